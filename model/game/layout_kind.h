#pragma once

#include "model/game/layout.h"
#include "model/json/object_reader.h"

#include <QLatin1StringView>

#include <optional>

namespace stagewright {

/// A kind of layout, as stage files hold it: hex tiles are one.
struct LayoutKind {
    QLatin1StringView id;    ///< "hextiles", as a game names it
    QLatin1StringView field; ///< of a stage file; a file without it holds no layout of this kind

    bool hasCircuits; ///< whether a stage may be one, driven lap by lap

    /// Reads the layout from its fields of a stage file. What is wrong becomes faults.
    Layout (*read)(ObjectReader& reader, Faults& faults);

    /// For how many it is laid, where everybody has a place of his own; nothing: it does not say.
    /// Null: layouts of this kind never say. An evening is planned for as many.
    std::optional<int> (*players)(const Layout& layout) = nullptr;
    /// With places for so many, or as many as can be; as it is where that is for nobody to choose.
    /// Null where `players` is.
    Layout (*withPlayers)(const Layout& layout, int players) = nullptr;
};

} // namespace stagewright

#pragma once

#include "model/game/layout.h"
#include "model/json/object_reader.h"

#include <QLatin1StringView>

namespace stagewright {

/// A kind of layout, as stage files hold it: hex tiles are one.
struct LayoutKind {
    QLatin1StringView id;    ///< "hextiles", as a game names it
    QLatin1StringView field; ///< of a stage file; a file without it holds no layout of this kind

    bool hasCircuits; ///< whether a stage may be one, driven lap by lap

    /// Reads the layout from its fields of a stage file. What is wrong becomes faults.
    Layout (*read)(ObjectReader& reader, Faults& faults);
};

} // namespace stagewright

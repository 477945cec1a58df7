#pragma once

#include "editor/hextiles/layers/layer_scene.h"

#include <QKeySequence>
#include <QString>

#include <bitset>
#include <functional>
#include <span>
#include <string_view>

namespace stagewright {

/// Where a layer lies; what lies lower is painted first, and within a plane what comes first in
/// the list.
enum class Plane : unsigned char {
    Ground,   ///< below the tiles; where none is shown, the table is plain
    Tints,    ///< of whole tiles, after drives: one at a time, and none at the start
    Outlines, ///< round the stage
    Marks,    ///< on its roads and borders
    Words,    ///< on tiles
    Corner    ///< in a corner of the view, over all else
};

using LayerPainter = std::function<void(QPainter&, const LayerScene&)>;

/// What can be laid over the board.
struct Layer {
    std::string_view id; ///< in the settings
    const char* name;    ///< as the menu has it in English, with an accelerator
    Qt::Key key;         ///< that shows and hides it
    bool shownAtFirst;
    Plane plane;
    LayerPainter (*painter)(); ///< makes one for a board; null: a widget shows it
};

/// All of them, in the order of the menu.
[[nodiscard]] std::span<const Layer> allLayers();
/// The one of that id, which there must be.
[[nodiscard]] const Layer& layerOf(std::string_view id);

[[nodiscard]] inline QKeySequence keyOf(const Layer& layer) {
    return {layer.key};
}

/// As a menu names it, with an accelerator.
[[nodiscard]] QString nameOf(const Layer& layer);

/// Which of them are shown.
class ShownLayers {
public:
    /// Those that a first start shows.
    ShownLayers();

    [[nodiscard]] bool has(const Layer& layer) const { return shown_.test(index(layer)); }
    [[nodiscard]] bool has(std::string_view id) const { return has(layerOf(id)); }
    [[nodiscard]] bool hasAny(Plane plane) const;
    void set(const Layer& layer, bool shown) { shown_.set(index(layer), shown); }

    friend bool operator==(const ShownLayers&, const ShownLayers&) = default;

private:
    [[nodiscard]] static std::size_t index(const Layer& layer) {
        return static_cast<std::size_t>(&layer - allLayers().data());
    }

    std::bitset<32> shown_;
};

} // namespace stagewright

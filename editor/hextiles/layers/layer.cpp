#include "editor/hextiles/layers/layer.h"

#include "editor/hextiles/layers/layer_painters.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// A painter that keeps nothing from frame to frame.
template <void (*paint)(QPainter&, const LayerScene&)>
LayerPainter by() {
    return paint;
}

// Letters that no other command of the window uses: R, F and N lay and turn, digits search.
// clang-format off
constexpr std::array layers{
    Layer{"numbers", QT_TRANSLATE_NOOP("LayerName", "&Tile numbers"), Qt::Key_T, false, Plane::Words, by<paintTileNumbers>},
    Layer{"pacenotes", QT_TRANSLATE_NOOP("LayerName", "&Pacenotes"), Qt::Key_P, false, Plane::Words, pacenotePainter},
    Layer{"route", QT_TRANSLATE_NOOP("LayerName", "Route (&way)"), Qt::Key_W, false, Plane::Marks, by<paintRoute>},
    Layer{"lanes", QT_TRANSLATE_NOOP("LayerName", "Lanes at &borders"), Qt::Key_B, false, Plane::Marks, by<paintLanes>},
    Layer{"losses", QT_TRANSLATE_NOOP("LayerName", "&Losses of control"), Qt::Key_L, false, Plane::Tints, by<paintLosses>},
    Layer{"gears", QT_TRANSLATE_NOOP("LayerName", "&Gears"), Qt::Key_G, false, Plane::Tints, by<paintGears>},
    Layer{"passes", QT_TRANSLATE_NOOP("LayerName", "Where cars pass"), Qt::Key_A, false, Plane::Tints, by<paintPasses>},
    Layer{"heldup", QT_TRANSLATE_NOOP("LayerName", "Where cars are held up"), Qt::Key_U, false, Plane::Tints, by<paintHeldUp>},
    Layer{"findings", QT_TRANSLATE_NOOP("LayerName", "Findings (&errors)"), Qt::Key_E, true, Plane::Marks, by<paintFindings>},
    Layer{"grid", QT_TRANSLATE_NOOP("LayerName", "&Hex grid"), Qt::Key_H, true, Plane::Ground, gridPainter},
    Layer{"table", QT_TRANSLATE_NOOP("LayerName", "&Outline of the table"), Qt::Key_O, false, Plane::Outlines, by<paintTable>},
    Layer{"choices", QT_TRANSLATE_NOOP("LayerName", "&Choices at the open end"), Qt::Key_C, true, Plane::Corner, nullptr},
    Layer{"minimap", QT_TRANSLATE_NOOP("LayerName", "&Map of the whole stage"), Qt::Key_M, true, Plane::Corner, nullptr},
    Layer{"legend", QT_TRANSLATE_NOOP("LayerName", "Legend (&key)"), Qt::Key_K, false, Plane::Corner, legendPainter},
};
// clang-format on

} // namespace

std::span<const Layer> allLayers() {
    return layers;
}

const Layer& layerOf(std::string_view id) {
    const auto found = std::find_if(layers.begin(), layers.end(),
                                    [&](const Layer& each) { return each.id == id; });
    return layers.at(static_cast<std::size_t>(found - layers.begin()));
}

QString nameOf(const Layer& layer) {
    return QCoreApplication::translate("LayerName", layer.name);
}

ShownLayers::ShownLayers() {
    static_assert(layers.size() <= decltype(shown_)().size());
    for (const Layer& layer : layers)
        set(layer, layer.shownAtFirst);
}

bool ShownLayers::hasAny(Plane plane) const {
    return std::any_of(layers.begin(), layers.end(),
                       [&](const Layer& layer) { return layer.plane == plane && has(layer); });
}

} // namespace stagewright

#include "editor/overlays/layer.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

struct LayerName {
    Q_DECLARE_TR_FUNCTIONS(LayerName)
};

// Letters that no other command of the window uses: R, F and N lay and turn, digits search.
constexpr std::array entries{
    LayerEntry{Layer::TileNumbers, "numbers", Qt::Key_T, false},
    LayerEntry{Layer::Pacenotes, "pacenotes", Qt::Key_P, false},
    LayerEntry{Layer::DrivenWay, "route", Qt::Key_W, false},
    LayerEntry{Layer::LaneCounts, "lanes", Qt::Key_B, false},
    LayerEntry{Layer::Losses, "losses", Qt::Key_L, false},
    LayerEntry{Layer::Gears, "gears", Qt::Key_G, false},
    LayerEntry{Layer::FindingMarks, "findings", Qt::Key_E, true},
    LayerEntry{Layer::HexGrid, "grid", Qt::Key_H, true},
    LayerEntry{Layer::TableOutline, "table", Qt::Key_O, false},
    LayerEntry{Layer::SmallMap, "minimap", Qt::Key_M, true},
    LayerEntry{Layer::Legend, "legend", Qt::Key_K, false},
};

} // namespace

std::span<const LayerEntry> layerEntries() {
    return entries;
}

QKeySequence keyOf(Layer layer) {
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const LayerEntry& each) { return each.layer == layer; });
    return {found->key};
}

QString nameOf(Layer layer) {
    switch (layer) {
    case Layer::TileNumbers:
        return LayerName::tr("&Tile numbers");
    case Layer::Pacenotes:
        return LayerName::tr("&Pacenotes");
    case Layer::DrivenWay:
        return LayerName::tr("Route (&way)");
    case Layer::LaneCounts:
        return LayerName::tr("Lanes at &borders");
    case Layer::FindingMarks:
        return LayerName::tr("Findings (&errors)");
    case Layer::HexGrid:
        return LayerName::tr("&Hex grid");
    case Layer::TableOutline:
        return LayerName::tr("&Outline of the table");
    case Layer::SmallMap:
        return LayerName::tr("&Map of the whole stage");
    case Layer::Legend:
        return LayerName::tr("Legend (&key)");
    case Layer::Losses:
        return LayerName::tr("&Losses of control");
    case Layer::Gears:
        break;
    }
    return LayerName::tr("&Gears");
}

Layers::Layers() {
    for (const LayerEntry& entry : entries)
        set(entry.layer, entry.shownAtFirst);
}

} // namespace stagewright

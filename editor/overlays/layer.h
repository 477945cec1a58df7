#pragma once

#include <QKeySequence>
#include <QString>

#include <bitset>
#include <span>

namespace stagewright {

/// What can be laid over the board.
enum class Layer : unsigned char {
    TileNumbers,  ///< large
    Pacenotes,    ///< what a co-driver reads, tile by tile
    DrivenWay,    ///< the route with arrows and running numbers
    LaneCounts,   ///< how many lanes there are at every border
    FindingMarks, ///< marks where the rules have something to say
    HexGrid,
    TableOutline, ///< its outline
    SmallMap,     ///< all of a stage that is not all in view
    Legend,       ///< what the marks mean
    Losses,       ///< of control
    Gears
};

struct LayerEntry {
    Layer layer;
    const char* id; ///< in the settings
    Qt::Key key;    ///< that shows and hides it
    bool shownAtFirst;
};

/// All of them, in the order of the menu: the one place that knows their keys.
[[nodiscard]] std::span<const LayerEntry> layerEntries();
[[nodiscard]] QKeySequence keyOf(Layer layer);

/// As a menu names it, with an accelerator.
[[nodiscard]] QString nameOf(Layer layer);

/// Which of them are shown.
class Layers {
public:
    /// Those that a first start shows.
    Layers();

    [[nodiscard]] bool has(Layer layer) const { return shown_.test(index(layer)); }
    void set(Layer layer, bool shown) { shown_.set(index(layer), shown); }

    friend bool operator==(const Layers&, const Layers&) = default;

private:
    static constexpr std::size_t count = static_cast<std::size_t>(Layer::Gears) + 1;
    static constexpr std::size_t index(Layer layer) { return static_cast<std::size_t>(layer); }

    std::bitset<count> shown_;
};

} // namespace stagewright

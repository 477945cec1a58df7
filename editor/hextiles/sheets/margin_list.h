#pragma once

#include "editor/hextiles/sheets/tile_sections.h"
#include "editor/sheets/page_flow.h"

#include <QPainter>
#include <QRectF>

namespace stagewright {

/// The tiles of a stage as a narrow list beside its map: number, side and count with a box to tick,
/// under where they are found. In columns that are filled one after another; each of several
/// sections begins one where that takes hardly more height. A column that goes on with a section
/// says so.
class MarginList {
public:
    explicit MarginList(const std::vector<TileSection>& sections);

    /// Of so many columns, dots.
    [[nodiscard]] static double widthOf(std::size_t columns);
    /// How many columns fit side by side, at least one.
    [[nodiscard]] static std::size_t columnsIn(double width);

    /// How many columns the list fills.
    [[nodiscard]] std::size_t columnsFor(double height) const;
    /// The least height at which it fills no more than so many columns.
    [[nodiscard]] double heightFor(std::size_t columns) const;

    void paint(QPainter& painter, const QRectF& area) const;

private:
    void addSection(const TileSection& section);
    void addLine(FlowBlock line);
    void addRow(const TileTableRow& row, TileSource source);
    /// A line of text, which stays with what follows.
    void addText(const QString& text, const QFont& font, const QColor& colour,
                 double leastHeight = 0);

    /// The first line of each column. @param apart a section begins a column
    [[nodiscard]] std::vector<std::size_t> columnStarts(double height, bool apart) const;
    [[nodiscard]] std::vector<std::size_t> columnStarts(double height, std::size_t columns) const;
    [[nodiscard]] double leastHeight(std::size_t columns, bool apart) const;

    std::vector<FlowBlock> lines_;
    std::vector<std::size_t> sections_; ///< the first line of each
    QString section_;                   ///< heading of the one that is being filled
};

} // namespace stagewright

#pragma once

#include "editor/hextiles/sheets/tile_sections.h"
#include "editor/sheets/page_flow.h"

#include <QFont>
#include <QPainter>
#include <QRectF>

namespace stagewright {

/// The tiles of a stage as a narrow list beside its map: number, side and count with a box to tick,
/// under where they are found. In columns that are filled one after another, as wide as the longest
/// line needs; each of several sections begins one where that takes hardly more height. A column
/// that goes on with a section says so. Headings take one line in any language: they are written
/// smaller rather than wrapped, so that where the list goes is decided by its tiles.
class MarginList {
public:
    explicit MarginList(const std::vector<TileSection>& sections);

    /// Of so many columns, dots.
    [[nodiscard]] double widthOf(std::size_t columns) const;
    /// How many columns fit side by side, at least one.
    [[nodiscard]] std::size_t columnsIn(double width) const;

    /// How many columns the list fills.
    [[nodiscard]] std::size_t columnsFor(double height) const;
    /// The least height at which it fills no more than so many columns.
    [[nodiscard]] double heightFor(std::size_t columns) const;

    /// Columns that do not fill the width stand apart evenly, though not so far that the list falls
    /// to pieces.
    void paint(QPainter& painter, const QRectF& area) const;

private:
    void addSection(const TileSection& section);
    void addLine(FlowBlock line);
    void addRow(const TileTableRow& row, TileOrigin source);
    void addHeading(const QString& heading);
    /// The boxes in which the next rows are found.
    void addBoxes(const QString& titles);

    /// The first line of each column. @param apart a section begins a column
    [[nodiscard]] std::vector<std::size_t> columnStarts(double height, bool apart) const;
    [[nodiscard]] std::vector<std::size_t> columnStarts(double height, std::size_t columns) const;
    [[nodiscard]] double leastHeight(std::size_t columns, bool apart) const;

    double columnWidth_; ///< dots
    QFont headingFont_;
    std::vector<FlowBlock> lines_;
    std::vector<std::size_t> sections_; ///< the first line of each
    QString section_;                   ///< heading of the one that is being filled
};

} // namespace stagewright

#pragma once

#include "editor/hextiles/sheets/list_columns.h"
#include "editor/hextiles/sheets/tile_sections.h"
#include "editor/sheets/page_flow.h"

#include <QFont>
#include <QPainter>
#include <QRectF>

#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// The tiles of a stage as a narrow list beside its map: number, side and count with a box to tick,
/// under where they are found. In columns that are filled one after another, as wide as the longest
/// line needs. Where that takes hardly more height, sections are not cut, or at least each begins a
/// column. The rule below a heading goes on over all columns
/// of its section; a column that goes on with one that does not begin a column says so. Where not
/// all tiles are found in the same boxes, these are named. Headings
/// take one line in any language: they are written smaller rather than wrapped, so that where the
/// list goes is decided by its tiles.
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
    /// What is said again above a line with which a column goes on.
    struct Repeated {
        QString section;       ///< its heading; empty: nothing, a section begins here
        std::size_t boxes = 0; ///< the first of the lines that name the boxes
        std::size_t count = 0; ///< of those
    };
    struct Line {
        FlowBlock block;
        Repeated repeated;
    };

    void addSection(const TileSection& section);
    void addLine(ColumnLineKind kind, FlowBlock line, const Repeated& repeated);
    void addRow(const TileTableRow& row, TileOrigin source, const Repeated& repeated);
    void addHeading(const QString& heading);
    /// The boxes in which the next rows are found.
    void addBoxes(const QString& titles, const QString& section);

    [[nodiscard]] double headOf(const Repeated& repeated) const;
    [[nodiscard]] std::span<const ColumnLine> linesOf(std::size_t section) const;
    /// The first line of each column where sections begin columns; those of each are alike.
    [[nodiscard]] std::vector<std::size_t> startsApart(double height) const;
    [[nodiscard]] std::vector<std::size_t> startsFor(double height, std::size_t columns) const;
    [[nodiscard]] double leastHeightApart(std::size_t columns) const;
    /// Of the highest section.
    [[nodiscard]] double heightOfWhole() const;
    /// Whether the heading of a line's section stands at the top of a column.
    [[nodiscard]] bool beginsColumn(std::span<const std::size_t> starts, std::size_t line) const;
    /// @param headedFrom where the rule goes on that is below the heading; nothing: there is none
    void paintRepeated(QPainter& painter, QRectF& place, const Repeated& repeated,
                       std::optional<double> headedFrom) const;

    double columnWidth_; ///< dots
    QFont headingFont_;
    bool namesBoxes_; ///< as not all tiles are found in the same
    std::vector<Line> lines_;
    std::vector<ColumnLine> columnLines_; ///< of each line
    std::vector<std::size_t> sections_;   ///< the first line of each
};

} // namespace stagewright

#pragma once

#include "editor/sheets/sheet_pages.h"

#include <QColor>
#include <QFont>
#include <QImage>
#include <QString>

#include <functional>
#include <vector>

namespace stagewright {

/// Something as wide as the page that is not cut in two.
struct FlowBlock {
    double height = 0;     ///< dots
    bool withNext = false; ///< never stands last on a page
    /// Draws it; none: a gap, which is left out at the top of a page.
    std::function<void(QPainter&, const QRectF&)> paint;
    QString part{}; ///< the heading below which it stands, or which it is
};

/// The first block of each page. A block that is higher than a page has one to itself.
/// @param laterHead what a heading takes of every page but the first
[[nodiscard]] std::vector<std::size_t> pageStarts(const std::vector<FlowBlock>& blocks,
                                                  double height, double laterHead = 0);

/// How many pages flowPages makes of them.
[[nodiscard]] std::size_t flowPageCount(const std::vector<FlowBlock>& blocks,
                                        const SheetFormat& format,
                                        QPageLayout::Orientation orientation,
                                        const QString& owner = {});

/// Blocks one below another, on as many pages as it takes.
/// @param owner what every page but the first is headed with, and with the part that goes on there;
/// empty: pages have no heading
[[nodiscard]] SheetPages flowPages(std::vector<FlowBlock> blocks, const SheetFormat& format,
                                   QPageLayout::Orientation orientation, const QString& owner = {});

/// Fills a list of blocks.
class Flow {
public:
    /// @param width of the page, dots
    explicit Flow(double width);

    void gap(double height) { add({height, false, {}}); }
    void add(FlowBlock block) {
        block.part = part_;
        blocks_.push_back(std::move(block));
    }
    /// Lines that fit, each a block; line breaks of the text begin a new one.
    void text(const QString& text, const QFont& font, const QColor& colour, bool withNext = false);
    /// Likewise, broken only between the parts where that can be.
    void parts(const QStringList& parts, const QFont& font, const QColor& colour,
               bool withNext = false);
    /// A heading of a part, with the space above it.
    void heading(const QString& text);

    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] std::vector<FlowBlock> blocks() const { return blocks_; }

private:
    void line(const QString& line, const QFont& font, const QColor& colour, bool withNext);

    double width_;
    QImage device_;
    QString part_;
    std::vector<FlowBlock> blocks_;
};

} // namespace stagewright

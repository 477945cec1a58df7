#include "editor/sheets/page_flow.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <limits>
#include <memory>

namespace stagewright {

namespace {

/// One more than the last block that is to stay on a page with the block `first`.
std::size_t endOfGroup(const std::vector<FlowBlock>& blocks, std::size_t first) {
    std::size_t end = first;
    while (end + 1 < blocks.size() && blocks[end].withNext)
        ++end;
    return end + 1;
}

void paintBlocks(QPainter& painter, const QRectF& area, const std::vector<FlowBlock>& blocks,
                 std::size_t first, std::size_t end) {
    double top = area.top();
    for (std::size_t i = first; i < end; ++i) {
        const FlowBlock& block = blocks[i];
        if (block.paint)
            block.paint(painter, {area.left(), top, area.width(), block.height});
        top += block.height;
    }
}

} // namespace

std::vector<std::size_t> pageStarts(const std::vector<FlowBlock>& blocks, double height) {
    std::vector<std::size_t> starts;
    double filled = std::numeric_limits<double>::infinity();
    for (std::size_t first = 0; first < blocks.size();) {
        const std::size_t end = endOfGroup(blocks, first);
        double group = 0;
        for (std::size_t i = first; i < end; ++i)
            group += blocks[i].height;
        if (filled + group > height && blocks[first].paint) {
            starts.push_back(first);
            filled = 0;
        }
        // A group that is higher than a page is cut where it must be.
        for (std::size_t i = first; i < end; ++i) {
            if (filled > 0 && filled + blocks[i].height > height && blocks[i].paint) {
                starts.push_back(i);
                filled = 0;
            }
            filled += blocks[i].height;
        }
        first = end;
    }
    return starts;
}

SheetPages flowPages(std::vector<FlowBlock> blocks, const SheetFormat& format,
                     QPageLayout::Orientation orientation) {
    const QRectF area = withoutFoot(areaOf(format, orientation));
    const auto shared = std::make_shared<const std::vector<FlowBlock>>(std::move(blocks));
    const std::vector<std::size_t> starts = pageStarts(*shared, area.height());
    SheetPages pages;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t first = starts[i];
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : shared->size();
        pages.push_back(
            {orientation, {}, {}, [shared, first, end](QPainter& painter, const QRectF& page) {
                 paintBlocks(painter, page, *shared, first, end);
             }});
    }
    return pages;
}

Flow::Flow(double width) : width_(width), device_(sheetDevice()) {}

void Flow::text(const QString& text, const QFont& font, const QColor& colour, bool withNext) {
    const double height = lineHeight(font, &device_);
    for (const QString& paragraph : text.split(u'\n'))
        for (const QString& line :
             wrapped(paragraph, font, &device_, width_, std::numeric_limits<int>::max()))
            add({height, withNext, [line, font, colour](QPainter& painter, const QRectF& place) {
                     painter.setPen(colour);
                     paintLine(painter, place, font, line);
                 }});
}

void Flow::heading(const QString& text) {
    gap(mm(5));
    add({mm(9), true, [text](QPainter& painter, const QRectF& place) {
             painter.setPen(QColor(sheetInk));
             paintLine(painter, place.adjusted(0, 0, 0, -mm(2)), sheetFont(13, QFont::Bold), text);
             paintRule(painter, place.bottomLeft() - QPointF(0, mm(1)), place.width());
         }});
}

} // namespace stagewright

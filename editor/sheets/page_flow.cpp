#include "editor/sheets/page_flow.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>

#include <limits>
#include <memory>

namespace stagewright {

namespace {

struct PageFlow {
    Q_DECLARE_TR_FUNCTIONS(PageFlow)
};

/// What a page says in its heading that begins with that block; nothing where a part begins there.
QString continuedAt(const std::vector<FlowBlock>& blocks, std::size_t first) {
    const QString& part = blocks[first].part;
    const bool goesOn = !part.isEmpty() && first > 0 && blocks[first - 1].part == part;
    return goesOn ? PageFlow::tr("%1 (continued)").arg(part) : QString();
}

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

/// @param area of a page
std::vector<std::size_t> startsOn(const QRectF& area, const std::vector<FlowBlock>& blocks,
                                  const QString& owner) {
    const double head = owner.isEmpty() ? 0 : area.height() - withoutPartHeading(area).height();
    return pageStarts(blocks, area.height(), head);
}

} // namespace

std::vector<std::size_t> pageStarts(const std::vector<FlowBlock>& blocks, double height,
                                    double laterHead) {
    std::vector<std::size_t> starts;
    double filled = std::numeric_limits<double>::infinity();
    const auto start = [&](std::size_t first) {
        filled = starts.empty() ? 0 : laterHead;
        starts.push_back(first);
    };
    for (std::size_t first = 0; first < blocks.size();) {
        const std::size_t end = endOfGroup(blocks, first);
        double group = 0;
        for (std::size_t i = first; i < end; ++i)
            group += blocks[i].height;
        std::size_t painted = first; // gaps before it are left out where a page begins
        while (painted < end && !blocks[painted].paint)
            ++painted;
        if (filled + group > height && painted < end) {
            start(painted);
            first = painted;
        }
        // A group that is higher than a page is cut where it must be.
        for (std::size_t i = first; i < end; ++i) {
            const bool isFirst = !starts.empty() && starts.back() == i;
            if (!isFirst && filled + blocks[i].height > height && blocks[i].paint)
                start(i);
            filled += blocks[i].height;
        }
        first = end;
    }
    return starts;
}

std::size_t flowPageCount(const std::vector<FlowBlock>& blocks, const SheetFormat& format,
                          QPageLayout::Orientation orientation, const QString& owner) {
    return startsOn(withoutFoot(areaOf(format, orientation)), blocks, owner).size();
}

SheetPages flowPages(std::vector<FlowBlock> blocks, const SheetFormat& format,
                     QPageLayout::Orientation orientation, const QString& owner) {
    const QRectF area = withoutFoot(areaOf(format, orientation));
    const auto shared = std::make_shared<const std::vector<FlowBlock>>(std::move(blocks));
    const std::vector<std::size_t> starts = startsOn(area, *shared, owner);
    SheetPages pages;
    for (std::size_t i = 0; i < starts.size(); ++i) {
        const std::size_t first = starts[i];
        const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : shared->size();
        const bool isHeaded = i > 0 && !owner.isEmpty();
        pages.push_back({orientation, {}, {}, [=](QPainter& painter, const QRectF& page) {
                             const QRectF left = isHeaded
                                                     ? paintPartHeading(painter, page, owner,
                                                                        continuedAt(*shared, first))
                                                     : page;
                             paintBlocks(painter, left, *shared, first, end);
                         }});
    }
    return pages;
}

Flow::Flow(double width) : width_(width), device_(sheetDevice()) {}

void Flow::line(const QString& line, const QFont& font, const QColor& colour, bool withNext) {
    add({lineHeight(font, &device_), withNext,
         [line, font, colour](QPainter& painter, const QRectF& place) {
             painter.setPen(colour);
             paintLine(painter, place, font, line);
         }});
}

void Flow::text(const QString& text, const QFont& font, const QColor& colour, bool withNext) {
    for (const QString& paragraph : text.split(u'\n'))
        for (const QString& each :
             wrapped(paragraph, font, &device_, width_, std::numeric_limits<int>::max()))
            line(each, font, colour, withNext);
}

void Flow::parts(const QStringList& parts, const QFont& font, const QColor& colour, bool withNext) {
    for (const QString& each : packed(parts, font, &device_, width_))
        line(each, font, colour, withNext);
}

void Flow::heading(const QString& text) {
    gap(mm(5));
    part_ = text;
    add({mm(9), true, [text](QPainter& painter, const QRectF& place) {
             painter.setPen(QColor(sheetInk));
             paintLine(painter, place.adjusted(0, 0, 0, -mm(2)), sheetFont(13, QFont::Bold), text);
             paintRule(painter, place.bottomLeft() - QPointF(0, mm(1)), place.width());
         }});
}

} // namespace stagewright

#include "editor/sheets/time_pages.h"

#include "editor/sheets/card_pages.h"
#include "editor/sheets/driver_table.h"
#include "editor/sheets/rally_time_pages.h"
#include "editor/sheets/roomy_rows.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/solo_pages.h"
#include "editor/sheets/standing_pages.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <vector>

namespace stagewright {

namespace {

struct TimePages {
    Q_DECLARE_TR_FUNCTIONS(TimePages)
};

QString sheetTitleOf(const RallySheet& sheet) {
    return isOfRaces(sheet.rally) ? TimePages::tr("Race sheet") : TimePages::tr("Rally sheet");
}

void appendPages(SheetPages more, SheetPages& pages) {
    std::move(more.begin(), more.end(), std::back_inserter(pages));
}

/// Says in the outline what begins on the first of the pages, if there are any.
SheetPages titled(SheetPages pages, const QString& title) {
    if (!pages.empty())
        pages.front().outline.push_back({title, 1});
    return pages;
}

QString cardTitleOf(const RallySheet& sheet) {
    return isOfRaces(sheet.rally) ? TimePages::tr("Race cards") : TimePages::tr("Time cards");
}

/// Some of what stands one below another on upright pages.
struct FlowPart {
    QString title; ///< in the outline
    std::vector<FlowBlock> blocks;
};

using FlowParts = std::vector<FlowPart>;

std::vector<FlowBlock> joined(const FlowParts& parts) {
    constexpr double between = mm(8);
    std::vector<FlowBlock> blocks;
    for (const FlowPart& part : parts) {
        if (!blocks.empty())
            blocks.push_back({between, false, {}});
        blocks.insert(blocks.end(), part.blocks.begin(), part.blocks.end());
    }
    return blocks;
}

/// Up to the first that may stand last on a page.
std::vector<FlowBlock> beginningOf(const std::vector<FlowBlock>& blocks) {
    const auto first = std::find_if(blocks.begin(), blocks.end(), [](const FlowBlock& each) {
        return each.paint && !each.withNext;
    });
    return {blocks.begin(), first == blocks.end() ? first : std::next(first)};
}

/// @param partsAt what is printed with rows so much higher
template <typename PartsAt>
SheetPages pagesOfParts(const PartsAt& partsAt, const SheetFormat& format) {
    constexpr auto upright = QPageLayout::Portrait;
    const FlowParts parts =
        partsAt(roomyRows([&](double factor) { return joined(partsAt(factor)); }, format));
    SheetPages pages = flowPages(joined(parts), format, upright);
    FlowParts before;
    for (const FlowPart& part : parts) {
        before.push_back({part.title, beginningOf(part.blocks)});
        const std::size_t page = flowPageCount(joined(before), format, upright);
        pages.at(page - 1).outline.push_back({part.title, 1});
        before.back() = part;
    }
    return pages;
}

/// What of a stage or race alone is filled in stands above its cards, as both are so short.
FlowParts cardsAt(const SharedRallySheet& sheet, const SheetFormat& format, double factor) {
    FlowParts parts;
    if (isAlone(sheet->rally)) {
        const QString title = sheetTitleOf(*sheet);
        const double width = areaOf(format, QPageLayout::Portrait).width();
        parts.push_back({title, driverTable(sheet, title, width, factor)});
    }
    parts.push_back({cardTitleOf(*sheet), cardBlocks(sheet, format, factor)});
    return parts;
}

/// The standings stand below the cards where these leave room for them.
SheetPages cardsAndStandings(const SharedRallySheet& sheet, const SheetFormat& format) {
    const QString title = TimePages::tr("Standings");
    const auto cards = [&](double factor) { return cardsAt(sheet, format, factor); };
    const FlowPart below{title, standingBlocks(sheet, format, false)};
    if (below.blocks.empty())
        return pagesOfParts(cards, format);
    const auto withStandings = [&](double factor) {
        FlowParts parts = cards(factor);
        parts.push_back(below);
        return parts;
    };
    const auto count = [&](const FlowParts& parts) {
        return flowPageCount(joined(parts), format, QPageLayout::Portrait);
    };
    if (count(withStandings(1)) == count(cards(1)))
        return pagesOfParts(withStandings, format);
    SheetPages pages = pagesOfParts(cards, format);
    appendPages(
        titled(flowPages(standingBlocks(sheet, format, true), format, QPageLayout::Portrait),
               title),
        pages);
    return pages;
}

} // namespace

SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format) {
    SheetPages pages;
    if (!isAlone(sheet->rally))
        appendPages(titled(rallyTimePages(sheet, format), sheetTitleOf(*sheet)), pages);
    appendPages(cardsAndStandings(sheet, format), pages);
    appendPages(titled(soloPages(sheet, format), TimePages::tr("Solo sheets")), pages);
    return pages;
}

} // namespace stagewright

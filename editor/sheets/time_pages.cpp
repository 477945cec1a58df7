#include "editor/sheets/time_pages.h"

#include "editor/sheets/card_pages.h"
#include "editor/sheets/driver_table.h"
#include "editor/sheets/rally_time_pages.h"
#include "editor/sheets/roomy_rows.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/solo_pages.h"
#include "editor/sheets/standing_pages.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <iterator>

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

/// Table and cards, which of a stage alone are so short that they share a page.
SheetPages tableWithCards(const SharedRallySheet& sheet, const SheetFormat& format) {
    constexpr auto upright = QPageLayout::Portrait;
    constexpr double aboveCards = mm(8);
    const QString title = sheetTitleOf(*sheet);
    const double width = areaOf(format, upright).width();
    const auto tableAt = [&](double factor) { return driverTable(sheet, title, width, factor); };
    const auto blocksAt = [&](double factor) {
        Flow flow(width);
        for (FlowBlock& block : tableAt(factor))
            flow.add(std::move(block));
        flow.gap(aboveCards);
        for (FlowBlock& block : cardBlocks(sheet, format, factor))
            flow.add(std::move(block));
        return flow.blocks();
    };
    const double factor = roomyRows(blocksAt, format);
    const std::vector<FlowBlock> blocks = blocksAt(factor);
    const auto firstCard = static_cast<std::ptrdiff_t>(tableAt(factor).size() + 2); // and the gap
    const std::size_t firstOfCards =
        flowPageCount({blocks.begin(), blocks.begin() + firstCard}, format, upright);
    SheetPages pages = titled(flowPages(blocks, format, upright), title);
    pages.at(firstOfCards - 1).outline.push_back({cardTitleOf(*sheet), 1});
    return pages;
}

} // namespace

SheetPages timePages(const SharedRallySheet& sheet, const SheetFormat& format) {
    const bool isOne = isAlone(sheet->rally);
    SheetPages pages = isOne ? tableWithCards(sheet, format)
                             : titled(rallyTimePages(sheet, format), sheetTitleOf(*sheet));
    appendPages(titled(soloPages(sheet, format), TimePages::tr("Solo sheets")), pages);
    if (!isOne)
        appendPages(titled(cardPages(sheet, format), cardTitleOf(*sheet)), pages);
    appendPages(titled(standingPages(sheet, format), TimePages::tr("Standings")), pages);
    return pages;
}

} // namespace stagewright

#include "editor/cards/sheets/card_pages.h"

#include "editor/cards/faces/table_painter.h"
#include "editor/cards/sheets/reminder_page.h"
#include "editor/cards/sheets/round_sheet.h"
#include "editor/cards/sheets/season_sheet.h"
#include "editor/cards/sheets/set_up_sheet.h"
#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"

#include <functional>

namespace stagewright {

namespace {

constexpr auto uprightPage = QPageLayout::Portrait;

/// The stage that pages are of.
struct CardSubject {
    const SheetSubject& subject;
    const SheetPlan& plan;
    qsizetype stage;

    [[nodiscard]] const Stage& laid() const { return subject.rally.stages()[stage].stage; }
    [[nodiscard]] const CardTable& table() const { return cardTableOf(laid()); }
    [[nodiscard]] const CardGame& game() const { return subject.games.data<CardGame>(); }
};

/// A new page with the stage's name, and what `fill` adds.
SheetPages pagesWith(const CardSubject& of, const std::function<void(Flow&)>& fill) {
    const QString name = sheetStageName(of.subject.rally, of.stage);
    Flow flow(areaOf(of.plan.format, uprightPage).width());
    flow.text(name, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    fill(flow);
    SheetPages pages = flowPages(flow.blocks(), of.plan.format, uprightPage, name);
    for (SheetPage& page : pages) {
        page.stage = sheetStageMark(of.subject.rally, of.stage);
        page.author = oneLine(of.laid().info.author).simplified();
    }
    return pages;
}

SheetPages mapPage(const CardSubject& of) {
    return pagesWith(of, [&](Flow& flow) {
        flow.add({flow.width() * TableGrid::shape, false,
                  [table = of.table(), game = of.game(), mono = of.plan.mono](QPainter& painter,
                                                                              const QRectF& area) {
                      paintTable(painter, TableGrid(area, table.seats.size()), table, game,
                                 paperTable(mono));
                  }});
    });
}

void append(SheetPages& pages, SheetPages more) {
    for (SheetPage& page : more)
        pages.push_back(std::move(page));
}

SheetPages stagePages(const CardSubject& of) {
    SheetPages pages =
        pagesWith(of, [&](Flow& flow) { addCardSetUp(flow, of.table(), of.game(), of.plan.mono); });
    if (!of.plan.parts.contains(SheetPart::List)) // once is enough
        append(pages, pagesWith(of, [&](Flow& flow) { addBoxList(flow, of.table(), of.game()); }));
    append(pages, pagesWith(of, [&](Flow& flow) {
               addRoundSheet(flow, of.table(), of.game());
               addScoreSheet(flow, of.table());
           }));
    const Season season = seasonOf(of.subject.rally);
    if (season.isThere() && season.stages.back() == of.stage) // when all have been driven
        append(pages,
               pagesWith(of, [&](Flow& flow) { addSeasonSheet(flow, season, of.subject.rally); }));
    if (!of.plan.parts.contains(SheetPart::Notes))
        append(pages, pagesWith(of, addReminders));
    return pages;
}

PagesOfStage pagesOfCards(const SheetSubject& subject, const SheetPlan& plan) {
    return [&subject, &plan](SheetPart part, qsizetype stage) -> SheetPages {
        const CardSubject of{subject, plan, stage};
        if (of.table().seats.isEmpty())
            return {};
        switch (part) {
        case SheetPart::Stage:
            return stagePages(of);
        case SheetPart::Map:
            return mapPage(of);
        case SheetPart::List:
            return pagesWith(of, [&](Flow& flow) { addBoxList(flow, of.table(), of.game()); });
        case SheetPart::Notes:
            return pagesWith(of, addReminders);
        default:
            return {};
        }
    };
}

} // namespace

StagePages cardPages() {
    return {pagesOfCards};
}

} // namespace stagewright

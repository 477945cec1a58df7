#include "editor/zones/sheets/chain_pages.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/zones/sheets/board_list.h"
#include "editor/zones/sheets/chain_map_sheets.h"
#include "editor/zones/sheets/chain_times.h"
#include "editor/zones/sheets/course_sheet.h"
#include "editor/zones/sheets/section_notes.h"
#include "editor/zones/sheets/set_up.h"
#include "editor/zones/words/tyre_words.h"
#include "model/layouts/zones/rally/tyre_plan.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

struct ChainPages {
    Q_DECLARE_TR_FUNCTIONS(ChainPages)
};

constexpr double chainTitlePoints = 15;
constexpr double usualMapHeight = mm(190);
constexpr std::array pictureHeights{mm(118), mm(100), mm(82), mm(64), mm(52)};
constexpr auto uprightChain = QPageLayout::Portrait;

/// The stage that pages are of.
struct ChainSubject {
    const SheetSubject& subject;
    const SheetPlan& plan;
    qsizetype stage;

    [[nodiscard]] const Stage& laid() const { return subject.rally.stages()[stage].stage; }
    [[nodiscard]] const ChainLayout& chain() const { return chainOf(laid()); }
    [[nodiscard]] const ZoneBoards& boards() const { return subject.games.data<ZoneBoards>(); }
    [[nodiscard]] int keptFrom() const { return tyresKeptFrom(subject.rally, stage); }
};

/// Blocks below a title.
Flow titledFlow(const ChainSubject& of, const QString& title) {
    Flow flow(areaOf(of.plan.format, uprightChain).width());
    flow.text(title, sheetFont(chainTitlePoints, QFont::Bold), QColor(sheetInk), true);
    return flow;
}

SheetPages pagesFrom(const Flow& flow, const ChainSubject& of, const QString& title) {
    return flowPages(flow.blocks(), of.plan.format, uprightChain, title);
}

/// Each page says of which stage it is.
SheetPages signedPages(SheetPages pages, const ChainSubject& of) {
    for (SheetPage& page : pages) {
        page.stage = sheetStageMark(of.subject.rally, of.stage);
        page.author = oneLine(of.laid().info.author).simplified();
    }
    return pages;
}

SheetPages stagePagesFrom(const Flow& flow, const ChainSubject& of) {
    return signedPages(pagesFrom(flow, of, sheetStageName(of.subject.rally, of.stage)), of);
}

SheetPages pagesOfStage(const ChainSubject& of, const std::function<void(Flow&)>& fill) {
    Flow flow = titledFlow(of, sheetStageName(of.subject.rally, of.stage));
    fill(flow);
    return stagePagesFrom(flow, of);
}

/// Behind the last stage of this game in a rally.
SheetPages courseSheets(const ChainSubject& of) {
    const auto stages = stagesOfChains(of.subject.rally);
    if (stages.size() < 2 || stages.back() != of.stage)
        return {};
    const QString title = ChainPages::tr("Course sheet");
    Flow flow = titledFlow(of, title);
    addCourseSheet(flow, of.subject, stages, of.plan.blankTimes);
    return pagesFrom(flow, of, title);
}

/// Empty: it cannot be driven.
QString tyreTimesOf(const ChainSubject& of) {
    const ChainTimes* times = chainTimes(of.subject);
    if (!times)
        return notKnownYet();
    const auto found = times->stages.find(of.stage);
    return found == times->stages.end()
               ? QString()
               : ChainPages::tr("Best play, first car: %1.").arg(tyreTimesInWords(found->second));
}

/// All of it, with a drawing so high at most.
Flow flowOfStage(const ChainSubject& of, const QString& tyres, double mostPicture) {
    Flow flow = titledFlow(of, sheetStageName(of.subject.rally, of.stage));
    addChainSetUp(flow, of.chain(), of.boards(), of.keptFrom(), of.plan.mono, mostPicture);
    if (!of.plan.parts.contains(SheetPart::List)) // once is enough
        addBoardList(flow, of.chain(), of.boards());
    if (!of.plan.parts.contains(SheetPart::Notes))
        addSectionNotes(flow, of.chain(), of.boards(), of.keptFrom(), of.plan.mono);
    if (!tyres.isEmpty()) {
        flow.heading(ChainPages::tr("Expected times"));
        flow.text(tyres, sheetFont(10), QColor(sheetInk));
    }
    addAssumed(flow, of.chain(), of.boards(), of.subject.games.data<RoadRules>());
    return flow;
}

/// With the largest drawing that costs no page.
Flow bestFlowOfStage(const ChainSubject& of) {
    const QString tyres = tyreTimesOf(of);
    std::optional<Flow> best;
    std::size_t pages = 0;
    for (const double height : pictureHeights) {
        Flow flow = flowOfStage(of, tyres, height);
        const std::size_t count = flowPageCount(flow.blocks(), of.plan.format, uprightChain,
                                                sheetStageName(of.subject.rally, of.stage));
        if (!best || count < pages) {
            best = std::move(flow);
            pages = count;
        }
    }
    return *best;
}

SheetPages pagesOfPart(const ChainSubject& of, SheetPart part) {
    switch (part) {
    case SheetPart::Stage:
        return stagePagesFrom(bestFlowOfStage(of), of);
    case SheetPart::Map:
        if (of.plan.scale.oneTo)
            return signedPages(chainMapSheets(sheetStageName(of.subject.rally, of.stage),
                                              of.chain(), of.boards(), of.keptFrom(), of.plan,
                                              *of.plan.scale.oneTo),
                               of);
        return pagesOfStage(of, [&](Flow& flow) {
            addChainPicture(flow, of.chain(), of.boards(), of.keptFrom(), of.plan.mono,
                            usualMapHeight);
        });
    case SheetPart::List:
        return pagesOfStage(of, [&](Flow& flow) { addBoardList(flow, of.chain(), of.boards()); });
    case SheetPart::Notes:
        return pagesOfStage(of, [&](Flow& flow) {
            addSectionNotes(flow, of.chain(), of.boards(), of.keptFrom(), of.plan.mono);
        });
    default:
        return {};
    }
}

/// With the stage pages go course sheets, behind all that is printed of the last stage.
bool endsWithCourseSheets(const SheetPlan& plan, SheetPart part) {
    constexpr SheetPart inOrder[] = {SheetPart::Stage, SheetPart::Map, SheetPart::List,
                                     SheetPart::Notes};
    const auto last = std::find_if(std::rbegin(inOrder), std::rend(inOrder),
                                   [&](SheetPart each) { return plan.parts.contains(each); });
    return plan.parts.contains(SheetPart::Stage) && *last == part;
}

PagesOfStage pagesOfChains(const SheetSubject& subject, const SheetPlan& plan) {
    return [&subject, &plan](SheetPart part, qsizetype stage) -> SheetPages {
        const ChainSubject of{subject, plan, stage};
        if (of.chain().sections.isEmpty())
            return {};
        SheetPages pages = pagesOfPart(of, part);
        if (endsWithCourseSheets(plan, part)) {
            SheetPages course = courseSheets(of);
            std::move(course.begin(), course.end(), std::back_inserter(pages));
        }
        return pages;
    };
}

} // namespace

StagePages chainPages() {
    return {pagesOfChains, workOutChains};
}

} // namespace stagewright

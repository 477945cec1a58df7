#include "editor/sheets/stage_pages.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "model/game/pieces.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct StagePagesTexts {
    Q_DECLARE_TR_FUNCTIONS(StagePages)
};

/// "2 × 217a · Rallyman: DIRT"
QStringList partsOf(const PieceLine& line) {
    const QString piece = line.name.isEmpty() ? line.number + line.side : line.name;
    QStringList parts{StagePagesTexts::tr("%1 × %2").arg(line.count).arg(piece)};
    parts << line.boxTitles;
    return parts;
}

SheetPages piecePages(const SheetSubject& subject, const SheetFormat& format, qsizetype stage) {
    const Stage& laid = subject.rally.stages()[stage].stage;
    const auto lines = subject.games.face<StagePieces>(laid).list(laid, subject.games);
    if (lines.empty())
        return {};
    const auto upright = QPageLayout::Portrait;
    const QString name = sheetStageName(subject.rally, stage);
    Flow flow(areaOf(format, upright).width());
    flow.text(name, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    flow.heading(StagePagesTexts::tr("Pieces to pick"));
    for (const PieceLine& line : lines)
        flow.parts(partsOf(line), sheetFont(11), QColor(sheetInk));
    SheetPages pages = flowPages(flow.blocks(), format, upright, name);
    for (SheetPage& page : pages) {
        page.stage = sheetStageMark(subject.rally, stage);
        page.author = oneLine(laid.info.author).simplified();
    }
    return pages;
}

} // namespace

bool wantsWorkedOut(const Rally& rally, const Games& games, const SheetPlan& plan) {
    const auto& stages = rally.stages();
    return plan.parts.contains(SheetPart::Stage) &&
           std::any_of(stages.begin(), stages.end(), [&](const RallyStage& each) {
               return games.face<StagePages>(each.stage).workOut != nullptr;
           });
}

WorkedOut workOut(const Rally& rally, const Games& games, const std::stop_token& stop) {
    WorkedOut all;
    for (const auto& [kind, face] : games.faces<StagePages>())
        if (face.workOut && !stop.stop_requested())
            all.ofKinds.push_back(face.workOut(rally, games, stop));
    return all;
}

PagesOfStage listsOfPieces(const SheetSubject& subject, const SheetPlan& plan) {
    // Once, where both are wanted.
    const auto listed = plan.parts.contains(SheetPart::Stage) ? SheetPart::Stage : SheetPart::List;
    return [&subject, &plan, listed](SheetPart part, qsizetype stage) {
        return part == listed ? piecePages(subject, plan.format, stage) : SheetPages();
    };
}

} // namespace stagewright

#include "editor/zones/sheets/chain_map_sheets.h"

#include "editor/sheets/page_flow.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/spread_grid.h"
#include "editor/sheets/spread_sheet.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/sheets/chain_drawing.h"
#include "editor/zones/sheets/set_up.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace stagewright {

namespace {

constexpr double joinedPicture = mm(150); ///< height at most, of the plan how sheets are joined
constexpr double titleOfSheets = 15;      ///< points

struct ChainMapSheets {
    Q_DECLARE_TR_FUNCTIONS(ChainMapSheets)
};

QString sizeIsGuessed() {
    return ChainMapSheets::tr("Boards are taken to be %1 mm wide, as their size is not entered.")
        .arg(std::lround(unitOfBoards({}) * boardWidth / 2));
}

} // namespace

SheetPages chainMapSheets(const QString& name, const ChainLayout& chain, const ZoneBoards& boards,
                          int keptFrom, const SheetPlan& plan, double oneTo) {
    const DrawnChain drawn = drawnChain(chain, boards, keptFrom);
    const QSizeF size = ChainGrid::unitsOf(drawn.table) * (mm(unitOfBoards(boards)) / oneTo);
    const auto upright = QPageLayout::Portrait;
    const QSizeF page = withoutFoot(areaOf(plan.format, upright)).size();
    const bool isOnePage = size.width() <= page.width() && size.height() <= page.height() - mm(30);
    const SpreadGrid grid = spreadGrid(size, plan);

    Flow flow(areaOf(plan.format, isOnePage ? upright : grid.orientation).width());
    flow.text(name, sheetFont(titleOfSheets, QFont::Bold), QColor(sheetInk), true);
    const auto sayOfSize = [&] {
        if (!boards.size)
            flow.text(sizeIsGuessed(), sheetFont(9), QColor(sheetInk), true);
    };
    if (isOnePage) {
        sayOfSize();
        addChainPicture(flow, chain, boards, keptFrom, plan.mono, size.height());
        return flowPages(flow.blocks(), plan.format, upright, name);
    }
    const PaintSpread paint = [drawn, style = sheetZones(plan.mono)](QPainter& painter,
                                                                     const QRectF& all) {
        paintChain(painter, ChainGrid::filling(all, drawn.table, all.width()), drawn, style);
    };
    flow.text(joiningPlan(), sheetFont(11, QFont::Bold), QColor(sheetInk), true);
    flow.text(joiningSaid(oneTo, grid.sheets(), grid.overlap / mm(1)), sheetFont(9),
              QColor(sheetInk), true);
    sayOfSize();
    flow.gap(mm(2));
    const double scale =
        std::min({flow.width() / size.width(), joinedPicture / size.height(), 1.0});
    flow.add(
        {size.height() * scale, false, [paint, grid, scale](QPainter& painter, const QRectF& area) {
             const QRectF all(area.topLeft(), grid.drawing * scale);
             paint(painter, all);
             paintSheetNumbers(painter, grid, all);
         }});
    SheetPages pages = flowPages(flow.blocks(), plan.format, grid.orientation, name);
    SheetPages sheets = spreadSheets(grid, name, oneTo, paint);
    std::move(sheets.begin(), sheets.end(), std::back_inserter(pages));
    return pages;
}

} // namespace stagewright

#include "editor/sheets/standing_pages.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/rally/stage_name.h"
#include "model/rally/standings_table.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StandingPages {
    Q_DECLARE_TR_FUNCTIONS(StandingPages)
};

constexpr double standingRowHeight = mm(8);
constexpr double placeWidth = mm(16);
constexpr double standingColumnWidth = mm(28);

/// Place, driver, and what follows at the right.
void paintRow(QPainter& painter, const QRectF& row, const QStringList& cells, const QFont& font) {
    const auto count = static_cast<double>(cells.size() - 2);
    paintLine(painter, {row.left(), row.top(), placeWidth, row.height()}, font, cells.value(0));
    paintLine(painter,
              {row.left() + placeWidth, row.top(),
               row.width() - placeWidth - count * standingColumnWidth - mm(2), row.height()},
              font, cells.value(1));
    for (qsizetype i = 2; i < cells.size(); ++i) {
        const double left =
            row.right() - standingColumnWidth * static_cast<double>(cells.size() - i);
        paintLine(painter, {left, row.top(), standingColumnWidth, row.height()}, font, cells[i],
                  Qt::AlignRight | Qt::AlignVCenter);
    }
    paintRule(painter, row.bottomLeft(), row.width());
}

/// After the last stage that anybody has driven.
qsizetype stagesDriven(const Rally& rally) {
    qsizetype driven = 0;
    for (const auto& [key, result] : rally.results())
        driven = std::max(driven, rally.indexOf(key.stage) + 1);
    return driven;
}

} // namespace

std::vector<FlowBlock> standingBlocks(const SharedRallySheet& sheet, const SheetFormat& format,
                                      bool isApart) {
    const qsizetype driven = stagesDriven(sheet->rally);
    if (driven == 0)
        return {};
    const auto upright = QPageLayout::Portrait;
    const TextTable table = standingsTable(sheet->rally, driven, sheet->rules.rulesOf());
    Flow flow(areaOf(format, upright).width());
    const auto count = static_cast<int>(driven);
    if (isApart)
        flow.text(sheet->title, sheetFont(15, QFont::Bold), QColor(sheetInk), true);
    flow.heading(isOfRaces(sheet->rally)
                     ? StandingPages::tr("Standings after %n race(s)", nullptr, count)
                     : StandingPages::tr("Standings after %n stage(s)", nullptr, count));
    const auto add = [&](const QStringList& cells, const QFont& font, bool isHead) {
        flow.add({standingRowHeight, isHead, [=](QPainter& painter, const QRectF& row) {
                      painter.setPen(isHead ? QColor(sheetGrey) : QColor(sheetInk));
                      paintRow(painter, row, cells, font);
                  }});
    };
    add(table.headings, sheetFont(8.5), true);
    for (const QStringList& row : table.rows)
        add(row, sheetFont(11), false);
    return flow.blocks();
}

} // namespace stagewright

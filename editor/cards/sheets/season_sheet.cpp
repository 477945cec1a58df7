#include "editor/cards/sheets/season_sheet.h"

#include "editor/sheets/row_boxes.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SeasonSheet {
    Q_DECLARE_TR_FUNCTIONS(SeasonSheet)
};

constexpr std::size_t boxesInARow = 8;

std::vector<std::vector<RowBox>> rowsOf(const SeasonLine& line, const Season& season,
                                        const Rally& rally) {
    const bool isScored = line.stages > 0;
    std::vector<RowBox> boxes;
    for (std::size_t i = 0; i < season.stages.size(); ++i)
        boxes.push_back({stageNumber(rally, season.stages[i]),
                         line.points[i] ? QString::number(*line.points[i]) : QString()});
    boxes.push_back({SeasonSheet::tr("sum"), isScored ? QString::number(line.total) : QString()});
    boxes.push_back({SeasonSheet::tr("place"), isScored ? QString::number(line.place) : QString()});
    std::vector<std::vector<RowBox>> rows;
    for (RowBox& box : boxes) {
        if (rows.empty() || rows.back().size() == boxesInARow)
            rows.emplace_back();
        rows.back().push_back(std::move(box));
    }
    return rows;
}

} // namespace

void addSeasonSheet(Flow& flow, const Season& season, const Rally& rally) {
    flow.heading(SeasonSheet::tr("Season"));
    flow.text(seasonInWords(), sheetFont(9), QColor(sheetGrey));
    QStringList names;
    for (const qsizetype stage : season.stages)
        names << stageName(rally, stage);
    flow.parts(names, sheetFont(10), QColor(sheetInk));
    flow.gap(mm(1));
    for (const SeasonLine& line : season.lines)
        addNamedRows(flow, line.name, rowsOf(line, season, rally));
    flow.gap(mm(1));
    flow.text(SeasonSheet::tr("Equal sums: more stages won, then both share the place."),
              sheetFont(9), QColor(sheetGrey));
}

} // namespace stagewright

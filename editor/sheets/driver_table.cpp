#include "editor/sheets/driver_table.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/sheet_title.h"
#include "editor/sheets/time_boxes.h"
#include "editor/sheets/time_sheet.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DriverTable {
    Q_DECLARE_TR_FUNCTIONS(DriverTable)
};

constexpr double driverRowHeight = mm(15);
constexpr double tableLegendHeight = mm(6);
constexpr double timeBoxWidth = mm(30);
constexpr double otherBoxWidth = mm(24); ///< penalty and total
constexpr double letterBoxWidth = mm(10);
constexpr double placeBoxWidth = mm(14);

/// Which boxes each driver has.
struct TableBoxes {
    bool penalties = false; ///< and what is the sum with them
    StageResults damage{};
};

void paintDriver(QPainter& painter, const QRectF& row, const QString& driver,
                 const TimeEntry& entry, const TableBoxes& has) {
    const std::vector<DamageBox> damage = damageBoxes(has.damage, entry);
    const double boxes = timeBoxWidth + static_cast<double>(damage.size()) * letterBoxWidth +
                         (has.penalties ? 2 * otherBoxWidth : 0) + placeBoxWidth;
    const QRectF in = row.adjusted(0, mm(1.5), 0, -mm(1.5));
    paintNameLine(painter, {in.left(), in.top(), in.width() - boxes - mm(4), in.height()},
                  DriverTable::tr("Driver"), driver);
    double left = in.right() - boxes;
    const auto box = [&](double width, const QString& caption, const QString& filled) {
        paintBox(painter, {left, in.top(), width, in.height()}, caption, filled);
        left += width;
    };
    box(timeBoxWidth, DriverTable::tr("Time"), entry.time);
    for (const DamageBox& each : damage)
        box(letterBoxWidth, each.letter, each.filled);
    if (has.penalties) {
        box(otherBoxWidth, DriverTable::tr("Penalty"), entry.penalty);
        box(otherBoxWidth, DriverTable::tr("Total"), entry.total);
    }
    box(placeBoxWidth, DriverTable::tr("Place"), entry.place);
}

FlowBlock headingBlock(const QString& owner, const QString& title, double width) {
    constexpr double tall = mm(100); // more than the heading takes
    const QRectF area(0, 0, width, tall);
    const double height = tall - withoutPartHeading(area).height();
    return {height, true, [owner, title](QPainter& painter, const QRectF& place) {
                paintPartHeading(painter, place, owner, title);
            }};
}

FlowBlock legendBlock(const QString& legend) {
    return {tableLegendHeight, false, [legend](QPainter& painter, const QRectF& place) {
                painter.setPen(QColor(sheetGrey));
                paintLine(painter, place, sheetFont(8), legend);
            }};
}

} // namespace

std::vector<FlowBlock> driverTable(const SharedRallySheet& sheet, const QString& title,
                                   double width, double rowFactor) {
    std::vector<FlowBlock> blocks{headingBlock(sheetStageName(sheet->rally, 0), title, width)};
    TableBoxes has;
    for (const TimeSheet& part : timeSheetsOf(*sheet)) {
        const TimeSheetRow& stage = part.rows.front();
        has = {stage.hasPenalties, stage.damage};
        for (std::size_t i = 0; i < part.drivers.size(); ++i)
            blocks.push_back({driverRowHeight * rowFactor, true,
                              [=, driver = part.drivers[i],
                               entry = stage.entries[i]](QPainter& painter, const QRectF& row) {
                                  paintDriver(painter, row, driver, entry, has);
                              }});
    }
    QString legend = damageLegend(has.damage);
    if (const QStringList own = sheet->rules.ownNames(); !own.isEmpty())
        legend += u' ' + DriverTable::tr("Rules: %1").arg(own.join(QStringLiteral(", ")));
    blocks.push_back(legendBlock(legend.trimmed()));
    return blocks;
}

} // namespace stagewright

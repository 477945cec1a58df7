#include "editor/sheets/rally_time_pages.h"

#include "editor/sheets/even_share.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/sheets/time_boxes.h"
#include "editor/sheets/time_sheet.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct RallyTimePages {
    Q_DECLARE_TR_FUNCTIONS(RallyTimePages)
};

constexpr double usualStageWidth = mm(42);
/// On an upright page, where four drivers have fields as wide as six have on a page across.
constexpr double narrowStageWidth = mm(34);
constexpr std::size_t mostDriversUpright = 4;
constexpr double timeHeadHeight = mm(11);
constexpr double leastTimeRowHeight = mm(14);
constexpr double mostTimeRowHeight = mm(62); ///< where there is room, to write larger
constexpr double tallRow = mm(36);           ///< has room for all boxes one below another
constexpr double wholePart = 0.5;            ///< of a row, for the line of the whole rally
constexpr double roomyRow = mm(17);          ///< has room for a name of two lines and what follows
constexpr double timeLegendHeight = mm(6);
constexpr double inset = mm(0.8);

/// A part of a sheet: some of its rows, and where it ends the line for the whole of several.
struct Part {
    std::shared_ptr<const TimeSheet> sheet;
    std::size_t first = 0;
    std::size_t count = 0;
    bool hasWhole = false; ///< the line for all stages
    double stageWidth = usualStageWidth;
};

/// Fields no wider than a table of three; who plays alone has no use for one as wide as the page.
QRectF driverField(const QRectF& row, const Part& part, std::size_t driver) {
    const std::size_t drivers = part.sheet->drivers.size();
    const double stageWidth = part.stageWidth;
    const double width =
        (row.width() - stageWidth) / static_cast<double>(std::max(drivers, std::size_t{3}));
    return {row.left() + stageWidth + static_cast<double>(driver) * width + inset, row.top(),
            width - 2 * inset, row.height()};
}

/// The boxes for damage, side by side.
void paintDamage(QPainter& painter, const QRectF& place, const TimeSheetRow& stage,
                 const TimeEntry& entry) {
    const std::vector<DamageBox> boxes = damageBoxes(stage.damage, entry);
    const double narrow = place.width() / static_cast<double>(boxes.size());
    QRectF box(place.left(), place.top(), narrow, place.height());
    for (const DamageBox& each : boxes) {
        paintBox(painter, box, each.letter, each.filled);
        box.translate(narrow, 0);
    }
}

/// All as wide as the field, one below another.
void paintTallEntry(QPainter& painter, const QRectF& field, const TimeSheetRow& stage,
                    const TimeEntry& entry) {
    const bool hasDamage = !stage.damage.none();
    const int lines = 3 + (hasDamage ? 1 : 0) + (stage.hasPenalties ? 1 : 0);
    QRectF line(field.topLeft(), QSizeF(field.width(), field.height() / lines));
    const auto box = [&](const QString& caption, const QString& filled) {
        paintBox(painter, line, caption, filled);
        line.translate(0, line.height());
    };
    box(RallyTimePages::tr("Time"), entry.time);
    if (hasDamage) {
        paintDamage(painter, line, stage, entry);
        line.translate(0, line.height());
    }
    if (stage.hasPenalties)
        box(RallyTimePages::tr("Penalty"), entry.penalty);
    box(RallyTimePages::tr("Total"), entry.total);
    box(RallyTimePages::tr("Place"), entry.place);
}

void paintEntry(QPainter& painter, const QRectF& field, const TimeSheetRow& stage,
                const TimeEntry& entry) {
    const QRectF in = field.adjusted(0, inset, 0, -inset);
    if (in.height() >= tallRow)
        return paintTallEntry(painter, in, stage, entry);
    const double half = in.height() / 2;
    const double wide = in.width() * 0.42;
    paintBox(painter, {in.left(), in.top(), wide, half}, RallyTimePages::tr("Time"), entry.time);
    paintBox(painter, {in.left(), in.top() + half, wide, half}, RallyTimePages::tr("Total"),
             entry.total);
    paintDamage(painter, {in.left() + wide, in.top(), in.width() - wide, half}, stage, entry);
    QRectF below(in.left() + wide, in.top() + half, in.width() - wide, half);
    if (stage.damage.none()) // there is room for a higher box
        below.setTop(in.top());
    if (stage.hasPenalties) {
        below.setWidth(below.width() / 2);
        paintBox(painter, below, RallyTimePages::tr("Penalty"), entry.penalty);
        below.translate(below.width(), 0);
    }
    paintBox(painter, below, RallyTimePages::tr("Place"), entry.place);
}

void paintStageName(QPainter& painter, const QRectF& row, const TimeSheetRow& stage,
                    double stageWidth) {
    const QRectF place(row.left(), row.top() + mm(1), stageWidth - mm(2), row.height() - mm(2));
    const QFont font = sheetFont(9, QFont::Bold);
    painter.setPen(QColor(sheetInk));
    const QStringList name = wrapped(stage.stage, font, painter.device(), place.width(),
                                     stage.serviceAfter && row.height() < roomyRow ? 1 : 2);
    paintLines(painter, place, font, name);
    if (!stage.serviceAfter)
        return;
    painter.setPen(QColor(sheetGrey));
    const double below =
        lineHeight(font, painter.device()) * static_cast<double>(name.size()) + mm(1);
    paintLine(painter, {place.left(), place.top() + below, place.width(), mm(4)}, sheetFont(8),
              stage.isRace ? RallyTimePages::tr("then a pit stop")
                           : RallyTimePages::tr("then service"));
}

/// The line below the last stage: what counts in the end.
void paintWhole(QPainter& painter, const QRectF& row, const Part& part, bool isOfRaces) {
    const TimeSheet& sheet = *part.sheet;
    painter.setPen(QColor(sheetInk));
    paintLine(painter, {row.left(), row.top(), part.stageWidth, row.height()},
              sheetFont(10, QFont::Bold),
              isOfRaces ? RallyTimePages::tr("In all") : RallyTimePages::tr("Rally"));
    for (std::size_t i = 0; i < sheet.drivers.size(); ++i) {
        const TimeEntry entry = sheet.rows.empty() ? TimeEntry{} : sheet.rows.back().entries.at(i);
        const QRectF field = driverField(row, part, i).adjusted(0, inset, 0, -inset);
        const double wide = field.width() * 0.66;
        paintBox(painter, {field.left(), field.top(), wide, field.height()},
                 RallyTimePages::tr("Total"), entry.total);
        paintBox(painter, {field.left() + wide, field.top(), field.width() - wide, field.height()},
                 RallyTimePages::tr("Place"), entry.place);
    }
}

/// Below the last line of a page.
QString legendOf(const TimeSheet& sheet, const QStringList& ownRules) {
    StageResults damage = noDamage;
    for (const TimeSheetRow& each : sheet.rows)
        damage = together(damage, each.damage);
    QString said = damageLegend(damage);
    if (!ownRules.isEmpty())
        said += u' ' + RallyTimePages::tr("Rules: %1").arg(ownRules.join(QStringLiteral(", ")));
    return said.trimmed();
}

void paintPart(QPainter& painter, const QRectF& area, const RallySheet& rally, const Part& part) {
    const QRectF below =
        paintPartHeading(painter, area, rally.title,
                         isOfRaces(rally.rally) ? RallyTimePages::tr("Race sheet")
                                                : RallyTimePages::tr("Rally sheet"));
    QRectF row(below.left(), below.top(), below.width(), timeHeadHeight);
    const std::size_t drivers = part.sheet->drivers.size();
    for (std::size_t i = 0; i < drivers; ++i)
        paintNameLine(painter, driverField(row, part, i).adjusted(0, 0, 0, -mm(2)),
                      RallyTimePages::tr("Driver"), part.sheet->drivers.at(i));
    const double room = below.height() - timeHeadHeight - timeLegendHeight;
    const auto rows = static_cast<double>(part.count);
    const double whole =
        part.hasWhole ? std::max(leastTimeRowHeight, room * wholePart / (rows + wholePart)) : 0;
    const double rowHeight =
        std::clamp((room - whole) / rows, leastTimeRowHeight, mostTimeRowHeight);
    row = QRectF(row.left(), row.bottom(), row.width(), rowHeight);
    for (std::size_t i = part.first; i < part.first + part.count; ++i) {
        const TimeSheetRow& stage = part.sheet->rows[i];
        paintStageName(painter, row, stage, part.stageWidth);
        for (std::size_t driver = 0; driver < drivers; ++driver)
            paintEntry(painter, driverField(row, part, driver), stage, stage.entries.at(driver));
        paintRule(painter, row.bottomLeft(), row.width());
        row.translate(0, rowHeight);
    }
    if (part.hasWhole) {
        row.setHeight(std::min(whole, rowHeight));
        paintWhole(painter, row, part, isOfRaces(rally.rally));
        row.translate(0, row.height());
    }
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {row.left(), row.top(), row.width(), timeLegendHeight}, sheetFont(8),
              legendOf(*part.sheet, rally.rules.ownNames()));
}

} // namespace

SheetPages rallyTimePages(const SharedRallySheet& sheet, const SheetFormat& format) {
    std::vector<TimeSheet> sheets = timeSheetsOf(*sheet);
    const bool isUpright = std::all_of(sheets.begin(), sheets.end(), [](const TimeSheet& each) {
        return each.drivers.size() <= mostDriversUpright;
    });
    const auto orientation = isUpright ? QPageLayout::Portrait : QPageLayout::Landscape;
    const QRectF area = withoutPartHeading(withoutFoot(areaOf(format, orientation)));
    const auto fitting = static_cast<std::size_t>(std::max(
        2.0, std::floor((area.height() - timeHeadHeight - timeLegendHeight) / leastTimeRowHeight)));
    SheetPages pages;
    for (TimeSheet& each : sheets) {
        const auto shared = std::make_shared<const TimeSheet>(std::move(each));
        const std::size_t rows = shared->rows.size();
        const std::size_t perPage = evenShare(rows + 1, fitting);
        for (std::size_t first = 0; first < rows; first += perPage) {
            const std::size_t count = std::min(perPage, rows - first);
            // The line for the whole goes with the last stages.
            const Part part{shared, first, count, first + count == rows,
                            isUpright ? narrowStageWidth : usualStageWidth};
            pages.push_back(
                {orientation, {}, {}, [sheet, part](QPainter& painter, const QRectF& page) {
                     paintPart(painter, page, *sheet, part);
                 }});
        }
    }
    return pages;
}

} // namespace stagewright

#include "editor/hextiles/sheets/setup_page.h"

#include "editor/hextiles/sheets/list_pages.h"
#include "editor/hextiles/sheets/map_heading.h"
#include "editor/hextiles/sheets/map_pages.h"
#include "editor/hextiles/sheets/map_sheets.h"
#include "editor/hextiles/sheets/margin_list.h"
#include "editor/sheets/sheet_text.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr double besideMap = mm(6);
constexpr std::size_t mostColumns = 3; ///< of a list beside the map

/// The scale below which numbers on a map beside its list are too small.
constexpr double leastSetupScale = leastListedNumber / largestNumberSize;

/// Where all stands on the page.
struct SetupPlan {
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    double scale = 0; ///< dots of a circumradius
    QRectF map;
    QRectF list; ///< null: it has no room
};

class SetupPlanner {
public:
    SetupPlanner(const StageSheet& sheet, const MarginList& list)
        : bounds_(drawnBounds(sheet.stage))
        , list_(list) {}

    /// The list beside the map or below it, wherever the map is largest.
    void tryOrientation(QPageLayout::Orientation orientation, const QRectF& room) {
        if (const std::size_t beside = list_.columnsFor(room.height()); beside <= mostColumns) {
            const double width = list_.widthOf(beside);
            tryPlan(orientation, room.adjusted(0, 0, -width - besideMap, 0),
                    {room.right() - width, room.top(), width,
                     std::min(list_.heightFor(beside), room.height())});
        }
        const double height = list_.heightFor(list_.columnsIn(room.width()));
        tryPlan(orientation, room.adjusted(0, 0, 0, -height - aroundMap),
                {QPointF(room.left(), room.bottom() - height), room.bottomRight()});
    }

    [[nodiscard]] const SetupPlan& best() const { return best_; }

private:
    void tryPlan(QPageLayout::Orientation orientation, const QRectF& map, const QRectF& list) {
        if (map.width() <= 0 || map.height() <= 0)
            return;
        const double scale = fittedFrame(bounds_, map).scale;
        if (scale > best_.scale)
            best_ = {orientation, scale, map, list};
    }

    QRectF bounds_;
    const MarginList& list_;
    SetupPlan best_;
};

std::vector<QPageLayout::Orientation> waysOf(PageTurn turn) {
    return turn ? std::vector{*turn} : std::vector{QPageLayout::Portrait, QPageLayout::Landscape};
}

SetupPlan withList(const StageSheet& sheet, const MarginList& list, const SheetFormat& format,
                   PageTurn turn) {
    SetupPlanner planner(sheet, list);
    for (const auto orientation : waysOf(turn))
        planner.tryOrientation(orientation,
                               roomForMap(sheet, withoutFoot(areaOf(format, orientation))));
    return planner.best();
}

SetupPlan withoutList(const StageSheet& sheet, const SheetFormat& format, PageTurn turn) {
    SetupPlan best;
    for (const auto orientation : waysOf(turn)) {
        const QRectF room = roomForMap(sheet, withoutFoot(areaOf(format, orientation)));
        const double scale = fittedFrame(drawnBounds(sheet.stage), room).scale;
        if (scale > best.scale)
            best = {orientation, scale, room, {}};
    }
    return best;
}

void paintSetup(QPainter& painter, const QRectF& area, const StageSheet& sheet,
                const SetupPlan& plan, const MarginList& list) {
    MapHeading(sheet, area.width()).paint(painter, area);
    paintSheetMap(painter, plan.map, sheet, plan.scale, sheet.setupFaces);
    if (!plan.list.isNull())
        list.paint(painter, plan.list);
    paintKeyLine(painter, area, sheet, plan.scale);
}

/// What a map may lose of its scale so that all pages lie one way.
constexpr double hardlySmaller = 0.9;

MarginList listOf(const StageSheet& sheet) {
    return MarginList(tileSections(sheet.stage, sheet.catalogue, sheet.table.fromBefore));
}

} // namespace

SetupScales setupScales(const StageSheet& sheet, const SheetFormat& format) {
    const MarginList list = listOf(sheet);
    return {withList(sheet, list, format, QPageLayout::Portrait).scale,
            withList(sheet, list, format, QPageLayout::Landscape).scale};
}

PageTurn commonTurn(const std::vector<SetupScales>& stages) {
    if (stages.size() < 2)
        return std::nullopt;
    double upright = 1; // how much of its best scale the map keeps that loses most
    double across = 1;
    for (const SetupScales& each : stages) {
        const double best = std::max(each.upright, each.across);
        const bool hasList = best >= leastSetupScale;
        const auto kept = [&](double scale) {
            return scale <= 0 || (hasList && scale < leastSetupScale) ? 0 : scale / best;
        };
        upright = std::min(upright, kept(each.upright));
        across = std::min(across, kept(each.across));
    }
    if (std::max(upright, across) < hardlySmaller)
        return std::nullopt;
    return upright >= across ? QPageLayout::Portrait : QPageLayout::Landscape;
}

bool isListApart(const StageSheet& sheet, const SheetFormat& format, PageTurn turn) {
    return withList(sheet, listOf(sheet), format, turn).scale < leastSetupScale;
}

double setupScale(const StageSheet& sheet, const SheetFormat& format, PageTurn turn) {
    const double listed = withList(sheet, listOf(sheet), format, turn).scale;
    if (listed >= leastSetupScale)
        return listed;
    const double alone = withoutList(sheet, format, turn).scale;
    return alone >= leastSetupScale ? alone : joinedScale(sheet, format, leastSetupScale);
}

bool setupShowsLimits(const StageSheet& sheet, const SheetFormat& format) {
    return allLimitsFit(sheet, hardlySmaller * setupScale(sheet, format));
}

SheetPages setupPages(const SharedStageSheet& sheet, const SheetFormat& format, PageTurn turn) {
    const auto list = std::make_shared<const MarginList>(listOf(*sheet));
    SetupPlan plan = withList(*sheet, *list, format, turn);
    const bool isApart = plan.scale < leastSetupScale;
    if (isApart)
        plan = withoutList(*sheet, format, turn);
    SheetPages pages;
    if (plan.scale >= leastSetupScale)
        pages.push_back({plan.orientation, sheet->mark, sheet->author,
                         [sheet, plan, list](QPainter& painter, const QRectF& area) {
                             paintSetup(painter, area, *sheet, plan, *list);
                         }});
    else
        pages = mapSheetPages(sheet, format, joinedScale(*sheet, format, leastSetupScale));
    if (isApart)
        for (SheetPage& page : listPages(sheet, format))
            pages.push_back(std::move(page));
    return pages;
}

} // namespace stagewright

#include "editor/hextiles/sheets/tile_pages.h"

#include "editor/hextiles/sheets/laying_pages.h"
#include "editor/hextiles/sheets/list_pages.h"
#include "editor/hextiles/sheets/map_pages.h"
#include "editor/hextiles/sheets/note_pages.h"
#include "editor/hextiles/sheets/setup_page.h"
#include "editor/sheets/sheet_title.h"
#include "model/layouts/hextiles/stage/road_graph.h"
#include "model/one_line.h"

#include <algorithm>

namespace stagewright {

namespace {

/// On a map that fits the page specks are a third of its bytes, and few see them.
FaceStyle withoutSpecks(FaceStyle style) {
    for (TerrainColours* colours : {&style.asphalt, &style.gravel, &style.snow, &style.open})
        colours->speck = QColor();
    return style;
}

/// What the maps and small pictures of a document are drawn with.
struct PageFaces {
    std::shared_ptr<FaceStencils> map;
    std::shared_ptr<FaceStencils> small;
    std::shared_ptr<FaceStencils> setup;
};

PageFaces facesOf(const SheetPlan& plan, bool bareLimits) {
    FaceStyle style = plan.mono ? monoStyle() : colourStyle();
    style.leastDigit = leastSheetPoints;
    style.bareLimits = bareLimits;
    FaceStyle small = plainStyle(style);
    small.bareLimits = true;
    return {std::make_shared<FaceStencils>(plan.scale.oneTo ? style : withoutSpecks(style)),
            std::make_shared<FaceStencils>(small),
            std::make_shared<FaceStencils>(withoutSpecks(style))};
}

/// Makes pages stage by stage. All share the faces, which are thought out once, and each the sheet
/// of its stage, as long as that is not the next one's turn.
class TilePages {
public:
    TilePages(const SheetSubject& subject, const SheetPlan& plan)
        : subject_(subject)
        , plan_(plan)
        , faces_(facesOf(plan, false))
        , tables_(tableStages(subject.rally, subject.games.data<Catalogue>())) {}

    SheetPages operator()(SheetPart part, qsizetype stage) {
        if (!isMeasured_)
            measure();
        if (stage != shown_) {
            sheet_ = sheetOf(stage);
            shown_ = stage;
        }
        switch (part) {
        case SheetPart::Stage:
            return setupPages(sheet_, plan_.format, turn_);
        case SheetPart::Map:
            return mapPages(sheet_, plan_.format);
        case SheetPart::List:
            return isListed() ? SheetPages() : listPages(sheet_, plan_.format);
        case SheetPart::Laying:
            return layingPages(sheet_, plan_.format);
        case SheetPart::Notes:
            return notePages(sheet_, plan_.format);
        case SheetPart::Rally:
        case SheetPart::Times:
            break;
        }
        return {};
    }

private:
    [[nodiscard]] SharedStageSheet sheetOf(qsizetype index) const {
        const TableStage& table = tables_[static_cast<std::size_t>(index)];
        const Stage& stage = table.stage; // as it lies, on each page
        const auto& catalogue = subject_.games.data<Catalogue>();
        const Route route = findRoute(stage, RoadGraph(stage, catalogue));
        return std::make_shared<const StageSheet>(StageSheet{
            stage, catalogue, faces_.map, faces_.small, faces_.setup, route, plan_.scale,
            sheetStageName(subject_.rally, index), oneLine(stage.info.author).simplified(),
            subject_.overlays, sheetStageMark(subject_.rally, index), table,
            mapBranches(stage, catalogue, route), codeOf(index)});
    }

    /// Of the stage as in its file: how it lies on the table is the sheet's own.
    [[nodiscard]] std::shared_ptr<const StageCodeMark> codeOf(qsizetype index) const {
        return plan_.codes ? stageCodeMark(subject_.rally.stages()[index].stage, subject_.games)
                           : nullptr;
    }

    /// How the pages of the stages that are printed lie, and whether all of their limits have room
    /// for discs: those of laying steps have not.
    void measure() {
        std::vector<SharedStageSheet> sheets;
        std::vector<SetupScales> scales;
        for (const qsizetype stage : subject_.stages)
            if (subject_.rally.stages()[stage].stage.layout.as<TileLayout>()) {
                sheets.push_back(sheetOf(stage));
                scales.push_back(setupScales(*sheets.back(), plan_.format));
            }
        turn_ = commonTurn(scales);
        const bool isBare = [&] {
            if (plan_.parts.contains(SheetPart::Laying))
                return true;
            const auto bareAt = [](double scale) { return limitsFit(scale) && !discsFit(scale); };
            return std::any_of(sheets.begin(), sheets.end(), [&](const SharedStageSheet& sheet) {
                return (plan_.parts.contains(SheetPart::Stage) &&
                        bareAt(setupScale(*sheet, plan_.format, turn_))) ||
                       (plan_.parts.contains(SheetPart::Map) &&
                        bareAt(mapScale(*sheet, plan_.format)));
            });
        }();
        if (isBare)
            faces_ = facesOf(plan_, true);
        isMeasured_ = true;
    }

    /// Whether the pages of the stage have its list already.
    [[nodiscard]] bool isListed() const {
        return plan_.parts.contains(SheetPart::Stage) && isListApart(*sheet_, plan_.format, turn_);
    }

    const SheetSubject& subject_;
    const SheetPlan& plan_;
    PageFaces faces_;
    std::vector<TableStage> tables_; ///< of all stages
    qsizetype shown_ = -1;           ///< the stage of the sheet; -1: none yet
    SharedStageSheet sheet_;
    PageTurn turn_;
    bool isMeasured_ = false;
};

PagesOfStage pagesOfTiles(const SheetSubject& subject, const SheetPlan& plan) {
    return TilePages(subject, plan);
}

} // namespace

StagePages tilePages() {
    return {pagesOfTiles};
}

} // namespace stagewright

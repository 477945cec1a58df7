#include "editor/hextiles/sheets/tile_pages.h"

#include "editor/hextiles/sheets/laying_pages.h"
#include "editor/hextiles/sheets/list_pages.h"
#include "editor/hextiles/sheets/map_pages.h"
#include "editor/hextiles/sheets/note_pages.h"
#include "editor/hextiles/sheets/setup_page.h"
#include "editor/sheets/sheet_title.h"
#include "model/one_line.h"

namespace stagewright {

namespace {

/// On a map that fits the page specks are a third of its bytes, and few see them.
FaceStyle withoutSpecks(FaceStyle style) {
    for (TerrainColours* colours : {&style.asphalt, &style.gravel, &style.snow, &style.open})
        colours->speck = QColor();
    return style;
}

/// Makes pages stage by stage. All share the faces, which are thought out once, and each the sheet
/// of its stage, as long as that is not the next one's turn.
class TilePages {
public:
    TilePages(const SheetSubject& subject, const SheetPlan& plan)
        : subject_(subject)
        , plan_(plan)
        , faces_(
              std::make_shared<FaceStencils>(plan.scale.oneTo ? style() : withoutSpecks(style())))
        , smallFaces_(std::make_shared<FaceStencils>(plainStyle(style())))
        , setupFaces_(std::make_shared<FaceStencils>(withoutSpecks(style())))
        , tables_(tableStages(subject.rally, subject.games.data<Catalogue>())) {}

    SheetPages operator()(SheetPart part, qsizetype stage) {
        if (stage != shown_) {
            sheet_ = sheetOf(stage);
            shown_ = stage;
        }
        switch (part) {
        case SheetPart::Stage:
            return setupPages(sheet_, plan_.format, turn());
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
    [[nodiscard]] FaceStyle style() const {
        FaceStyle style = plan_.mono ? monoStyle() : colourStyle();
        style.leastDigit = leastSheetPoints;
        return style;
    }

    [[nodiscard]] SharedStageSheet sheetOf(qsizetype index) const {
        const TableStage& table = tables_[static_cast<std::size_t>(index)];
        const Stage& stage = table.stage; // as it lies, on each page
        const auto& catalogue = subject_.games.data<Catalogue>();
        return std::make_shared<const StageSheet>(StageSheet{
            stage, catalogue, faces_, smallFaces_, setupFaces_,
            findRoute(stage, RoadGraph(stage, catalogue)), plan_.scale,
            sheetStageName(subject_.rally, index), oneLine(stage.info.author).simplified(),
            subject_.overlays, sheetStageMark(subject_.rally, index), table});
    }

    /// How the pages of the stages that are printed lie.
    [[nodiscard]] PageTurn turn() {
        if (!isTurnKnown_) {
            std::vector<SetupScales> scales;
            for (const qsizetype stage : subject_.stages)
                if (subject_.rally.stages()[stage].stage.layout.as<TileLayout>())
                    scales.push_back(setupScales(*sheetOf(stage), plan_.format));
            turn_ = commonTurn(scales);
            isTurnKnown_ = true;
        }
        return turn_;
    }

    /// Whether the pages of the stage have its list already.
    [[nodiscard]] bool isListed() {
        return plan_.parts.contains(SheetPart::Stage) && isListApart(*sheet_, plan_.format, turn());
    }

    const SheetSubject& subject_;
    const SheetPlan& plan_;
    std::shared_ptr<FaceStencils> faces_;
    std::shared_ptr<FaceStencils> smallFaces_;
    std::shared_ptr<FaceStencils> setupFaces_;
    std::vector<TableStage> tables_; ///< of all stages
    qsizetype shown_ = -1;           ///< the stage of the sheet; -1: none yet
    SharedStageSheet sheet_;
    PageTurn turn_;
    bool isTurnKnown_ = false;
};

PagesOfStage pagesOfTiles(const SheetSubject& subject, const SheetPlan& plan) {
    return TilePages(subject, plan);
}

} // namespace

StagePages tilePages() {
    return {pagesOfTiles};
}

} // namespace stagewright

#pragma once

#include "editor/canvas/board_view.h"
#include "editor/canvas/minimap.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/palette/palette_panel.h"
#include "editor/panels/details_panel.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/stage_cameras.h"
#include "editor/rally/stage_strip.h"
#include "editor/tokens/token_list.h"
#include "editor/window/file_actions.h"
#include "editor/window/panels.h"
#include "editor/window/rules_actions.h"

#include <QSettings>

#include <memory>

namespace stagewright {

class ResultsPanel;

/// One open stage with all that it is worked on with: its board, its panels, its estimate. What
/// happens in one workspace does not touch the others.
class Workspace final : public QObject {
    Q_OBJECT

public:
    /// Without panels.
    /// @param window is the parent of dialogs; all must outlive it
    Workspace(std::unique_ptr<Document> document, FaceCache& faces, QSettings& settings,
              const Dialogs& dialogs, QWidget* window);
    ~Workspace() override;

    /// Makes the panels. To be called once.
    void createPanels();
    [[nodiscard]] bool hasPanels() const { return palette_ != nullptr; }
    /// What the panels show; only when they are made.
    [[nodiscard]] PanelContents panels() const;

    /// The document goes to another workspace, and this one is to go before it does.
    [[nodiscard]] std::unique_ptr<Document> handOver() { return std::move(owned_); }

    /// Nothing has been done here yet, so that another stage may take this one's place.
    [[nodiscard]] bool isUntouched();

    [[nodiscard]] Document& document() { return document_; }
    [[nodiscard]] Selection& selection() { return selection_; }
    [[nodiscard]] Estimator& estimator() { return estimator_; }
    [[nodiscard]] FileActions& files() { return files_; }
    [[nodiscard]] BoardView& board() const { return *board_; }
    [[nodiscard]] PalettePanel& palette() const { return *palette_; }
    [[nodiscard]] FindingsPanel& findings() const { return *findings_; }
    [[nodiscard]] StagePanel& stage() const { return *stage_; }
    [[nodiscard]] EstimatePanel& estimate() const { return *estimate_; }
    [[nodiscard]] TokenList& tokens() const { return *tokens_; }
    [[nodiscard]] DetailsPanel& details() const { return *details_; }
    [[nodiscard]] EveningPlanner& planner() const { return *planner_; }
    [[nodiscard]] StageStrip& strip() const { return *strip_; }
    [[nodiscard]] ResultsPanel& results() const { return *results_; }

    /// Takes over what was chosen in another workspace for all stages of the game.
    void recallRules() { rules_.recall(); }
    /// The user's own, of all games of the rally.
    [[nodiscard]] HouseRules houseRules() const { return rules_.ofRally(); }
    void showLayers(const Layers& shown);
    /// Among the findings, of the stage and of the rally.
    void showHints(bool wanted);
    /// After the pictures of tiles have changed.
    void drawAgain();
    void replaceSelected();
    void flip();
    void cancel();

private:
    void connectPalette();
    void connectTokens();
    void connectPanels();
    void showBoxOfGame();
    void showDriveOverlay();
    void tellHouseRules();

    QSettings& settings_;
    std::unique_ptr<Document> owned_;
    Document& document_;
    Selection selection_;
    FaceCache& faces_;
    Estimator estimator_;
    RulesChoice rules_;
    std::unique_ptr<EveningPlanner> planner_;
    FileActions files_;
    RulesActions rulesActions_;
    Layers layers_;
    bool hints_ = true;
    std::unique_ptr<BoardView> board_;
    Minimap* minimap_; ///< the board owns it
    std::unique_ptr<PalettePanel> palette_;
    std::unique_ptr<FindingsPanel> findings_;
    std::unique_ptr<StagePanel> stage_;
    std::unique_ptr<EstimatePanel> estimate_;
    std::unique_ptr<TokenList> tokens_;
    std::unique_ptr<DetailsPanel> details_;
    std::unique_ptr<StageStrip> strip_;
    std::unique_ptr<ResultsPanel> results_;
};

} // namespace stagewright

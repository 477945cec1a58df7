#pragma once

#include "editor/overlays/layer.h"
#include "model/rally/house_rules.h"

#include <QObject>

#include <memory>

class QSettings;

namespace stagewright {

class BoardView;
class DetailsPanel;
struct Dialogs;
class Document;
class EstimatePanel;
class Estimator;
class EveningPlanner;
class FaceCache;
class FileActions;
class FindingsPanel;
class Minimap;
class PalettePanel;
struct PanelContents;
class ResultsPanel;
class RulesActions;
class RulesChoice;
class Selection;
class StagePanel;
class StageStrip;
class TokenList;

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
    [[nodiscard]] std::unique_ptr<Document> handOver();

    /// Nothing has been done here yet, so that another stage may take this one's place.
    [[nodiscard]] bool isUntouched();

    [[nodiscard]] Document& document() { return document_; }
    [[nodiscard]] Selection& selection() { return *selection_; }
    [[nodiscard]] Estimator& estimator() { return *estimator_; }
    [[nodiscard]] FileActions& files() { return *files_; }
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
    void recallRules();
    /// The user's own, of all games of the rally.
    [[nodiscard]] HouseRules houseRules() const;
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
    std::unique_ptr<Selection> selection_;
    FaceCache& faces_;
    std::unique_ptr<Estimator> estimator_;
    std::unique_ptr<RulesChoice> rules_;
    std::unique_ptr<EveningPlanner> planner_;
    std::unique_ptr<FileActions> files_;
    std::unique_ptr<RulesActions> rulesActions_;
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

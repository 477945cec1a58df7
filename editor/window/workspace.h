#pragma once

#include "editor/editing/stage_editor.h"
#include "editor/fields/panel_fields.h"
#include "model/drive/simulator.h"
#include "model/rally/house_rules.h"
#include "model/season/roster.h"

#include <QObject>
#include <QStackedWidget>

#include <map>
#include <memory>

class QSettings;

namespace stagewright {

struct Dialogs;
class Document;
class DrivePanel;
class EstimatePanel;
class Estimator;
class RaceEstimator;
class EveningPlanner;
class FileActions;
class FindingsPanel;
struct PanelContents;
class ResultsPanel;
class RulesActions;
class RulesChoice;
class StagePanel;
class StageStrip;
struct LayoutKind;
class WindowParts;

/// One open stage with all that it is worked on with: its board, its panels, its estimate. What
/// happens in one workspace does not touch the others.
class Workspace final : public QObject {
    Q_OBJECT

public:
    /// Without panels.
    /// @param window is the parent of dialogs; all must outlive it
    Workspace(std::unique_ptr<Document> document, const WindowParts& parts, QSettings& settings,
              const Dialogs& dialogs, QWidget* window);
    ~Workspace() override;

    /// Makes the panels. To be called once.
    void createPanels();
    [[nodiscard]] bool hasPanels() const { return findings_ != nullptr; }
    /// What the panels show; only when they are made.
    [[nodiscard]] PanelContents panels() const;

    /// How it is worked in, to be so again in another workspace of the same document.
    struct View {
        std::any board;           ///< StageEditor::view
        bool isEstimated = false; ///< it has been seen
        DriveSettings drive;
        std::map<QString, PanelFields> panels; ///< by their names
        std::any driving;                      ///< DrivePanel::State; empty: nobody drove
    };
    [[nodiscard]] View view() const;
    /// @pre the document is open here, and the panels are made
    void setView(const View& view);

    /// The document goes to another workspace, and this one is to go before it does.
    [[nodiscard]] std::unique_ptr<Document> handOver();

    /// Nothing has been done here yet, so that another stage may take this one's place.
    [[nodiscard]] bool isUntouched();

    [[nodiscard]] Document& document() { return document_; }
    [[nodiscard]] Estimator& estimator() { return *estimator_; }
    [[nodiscard]] RaceEstimator& races() { return *races_; }
    [[nodiscard]] FileActions& files() { return *files_; }
    /// The boards of the kinds of stages that have been open, one of which is seen.
    [[nodiscard]] QWidget& boards() const { return *boards_; }
    /// That of the open stage's kind of layout.
    [[nodiscard]] StageEditor& editor() const { return *editor_; }
    [[nodiscard]] FindingsPanel& findings() const { return *findings_; }
    [[nodiscard]] StagePanel& stage() const { return *stage_; }
    [[nodiscard]] EstimatePanel& estimate() const { return *estimate_; }
    [[nodiscard]] EveningPlanner& planner() const { return *planner_; }
    [[nodiscard]] StageStrip& strip() const { return *strip_; }
    [[nodiscard]] ResultsPanel& results() const { return *results_; }
    /// Made when it is first asked for; only when there are panels.
    [[nodiscard]] DrivePanel& drive();

    /// Takes over what was chosen in another workspace for all stages of the game.
    void recallRules();
    /// The user's own, of all games of the rally.
    [[nodiscard]] HouseRules houseRules() const;
    /// Among the findings, of the stage and of the rally.
    void showHints(bool wanted);
    /// On which stages are laid.
    void setTable(const Table& table);
    /// Drivers that evenings are chosen from.
    void setClub(const QList<RosterDriver>& drivers);
    /// The boxes that the user owns; nothing: they are not counted.
    void setOwnedBoxes(const std::optional<BoxCounts>& owned);

Q_SIGNALS:
    /// The open stage is of another kind now: other panels are to be shown.
    void editorChanged();
    // What the editors say.
    void refused(const QString& reason);
    void statusChanged();
    void menuWanted(const stagewright::BoardMenu& menu, QPoint global);
    void panelWanted(stagewright::SidePanel panel);
    void workBegun();
    void boxOpened(const QString& box);
    // What the panel of results asks of the club.
    void clubWanted();
    void clubJoined(const QList<stagewright::RosterDriver>& drivers);
    // The panel with the drive is asked for, to watch one or a race.
    void driveWanted();
    void raceWanted(int cars);
    void firstPainted();

private:
    void edit();
    StageEditor& makeEditor(const LayoutKind* kind);
    void connectPanels();
    void tellHouseRules();
    [[nodiscard]] std::map<QString, QWidget*> panelsByName() const;

    QSettings& settings_;
    std::unique_ptr<Document> owned_;
    Document& document_;
    const WindowParts& parts_;
    std::unique_ptr<Estimator> estimator_;
    std::unique_ptr<RaceEstimator> races_;
    std::unique_ptr<RulesChoice> rules_;
    std::unique_ptr<EveningPlanner> planner_;
    std::unique_ptr<FileActions> files_;
    std::unique_ptr<RulesActions> rulesActions_;
    bool hints_ = true;
    std::optional<Table> table_;
    std::optional<BoxCounts> ownedBoxes_;
    QList<RosterDriver> club_;
    std::unique_ptr<QStackedWidget> boards_;
    std::map<const LayoutKind*, std::unique_ptr<StageEditor>> editors_;
    StageEditor* editor_ = nullptr;
    std::unique_ptr<FindingsPanel> findings_;
    std::unique_ptr<StagePanel> stage_;
    std::unique_ptr<EstimatePanel> estimate_;
    std::unique_ptr<StageStrip> strip_;
    std::unique_ptr<ResultsPanel> results_;
    std::unique_ptr<DrivePanel> drive_; ///< null until it is asked for
};

} // namespace stagewright

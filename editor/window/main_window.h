#pragma once

#include "editor/faces/face_cache.h"
#include "editor/holdings/player_holdings.h"
#include "editor/holdings/tile_files.h"
#include "editor/recovery/recovery_folder.h"
#include "editor/welcome/recent_files.h"
#include "editor/window/actions.h"
#include "editor/window/dialogs.h"
#include "editor/window/document_tabs.h"
#include "editor/window/panels.h"
#include "editor/window/welcome.h"

namespace stagewright {

class ArtChoice;
class EveningDock;
class FileDrop;
class Help;
class HistoryPanel;
class LayerActions;
class NewStageMenu;
class RallyActions;
class Recovery;
class RecoveryActions;
class SettingsActions;
class StageAdding;
class StageOpening;
class StatusLine;
class TableActions;
class WaitingNote;

/// The window: puts the parts together, and holds none of what they do.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The window with an empty board, which can be shown while the tiles are still being read.
    /// @param settings must outlive it
    explicit MainWindow(QSettings& settings, Dialogs dialogs = desktopDialogs(),
                        RecoveryFolder recovery = RecoveryFolder::usual());

    /// Puts in the panels, with these tiles. To be called once, before `start`.
    void createPanels(const Games& games);

    /// Opens the files; without any, those of the last time. Where there is none, or none can be
    /// read yet, the welcome page is shown. Then offers what an earlier run has left behind.
    void start(const QStringList& paths);

    /// All that is open in another window, which is to go. To be called in place of `start`.
    void takeOver(MainWindow& other);

    [[nodiscard]] DocumentTabs& tabs() { return tabs_; }
    [[nodiscard]] Workspace& current() const { return tabs_.current(); }

    // Of the current tab.
    [[nodiscard]] Document& document() const { return current().document(); }
    [[nodiscard]] Selection& selection() const { return current().selection(); }
    [[nodiscard]] BoardView& board() const { return current().board(); }
    [[nodiscard]] Estimator& estimator() const { return current().estimator(); }
    [[nodiscard]] FileActions& files() const { return current().files(); }
    /// The panels are there once they are created.
    [[nodiscard]] PalettePanel& palettePanel() const { return current().palette(); }
    [[nodiscard]] FindingsPanel& findingsPanel() const { return current().findings(); }
    [[nodiscard]] StagePanel& stagePanel() const { return current().stage(); }
    [[nodiscard]] EstimatePanel& estimatePanel() const { return current().estimate(); }
    [[nodiscard]] TokenList& tokenList() const { return current().tokens(); }
    [[nodiscard]] DetailsPanel& detailsPanel() const { return current().details(); }

    [[nodiscard]] ArtChoice& art() const { return *art_; }
    [[nodiscard]] StageOpening& opening() const { return *opening_; }
    [[nodiscard]] Welcome& welcome() { return welcome_; }
    [[nodiscard]] const HistoryPanel& historyPanel() const { return *history_; }
    [[nodiscard]] const FileDrop& fileDrop() const { return *drop_; }
    [[nodiscard]] const Actions& actions() const { return actions_; }
    [[nodiscard]] LayerActions& overlays() const { return *overlays_; }
    [[nodiscard]] TableActions& table() const { return *tableActions_; }
    [[nodiscard]] SettingsActions& settings() const { return *settingsActions_; }
    [[nodiscard]] Help& help() const { return *help_; }
    [[nodiscard]] Recovery& recovery() const;

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] std::unique_ptr<Workspace> makeWorkspace(std::unique_ptr<Document> document);
    void createPanels(Workspace& workspace);
    void turnTo(Workspace& workspace);
    void connectFiles();
    void connectOpening();
    void connectEditing();
    void connectArt();
    void connectView();
    void connectHelp();
    void connectTable();
    void connectOverlays();
    void askForNew();
    void showWaiting();
    void showHints(bool wanted);
    void showTable();
    void showStrip();
    void rememberSession();
    void welcomeAndOffer();
    void showName();

    QSettings& settings_;
    Dialogs dialogs_;
    TileFiles tileFiles_;
    FaceCache faces_;
    bool hasPanels_ = false;
    QUndoGroup histories_; ///< outlives the documents, whose panel follows it
    DocumentTabs tabs_;
    PlayerHoldings table_;
    RecentFiles recent_;
    StageOpening* opening_;
    Welcome welcome_;
    FileDrop* drop_;
    TableActions* tableActions_;
    RecoveryActions* recovery_;
    Actions actions_;
    LayerActions* overlays_;
    ArtChoice* art_;
    NewStageMenu* newStages_;
    RallyActions* rallyActions_;
    StageAdding* adding_;
    StatusLine* status_;
    WaitingNote* waiting_;
    Panels panels_;
    SettingsActions* settingsActions_;
    EveningDock* evening_;
    Help* help_;
    HistoryPanel* history_; ///< the panels own it
};

} // namespace stagewright

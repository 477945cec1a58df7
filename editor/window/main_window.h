#pragma once

#include "editor/holdings/player_holdings.h"
#include "editor/holdings/tile_files.h"
#include "editor/recovery/recovery_folder.h"
#include "editor/welcome/recent_files.h"
#include "editor/window/actions.h"
#include "editor/window/board_actions.h"
#include "editor/window/dialogs.h"
#include "editor/window/document_tabs.h"
#include "editor/window/panel_pictures.h"
#include "editor/window/panels.h"
#include "editor/window/welcome.h"
#include "editor/window/window_parts.h"

namespace stagewright {

class ClubActions;
class CompareActions;
class DriveDock;
class EveningDock;
class FileDrop;
class FirstSteps;
class Help;
class HistoryPanel;
class LibraryActions;
class NewStageMenu;
class RallyActions;
class Recovery;
class RecoveryActions;
class SeasonActions;
class SettingsActions;
class StageAdding;
class StageOpening;
class StatusLine;
class TableActions;
class TimingActions;
class WaitingNote;

/// The window: puts the parts together, and holds none of what they do.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// The window with an empty board, which can be shown while the tiles are still being read.
    /// @param games that there are; their pieces may still be missing
    /// @param settings must outlive it
    MainWindow(const Games& games, QSettings& settings, Dialogs dialogs = desktopDialogs(),
               RecoveryFolder recovery = RecoveryFolder::usual());

    /// Puts in the panels, with these tiles. To be called once, before `start`.
    void createPanels(const Games& games);

    /// Opens the files; without any, those of the last time. Where there is none, or none can be
    /// read yet, the welcome page is shown. Then offers what an earlier run has left behind.
    void start(const QStringList& paths);

    /// Where it is and how its panels are, for the next window.
    void rememberPanels();

    /// All that is open in another window, which is to go. To be called in place of `start`.
    void takeOver(MainWindow& other);

    [[nodiscard]] DocumentTabs& tabs() { return tabs_; }
    [[nodiscard]] Workspace& current() const { return tabs_.current(); }

    // Of the current tab.
    [[nodiscard]] Document& document() const { return current().document(); }
    [[nodiscard]] Estimator& estimator() const { return current().estimator(); }
    [[nodiscard]] RaceEstimator& races() const { return current().races(); }
    [[nodiscard]] FileActions& files() const { return current().files(); }
    [[nodiscard]] StageEditor& editor() const { return current().editor(); }
    /// The panels are there once they are created.
    [[nodiscard]] FindingsPanel& findingsPanel() const { return current().findings(); }
    [[nodiscard]] StagePanel& stagePanel() const { return current().stage(); }
    [[nodiscard]] EstimatePanel& estimatePanel() const { return current().estimate(); }

    [[nodiscard]] DriveDock& driveDock() const { return *drive_; }

    [[nodiscard]] StageOpening& opening() const { return *opening_; }
    /// What the kinds of layout have brought.
    [[nodiscard]] const WindowParts& parts() const { return parts_; }
    [[nodiscard]] Welcome& welcome() { return welcome_; }
    [[nodiscard]] const HistoryPanel& historyPanel() const { return *history_; }
    [[nodiscard]] const FileDrop& fileDrop() const { return *drop_; }
    [[nodiscard]] const Actions& actions() const { return actions_; }
    [[nodiscard]] TableActions& table() const { return *tableActions_; }
    [[nodiscard]] ClubActions& club() const { return *club_; }
    [[nodiscard]] SeasonActions& seasons() const { return *seasons_; }
    [[nodiscard]] TimingActions& timing() const { return *timing_; }
    [[nodiscard]] SettingsActions& settings() const { return *settingsActions_; }
    [[nodiscard]] Help& help() const { return *help_; }
    [[nodiscard]] CompareActions& compare() const { return *compare_; }
    [[nodiscard]] LibraryActions& library() const { return *library_; }
    [[nodiscard]] Recovery& recovery() const;

    QMenu* createPopupMenu() override;

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    [[nodiscard]] std::unique_ptr<Workspace> makeWorkspace(std::unique_ptr<Document> document);
    [[nodiscard]] QImage pictureOf(const QString& name);
    /// With all pieces of the user's own.
    [[nodiscard]] Games gamesInUse() const;
    void giveGames() const;
    void createPanels(Workspace& workspace);
    void addPanelsTo(QMenu& menu) const;
    void turnTo(Workspace& workspace);
    void connectFiles();
    void connectOpening();
    void connectEditing();
    void connectView();
    void connectHelp();
    void connectTable();
    void askForNew();
    void showWaiting();
    void showHints(bool wanted);
    void showTable();
    void showEditor();
    void showStrip();
    void rememberSession();
    void welcomeAndOffer();
    void showName();

    QSettings& settings_;
    Dialogs dialogs_;
    TileFiles tileFiles_;
    ClubActions* club_;
    WindowParts parts_;
    bool hasPanels_ = false;
    QUndoGroup histories_; ///< outlives the documents, whose panel follows it
    DocumentTabs tabs_;
    PlayerHoldings table_;
    RecentFiles recent_;
    StageOpening* opening_;
    Welcome welcome_;
    FileDrop* drop_;
    TableActions* tableActions_;
    SeasonActions* seasons_;
    RecoveryActions* recovery_;
    Actions actions_;
    BoardActionNames boardNames_;
    NewStageMenu* newStages_;
    RallyActions* rallyActions_;
    StageAdding* adding_;
    StatusLine* status_;
    WaitingNote* waiting_;
    LibraryActions* library_;
    CompareActions* compare_;
    Panels panels_;
    SettingsActions* settingsActions_;
    EveningDock* evening_;
    TimingActions* timing_;
    PanelPictures panelPictures_;
    Help* help_;
    FirstSteps* firstSteps_;
    HistoryPanel* history_; ///< the panels own it
    DriveDock* drive_;
};

} // namespace stagewright

#include "editor/window/main_window.h"

#include "editor/estimate/estimator.h"
#include "editor/estimate/last_race.h"
#include "editor/fields/panel_fields.h"
#include "editor/history/history_panel.h"
#include "editor/language/user_text.h"
#include "editor/panels/findings_panel.h"
#include "editor/rally/rally_actions.h"
#include "editor/rally/stage_strip.h"
#include "editor/settings/key_sheet.h"
#include "editor/welcome/recent_menu.h"
#include "editor/window/about.h"
#include "editor/window/club_actions.h"
#include "editor/window/compare_actions.h"
#include "editor/window/dock_tabs.h"
#include "editor/window/drive_dock.h"
#include "editor/window/evening_dock.h"
#include "editor/window/file_actions.h"
#include "editor/window/file_drop.h"
#include "editor/window/first_steps.h"
#include "editor/window/focus_cycle.h"
#include "editor/window/help.h"
#include "editor/window/library_actions.h"
#include "editor/window/new_stage_menu.h"
#include "editor/window/open_document.h"
#include "editor/window/rally_contents.h"
#include "editor/window/recovery_actions.h"
#include "editor/window/season_actions.h"
#include "editor/window/session.h"
#include "editor/window/session_end.h"
#include "editor/window/settings_actions.h"
#include "editor/window/stage_adding.h"
#include "editor/window/stage_clipboard.h"
#include "editor/window/stage_opening.h"
#include "editor/window/status_line.h"
#include "editor/window/tab_actions.h"
#include "editor/window/table_actions.h"
#include "editor/window/timing_actions.h"
#include "editor/window/waiting_note.h"
#include "editor/window/window_settings.h"
#include "model/rally/stage_name.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace stagewright {

namespace {

const auto hintsKey = QStringLiteral("view/hints");

} // namespace

MainWindow::MainWindow(const Games& games, QSettings& settings, Dialogs dialogs,
                       RecoveryFolder recovery)
    : settings_(settings)
    , dialogs_(std::move(dialogs))
    , tileFiles_(games, settings)
    , club_(new ClubActions(settings, dialogs_, this))
    , parts_(games, *this, settings)
    , tabs_([this](auto document) { return makeWorkspace(std::move(document)); }, this)
    , table_(document(), settings)
    , recent_(settings)
    , opening_(new StageOpening(tabs_, recent_, dialogs_, this))
    , welcome_(tabs_, *opening_, recent_, tileFiles_, *this)
    , drop_(new FileDrop(*this))
    , tableActions_(new TableActions(table_, tileFiles_, dialogs_, this))
    , seasons_(new SeasonActions(
          club_->club(), [this]() -> Workspace& { return current(); }, dialogs_, this))
    , recovery_(new RecoveryActions(tabs_, dialogs_, std::move(recovery), this))
    , actions_(makeActions(*this))
    , boardNames_(actions_)
    , newStages_(new NewStageMenu(this))
    , rallyActions_(new RallyActions(
          [this] { return current().hasPanels() ? &current().strip() : nullptr; }, *this))
    , adding_(new StageAdding([this]() -> Workspace& { return current(); }, dialogs_, this))
    , status_(new StatusLine(*statusBar(), actions_))
    , waiting_(new WaitingNote(*statusBar()))
    , library_(
          new LibraryActions({*this, settings_, *opening_, *adding_, table_, tileFiles_, dialogs_}))
    , compare_(new CompareActions(tabs_, dialogs_, this))
    , panels_(*this)
    , evening_(new EveningDock(tabs_, *this))
    , timing_(new TimingActions(tabs_, settings, *this))
    , panelPictures_([this] { return makeWorkspace({}); })
    , help_(new Help(
          [this] { return current().hasPanels() ? findingsPanel().ruleInFocus() : QString(); },
          [this](const QString& name) { return pictureOf(name); }, *this))
    , firstSteps_(new FirstSteps(settings, keysOfBoard(actions_), this))
    , history_(new HistoryPanel(histories_, this))
    , drive_(new DriveDock(tabs_, *this)) {
    panels_.setHistory(history_);
    new DockTabs(*this);
    setCentralWidget(&welcome_.area());
    QMenu* view =
        fillMenus(*this, actions_, {&library_->show(), &library_->rulebooks(), &compare_->entry()});
    parts_.addTo(*view);
    view->addSeparator();
    addPanelsTo(*view->addMenu(tr("Pane&ls"))); // all in one menu, small screens could not hold
    view->addAction(actions_.resetPanels);
    panels_.addRallyTo(rallyActions_->menu());
    rallyActions_->menu().addActions(
        {&evening_->entry(), &timing_->entry(), &club_->entry(), &seasons_->entry()});
    panels_.keepAsUsual();
    menuBar()->insertMenu(menuBar()->actions().last(), &rallyActions_->menu());
    followHistory(actions_, histories_);
    new TabActions(tabs_, actions_, this);
    rallyActions_->offerPrinting(*actions_.print);
    connectOpening(); // before the settings list all commands
    settingsActions_ = new SettingsActions(
        {*this, settings_, actions_, tileFiles_, table_, recovery_->recovery()});
    connectFiles();
    connectEditing();
    connectView();
    connectHelp();
    connectTable();
    turnTo(current());
    restoreWindow(*this, settings_);
    if (!hasBeenOpen(settings_))
        panels_.shareWidth();
    panels_.hideRally();
    // The system may want the program to end without a question.
    connect(qApp, &QCoreApplication::aboutToQuit, this, &MainWindow::rememberSession);
    connect(
        qApp, &QGuiApplication::commitDataRequest, this,
        [this](QSessionManager& manager) {
            leaveSession(*this, tabs_.hasChanges() || seasons_->hasChanges(), sessionEnd(manager));
        },
        Qt::DirectConnection); // after the copies are kept
    editor().board().setFocus();
}

Recovery& MainWindow::recovery() const {
    return recovery_->recovery();
}

void MainWindow::addPanelsTo(QMenu& menu) const {
    panels_.addTo(menu);
    menu.addAction(&evening_->entry());
    menu.addAction(&drive_->entry());
}

/// Of the frames of panels and tool bars: what the View menu says of panels, and the tool bar's.
QMenu* MainWindow::createPopupMenu() {
    auto* menu = new QMenu(this);
    addPanelsTo(*menu);
    menu->addSeparator();
    for (const QToolBar* bar : findChildren<QToolBar*>(Qt::FindDirectChildrenOnly))
        menu->addAction(bar->toggleViewAction());
    return menu;
}

std::unique_ptr<Workspace> MainWindow::makeWorkspace(std::unique_ptr<Document> document) {
    if (!document)
        document = std::make_unique<Document>(gamesInUse());
    auto workspace =
        std::make_unique<Workspace>(std::move(document), parts_, settings_, dialogs_, this);
    workspace->document().setGames(gamesInUse(), tileFiles_.names());
    connect(workspace.get(), &Workspace::boxOpened, this,
            [this, opened = workspace.get()](const QString& box) {
                if (opened == &current())
                    table_.openBox(box);
            });
    connect(workspace.get(), &Workspace::editorChanged, this, [this, changed = workspace.get()] {
        if (changed != &current())
            return;
        showEditor();
        table_.openBox(changed->editor().openBox());
    });
    connect(workspace.get(), &Workspace::menuWanted, this,
            [this](const BoardMenu& menu, QPoint global) {
                popUp(menu, actions_, global, &editor().board());
            });
    connect(workspace.get(), &Workspace::panelWanted, this,
            [this](SidePanel panel) { panels_.show(panel); });
    connect(workspace.get(), &Workspace::driveWanted, this, [this] { drive_->watch(1); });
    connect(workspace.get(), &Workspace::raceWanted, this,
            [this](int cars) { drive_->watch(cars); });
    club_->follow(*workspace);
    if (hasPanels_)
        createPanels(*workspace);
    return workspace;
}

QImage MainWindow::pictureOf(const QString& name) {
    const QImage panel = hasPanels_ ? panelPictures_.picture(name) : QImage();
    return panel.isNull() ? picturesOf(tileFiles_.games(), devicePixelRatioF())(name) : panel;
}

void MainWindow::createPanels(Workspace& workspace) {
    workspace.createPanels();
    firstSteps_->follow(workspace);
    connect(&workspace.document(), &Document::rallyChanged, this, &MainWindow::showStrip);
    connect(&workspace.document(), &Document::rallyChanged, this, &MainWindow::showName);
    connect(&workspace.document(), &Document::turnedTo, this, &MainWindow::showName);
    connect(&workspace.files(), &FileActions::exported, this, [this](const QString& path) {
        statusBar()->showMessage(tr("Exported to %1").arg(QDir::toNativeSeparators(path)), 5000);
    });
    connect(&workspace.files(), &FileActions::printed, this, [this](int pages) {
        statusBar()->showMessage(tr("%n page(s) printed", nullptr, pages), 5000);
    });
    connect(&workspace.files(), &FileActions::saved, this, [this](const QString& path) {
        statusBar()->showMessage(tr("Saved as %1").arg(QDir::toNativeSeparators(path)), 5000);
    });
    connect(&workspace.findings(), &FindingsPanel::explanationWanted, help_, &Help::explain);
    connect(&workspace.strip(), &StageStrip::menuWanted, rallyActions_, &RallyActions::openMenu);
}

void MainWindow::createPanels(const Games& games) {
    tileFiles_.setBuiltIn(games);
    hasPanels_ = true;
    createPanels(current());
    turnTo(current());
    evening_->follow();
    drive_->follow();
    if (!tileFiles_.faults().empty())
        statusBar()->showMessage(sentence(tileFiles_.faults().front()));
}

/// All that tells of one stage, or acts on one, is for this one now.
void MainWindow::turnTo(Workspace& workspace) {
    if (!histories_.stacks().contains(&workspace.document().history()))
        histories_.addStack(&workspace.document().history());
    histories_.setActiveStack(&workspace.document().history());
    status_->turnTo(workspace);
    workspace.recallRules();
    workspace.showHints(actions_.showHints->isChecked());
    showEditor();
    showStrip();
    table_.turnTo(workspace.document(), workspace.editor().openBox());
    showTable();
    showName();
}

void MainWindow::showEditor() {
    boardNames_.show(editor());
    parts_.showEntriesFor(document().games().kindOf(document().stage()));
    if (current().hasPanels())
        panels_.fill(current().panels());
}

void MainWindow::connectFiles() {
    connect(actions_.newStage, &QAction::triggered, this, &MainWindow::askForNew);
    connect(newStages_, &NewStageMenu::chosen, this,
            [this](const Stage& empty) { tabs_.openNew(asLastRace(empty, settings_)); });
    connect(actions_.save, &QAction::triggered, this, [this] { files().save(); });
    connect(actions_.saveAs, &QAction::triggered, this, [this] { files().saveAs(); });
    connect(actions_.print, &QAction::triggered, this,
            [this] { files().print(settings_, table_.holdings().tile, current().houseRules()); });
    connect(actions_.exportPdf, &QAction::triggered, this,
            [this] { files().exportPdf(settings_, table_.holdings().tile); });
    connect(actions_.exportAs, &QAction::triggered, this, [this] { files().exportAs(settings_); });
    connect(actions_.closeTab, &QAction::triggered, this, [this] {
        if (!welcome_.leave())
            tabs_.close(current());
    });
    connect(actions_.closeOthers, &QAction::triggered, this,
            [this] { tabs_.closeOthers(current(), dialogs_); });
    connect(actions_.nextTab, &QAction::triggered, this, [this] { tabs_.turn(1); });
    connect(actions_.previousTab, &QAction::triggered, this, [this] { tabs_.turn(-1); });
    connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
    connect(&tabs_, &DocumentTabs::turned, this, &MainWindow::turnTo);
    connect(&tabs_, &DocumentTabs::nameChanged, this, &MainWindow::showName);
}

void MainWindow::connectOpening() {
    auto* recent = new RecentMenu(actions_.openRecent->text(), recent_, this);
    actions_.openRecent->setMenu(recent);
    connect(recent, &RecentMenu::chosen, opening_, qOverload<const QString&>(&StageOpening::open));
    connect(drop_, &FileDrop::dropped, opening_,
            qOverload<const QStringList&>(&StageOpening::open));
    connect(drop_, &FileDrop::droppedOnStrip, adding_, &StageAdding::add);
    connect(actions_.open, &QAction::triggered, opening_, &StageOpening::ask);
    connect(opening_, &StageOpening::seasonWanted, seasons_, &SeasonActions::open);
    connect(&rallyActions_->menu(), &QMenu::aboutToShow, this,
            [this] { rallyActions_->speakOf(document().stage().info.kind); });
    connect(&rallyActions_->addStagesOfFile(), &QAction::triggered, adding_, &StageAdding::ask);
    connect(opening_, &StageOpening::slowChanged, this, &MainWindow::showWaiting);
    connect(adding_, &StageAdding::slowChanged, this, &MainWindow::showWaiting);
    connect(waiting_, &WaitingNote::givenUp, opening_, &StageOpening::giveUpSlow);
    connect(waiting_, &WaitingNote::givenUp, adding_, &StageAdding::giveUpSlow);
    connect(opening_, &StageOpening::fileOpened, this, [this] {
        // Nothing takes back what was said of another file.
        statusBar()->showMessage(rallyContents(document().rally()), 8000);
    });
    connect(actions_.welcome, &QAction::triggered, this, [this] {
        if (hasPanels_)
            welcome_.show();
    });
}

void MainWindow::showWaiting() {
    waiting_->show(opening_->slow() + adding_->slow());
}

void MainWindow::askForNew() {
    const QPoint corner(16, 16); // beside the tool bar's button, clear of the board's middle
    newStages_->ask(tileFiles_.games(), document().stage().info.game,
                    editor().board().mapToGlobal(corner));
}

void MainWindow::connectEditing() {
    connectBoardActions(actions_, [this]() -> Workspace& { return current(); });
    connect(actions_.cancel, &QAction::triggered, this, [this] {
        welcome_.leave();
        if (editor().has(BoardCommand::Cancel))
            editor().run(BoardCommand::Cancel);
    });
    const auto* clipboard = new StageClipboard(tabs_, actions_, settings_, dialogs_, this);
    connect(clipboard, &StageClipboard::copied, this,
            [this](const QString& what) { statusBar()->showMessage(what, 5000); });
    connect(actions_.search, &QAction::triggered, this, [this] {
        if (!hasPanels_)
            return;
        panels_.showPalette();
        if (editor().has(BoardCommand::Search))
            editor().run(BoardCommand::Search);
    });
}

Games MainWindow::gamesInUse() const {
    return parts_.withOwnPieces(tileFiles_.games());
}

void MainWindow::giveGames() const {
    for (const auto& workspace : tabs_.workspaces())
        workspace->document().setGames(gamesInUse(), tileFiles_.names());
}

void MainWindow::connectTable() {
    connect(&tileFiles_, &TileFiles::changed, this, [this] {
        parts_.takePieces();
        giveGames();
    });
    for (const auto& [kind, part] : parts_.all())
        connect(part.get(), &WindowPart::ownPiecesChanged, this, &MainWindow::giveGames);
    connect(&table_, &PlayerHoldings::changed, this, &MainWindow::showTable);
    connect(actions_.addTileFile, &QAction::triggered, tableActions_, &TableActions::addFile);
    connect(actions_.holdings, &QAction::triggered, tableActions_, &TableActions::showDialog);
    connect(library_, &LibraryActions::compareWanted, compare_, &CompareActions::compareFiles);
    connect(library_, &LibraryActions::boxesWanted, actions_.holdings, &QAction::trigger);
}

void MainWindow::showTable() {
    current().setTable(table_.table());
    const Holdings& holdings = table_.holdings();
    current().setOwnedBoxes(holdings.countBoxes ? std::optional(holdings.boxes) : std::nullopt);
}

void MainWindow::connectView() {
    connect(actions_.resetPanels, &QAction::triggered, this, [this] {
        panels_.reset();
        showStrip();
    });
    auto* round = new FocusCycle(*this);
    connect(actions_.nextPanel, &QAction::triggered, round, &FocusCycle::next);
    connect(actions_.previousPanel, &QAction::triggered, round, &FocusCycle::previous);
    connect(actions_.showHints, &QAction::toggled, this, &MainWindow::showHints);
    actions_.showHints->setChecked(settings_.value(hintsKey, true).toBool());
}

void MainWindow::connectHelp() {
    connect(actions_.manual, &QAction::triggered, help_, &Help::show);
    connect(actions_.printKeys, &QAction::triggered, this, [this] {
        files().print(keySheet(keyGroups(commandsOf(*this)), {usualPaper(QLocale::system())}));
    });
    connect(actions_.firstSteps, &QAction::triggered, this, [this] {
        welcome_.leave();
        if (!firstSteps_->show(current()))
            askForNew();
    });
    connect(&panelPictures_, &PanelPictures::changed, help_, &Help::drawAgain);
    connect(actions_.about, &QAction::triggered, this, [this] {
        auto* about = new AboutDialog(this);
        about->setAttribute(Qt::WA_DeleteOnClose);
        about->open();
    });
}

void MainWindow::showHints(bool wanted) {
    current().showHints(wanted);
    settings_.setValue(hintsKey, wanted);
}

/// Where there is more than one stage, they are seen; a stage alone needs no strip.
void MainWindow::showStrip() {
    panels_.showRally(document().rally().stages().size() > 1);
}

void MainWindow::start(const QStringList& paths) {
    connect(opening_, &StageOpening::settled, this, &MainWindow::welcomeAndOffer,
            Qt::SingleShotConnection);
    if (paths.isEmpty())
        reopenLast(*opening_, settings_);
    else
        opening_->open(paths);
}

void MainWindow::welcomeAndOffer() {
    const auto& places = tabs_.workspaces();
    if (std::all_of(places.begin(), places.end(),
                    [](const auto& each) { return each->isUntouched(); }))
        welcome_.show();
    recovery_->offer();
}

void MainWindow::takeOver(MainWindow& other) {
    const bool isWelcome = other.welcome().isShown();
    const TimingActions::Left table = other.timing_->leave();
    const auto panelsOf = [](const QMainWindow& window) {
        return window.findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly);
    };
    std::map<QString, PanelFields> fields;
    for (const QDockWidget* panel : panelsOf(other))
        fields.emplace(panel->objectName(), PanelFields(*panel));
    tabs_.takeOver(other.tabs().handOver());
    opening_->takeOver(*other.opening_);
    adding_->takeOver(*other.adding_);
    evening_->takeOver(*other.evening_);
    seasons_->takeOver(*other.seasons_);
    library_->takeOver(*other.library_);
    timing_->resume(table);
    for (QDockWidget* panel : panelsOf(*this))
        fields[panel->objectName()].putInto(*panel);
    // What cannot be kept safe here stays where it was, for the next start.
    if (recovery().keepNow())
        other.recovery().closeAll();
    if (isWelcome)
        welcome_.show();
}

void MainWindow::showName() {
    const Rally& rally = document().rally();
    if (rally.stages().size() > 1 && !rally.info.title.isEmpty())
        setWindowTitle(tr("%1 – %2[*] – Stagewright")
                           .arg(inTitleBar(rally.info.title),
                                inTitleBar(stageName(rally, rally.indexOf(document().current())))));
    else
        setWindowTitle(tr("%1[*] – Stagewright").arg(inTitleBar(files().name())));
    rallyActions_->speakOf(document().stage().info.kind);
    setWindowFilePath(document().path());
    setWindowModified(document().isModified());
}

void MainWindow::rememberPanels() {
    panels_.rememberBy([this] { rememberWindow(*this, settings_); });
}

void MainWindow::rememberSession() {
    rememberPanels();
    if (hasPanels_) // before, no file has been opened
        rememberOpen(tabs_, *opening_, settings_);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!tabs_.mayCloseAll(dialogs_) || !seasons_->mayCloseAll())
        return event->ignore();
    timing_->close();
    rememberSession();
    recovery().closeAll();
    event->accept();
}

} // namespace stagewright

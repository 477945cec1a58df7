#include "editor/window/workspace.h"

#include "editor/driving/drive_panel.h"
#include "editor/editing/stage_estimate.h"
#include "editor/estimate/estimate_panel.h"
#include "editor/estimate/last_race.h"
#include "editor/panels/findings_panel.h"
#include "editor/panels/stage_panel.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/results_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/file_actions.h"
#include "editor/window/panels.h"
#include "editor/window/rules_actions.h"
#include "editor/window/window_parts.h"

#include <QApplication>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace stagewright {

Workspace::Workspace(std::unique_ptr<Document> document, const WindowParts& parts,
                     QSettings& settings, const Dialogs& dialogs, QWidget* window)
    : settings_(settings)
    , owned_(std::move(document))
    , document_(*owned_)
    , parts_(parts)
    , estimator_(std::make_unique<Estimator>(document_))
    , races_(std::make_unique<RaceEstimator>(document_, *estimator_))
    , rules_(std::make_unique<RulesChoice>(document_, *estimator_, settings))
    , files_(std::make_unique<FileActions>(document_, dialogs, window))
    , rulesActions_(std::make_unique<RulesActions>(*rules_, dialogs, window))
    , boards_(std::make_unique<QStackedWidget>()) {
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole || change.info || !change.layout.isNothing())
            edit();
    });
    edit();
}

Workspace::~Workspace() {
    if (owned_)
        owned_->blockSignals(true); // who hears of it may be gone before it
}

/// With the editor for what the open stage is laid of.
void Workspace::edit() {
    const LayoutKind* kind = document_.games().kindOf(document_.stage());
    const auto known = editors_.find(kind);
    StageEditor& editor = known == editors_.end() ? makeEditor(kind) : *known->second;
    if (editor_ == &editor)
        return;
    const bool hadFocus = editor_ && editor_->board().hasFocus();
    editor_ = &editor;
    boards_->setCurrentWidget(&editor.board());
    boards_->setFocusProxy(&editor.board());
    if (hadFocus)
        editor.board().setFocus();
    Q_EMIT editorChanged();
    Q_EMIT statusChanged();
}

StageEditor& Workspace::makeEditor(const LayoutKind* kind) {
    auto made = parts_.makeEditor(kind, document_, *estimator_, *races_);
    StageEditor& editor = *made;
    const auto isSeen = [this, &editor] { return editor_ == &editor; };
    connect(&editor, &StageEditor::firstShown, estimator_.get(), &Estimator::begin);
    if (editors_.empty()) // of others the window has been painted before
        connect(&editor, &StageEditor::firstPainted, this, &Workspace::firstPainted);
    connect(&editor, &StageEditor::refused, this, [this, isSeen](const QString& reason) {
        if (isSeen())
            Q_EMIT refused(reason);
    });
    connect(&editor, &StageEditor::workBegun, this, [this, isSeen] {
        if (isSeen())
            Q_EMIT workBegun();
    });
    connect(&editor, &StageEditor::boxOpened, this, [this, isSeen](const QString& box) {
        if (isSeen())
            Q_EMIT boxOpened(box);
    });
    connect(&editor, &StageEditor::statusChanged, this, [this, isSeen] {
        if (isSeen())
            Q_EMIT statusChanged();
    });
    connect(&editor, &StageEditor::menuWanted, this, &Workspace::menuWanted);
    connect(&editor, &StageEditor::spacePicked, this, [this](SpaceVertex space) {
        if (drive_)
            drive_->pickSpace(space);
    });
    connect(&editor, &StageEditor::panelWanted, this, &Workspace::panelWanted);
    connect(&editor, &StageEditor::findingsPicked, this, [this](const Findings& picked) {
        if (!hasPanels())
            return;
        Q_EMIT panelWanted(SidePanel::FindingList);
        findings_->reveal(picked);
    });
    boards_->addWidget(&editor.board());
    editors_.emplace(kind, std::move(made));
    if (hasPanels())
        editor.createPanels();
    if (table_)
        editor.setTable(*table_);
    editor.setOwnedBoxes(ownedBoxes_);
    return editor;
}

void Workspace::createPanels() {
    findings_ = std::make_unique<FindingsPanel>(document_);
    stage_ = std::make_unique<StagePanel>(document_, settings_);
    estimate_ = std::make_unique<EstimatePanel>(document_, *estimator_, *races_, *rules_);
    planner_ = std::make_unique<EveningPlanner>(document_);
    planner_->setHints(hints_);
    strip_ = std::make_unique<StageStrip>(document_, *planner_);
    results_ = std::make_unique<ResultsPanel>(document_);
    results_->setClub(club_);
    connect(results_.get(), &ResultsPanel::clubWanted, this, &Workspace::clubWanted);
    connect(results_.get(), &ResultsPanel::clubJoined, this, &Workspace::clubJoined);
    connect(rules_.get(), &RulesChoice::changed, this, &Workspace::tellHouseRules);
    tellHouseRules();
    for (const auto& [kind, editor] : editors_)
        editor->createPanels();
    connectPanels();
}

PanelContents Workspace::panels() const {
    const BoardPanels beside = editor_->panels();
    const auto ofKind = document_.games().face<StageEstimate>(document_.stage()).panel;
    QWidget* estimate = ofKind ? ofKind(*editor_) : estimate_.get();
    return {beside.palette, beside.ideas,   beside.tokens, stage_.get(),  findings_.get(),
            estimate,       beside.details, strip_.get(),  results_.get()};
}

DrivePanel& Workspace::drive() {
    if (!drive_) {
        drive_ = std::make_unique<DrivePanel>(document_, *estimator_);
        connect(drive_.get(), &DrivePanel::sceneChanged, this,
                [this](const std::optional<DriveScene>& scene) { editor_->showDrive(scene); });
    }
    return *drive_;
}

/// Those that there are.
std::map<QString, QWidget*> Workspace::panelsByName() const {
    const PanelContents all = panels();
    std::map<QString, QWidget*> named{
        {QStringLiteral("palette"), all.palette},   {QStringLiteral("ideas"), all.ideas},
        {QStringLiteral("tokens"), all.tokens},     {QStringLiteral("stage"), all.stage},
        {QStringLiteral("findings"), all.findings}, {QStringLiteral("estimate"), all.estimate},
        {QStringLiteral("details"), all.details},   {QStringLiteral("rally"), all.rally},
        {QStringLiteral("results"), all.results},   {QStringLiteral("drive"), drive_.get()}};
    std::erase_if(named, [](const auto& each) { return !each.second; });
    return named;
}

Workspace::View Workspace::view() const {
    View view;
    view.board = editor_->view();
    view.isEstimated = !estimator_->rules().dashboards.empty();
    view.drive = estimator_->driveSettings();
    if (hasPanels())
        for (const auto& [name, panel] : panelsByName())
            view.panels.emplace(name, PanelFields(*panel));
    if (drive_)
        view.driving = drive_->state();
    return view;
}

void Workspace::setView(const View& view) {
    editor_->setView(view.board);
    estimator_->setDriveSettings(view.drive);
    if (view.isEstimated)
        estimator_->begin(); // what is driven goes by its rules
    if (const auto* driving = std::any_cast<DrivePanel::State>(&view.driving))
        drive().setState(*driving);
    for (const auto& [name, panel] : panelsByName())
        if (const auto fields = view.panels.find(name); fields != view.panels.end())
            fields->second.putInto(*panel);
}

std::unique_ptr<Document> Workspace::handOver() {
    return std::move(owned_);
}

bool Workspace::isUntouched() {
    return document_.path().isEmpty() && document_.source().isEmpty() &&
           document_.history().count() == 0 && !document_.isModified() && !editor_->hasText();
}

void Workspace::connectPanels() {
    connect(&document_, &Document::turnedTo, this, [this] {
        if (stage_->isAncestorOf(QApplication::focusWidget()))
            editor_->board().setFocus(); // what is typed now is not of the stage that was left
    });
    connect(findings_.get(), &FindingsPanel::chosen, this,
            [this](const Places& places) { editor_->showPlaces(places); });
    connect(estimate_.get(), &EstimatePanel::raceChosen, this,
            [this] { rememberRace(document_, settings_); });
    connect(estimate_.get(), &EstimatePanel::rulesFileWanted, rulesActions_.get(),
            &RulesActions::choose);
    connect(estimate_.get(), &EstimatePanel::rulesCopyWanted, rulesActions_.get(),
            &RulesActions::saveCopy);
    connect(estimate_.get(), &EstimatePanel::driveWanted, this, &Workspace::driveWanted);
    connect(estimate_.get(), &EstimatePanel::raceWanted, this, &Workspace::raceWanted);
    connect(estimate_.get(), &EstimatePanel::pieceChosen, this,
            [this](int piece) { editor_->showPiece(piece); });
}

void Workspace::showHints(bool wanted) {
    hints_ = wanted;
    document_.setHints(wanted);
    if (planner_)
        planner_->setHints(wanted);
}

void Workspace::recallRules() {
    rules_->recall();
}

HouseRules Workspace::houseRules() const {
    return rules_->ofRally();
}

/// The whole rally goes by the rules that the estimate of a stage goes by.
void Workspace::tellHouseRules() {
    const HouseRules house = houseRules();
    planner_->setHouseRules(house);
    results_->setHouseRules(house);
}

void Workspace::setTable(const Table& table) {
    table_ = table;
    for (const auto& [kind, editor] : editors_)
        editor->setTable(table);
}

void Workspace::setClub(const QList<RosterDriver>& drivers) {
    club_ = drivers;
    if (results_)
        results_->setClub(drivers);
}

void Workspace::setOwnedBoxes(const std::optional<BoxCounts>& owned) {
    ownedBoxes_ = owned;
    for (const auto& [kind, editor] : editors_)
        editor->setOwnedBoxes(owned);
}

} // namespace stagewright

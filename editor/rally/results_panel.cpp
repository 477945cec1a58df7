#include "editor/rally/results_panel.h"

#include "editor/document/result_undo_step.h"
#include "editor/fields/panel_fields.h"
#include "editor/icons/car_colours.h"
#include "editor/icons/icons.h"
#include "editor/rally/folding_halves.h"
#include "model/one_line.h"
#include "model/rally/rally_edits.h"
#include "model/rally/results_of_stage.h"
#include "model/rally/stage_name.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QSignalBlocker>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int leastOfStage = 26; // letters of its name that are seen

} // namespace

ResultsPanel::ResultsPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(document, rulesCache_)
    , entries_(new ResultsTable(model_))
    , standings_(new StandingsView(document, rulesCache_))
    , stages_(new QComboBox)
    , club_(new ClubMenu(document, rulesCache_, this))
    , inputErrors_(new InputErrors)
    , sheet_(new SoloEntry(document, rulesCache_, *inputErrors_))
    , notes_(new NoteLines) {
    auto* entry = new QWidget;
    auto* column = new QVBoxLayout(entry);
    column->setContentsMargins({});
    column->addLayout(bar());
    column->addWidget(entries_, 1);
    column->addWidget(sheet_);
    column->addWidget(inputErrors_);
    column->addWidget(notes_);
    auto* halves = new FoldingHalves({entry, tr("Times"), 3}, {standings_, tr("Standings"), 2});
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(halves);

    connect(club_, &ClubMenu::clubWanted, this, &ResultsPanel::clubWanted);
    connect(club_, &ClubMenu::joined, this, &ResultsPanel::clubJoined);
    connect(stages_, &QComboBox::activated, this,
            [this](int stage) { document_.turnTo(document_.rally().stages().at(stage).key); });
    connect(&model_, &ResultsModel::refused, this,
            [this](const QString& why) { inputErrors_->say(model_, why); });
    connect(&model_, &ResultsModel::taken, this, [this] { inputErrors_->forget(model_); });
    connect(&document, &Document::turnedTo, this, [this] { inputErrors_->forget(model_); });
    connect(&model_, &ResultsModel::readAgain, this, &ResultsPanel::refresh);
    connect(entries_->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showColours();
        sheet_->turnTo(model_.driverAt(row()));
        solo_->setChecked(solo_->isChecked() || sheet_->hasSheet());
        showSolo();
    });
    connect(entries_, &ResultsTable::menuWanted, this, &ResultsPanel::showMenu);
    refresh();
}

/// What can be done with the cells that are selected, and with their driver.
void ResultsPanel::showMenu(QPoint at) {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("results-menu"));
    const bool any = model_.driverAt(row()).has_value();
    const auto add = [&](const QString& text, const char* name, const QKeySequence& keys,
                         bool enabled, auto act) {
        QAction* action = menu->addAction(text);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut); // shown; the table hears it by itself
        action->setShortcutVisibleInContextMenu(true);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    add(tr("Cu&t"), "cut-results", QKeySequence::Cut, any, [this] { entries_->cut(); });
    add(tr("&Copy"), "copy-results", QKeySequence::Copy, any, [this] { entries_->copy(); });
    add(tr("&Paste"), "paste-results", QKeySequence::Paste, ResultsTable::canPaste(),
        [this] { entries_->paste(); });
    add(tr("C&lear"), "clear-results", QKeySequence::Delete, any, [this] { entries_->clear(); });
    menu->addSeparator();
    QAction* retired =
        add(tr("&Retired"), "retire", {}, any, [this] { entries_->toggleRetired(); });
    retired->setCheckable(true);
    retired->setChecked(entries_->areRetired());
    menu->addSeparator();
    add(tr("Re&name the driver"), "rename-driver", {}, any, [this] { entries_->rename(row()); });
    add(tr("&Add a driver"), "add-a-driver", {}, true, [this] { addDriver(); });
    add(tr("Move the driver &up"), "move-driver-up", {}, model_.driverAt(row() - 1).has_value(),
        [this] { moveUp(); });
    add(tr("Move the driver &down"), "move-driver-down", {},
        any && model_.driverAt(row() + 1).has_value(), [this] { moveDown(); });
    add(tr("Remo&ve the driver"), "remove-the-driver", {}, any, [this] { removeDriver(); });
    menu->popup(at);
}

void ResultsPanel::setHouseRules(const HouseRules& house) {
    rulesCache_.setHouseRules(house);
    model_.read();
}

void ResultsPanel::setClub(const QList<RosterDriver>& drivers) {
    club_->setClub(drivers);
    model_.setClub(drivers);
}

void ResultsPanel::refresh() {
    showStages();
    showColumns();
    showNotes();
    showColours();
    sheet_->turnTo(model_.driverAt(row()));
    showSolo();
    standings_->refresh();
}

QString ResultsPanel::notes() const {
    QStringList texts{inputErrors_->text(), notes_->text()};
    texts.removeAll(QString());
    return texts.join(u'\n');
}

QToolButton* ResultsPanel::button(const QIcon& icon, const char* name, const QString& text,
                                  void (ResultsPanel::*action)()) {
    auto* button = new QToolButton;
    button->setIcon(icon);
    button->setObjectName(QString::fromLatin1(name));
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    if (action)
        connect(button, &QToolButton::clicked, this, action);
    return button;
}

void ResultsPanel::addCopy(QMenu& menu, const QString& text, const char* name, Copy copy) {
    QAction* action = menu.addAction(text);
    action->setObjectName(QString::fromLatin1(name));
    connect(action, &QAction::triggered, this,
            [this, copy] { QGuiApplication::clipboard()->setText(copy(standings_->table())); });
}

QLayout* ResultsPanel::bar() {
    stages_->setAccessibleName(tr("Stage"));
    stages_->setToolTip(tr("Stage whose results are entered"));
    stages_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    colour_ = button({}, "driver-colour", tr("Colour of the driver"), nullptr);
    colour_->setPopupMode(QToolButton::InstantPopup);
    colour_->setMenu(new QMenu(colour_));
    solo_ = button({}, "solo-sheet", tr("Enter the sheet of a solo drive: turns by gear"), nullptr);
    solo_->setText(tr("Solo"));
    solo_->setCheckable(true);
    markOwnFields(*solo_);
    connect(solo_, &QToolButton::toggled, this, &ResultsPanel::showSolo);
    auto* up = button({}, "driver-up", tr("Move the driver up"), &ResultsPanel::moveUp);
    up->setArrowType(Qt::UpArrow);
    auto* down = button({}, "driver-down", tr("Move the driver down"), &ResultsPanel::moveDown);
    down->setArrowType(Qt::DownArrow);
    auto* club = button(icon(QStringLiteral("drivers")), "club-drivers",
                        tr("Choose drivers of the club"), nullptr);
    club->setPopupMode(QToolButton::InstantPopup);
    club->setMenu(club_);
    auto* copies = new QMenu(this);
    addCopy(*copies, tr("As &text"), "copy-text", asText);
    addCopy(*copies, tr("As &CSV"), "copy-csv", asCsv);
    addCopy(*copies, tr("As &Markdown"), "copy-markdown", asMarkdown);
    auto* copy =
        button(icon(QStringLiteral("copy")), "copy-standings", tr("Copy the standings"), nullptr);
    copy->setPopupMode(QToolButton::InstantPopup);
    copy->setMenu(copies);

    auto* line = new QHBoxLayout;
    line->setSpacing(2);
    line->addWidget(stages_);
    line->addSpacing(6);
    line->addWidget(solo_);
    line->addWidget(button(icon(QStringLiteral("add")), "add-driver", tr("Add a driver"),
                           &ResultsPanel::addDriver));
    line->addWidget(club);
    line->addWidget(colour_);
    line->addWidget(up);
    line->addWidget(down);
    line->addWidget(button(icon(QStringLiteral("delete")), "remove-driver", tr("Remove the driver"),
                           &ResultsPanel::removeDriver));
    line->addWidget(copy);
    line->addStretch(); // the buttons stay where they are when the table becomes wider
    return line;
}

void ResultsPanel::showStages() {
    const Rally& rally = document_.rally();
    QStringList names;
    for (qsizetype stage = 0; stage < rally.stages().size(); ++stage)
        names << stageName(rally, stage);
    QStringList shown;
    for (int i = 0; i < stages_->count(); ++i)
        shown << stages_->itemText(i);
    const QSignalBlocker quiet(stages_);
    if (shown != names) {
        stages_->clear();
        stages_->addItems(names);
        stages_->setMinimumWidth(
            std::min(stages_->sizeHint().width(), fontMetrics().averageCharWidth() * leastOfStage));
    }
    stages_->setCurrentIndex(static_cast<int>(rally.indexOf(document_.current())));
}

/// What the table or the game does not play with, and nobody has entered, takes no room.
void ResultsPanel::showColumns() {
    const Rally& rally = document_.rally();
    const RallyStage* open = rally.find(document_.current());
    const auto any = [&](auto has) {
        return std::any_of(rally.results().begin(), rally.results().end(),
                           [&](const auto& each) { return has(each.second); });
    };
    const bool control = (open && optionalRulesOf(rally, *open).timeControl) ||
                         any([](const StageResult& each) { return each.penalty != 0; });
    const bool sisu =
        rally.info.sisu != Sisu::Never || any([](const StageResult& each) { return each.sisu; });
    const StageResults damage =
        open ? resultsOf(rally, *open, document_.games(),
                         rulesCache_.rulesOf()(document_.stage().info.game).spareWheels)
             : StageResults();
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Gearbox), !damage.gearbox);
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Coast), !damage.coast);
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Brake), !damage.brake);
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Wheel), !damage.wheel);
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Penalty), !control);
    entries_->setColumnHidden(static_cast<int>(ResultColumn::Sisu), !sisu);
    if (!entries_->isEditing())
        entries_->fitColumns();
}

void ResultsPanel::showNotes() {
    QStringList lines;
    const auto& drivers = document_.rally().drivers();
    for (int row = 0; row < model_.rowCount(); ++row)
        for (const ResultWarning& warning : model_.warningsOf(row))
            lines << tr("%1: %2").arg(oneLine(drivers.at(row).name), warning.text);
    if (drivers.isEmpty())
        lines << tr("Add the drivers first, in the order in which they start.");
    notes_->setText(lines.join(u'\n'));
}

void ResultsPanel::showColours() {
    const auto driver = model_.driverAt(row());
    colour_->setEnabled(driver.has_value());
    const QString now = driver ? document_.rally().find(*driver)->colour : QString();
    colour_->setIcon(colourSpot(rulesCache_.rally(), now));
    QMenu& menu = *colour_->menu();
    menu.clear();
    for (const QString& id : colourIds(rulesCache_.rally()) + QStringList(QString())) {
        const QString word = id.isEmpty() ? tr("No colour") : wordForColour(id);
        QAction* action = menu.addAction(colourSpot(rulesCache_.rally(), id), word);
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] {
            if (const auto painted = model_.driverAt(row()))
                document_.make(recolourDriverOf(document_.rally(), *painted, id));
        });
    }
}

/// Only where the game knows such sheets.
void ResultsPanel::showSolo() {
    solo_->setVisible(sheet_->isOfUse());
    sheet_->setVisible(sheet_->isOfUse() && solo_->isChecked());
}

void ResultsPanel::addDriver() {
    document_.make(addDriverTo(document_.rally(), colourIds(rulesCache_.rally())));
    entries_->rename(model_.rowCount() - 1);
}

void ResultsPanel::removeDriver() {
    const int at = row();
    const QModelIndex before = entries_->currentIndex();
    const int column = before.column();
    if (const auto driver = model_.driverAt(at)) {
        document_.make(removeDriverOf(document_.rally(), *driver));
        entries_->setCurrentIndex(model_.index(std::min(at, model_.rowCount() - 1), column));
    }
}

void ResultsPanel::move(int by) {
    const int at = row();
    const auto driver = model_.driverAt(at);
    if (!driver || !model_.driverAt(at + by))
        return;
    document_.make(moveDriverOf(document_.rally(), *driver, at + by));
    entries_->setCurrentIndex(model_.index(at + by, entries_->currentIndex().column()));
}

} // namespace stagewright

#include "editor/season/season_window.h"

#include "editor/fields/leave_field.h"
#include "editor/fields/scrolled_panel.h"
#include "editor/fields/window_size.h"
#include "editor/fields/wrapped_label.h"
#include "editor/icons/icons.h"
#include "editor/language/user_text.h"
#include "editor/season/sheets/season_pages.h"
#include "model/one_line.h"
#include "model/season/season_round.h"

#include <QCloseEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolBar>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace stagewright {

SeasonWindow::SeasonWindow(std::unique_ptr<SeasonDocument> document, QWidget* parent)
    : QMainWindow(parent)
    , document_(std::move(document))
    , rules_(new SeasonRulesForm)
    , rounds_(new SeasonRounds)
    , questions_(new QComboBox)
    , table_(new QTableView)
    , chart_(new SeasonChartView)
    , note_(new WrappedLabel) {
    setAttribute(Qt::WA_DeleteOnClose);
    setAcceptDrops(true);
    auto* halves = new QSplitter;
    halves->addWidget(left());
    halves->addWidget(right());
    halves->setStretchFactor(1, 1);
    halves->setChildrenCollapsible(false);
    setCentralWidget(halves);
    fillMenus();
    connectRounds();
    connect(rules_, &SeasonRulesForm::titled, this, [this](const QString& title) {
        RallySeason season = document_->season();
        season.title = oneLine(title);
        document_->change(tr("Title"), season);
    });
    connect(rules_, &SeasonRulesForm::ruled, this, [this](const SeasonRules& rules) {
        RallySeason season = document_->season();
        season.rules = rules;
        document_->change(tr("What counts"), season);
    });
    connect(questions_, &QComboBox::currentIndexChanged, this, &SeasonWindow::showStandings);
    connect(document_.get(), &SeasonDocument::changed, this, &SeasonWindow::refresh);
    connect(document_.get(), &SeasonDocument::stepsChanged, this, [this](int done) {
        if (done >= stepsRemarked_)
            return;
        remarks_.clear();
        stepsRemarked_ = 0;
        showStandings();
    });
    connect(document_.get(), &SeasonDocument::nameChanged, this, &SeasonWindow::showName);
    resizeOnScreen(*this, {1080, 680});
    refresh();
    showName();
}

QWidget* SeasonWindow::left() {
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    layout->addWidget(rules_);
    layout->addWidget(rounds_, 1);
    auto* scrolled = new ScrolledPanel;
    scrolled->setWidget(column);
    scrolled->keepContentWidth();
    return scrolled;
}

QWidget* SeasonWindow::right() {
    questions_->setObjectName(QStringLiteral("season-standings-of"));
    questions_->setAccessibleName(tr("Standings of"));
    table_->setModel(&model_);
    table_->setAccessibleName(tr("Standings"));
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table_->setTabKeyNavigation(false);
    table_->setWordWrap(false);
    table_->verticalHeader()->hide();
    table_->horizontalHeader()->setHighlightSections(false);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* column = new QWidget;
    auto* layout = new QVBoxLayout(column);
    auto* parts = new QSplitter(Qt::Vertical);
    parts->addWidget(table_);
    parts->addWidget(chart_);
    parts->setStretchFactor(0, 1);
    parts->setChildrenCollapsible(false);
    layout->addWidget(questions_);
    layout->addWidget(parts, 1);
    note_->setTextFormat(Qt::PlainText);
    layout->addWidget(note_);
    return column;
}

void SeasonWindow::fillMenus() {
    const auto add = [this](QMenu& menu, const QString& text, const char* name,
                            const QKeySequence& keys, const char* picture, auto act) {
        QAction* action = menu.addAction(text);
        action->setObjectName(QString::fromLatin1(name));
        action->setShortcut(keys);
        if (picture)
            action->setIcon(icon(QString::fromLatin1(picture)));
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    QMenu& file = *menuBar()->addMenu(tr("&File"));
    QAction* save = add(file, tr("&Save"), "save-season", QKeySequence::Save, "save",
                        &SeasonWindow::saveWanted);
    add(file, tr("Save &as…"), "save-season-as", QKeySequence::SaveAs, nullptr,
        &SeasonWindow::saveAsWanted);
    file.addSeparator();
    QAction* print = add(file, tr("&Print…"), "print-season", QKeySequence::Print, "print",
                         &SeasonWindow::printWanted);
    add(file, tr("&Export the standings…"), "export-season",
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), nullptr, &SeasonWindow::exportWanted);
    file.addSeparator();
    add(file, tr("&Close"), "close-season", QKeySequence::Close, nullptr, &SeasonWindow::close);
    QMenu& edit = *menuBar()->addMenu(tr("&Edit"));
    QUndoStack& history = document_->history();
    QAction* undo = history.createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(icon(QStringLiteral("undo")));
    QAction* redo = history.createRedoAction(this, tr("&Redo"));
    redo->setShortcut(QKeySequence::Redo);
    redo->setIcon(icon(QStringLiteral("redo")));
    edit.addActions({undo, redo});
    edit.addSeparator();
    add(edit, tr("Take in the &drivers of the club"), "take-club-drivers", {}, nullptr,
        &SeasonWindow::clubDriversWanted);
    auto* bar = addToolBar(tr("Tool bar"));
    bar->setMovable(false);
    bar->addActions({save, undo, redo, print});
}

void SeasonWindow::connectRounds() {
    connect(rounds_, &SeasonRounds::openRallyWanted, this, &SeasonWindow::openRallyWanted);
    connect(rounds_, &SeasonRounds::fileWanted, this, &SeasonWindow::rallyFileWanted);
    connect(rounds_, &SeasonRounds::removed, this, [this](qsizetype round) {
        RallySeason season = document_->season();
        season.rounds.remove(round);
        document_->change(tr("Remove a round"), season);
    });
    connect(rounds_, &SeasonRounds::moved, this, [this](qsizetype from, qsizetype to) {
        RallySeason season = document_->season();
        season.rounds.move(from, to);
        document_->change(tr("Move a round"), season);
        rounds_->choose(to);
    });
    connect(rounds_, &SeasonRounds::changed, this,
            [this](qsizetype index, const SeasonRound& round) {
                RallySeason season = document_->season();
                season.rounds[index] = round;
                document_->change(tr("Change a round"), season);
            });
}

void SeasonWindow::takeInEntry() const {
    takeInField(*this);
}

void SeasonWindow::take(const std::vector<CopiedRound>& rounds) {
    if (rounds.empty())
        return;
    remarks_.clear();
    for (const auto& [round, remarks] : rounds) {
        const bool isUpdate = roundOfFile(document_->season(), round.file) >= 0;
        for (const QString& each : remarks)
            remarks_ << each + u'.';
        if (isUpdate)
            remarks_ << tr("%1 was in the season: its results are taken anew.")
                            .arg(oneLine(round.title).simplified());
        document_->change(isUpdate ? tr("Update a round") : tr("Add a round"),
                          withRound(document_->season(), round));
        rounds_->choose(roundOfFile(document_->season(), round.file));
    }
    stepsRemarked_ = document_->history().index();
    showStandings();
}

void SeasonWindow::takeDrivers(const QList<RosterDriver>& drivers) {
    RallySeason season = document_->season();
    season.drivers = withDriversOf(season.drivers, drivers);
    document_->change(tr("Take in drivers"), season);
}

SeasonWindow::~SeasonWindow() {
    if (!document_)
        return;
    leaveField(*this);
    disconnect(document_.get(), nullptr, this, nullptr); // it goes before its history does
}

/// From then on fields that lose the focus have nothing to say.
std::unique_ptr<SeasonDocument> SeasonWindow::handOver() {
    takeInEntry();
    for (const QObject* part :
         {static_cast<const QObject*>(document_.get()), static_cast<const QObject*>(rules_),
          static_cast<const QObject*>(rounds_), static_cast<const QObject*>(questions_)})
        disconnect(part, nullptr, this, nullptr);
    return std::move(document_);
}

SeasonQuestion SeasonWindow::question() const {
    const auto questions = questionsOf(document_->season());
    return questions.value(questions_->currentIndex());
}

void SeasonWindow::refresh() {
    rules_->show(document_->season());
    rounds_->show(document_->season());
    showQuestions();
    showStandings();
}

/// Keeps what is chosen, as long as there is such a thing.
void SeasonWindow::showQuestions() {
    QStringList names;
    for (const SeasonQuestion& each : questionsOf(document_->season()))
        names << (each.teams                ? tr("Teams")
                  : each.carClass.isEmpty() ? tr("Drivers")
                                            : tr("Class %1").arg(oneLine(each.carClass)));
    QStringList shown;
    for (int i = 0; i < questions_->count(); ++i)
        shown << questions_->itemText(i);
    if (names == shown)
        return;
    const QSignalBlocker quiet(questions_);
    const auto before = static_cast<int>(names.indexOf(questions_->currentText()));
    questions_->clear();
    questions_->addItems(names);
    questions_->setCurrentIndex(std::max(before, 0));
    questions_->setVisible(names.size() > 1);
}

void SeasonWindow::showStandings() {
    const RallySeason& season = document_->season();
    model_.show(season, question());
    const SeasonChart chart = seasonChart(model_.standings());
    chart_->show(chart);
    chart_->setVisible(!chart.lines.empty());
    QStringList notes = remarks_;
    QStringList strangers;
    for (const SeasonRound& round : season.rounds)
        strangers << strangersIn(season, round);
    strangers.removeDuplicates();
    if (!strangers.isEmpty())
        notes << tr("Not among the season's drivers, and without team and class: %1.")
                     .arg(strangers.join(QStringLiteral(", ")));
    if (season.rounds.isEmpty())
        notes << tr("Add a rally whose results are entered: the one that is open, or a file.");
    note_->setText(notes.join(u'\n'));
    note_->setVisible(!notes.isEmpty());
}

void SeasonWindow::showName() {
    setWindowTitle(tr("%1[*] – Season – Stagewright").arg(inTitleBar(document_->name())));
    setWindowModified(document_->isChanged());
}

void SeasonWindow::closeEvent(QCloseEvent* event) {
    if (document_ && mayClose && !mayClose())
        event->ignore();
    else
        event->accept();
}

void SeasonWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) {
        event->setDropAction(Qt::CopyAction);
        event->accept();
    }
}

void SeasonWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    event->setDropAction(Qt::CopyAction);
    event->accept();
    QMetaObject::invokeMethod(
        this, [this, paths] { Q_EMIT dropped(paths); }, Qt::QueuedConnection);
}

} // namespace stagewright

#include "editor/timing/timing_window.h"

#include "editor/icons/car_colours.h"
#include "editor/icons/severity_mark.h"
#include "editor/language/user_text.h"
#include "editor/timing/timing_places.h"
#include "editor/timing/timing_text.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QAccessible>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>

namespace stagewright {

namespace {

constexpr int minuteLength = 60'000; // milliseconds
constexpr QSize leastSize(640, 440); ///< smaller, words could not be read

/// Held down, it would do to one driver after the other what it was pressed for once.
bool actsOnce(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space ||
           key == Qt::Key_F11 || key == Qt::Key_Escape;
}

QString driverSaid(const Rally& rally, DriverKey driver) {
    return oneLine(rally.find(driver)->name);
}

} // namespace

TimingWindow::TimingWindow(Document& document, EveningPlanner& planner, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , document_(document)
    , planner_(planner)
    , entry_(document, rulesCache_)
    , title_(label("timing-title"))
    , stage_(label("timing-stage"))
    , time_(label("timing-clock"))
    , plan_(label("timing-plan"))
    , turn_(label("timing-turn"))
    , spot_(new PaintedMark(this))
    , driver_(label("timing-driver"))
    , field_(new QLineEdit(this))
    , mark_(new PaintedMark(this))
    , note_(label("timing-note", TextLines::AsManyAsFit))
    , standingsTitle_(label("timing-standings-title"))
    , standings_(new TimingStandings(this))
    , laying_(label("timing-laying", TextLines::AsManyAsFit))
    , keys_(label("timing-keys")) {
    setWindowTitle(tr("At the table – Stagewright"));
    setMinimumSize(leastSize);
    for (ScaledLabel* quiet : {title_, plan_, turn_, standingsTitle_, keys_})
        quiet->setForegroundRole(QPalette::PlaceholderText);
    for (ScaledLabel* heavy : {stage_, driver_}) {
        QFont bold = heavy->font();
        bold.setBold(true);
        heavy->setFont(bold);
    }
    time_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    keys_->setAlignment(Qt::AlignCenter);
    laying_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    note_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    standingsTitle_->setText(standings_->accessibleName());
    field_->setObjectName(QStringLiteral("timing-field"));
    field_->setMaxLength(64);
    field_->setContextMenuPolicy(Qt::NoContextMenu);
    field_->installEventFilter(this);
    setFocusProxy(field_);

    connect(field_, &QLineEdit::textEdited, this, [this] {
        refused_.clear();
        if (!field_->isModified() || !entry_.next())
            return entry_.letGo();   // all of it was taken back
        entry_.hold(*entry_.next()); // whatever happens in other windows
        showNote();
    });
    connect(&entry_, &TimingEntry::changed, this, &TimingWindow::refresh);
    connect(&document, &Document::entriesWanted, this, [this](bool& areTaken) {
        if (takeInEntry())
            return;
        areTaken = false;
        raise();
        activateWindow();
    });
    connect(&document, &Document::rallyChanged, this, &TimingWindow::read);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole || change.games || !change.layout.isNothing())
            read();
    });
    connect(&planner, &EveningPlanner::reported, this, &TimingWindow::showPlan);
    connect(&planner, &EveningPlanner::houseRulesChanged, this, [this] {
        rulesCache_.setHouseRules(planner_.houseRules());
        read();
    });
    minute_.setSingleShot(true);
    connect(&minute_, &QTimer::timeout, this, &TimingWindow::showPlan);
    rulesCache_.setHouseRules(planner.houseRules());
    planner.want();
    read();
    showFullness();
}

ScaledLabel* TimingWindow::label(const char* name, TextLines lines) {
    auto* made = new ScaledLabel(lines, this);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

bool TimingWindow::takeInEntry() {
    return take(&TimingEntry::take);
}

std::optional<TypedTime> TimingWindow::typed() const {
    if (!field_->isModified() || !entry_.next())
        return std::nullopt;
    return TypedTime{*entry_.next(), field_->text()};
}

void TimingWindow::typeAgain(const TypedTime& typed) {
    entry_.hold(typed.of);
    if (entry_.next() != typed.of)
        return; // he has gone
    field_->setText(typed.text);
    field_->setModified(true);
}

/// @return whether nothing is left that is typed and does not count
bool TimingWindow::take(Expected<void> (TimingEntry::*way)(const QString&)) {
    refused_.clear();
    if (!field_->isModified())
        return true;
    field_->setModified(false); // whoever comes next has the field
    if (const auto taken = (entry_.*way)(field_->text()); !taken) {
        field_->setModified(true);
        complain(taken.error());
        return false;
    }
    showField();
    showNote();
    return true;
}

bool TimingWindow::isTyping() const {
    return field_->isModified() && !field_->text().trimmed().isEmpty();
}

bool TimingWindow::run(const QKeyEvent& key) {
    if (key.matches(QKeySequence::Save)) {
        Q_EMIT saveWanted();
        return true;
    }
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    if (key.isAutoRepeat() && actsOnce(key.key()))
        return key.key() != Qt::Key_Space || !isTyping();
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        enter();
        return true;
    case Qt::Key_Up:
        turn(&TimingEntry::turnDriver, -1);
        return true;
    case Qt::Key_Down:
        turn(&TimingEntry::turnDriver, 1);
        return true;
    case Qt::Key_PageUp:
        turn(&TimingEntry::turnStage, -1);
        return true;
    case Qt::Key_PageDown:
        turn(&TimingEntry::turnStage, 1);
        return true;
    case Qt::Key_Space: // as in the table of results; in what is typed it is a blank
        if (isTyping())
            return false;
        refused_.clear();
        field_->setModified(false);
        entry_.toggleRetired();
        return true;
    case Qt::Key_F11:
        setWindowState(windowState() ^ Qt::WindowFullScreen);
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    default:
        return false;
    }
}

void TimingWindow::enter() {
    if (field_->isModified()) {
        take(&TimingEntry::enter);
    } else {
        refused_.clear();
        entry_.pass();
    }
}

/// What was typed of the driver before is taken first.
void TimingWindow::turn(void (TimingEntry::*way)(int), int by) {
    if (takeInEntry())
        (entry_.*way)(by);
}

/// Of what is typed first, then of the full screen, then of the view.
void TimingWindow::leave() {
    if (field_->isModified() && field_->text() != entry_.text()) {
        refused_.clear();
        field_->setModified(false);
        entry_.letGo();
    } else if (isFullScreen()) {
        setWindowState(windowState() & ~Qt::WindowFullScreen);
    } else {
        close();
    }
}

void TimingWindow::complain(const Fault& fault) {
    refused_ = sentenceAlone(fault);
    field_->selectAll();
    showNote();
    QAccessibleEvent heard(note_, QAccessible::Alert);
    QAccessible::updateAccessibility(&heard);
}

void TimingWindow::read() {
    rulesCache_.openFor(document_.rally());
    entry_.read();
}

void TimingWindow::refresh() {
    const Rally& rally = document_.rally();
    const qsizetype stage = entry_.stage();
    title_->setText(rally.stages().size() > 1 ? oneLine(rally.info.title) : QString());
    stage_->setText(stageName(rally, stage));
    standings_->tell(rally, stage + 1, rulesCache_.rulesOf(), rulesCache_.rally());
    standingsTitle_->setVisible(!rally.drivers().isEmpty());
    laying_->setText(layingText(rally, stage, document_.games()));
    showDriver();
    showField();
    showNote();
    showPlan();
}

void TimingWindow::showDriver() {
    const Rally& rally = document_.rally();
    const auto driver = entry_.driver();
    spot_->setVisible(driver.has_value());
    if (driver) {
        const auto at = entry_.order().indexOf(*driver) + 1;
        const QString turn = entry_.isRetired() ? tr("Retired: %1 of %2")
                             : entry_.result()  ? tr("Entered: %1 of %2")
                                                : tr("Next: %1 of %2");
        turn_->setText(turn.arg(at).arg(entry_.order().size()));
        driver_->setText(driverSaid(rally, *driver));
        spot_->paintWith(
            [this, colour = rally.find(*driver)->colour](QPainter& painter, const QRectF& area) {
                paintColourSpot(painter, rulesCache_.rally(), colour, area,
                                palette().color(QPalette::PlaceholderText));
            });
        return;
    }
    const bool isEmpty = rally.drivers().isEmpty();
    const QString first = isEmpty ? QString() : winners(rally, rulesCache_.rulesOf());
    turn_->setText(isEmpty || first.isEmpty() ? QString() : tr("Winner"));
    driver_->setText(isEmpty ? tr("No drivers yet") : first);
}

/// What is being typed stays, as long as it is of the same driver.
void TimingWindow::showField() {
    const auto driver = entry_.driver();
    field_->setEnabled(driver.has_value());
    field_->setVisible(driver.has_value());
    const auto key = entry_.next();
    field_->setAccessibleName(
        driver ? tr("Result of %1").arg(driverSaid(document_.rally(), *driver)) : QString());
    if (key == shown_ && field_->isModified())
        return;
    if (key != shown_)
        refused_.clear(); // it was said of another
    shown_ = key;
    field_->setText(entry_.text());
    const StageKind kind = document_.rally().stages().at(entry_.stage()).stage.info.kind;
    field_->setPlaceholderText(entry_.isRetired()           ? tr("retired")
                               : kind == StageKind::Circuit ? tr("1:37 or P2", "time or place")
                                                            : QString());
    field_->selectAll();
    if (driver)
        field_->setFocus();
    else
        setFocus();
}

void TimingWindow::showNote() {
    const Rally& rally = document_.rally();
    const QStringList questions = entry_.questions();
    const bool isRefused = !refused_.isEmpty();
    const bool isOdd = isRefused || !questions.isEmpty();
    mark_->setVisible(isOdd);
    if (isOdd)
        mark_->paintWith([isRefused](QPainter& painter, const QRectF& area) {
            paintSeverityMark(painter, isRefused ? Severity::Error : Severity::Warning, area);
        });
    QString text;
    if (isOdd)
        text = isRefused ? refused_ : questions.join(u'\n');
    else if (const auto next = entry_.next())
        text = thenStart(rally, next->stage, entry_.order(), next->driver);
    else if (rally.drivers().isEmpty())
        text = tr("Add them in the panel Results, in the order in which they start.");
    else
        text = isOfRaces(rally) ? tr("All races are driven.") : tr("All stages are driven.");
    note_->setForegroundRole(isOdd ? QPalette::WindowText : QPalette::PlaceholderText);
    note_->setText(text);
    place(); // beside a mark or not
}

void TimingWindow::showPlan() {
    const QTime now = QTime::currentTime();
    time_->setText(now.toString(QStringLiteral("H:mm")));
    time_->setAccessibleName(tr("Clock: %1").arg(time_->text()));
    plan_->setText(planLine(planner_, document_.rally(), entry_.stage(), now));
    minute_.start(minuteLength - now.msecsSinceStartOfDay() % minuteLength);
}

void TimingWindow::showFullness() {
    keys_->setText(isFullScreen()
                       ? tr("Enter: next driver   ↑ ↓: another driver   Space: retired   "
                            "PgUp PgDn: another stage   F11, Esc: leave the full screen")
                       : tr("Enter: next driver   ↑ ↓: another driver   Space: retired   "
                            "PgUp PgDn: another stage   F11: full screen   Esc: close"));
}

void TimingWindow::place() {
    const TimingPlaces at = timingPlaces(size());
    const auto put = [](ScaledLabel& label, const QRect& place, int most, int least) {
        label.setGeometry(place);
        label.setLetters(most, least);
    };
    put(*title_, at.title, at.words, at.small);
    put(*stage_, at.stage, at.figure * 7 / 10, at.words);
    const auto holding = [this, &at](const QString& widest, const QRect& place) {
        return scaled(widest, font(), place.size(), at.entered, at.figure).font;
    };
    const int clock = holding(QStringLiteral("88:88"), at.clock).pixelSize();
    put(*time_, at.clock, clock, clock); // the same at every hour
    put(*plan_, at.plan, at.words, at.small);
    put(*turn_, at.turn, at.words, at.small);
    spot_->setGeometry(at.spot);
    const bool hasSpot = entry_.driver().has_value();
    put(*driver_, hasSpot ? at.driver : at.driver.united(at.spot), at.figure, at.words);
    field_->setGeometry(at.entry);
    field_->setTextMargins(at.small / 2, 0, at.small / 2, 0);
    field_->setFont(holding(QStringLiteral("88:88:88"), at.entry));
    mark_->setGeometry(at.mark);
    QRect note = mark_->isVisibleTo(this) ? at.note : at.note.united(at.mark);
    if (!entry_.driver()) // nothing is to be typed in
        note.setTop(at.entry.top());
    put(*note_, note, at.words, at.small);
    put(*standingsTitle_, at.standingsTitle, at.words, at.small);
    standings_->setGeometry(at.standings);
    standings_->setLetters(at.total, at.words * 2 / 3);
    put(*laying_, at.laying, at.words, at.small);
    put(*keys_, at.keys, at.small, at.small / 2);
}

void TimingWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange)
        showFullness();
}

void TimingWindow::closeEvent(QCloseEvent* event) {
    if (!takeInEntry())
        return event->ignore();
    Q_EMIT leaving();
    event->accept();
}

bool TimingWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == field_ && event->type() == QEvent::KeyPress)
        return run(*static_cast<const QKeyEvent*>(event));
    return QWidget::eventFilter(watched, event);
}

void TimingWindow::keyPressEvent(QKeyEvent* event) {
    if (!run(*event))
        QWidget::keyPressEvent(event);
}

void TimingWindow::paintEvent(QPaintEvent*) {
    const TimingPlaces at = timingPlaces(size());
    QPainter painter(this);
    QColor rule = palette().color(QPalette::PlaceholderText);
    rule.setAlphaF(0.5F);
    painter.setPen(QPen(rule, std::max(1, height() / 500)));
    const auto line = [&](int y, int right) { painter.drawLine(at.plan.left(), y, right, y); };
    line((at.plan.bottom() + at.turn.top()) / 2, at.plan.right());
    line((at.note.bottom() + at.laying.top()) / 2, at.laying.right());
}

void TimingWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place();
}

} // namespace stagewright

#include "editor/season/season_rounds.h"

#include "model/one_line.h"
#include "model/season/season_table.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLocale>
#include <QScopedValueRollback>
#include <QShortcut>

#include <algorithm>

namespace stagewright {

namespace {

QString lineOf(const RallySeason& season, qsizetype round) {
    QString line = roundName(season, round);
    if (const QDate date = season.rounds[round].date; date.isValid())
        line += QStringLiteral(" – ") + QLocale().toString(date, QLocale::ShortFormat);
    return line;
}

} // namespace

SeasonRounds::SeasonRounds(QWidget* parent)
    : QWidget(parent)
    , list_(new QListWidget)
    , ofRound_(new QWidget)
    , isDated_(new QCheckBox(tr("Dri&ven on")))
    , date_(new QDateEdit)
    , powerStage_(new PanelCombo("power-stage", tr("Power stage")))
    , fastestLap_(new PanelCombo("fastest-lap", tr("Fastest lap by"))) {
    list_->setAccessibleName(tr("Rounds"));
    addOpen_ = button(tr("Add the &open rally"), "add-open-rally");
    addFile_ = button(tr("Add a f&ile…"), "add-rally-file");
    remove_ = button(tr("&Remove"), "remove-round");
    earlier_ = button(tr("Move &up"), "round-earlier");
    later_ = button(tr("Move dow&n"), "round-later");
    auto* buttons = new QGridLayout;
    buttons->addWidget(addOpen_, 0, 0, 1, 2);
    buttons->addWidget(addFile_, 0, 2);
    buttons->addWidget(earlier_, 1, 0);
    buttons->addWidget(later_, 1, 1);
    buttons->addWidget(remove_, 1, 2);
    date_->setObjectName(QStringLiteral("round-date"));
    date_->setCalendarPopup(true);
    date_->setKeyboardTracking(false); // typed, it counts once it is left
    date_->setAccessibleName(tr("Date"));
    isDated_->setObjectName(QStringLiteral("round-is-dated"));
    auto* form = new QFormLayout(ofRound_);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->addRow(isDated_, date_);
    form->addRow(tr("Power &stage"), powerStage_);
    form->addRow(tr("Fastest lap b&y"), fastestLap_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(list_, 1);
    layout->addLayout(buttons);
    layout->addWidget(ofRound_);

    connect(addOpen_, &QPushButton::clicked, this, &SeasonRounds::openRallyWanted);
    connect(addFile_, &QPushButton::clicked, this, &SeasonRounds::fileWanted);
    connect(remove_, &QPushButton::clicked, this, [this] { Q_EMIT removed(current()); });
    connect(earlier_, &QPushButton::clicked, this,
            [this] { Q_EMIT moved(current(), current() - 1); });
    connect(later_, &QPushButton::clicked, this,
            [this] { Q_EMIT moved(current(), current() + 1); });
    auto* key = new QShortcut(QKeySequence::Delete, list_);
    key->setContext(Qt::WidgetShortcut);
    connect(key, &QShortcut::activated, remove_, &QPushButton::click);
    connect(list_, &QListWidget::currentRowChanged, this, &SeasonRounds::showRound);
    connect(isDated_, &QCheckBox::toggled, this,
            [this](bool isDated) { tellDate(isDated ? date_->date() : QDate()); });
    connect(date_, &QDateEdit::dateChanged, this, &SeasonRounds::tellDate);
    connect(powerStage_, &QComboBox::activated, this, [this](int index) {
        SeasonRound round = season_.rounds[current()];
        round.powerStage = index > 0 ? std::optional(index - 1) : std::nullopt;
        tell(round);
    });
    connect(fastestLap_, &QComboBox::activated, this, [this](int index) {
        SeasonRound round = season_.rounds[current()];
        round.fastestLap = index > 0 ? round.results[index - 1].driver : QString();
        tell(round);
    });
    show(RallySeason());
}

QPushButton* SeasonRounds::button(const QString& text, const char* name) {
    auto* button = new QPushButton(text);
    button->setObjectName(QString::fromLatin1(name));
    button->setAutoDefault(false);
    return button;
}

void SeasonRounds::show(const RallySeason& season) {
    const QScopedValueRollback quiet(showing_, true);
    const qsizetype before = current();
    season_ = season;
    list_->clear();
    for (qsizetype i = 0; i < season.rounds.size(); ++i) {
        auto* item = new QListWidgetItem(lineOf(season, i), list_);
        item->setToolTip(season.rounds[i].file);
    }
    list_->setCurrentRow(
        static_cast<int>(std::min(before < 0 ? 0 : before, season.rounds.size() - 1)));
    showRound();
}

void SeasonRounds::choose(qsizetype round) {
    list_->setCurrentRow(static_cast<int>(round));
}

void SeasonRounds::showRound() {
    const QScopedValueRollback quiet(showing_, true);
    const qsizetype at = current();
    const bool isThere = at >= 0 && at < season_.rounds.size();
    remove_->setEnabled(isThere);
    earlier_->setEnabled(isThere && at > 0);
    later_->setEnabled(isThere && at + 1 < season_.rounds.size());
    ofRound_->setEnabled(isThere);
    powerStage_->clear();
    fastestLap_->clear();
    const SeasonRound round = isThere ? season_.rounds[at] : SeasonRound();
    isDated_->setChecked(round.date.isValid());
    date_->setEnabled(round.date.isValid());
    date_->setDate(round.date.isValid() ? round.date : QDate::currentDate());
    powerStage_->addItem(tr("the last stage"));
    for (qsizetype i = 0; i < round.stages.size(); ++i)
        powerStage_->addItem(
            tr("%1: %2", "number and title of a stage").arg(i + 1).arg(oneLine(round.stages[i])));
    powerStage_->setCurrentIndex(round.powerStage.value_or(-1) + 1);
    fastestLap_->addItem(tr("nobody"));
    int fastest = 0;
    for (qsizetype i = 0; i < round.results.size(); ++i) {
        fastestLap_->addItem(oneLine(round.results[i].driver));
        if (driverNameKey(round.results[i].driver) == driverNameKey(round.fastestLap))
            fastest = static_cast<int>(i) + 1;
    }
    fastestLap_->setCurrentIndex(fastest);
    powerStage_->setEnabled(!season_.rules.points.powerStage.isEmpty());
    fastestLap_->setEnabled(season_.rules.points.fastestLap > 0);
}

void SeasonRounds::tellDate(QDate date) {
    if (showing_ || current() < 0)
        return;
    SeasonRound round = season_.rounds[current()];
    round.date = date;
    tell(round);
}

void SeasonRounds::tell(const SeasonRound& round) {
    Q_EMIT changed(current(), round);
}

} // namespace stagewright

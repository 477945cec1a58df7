#include "editor/driving/play_bar.h"

#include "editor/fields/panel_fields.h"
#include "editor/fields/wrapped_row.h"
#include "editor/icons/icons.h"
#include "editor/settings/tool_tips.h"

#include <QHBoxLayout>
#include <QLocale>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

constexpr std::array playSpeeds{0.5, 1.0, 2.0, 4.0, 8.0};
constexpr int longestName = 24; // mean letters of a driver's that are seen in a box
// Pixels.
constexpr int groupGap = 10; // between groups
constexpr int buttonGap = 2; // between buttons of one

// Of the box that says which car is followed, beside the numbers of cars.
constexpr int nobody = -1;
constexpr int whoeverMoves = -2;

} // namespace

PlayBar::PlayBar(QWidget* parent) : QWidget(parent) {
    markOwnFields(*this);
    auto* row = new WrappedRow(this);
    row->setSpacing(groupGap);
    auto* steps = new QHBoxLayout;
    steps->setSpacing(buttonGap);
    row->addLayout(steps);
    addButton(*steps, "turn-back", tr("Back a turn"), Qt::Key_Left,
              [this] { Q_EMIT turnWanted(-1); });
    addButton(*steps, "die-back", tr("Back a die"), Qt::SHIFT | Qt::Key_Left,
              [this] { Q_EMIT dieWanted(-1); });
    play_ = addButton(*steps, "play", tr("Play"), Qt::Key_Space, [this] { Q_EMIT playWanted(); });
    addButton(*steps, "die-forward", tr("On a die"), Qt::SHIFT | Qt::Key_Right,
              [this] { Q_EMIT dieWanted(1); });
    addButton(*steps, "turn-forward", tr("On a turn"), Qt::Key_Right,
              [this] { Q_EMIT turnWanted(1); });
    steps->addSpacing(groupGap);
    loss_ = addButton(*steps, "next-loss", tr("Go to the next loss of control"), Qt::Key_L,
                      [this] { Q_EMIT lossWanted(); });
    pass_ = addButton(*steps, "next-pass", tr("Go to the next pass"), Qt::Key_P,
                      [this] { Q_EMIT passWanted(); });
    row->addLayout(speeds());
    row->addLayout(cars());
}

template <typename Act>
QToolButton* PlayBar::addButton(QLayout& row, const char* iconName, const QString& text,
                                const QKeySequence& key, Act act) {
    auto* button = new QToolButton;
    button->setIcon(icon(QString::fromLatin1(iconName)));
    button->setToolTip(withKey(text, key));
    button->setAccessibleName(text);
    button->setObjectName(QString::fromLatin1(iconName));
    row.addWidget(button);
    connect(button, &QToolButton::clicked, this, act);
    return button;
}

QLayout* PlayBar::speeds() {
    auto* caption = new QLabel(tr("&Speed"));
    speed_ = new QComboBox;
    for (const double speed : playSpeeds)
        speed_->addItem(QLocale().toString(speed) + QStringLiteral(" ×"), speed);
    speed_->setCurrentIndex(1);
    speed_->setAccessibleName(tr("Speed"));
    caption->setBuddy(speed_);
    auto* row = new QHBoxLayout;
    row->addWidget(caption);
    row->addWidget(speed_);
    return row;
}

QLayout* PlayBar::cars() {
    follow_ = new QCheckBox(tr("&Follow the car"));
    follow_->setChecked(true);
    followCaption_ = new QLabel(tr("&Follow"));
    followed_ = new QComboBox;
    followed_->setAccessibleName(tr("Car that is followed"));
    followed_->setSizeAdjustPolicy(QComboBox::AdjustToContents); // it is filled later
    followed_->setMaximumWidth(longestName * fontMetrics().averageCharWidth());
    followCaption_->setBuddy(followed_);
    auto* row = new QHBoxLayout;
    for (QWidget* each : std::initializer_list<QWidget*>{follow_, followCaption_, followed_})
        row->addWidget(each);
    connect(follow_, &QCheckBox::toggled, this, &PlayBar::followedChanged);
    connect(followed_, &QComboBox::activated, this, &PlayBar::followedChanged);
    return row;
}

void PlayBar::setRace(bool race) {
    race_ = race;
    pass_->setVisible(race);
    follow_->setVisible(!race);
    followCaption_->setVisible(race);
    followed_->setVisible(race);
}

void PlayBar::setPlaying(bool playing) {
    play_->setIcon(icon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    const QString text = playing ? tr("Pause") : tr("Play");
    play_->setToolTip(withKey(text, Qt::Key_Space));
    play_->setAccessibleName(text);
}

void PlayBar::setAhead(bool loss, bool pass) {
    loss_->setEnabled(loss);
    pass_->setEnabled(pass);
}

void PlayBar::listCars(const std::vector<Car>& cars) {
    const QVariant before = followed_->currentData();
    followed_->clear();
    followed_->addItem(tr("Whoever moves"), whoeverMoves);
    followed_->addItem(tr("No car"), nobody);
    for (std::size_t car = 0; car < cars.size(); ++car) {
        QPixmap colour(12, 12);
        colour.fill(cars[car].colour);
        followed_->addItem(colour, cars[car].name, static_cast<int>(car));
    }
    followed_->setCurrentIndex(std::max(0, followed_->findData(before)));
}

double PlayBar::speed() const {
    return speed_->currentData().toDouble();
}

std::optional<std::size_t> PlayBar::followed(std::size_t moving) const {
    if (!race_)
        return follow_->isChecked() ? std::optional<std::size_t>(0) : std::nullopt;
    const int car = followed_->currentData().toInt();
    if (car == nobody)
        return std::nullopt;
    return car == whoeverMoves ? moving : static_cast<std::size_t>(car);
}

std::optional<std::size_t> PlayBar::alwaysFollowed() const {
    const int car = followed_->currentData().toInt();
    return race_ && car >= 0 ? std::optional(static_cast<std::size_t>(car)) : std::nullopt;
}

} // namespace stagewright

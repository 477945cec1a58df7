#pragma once

#include "editor/background/background.h"
#include "editor/cars/drive_scene.h"
#include "editor/document/document.h"
#include "editor/driving/dice_row.h"
#include "editor/driving/driven_stage.h"
#include "editor/driving/turn_strip.h"
#include "editor/driving/watched_drives.h"
#include "editor/estimate/estimator.h"
#include "editor/fields/number_field.h"
#include "model/drive/drive_playback.h"

#include <QCheckBox>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>
#include <QToolButton>

#include <memory>

class QVBoxLayout;

namespace stagewright {

/// A simulated drive of the open stage that is watched, or a race of several cars: which, how it is
/// played, and what happens in it. The drivers, their car and the rules are those of the estimate.
class WatchPage final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    WatchPage(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    /// Nothing is worked out, and nothing is on the board, until it is.
    void setSeen(bool seen);

    /// Turns to the drives of so many cars.
    void watch(int cars);

    [[nodiscard]] const DriveRecord* record() const { return drive_ ? &drive_->record : nullptr; }
    [[nodiscard]] const PlayHead& head() const { return head_; }
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }

Q_SIGNALS:
    void sceneChanged(const std::optional<stagewright::DriveScene>& scene);

private:
    /// Which drive is wanted: by its place in the distribution, or by its seed.
    struct Wanted {
        int cars = 1;
        std::optional<DriveCall> call; ///< of one car alone
        std::size_t which = 0;
        std::uint64_t seed = 1;
    };
    struct News {
        std::shared_ptr<const WatchedDrives> drives;
        std::optional<WatchedDrive> drive;
        std::uint64_t seed = 0;
        QString whyNot; ///< a sentence where there is none
    };
    using Work = Background<News>;

    static void work(const std::stop_token& stop, const Work::Tell& tell,
                     const std::shared_ptr<const WatchedDrives>& known, const Stage& stage,
                     const Games& games, const DriveRules& rules, const DriveSettings& settings,
                     const Wanted& wanted);

    void addCall(QVBoxLayout& column);
    void addControls(QVBoxLayout& column);
    QToolButton* control(QLayout& row, const char* iconName, const QString& text,
                         void (WatchPage::*act)());
    void begin();
    void forget();
    void take(const News& news);
    void wantCars(int index);
    void wantCall(int index);
    void wantAnother();
    void wantSeed(int seed);
    void play(bool playing);
    void togglePlay() { play(!isPlaying()); }
    void tick();
    void stepForward() { stepTo(rollAfter(drive_->record, head_.at)); }
    void stepBack() { stepTo(rollBefore(drive_->record, head_.at)); }
    void turnForward() { stepTo(turnAfter(drive_->record, head_.at)); }
    void turnBack() { stepTo(turnBefore(drive_->record, head_.at)); }
    void goToLoss();
    void goToPass();
    void stepTo(DriveMoment at);
    void show();
    void listFollowed();
    void showStrip();
    void showMoment();
    void showTimes(std::size_t car);
    void say();
    [[nodiscard]] bool isRace() const { return drive_ && drives_->areRaces(); }
    /// The car whose turn it is.
    [[nodiscard]] std::size_t moving() const;
    [[nodiscard]] std::optional<std::size_t> followed() const;
    [[nodiscard]] double speed() const;

    Document& document_;
    Estimator& estimator_;
    bool seen_ = false;
    bool known_ = false; ///< what is shown is of the stage as it is now
    Wanted wanted_;
    std::shared_ptr<const WatchedDrives> drives_;
    std::optional<WatchedDrive> drive_;
    std::optional<DriveMoment> lastLoss_; ///< of all
    std::optional<DriveMoment> lastPass_;
    std::vector<QColor> colours_;
    PlayHead head_;
    QTimer clock_; ///< of the frames while it plays
    QElapsedTimer since_;

    QComboBox* cars_;
    QComboBox* call_;
    NumberField* seed_;
    QToolButton* another_;
    QLabel* order_;
    QLabel* time_;
    QWidget* controls_;
    QToolButton* play_;
    QToolButton* loss_;
    QToolButton* pass_;
    QComboBox* speed_;
    QCheckBox* follow_; ///< the one car
    QLabel* followCaption_;
    QComboBox* followed_; ///< of several
    TurnStrip* strip_;
    DiceRow* dice_;
    QLabel* said_;
    DrivenInfo driven_; ///< of the stage for which it was worked out
    Work work_;         ///< last, so that it ends before all else goes
};

} // namespace stagewright

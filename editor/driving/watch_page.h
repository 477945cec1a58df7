#pragma once

#include "editor/background/background.h"
#include "editor/cars/drive_scene.h"
#include "editor/document/document.h"
#include "editor/driving/dice_row.h"
#include "editor/driving/drive_chooser.h"
#include "editor/driving/driven_stage.h"
#include "editor/driving/play_bar.h"
#include "editor/driving/turn_strip.h"
#include "editor/driving/watched_drives.h"
#include "editor/estimate/estimator.h"
#include "editor/fields/wrapped_page.h"
#include "model/drive/drive_playback.h"

#include <QElapsedTimer>
#include <QLabel>
#include <QTimer>

#include <memory>

namespace stagewright {

/// A simulated drive of the open stage that is watched, or a race of several cars: which, how it is
/// played, and what happens in it. The drivers, their car and the rules are those of the estimate.
class WatchPage final : public WrappedPage {
    Q_OBJECT

public:
    /// Both must outlive it.
    WatchPage(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    /// Nothing is worked out, and nothing is on the board, until it is.
    void setSeen(bool seen);

    /// Turns to the drives of so many cars.
    void watch(int cars) { chooser_->setCars(cars); }

    /// What goes to another page for the same document, beside its fields.
    struct State {
        WantedDrive wanted;
        std::shared_ptr<const WatchedDrives> drives; ///< null: there is none yet
        std::optional<WatchedDrive> drive;
        DrivenInfo driven;
        PlayHead head;
        bool isPlaying = false;
    };
    [[nodiscard]] State state() const;
    void setState(const State& state);

    [[nodiscard]] const DriveRecord* record() const { return drive_ ? &drive_->record : nullptr; }
    [[nodiscard]] const PlayHead& head() const { return head_; }
    [[nodiscard]] bool isPlaying() const { return clock_.isActive(); }

Q_SIGNALS:
    void sceneChanged(const std::optional<stagewright::DriveScene>& scene);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
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
                     const WantedDrive& wanted);

    void layOut();
    void listen();
    void begin();
    void forget();
    void take(const News& news);
    void play(bool playing);
    void togglePlay() { play(!isPlaying()); }
    void tick();
    void stepDie(int by);
    void stepTurn(int by);
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
    [[nodiscard]] std::optional<std::size_t> followed() const { return bar_->followed(moving()); }

    Document& document_;
    Estimator& estimator_;
    bool seen_ = false;
    bool known_ = false; ///< what is shown is of the stage as it is now
    std::shared_ptr<const WatchedDrives> drives_;
    std::optional<WatchedDrive> drive_;
    std::optional<DriveMoment> lastLoss_; ///< of all
    std::optional<DriveMoment> lastPass_;
    std::vector<QColor> colours_;
    PlayHead head_;
    QTimer clock_; ///< of the frames while it plays
    QElapsedTimer since_;

    DriveChooser* chooser_;
    QLabel* order_;
    QLabel* time_;
    PlayBar* bar_;
    TurnStrip* strip_;
    DiceRow* dice_;
    QLabel* said_;
    DrivenInfo driven_; ///< of the stage for which it was worked out
    Work work_;         ///< last, so that it ends before all else goes
};

} // namespace stagewright

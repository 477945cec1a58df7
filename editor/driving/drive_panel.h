#pragma once

#include "editor/driving/test_page.h"
#include "editor/driving/watch_page.h"

#include <QTabWidget>

namespace stagewright {

/// A drive of the open stage: watched, or driven by hand. What is on the board is of the page in
/// front, while the panel is seen.
class DrivePanel final : public QTabWidget {
    Q_OBJECT

public:
    /// Both must outlive it.
    DrivePanel(Document& document, Estimator& estimator, QWidget* parent = nullptr);

    [[nodiscard]] WatchPage& watch() const { return *watch_; }
    [[nodiscard]] TestPage& test() const { return *test_; }
    /// Brings one of them to the front.
    void turnTo(QWidget& page);

    /// What goes to another panel for the same document, beside its fields.
    struct State {
        WatchPage::State watch;
        TestPage::State test;
    };
    [[nodiscard]] State state() const { return {watch_->state(), test_->state()}; }
    void setState(const State& state);

    /// A space of the board was clicked.
    void pickSpace(SpaceVertex space) { test_->pickSpace(space); }

Q_SIGNALS:
    /// What is to be seen on the board; nothing: no drive.
    void sceneChanged(const std::optional<stagewright::DriveScene>& scene);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void see(const QWidget* page);

    WatchPage* watch_;
    TestPage* test_;
};

} // namespace stagewright

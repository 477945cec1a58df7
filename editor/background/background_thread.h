#pragma once

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>

namespace stagewright {

/// A thread that does one work after another behind the window, and has what it finds heard in the
/// window's. Used through Background.
class BackgroundThread final : public QObject {
public:
    using Work = std::function<void(const std::stop_token& stop)>;
    using News = std::function<void()>;

    /// What it has heard is heard in the thread that makes it, which runs an event loop.
    BackgroundThread() = default;
    /// Waits until the work has heard that it is of no use any more.
    ~BackgroundThread() override;

    /// In place of what was begun before, which is given up. Does not wait for it.
    void begin(Work work);
    /// Nothing more is heard of what was begun. Does not wait for its end.
    void giveUp();

    /// Called by the work, with the token that it was given.
    void tell(const std::stop_token& stop, News news);

protected:
    void customEvent(QEvent* bell) override;

private:
    void workOn(const std::stop_token& end);
    void drop();

    std::mutex mutex_; ///< guards what follows
    std::condition_variable_any wake_;
    Work next_; ///< empty: none waits
    std::stop_source current_;
    std::deque<News> news_; ///< not heard yet
    std::jthread thread_;   ///< last, so that it ends before all else goes
};

} // namespace stagewright

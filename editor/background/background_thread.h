#pragma once

#include <QDeadlineTimer>
#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>
#include <thread>

namespace stagewright {

/// How a thread behind the window goes about its work.
struct WorkManner {
    /// The window comes first where both want a core; not for what the user waits for.
    bool stepsBack = true;
    /// How long its end is waited for once it has been given up; then it is left behind.
    std::chrono::milliseconds patience = std::chrono::seconds(10);
};

/// Of what reads users' files: their disk may be of a server that does not answer. Left behind, the
/// work hears that it is of no use when it wakes.
inline constexpr std::chrono::milliseconds diskPatience{100};

/// By then what is read from a disk that answers is there, and nothing is drawn without it.
inline constexpr std::chrono::milliseconds diskBlink{100};

/// A thread that does one work after another behind the window, and has what it finds heard in the
/// window's. Used through Background.
class BackgroundThread final : public QObject {
public:
    using News = std::function<void()>;
    /// With which a work tells what it has found. It outlives the object, as the work may.
    using Tell = std::function<void(News)>;
    using Work = std::function<void(const std::stop_token& stop, const Tell& tell)>;

    /// What it has heard is heard in the thread that makes it, which runs an event loop.
    explicit BackgroundThread(WorkManner manner = {});
    /// Waits until the work has heard that it is of no use any more, but no longer than its
    /// patience, which begins when the work is given up.
    ~BackgroundThread() override;

    /// In place of what was begun before, which is given up. Does not wait for it.
    void begin(Work work);
    /// Nothing more is heard of what was begun. Does not wait for its end.
    void giveUp();

    /// Has heard at once what is told by then, and returns as soon as the work is done.
    void hearUntil(QDeadlineTimer end);

protected:
    void customEvent(QEvent* bell) override;

private:
    struct Shared;

    void hearFirst();

    WorkManner manner_;
    std::shared_ptr<Shared> shared_; ///< with the thread, which may be left behind
    std::chrono::steady_clock::time_point givenUp_{};
    std::thread thread_;
};

} // namespace stagewright

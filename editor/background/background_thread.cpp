#include "editor/background/background_thread.h"

#include "editor/background/left_behind.h"

#include <QCoreApplication>
#include <QEvent>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <sys/resource.h>
#include <utility>

namespace stagewright {

namespace {

/// This thread, and those that it starts. On Linux niceness is a thread's.
void stepBack() {
    constexpr int nicer = 10;
    setpriority(PRIO_PROCESS, 0, nicer);
}

/// Of the whole process, as its end is.
std::atomic<int> leftBehind = 0;

} // namespace

bool isWorkLeftBehind() {
    return leftBehind > 0;
}

/// What the window's thread and the other one share: it lives as long as either.
struct BackgroundThread::Shared {
    std::mutex mutex; ///< guards what follows
    std::condition_variable wake;
    std::condition_variable changed; ///< there is news, or a work is done
    Work next;                       ///< empty: none waits
    bool isWorking = false;
    bool isEnding = false;
    bool isLeftBehind = false;
    std::stop_source current;
    std::deque<News> news; ///< not heard yet

    /// @pre the mutex is held
    void drop() {
        next = {};
        current.request_stop();
        news.clear();
    }

    /// @param bell is there as long as it has not asked to stop
    void tell(BackgroundThread* bell, const std::stop_token& stop, News found) {
        const std::scoped_lock lock(mutex);
        if (stop.stop_requested())
            return;
        news.push_back(std::move(found));
        QCoreApplication::postEvent(bell, new QEvent(QEvent::User)); // Qt owns it from here
        changed.notify_all();
    }

    void workOn(BackgroundThread* bell) {
        std::unique_lock lock(mutex);
        for (;;) {
            wake.wait(lock, [this] { return next || isEnding; });
            if (isEnding) {
                leftBehind -= isLeftBehind ? 1 : 0;
                return;
            }
            Work work = std::exchange(next, {});
            current = {};
            const std::stop_token stop = current.get_token();
            isWorking = true;
            lock.unlock();
            work(stop, [this, bell, &stop](News found) { tell(bell, stop, std::move(found)); });
            work = {}; // what it has read goes before it counts as done
            lock.lock();
            isWorking = false;
            changed.notify_all();
        }
    }
};

BackgroundThread::BackgroundThread(WorkManner manner)
    : manner_(manner)
    , shared_(std::make_shared<Shared>()) {}

BackgroundThread::~BackgroundThread() {
    giveUp();
    if (!thread_.joinable())
        return;
    std::unique_lock lock(shared_->mutex);
    shared_->isEnding = true;
    shared_->wake.notify_all();
    const auto isIdle = [this] { return !shared_->isWorking; };
    const bool isDone = shared_->changed.wait_until(lock, givenUp_ + manner_.patience, isIdle);
    if (!isDone) {
        shared_->isLeftBehind = true;
        ++leftBehind;
    }
    lock.unlock();
    if (isDone)
        thread_.join();
    else
        thread_.detach();
}

void BackgroundThread::begin(Work work) {
    giveUp();
    const std::scoped_lock lock(shared_->mutex);
    shared_->next = std::move(work);
    shared_->wake.notify_all();
    if (thread_.joinable())
        return;
    thread_ = std::thread([shared = shared_, bell = this, stepsBack = manner_.stepsBack] {
        if (stepsBack)
            stepBack();
        shared->workOn(bell);
    });
}

void BackgroundThread::giveUp() {
    const std::scoped_lock lock(shared_->mutex);
    if (!shared_->current.stop_requested())
        givenUp_ = std::chrono::steady_clock::now();
    shared_->drop();
}

void BackgroundThread::hearUntil(QDeadlineTimer end) {
    const auto last = std::chrono::steady_clock::now() + end.remainingTimeAsDuration();
    const auto hasNewsOrIsDone = [this] {
        return !shared_->news.empty() || (!shared_->next && !shared_->isWorking);
    };
    std::unique_lock lock(shared_->mutex);
    while (shared_->changed.wait_until(lock, last, hasNewsOrIsDone) && !shared_->news.empty()) {
        lock.unlock();
        hearFirst();
        lock.lock();
    }
}

/// The bell rings once for each piece of news, and carries none of it.
void BackgroundThread::customEvent(QEvent*) {
    hearFirst();
}

void BackgroundThread::hearFirst() {
    std::unique_lock lock(shared_->mutex);
    if (shared_->news.empty())
        return; // given up meanwhile, or heard already
    const News first = std::move(shared_->news.front());
    shared_->news.pop_front();
    lock.unlock();
    first();
}

} // namespace stagewright

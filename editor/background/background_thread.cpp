#include "editor/background/background_thread.h"

#include <QCoreApplication>
#include <QEvent>

#include <sys/resource.h>
#include <utility>

namespace stagewright {

namespace {

/// The window comes first: this thread, and those that it starts, step back where both want a core.
/// On Linux niceness is a thread's.
void stepBack() {
    constexpr int nicer = 10;
    setpriority(PRIO_PROCESS, 0, nicer);
}

} // namespace

BackgroundThread::~BackgroundThread() {
    giveUp();
}

void BackgroundThread::begin(Work work) {
    {
        const std::scoped_lock lock(mutex_);
        drop();
        next_ = std::move(work);
        if (!thread_.joinable())
            thread_ = std::jthread([this](const std::stop_token& end) { workOn(end); });
    }
    wake_.notify_all();
}

void BackgroundThread::giveUp() {
    const std::scoped_lock lock(mutex_);
    drop();
}

/// @pre the mutex is held
void BackgroundThread::drop() {
    next_ = {};
    current_.request_stop();
    news_.clear();
}

void BackgroundThread::tell(const std::stop_token& stop, News news) {
    const std::scoped_lock lock(mutex_);
    if (stop.stop_requested())
        return;
    news_.push_back(std::move(news));
    QCoreApplication::postEvent(this, new QEvent(QEvent::User)); // Qt owns it from here
}

/// The bell rings once for each piece of news, and carries none of it.
void BackgroundThread::customEvent(QEvent*) {
    std::unique_lock lock(mutex_);
    if (news_.empty())
        return; // given up meanwhile
    const News first = std::move(news_.front());
    news_.pop_front();
    lock.unlock();
    first();
}

void BackgroundThread::workOn(const std::stop_token& end) {
    stepBack();
    std::unique_lock lock(mutex_);
    while (wake_.wait(lock, end, [this] { return static_cast<bool>(next_); })) {
        const Work work = std::exchange(next_, {});
        current_ = {};
        const std::stop_token stop = current_.get_token();
        lock.unlock();
        work(stop);
        lock.lock();
    }
}

} // namespace stagewright

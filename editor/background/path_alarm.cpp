#include "editor/background/path_alarm.h"

#include <QFile>

#include <array>
#include <cstddef>
#include <cstring>
#include <sys/inotify.h>
#include <unistd.h>

namespace stagewright {

PathAlarm::Watches::Watches() : queue_(inotify_init1(IN_CLOEXEC | IN_NONBLOCK)) {}

void PathAlarm::Watches::addFile(const QString& path) const {
    inotify_add_watch(number(), QFile::encodeName(path).constData(),
                      IN_ATTRIB | IN_MODIFY | IN_MOVE_SELF | IN_DELETE_SELF);
}

void PathAlarm::Watches::addFolder(const QString& path) const {
    inotify_add_watch(number(), QFile::encodeName(path).constData(),
                      IN_CREATE | IN_DELETE | IN_MOVE | IN_MOVE_SELF | IN_DELETE_SELF | IN_ONLYDIR);
}

bool PathAlarm::Watches::take() const {
    bool hasChanged = false;
    alignas(inotify_event) std::array<char, 4096> events{};
    for (;;) {
        const auto size = read(number(), events.data(), events.size());
        if (size <= 0)
            return hasChanged;
        for (std::size_t at = 0; at < static_cast<std::size_t>(size);) {
            inotify_event event{};
            std::memcpy(&event, events.data() + at, sizeof event);
            hasChanged = hasChanged || (event.mask & IN_IGNORED) == 0;
            at += sizeof event + event.len;
        }
    }
}

PathAlarm::PathAlarm(QObject* parent) : QObject(parent) {
    forget();
}

void PathAlarm::forget() {
    if (notifier_) { // which may be just ringing
        notifier_->setEnabled(false);
        notifier_.release()->deleteLater();
    }
    watches_ = std::make_shared<Watches>();
    if (watches_->number() < 0)
        return; // the system has no more to give: what changes is seen when it is looked at
    notifier_ = std::make_unique<QSocketNotifier>(watches_->number(), QSocketNotifier::Read);
    connect(notifier_.get(), &QSocketNotifier::activated, this, [this] {
        if (watches_->take())
            Q_EMIT rang();
    });
}

} // namespace stagewright

#include "editor/recovery/termination_signals.h"

#include <QSocketNotifier>

#include <csignal>
#include <sys/signalfd.h>
#include <unistd.h>

namespace stagewright {

namespace {

sigset_t endSignals() {
    sigset_t signals;
    sigemptyset(&signals);
    for (const int each : {SIGTERM, SIGHUP, SIGINT})
        sigaddset(&signals, each);
    return signals;
}

} // namespace

void blockTerminationSignals() {
    const sigset_t signals = endSignals();
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

TerminationSignals::TerminationSignals(QObject* parent) : QObject(parent) {
    const sigset_t signals = endSignals();
    file_ = signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
    if (file_ < 0)
        return;
    auto* notifier = new QSocketNotifier(file_, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [this] {
        signalfd_siginfo info;
        if (read(file_, &info, sizeof info) == sizeof info)
            Q_EMIT wanted();
    });
}

TerminationSignals::~TerminationSignals() {
    if (file_ >= 0)
        ::close(file_);
}

} // namespace stagewright

#include "editor/document/file_watch.h"

#include "editor/document/file_digest.h"

#include <QFileInfo>

#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

/// Programs that write in place do it in several goes.
constexpr auto restTime = 300ms;

} // namespace

FileWatch::FileWatch(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document)
    // Each of many tabs has one, so that none is waited for long.
    , looking_([this](const Seen& seen) { hear(seen); }, WorkManner{true, 10ms}) {
    rest_.setSingleShot(true);
    rest_.setInterval(restTime);
    connect(&rest_, &QTimer::timeout, this, &FileWatch::look);
    const auto wait = qOverload<>(&QTimer::start);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &rest_, wait);
    // A file that is replaced is another file; only its folder tells that it has come.
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &rest_, wait);
    connect(&document_, &Document::pathChanged, this, &FileWatch::follow);
    follow();
}

FileWatch::State FileWatch::stateOf(const QByteArray& digest) const {
    if (digest == document_.fileDigest())
        return State::AsKnown;
    return digest.isEmpty() ? State::Gone : State::Changed;
}

FileWatch::State FileWatch::state() const {
    return document_.path().isEmpty() ? State::AsKnown : stateOf(fileDigest(document_.path()));
}

void FileWatch::lookAgain() {
    told_ = document_.fileDigest();
    look();
}

void FileWatch::follow() {
    told_ = document_.fileDigest();
    looking_.giveUp(); // it may have seen what was there before
    const QStringList watched = watcher_.files() + watcher_.directories();
    if (!watched.isEmpty())
        watcher_.removePaths(watched);
    rest_.start(); // what a recovered stage knows of its file may be long ago
}

void FileWatch::look() {
    if (document_.path().isEmpty())
        looking_.giveUp();
    else
        looking_.begin(&FileWatch::see, document_.path());
}

void FileWatch::see(const std::stop_token&, const Looking::Tell& tell, const QString& path) {
    Seen seen{path, fileDigest(path), {}};
    for (const QString& each : {path, QFileInfo(path).absolutePath()})
        if (QFileInfo::exists(each))
            seen.there.append(each);
    tell(seen);
}

void FileWatch::hear(const Seen& seen) {
    if (seen.path != document_.path())
        return;
    const QStringList watched = watcher_.files() + watcher_.directories();
    for (const QString& each : seen.there)
        // They have just answered. What has happened before they were watched is seen by a look.
        if (!watched.contains(each) && watcher_.addPath(each))
            rest_.start();
    const bool isNews = seen.digest != told_;
    told_ = seen.digest;
    if (const State now = stateOf(seen.digest); isNews && now != State::AsKnown)
        Q_EMIT differs(now);
    Q_EMIT looked();
}

} // namespace stagewright

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

FileWatch::FileWatch(Document& document, QObject* parent) : QObject(parent), document_(document) {
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

FileWatch::State FileWatch::state() const {
    if (document_.path().isEmpty())
        return State::AsKnown;
    const QByteArray now = fileDigest(document_.path());
    if (now == document_.fileDigest())
        return State::AsKnown;
    return now.isEmpty() ? State::Gone : State::Changed;
}

void FileWatch::follow() {
    told_ = document_.fileDigest();
    QStringList watched = watcher_.files() + watcher_.directories();
    QStringList wanted;
    if (const QString& path = document_.path(); !path.isEmpty())
        wanted = {path, QFileInfo(path).absolutePath()};
    for (const QString& path : wanted)
        if (!watched.removeOne(path) && QFileInfo::exists(path))
            watcher_.addPath(path);
    if (!watched.isEmpty())
        watcher_.removePaths(watched);
    rest_.start(); // what a recovered stage knows of its file may be long ago
}

void FileWatch::look() {
    const QString& path = document_.path();
    if (path.isEmpty())
        return;
    if (QFileInfo::exists(path) && !watcher_.files().contains(path))
        watcher_.addPath(path);
    const QByteArray now = fileDigest(path);
    if (now == told_)
        return;
    told_ = now;
    if (now != document_.fileDigest())
        Q_EMIT differs();
}

} // namespace stagewright

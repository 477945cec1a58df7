#include "editor/document/file_watch.h"

#include "editor/files/file_digest.h"

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
    connect(&alarm_, &PathAlarm::rang, &rest_, qOverload<>(&QTimer::start));
    connect(&document_, &Document::pathChanged, this, &FileWatch::follow);
    follow();
}

FileWatch::State FileWatch::stateOf(const QByteArray& digest) const {
    if (digest == document_.fileDigest())
        return State::AsKnown;
    return digest.isEmpty() ? State::Gone : State::Changed;
}

void FileWatch::lookAgain() {
    told_ = document_.fileDigest();
    look();
}

void FileWatch::follow() {
    told_ = document_.fileDigest();
    looking_.giveUp(); // it may have seen what was there before
    alarm_.forget();
    rest_.start(); // what a recovered stage knows of its file may be long ago
}

void FileWatch::look() {
    if (document_.path().isEmpty())
        looking_.giveUp();
    else
        looking_.begin(&FileWatch::see, document_.path(), alarm_.watches());
}

void FileWatch::see(const std::stop_token&, const Looking::Tell& tell, const QString& path,
                    const std::shared_ptr<const PathAlarm::Watches>& watches) {
    // First watched: what happens after the look is told.
    watches->addFile(path);
    // A file that is replaced is another file; only its folder tells that it has come.
    watches->addFolder(QFileInfo(path).absolutePath());
    tell({path, fileDigest(path)});
}

void FileWatch::hear(const Seen& seen) {
    if (seen.path != document_.path())
        return;
    const bool isNews = seen.digest != told_;
    told_ = seen.digest;
    if (const State now = stateOf(seen.digest); isNews && now != State::AsKnown)
        Q_EMIT differs(now);
    Q_EMIT looked();
}

} // namespace stagewright

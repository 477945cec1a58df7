#include "editor/recovery/autosave.h"

#include "model/atomic_file.h"

#include <QDeadlineTimer>

#include <chrono>
#include <utility>

namespace stagewright {

namespace {

/// A copy is not given up, however slow its disk.
constexpr std::chrono::hours asLongAsItTakes{24};

} // namespace

Autosave::Autosave(Document& document, RecoveryFolder folder, QObject* parent)
    : QObject(parent)
    , document_(document)
    , folder_(std::move(folder))
    , writer_([this](const Expected<void>& written) { finish(written); }, WorkManner{false}) {
    timer_.setSingleShot(true);
    timer_.setInterval(usualDelay);
    connect(&timer_, &QTimer::timeout, this, &Autosave::keep);
    connect(&document_, &Document::changed, this, [this](const StageChange& change) {
        if (change.info || change.whole || !change.layout.isNothing())
            note();
    });
    connect(&document_, &Document::rallyChanged, this, &Autosave::note);
    connect(&document_, &Document::modifiedChanged, this, [this](bool modified) {
        if (modified)
            note();
        else // later: a document that goes clears its history, and is not saved by that
            QMetaObject::invokeMethod(this, &Autosave::keep, Qt::QueuedConnection);
    });
}

Autosave::~Autosave() {
    blockSignals(true); // nobody is to be told any more
    writer_.hearUntil(QDeadlineTimer(asLongAsItTakes));
}

void Autosave::note() {
    dirty_ = true;
    if (!timer_.isActive()) // not put off by more changes
        timer_.start();
}

void Autosave::keep() {
    timer_.stop();
    if (!document_.isModified())
        return forget();
    if (!std::exchange(dirty_, false))
        return;
    if (!file_)
        file_ = folder_.newFile();
    if (!file_)
        return finish(tl::unexpected(Fault{tr("cannot be written"),
                                           {},
                                           tr("Make room there, or save the stage"),
                                           folder_.path()}));
    const RecoveryCopy copy{document_.rally(), document_.path(), document_.fileDigest(),
                            QDateTime::currentDateTimeUtc()};
    writer_.begin(&Autosave::write, copy, folder_, file_->path());
}

void Autosave::write(const std::stop_token&, const Writing::Tell& tell, const RecoveryCopy& copy,
                     const RecoveryFolder& folder, const QString& path) {
    folder.make();
    tell(verifiedCopyText(copy).and_then([&](const QByteArray& text) {
        return writeFileAtomically(path, text, FilePermissions::OwnerOnly);
    }));
}

void Autosave::remove(const std::stop_token&, const Writing::Tell&, const QString& path) {
    removeCopy(path);
}

void Autosave::finish(const Expected<void>& written) {
    const bool before = std::exchange(failing_, !written);
    if (written) {
        if (before)
            Q_EMIT worksAgain();
        return;
    }
    note(); // to be tried again
    if (!before)
        Q_EMIT failed(written.error());
}

bool Autosave::keepNow() {
    keep();
    writer_.hearUntil(QDeadlineTimer(asLongAsItTakes));
    return !failing_;
}

void Autosave::forget() {
    timer_.stop();
    dirty_ = false;
    failing_ = false;
    if (file_)
        writer_.begin(&Autosave::remove, file_->path());
}

} // namespace stagewright

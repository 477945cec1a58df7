#include "editor/window/file_exports.h"

#include "editor/files/canonical_path.h"
#include "editor/waiting/disk_wait.h"
#include "editor/waiting/user_interaction.h"

namespace stagewright {

FileExports::FileExports(Dialogs dialogs, QWidget* window)
    : dialogs_(std::move(dialogs))
    , window_(window) {
    connect(&writing_, &FileWriting::ended, this, &FileExports::hear);
}

bool FileExports::write(const QString& path, const QByteArray& content) {
    QWidget* front = inFrontOf(window_);
    const auto truePath = askDisk<&canonicalPath>(front, path, path);
    if (!truePath)
        return false; // the user has thought better of it
    DiskWait wait(front, path);
    end_ = WritingEnd{path, {}};
    wait_ = &wait;
    writing_.begin(path, *truePath, content);
    writing_.hearUntil(path, QDeadlineTimer(diskBlink));
    const bool hasEnded = wait.wait();
    wait_ = nullptr;
    if (!hasEnded)
        return false; // how it ends is told then
    if (!end_->how)
        dialogs_.complain(front, sentence(end_->how.error()));
    return end_->how.has_value();
}

void FileExports::hear(const WritingEnd& end) {
    if (wait_ && end.path == end_->path) {
        end_ = end;
        return wait_->end();
    }
    late_.tell([this, end] { tellLate(end); });
}

void FileExports::tellLate(const WritingEnd& end) {
    if (end.how)
        Q_EMIT writtenLate(end.path);
    else
        dialogs_.complain(window_, sentence(end.how.error()));
}

} // namespace stagewright

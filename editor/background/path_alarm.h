#pragma once

#include "model/file_descriptor.h"

#include <QObject>
#include <QSocketNotifier>

#include <memory>

namespace stagewright {

/// Rings when a file or a folder changes that is watched. To begin to watch one takes a look at its
/// disk, which may not answer: so that is for work behind the window. (QFileSystemWatcher looks in
/// the thread that it lives in.)
class PathAlarm final : public QObject {
    Q_OBJECT

public:
    /// Where paths are watched. It lives as long as whoever has begun to watch one.
    class Watches final {
    public:
        Watches();

        /// What is watched already is watched once. What is replaced by another of that name, or
        /// removed, is watched no more once that has rung; what cannot be watched never rings.
        void addFile(const QString& path) const;
        /// Whether something comes into the folder, or goes.
        void addFolder(const QString& path) const;

        [[nodiscard]] int number() const { return queue_.number(); }
        /// Takes what the system has to tell. @return whether anything has changed
        [[nodiscard]] bool take() const;

    private:
        FileDescriptor queue_;
    };

    explicit PathAlarm(QObject* parent = nullptr);

    [[nodiscard]] std::shared_ptr<const Watches> watches() const { return watches_; }

    /// None of the paths is watched any more.
    void forget();

Q_SIGNALS:
    void rang();

private:
    std::shared_ptr<const Watches> watches_;
    std::unique_ptr<QSocketNotifier> notifier_;
};

} // namespace stagewright

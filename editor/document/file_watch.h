#pragma once

#include "editor/background/background.h"
#include "editor/document/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace stagewright {

/// Notices when another program changes or removes the file of a document. It looks behind the
/// window, as the file's disk may not answer.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    enum class State : unsigned char { AsKnown, Changed, Gone };

    /// @param document must outlive it
    explicit FileWatch(Document& document, QObject* parent = nullptr);

    /// Looks at the file now, in the window's thread: for what the user waits for.
    [[nodiscard]] State state() const;
    /// Says once more that the file differs, if it still does.
    void lookAgain();

Q_SIGNALS:
    /// The file differs from what the document last read or wrote. Said once for each new content,
    /// when it has come to rest.
    void differs(stagewright::FileWatch::State state);
    /// The file has been looked at, as it or its folder has changed.
    void looked();

private:
    /// What was seen of a file.
    struct Seen {
        QString path;
        QByteArray digest;
        QStringList there; ///< the file and its folder, if they are
    };
    using Looking = Background<Seen>;

    static void see(const std::stop_token& stop, const Looking::Tell& tell, const QString& path);
    [[nodiscard]] State stateOf(const QByteArray& digest) const;
    void follow();
    void look();
    void hear(const Seen& seen);

    Document& document_;
    QFileSystemWatcher watcher_;
    QTimer rest_;
    QByteArray told_; ///< the content that has been told of
    Looking looking_; ///< last, so that it ends before all else goes
};

} // namespace stagewright

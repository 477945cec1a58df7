#pragma once

#include "editor/background/background.h"
#include "editor/background/path_alarm.h"
#include "editor/document/document.h"

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

    /// How it stands with a file of that content; empty: there is none.
    [[nodiscard]] State stateOf(const QByteArray& digest) const;
    /// The content that was told of last.
    [[nodiscard]] const QByteArray& told() const { return told_; }
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
    };
    using Looking = Background<Seen>;

    static void see(const std::stop_token& stop, const Looking::Tell& tell, const QString& path,
                    const std::shared_ptr<const PathAlarm::Watches>& watches);
    void follow();
    void look();
    void hear(const Seen& seen);

    Document& document_;
    PathAlarm alarm_;
    QTimer rest_;
    QByteArray told_; ///< the content that has been told of
    Looking looking_; ///< last, so that it ends before all else goes
};

} // namespace stagewright

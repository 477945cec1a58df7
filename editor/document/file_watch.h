#pragma once

#include "editor/document/document.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace stagewright {

/// Notices when another program changes or removes the file of a document.
class FileWatch final : public QObject {
    Q_OBJECT

public:
    enum class State : unsigned char { AsKnown, Changed, Gone };

    /// @param document must outlive it
    explicit FileWatch(Document& document, QObject* parent = nullptr);

    /// Looks at the file now.
    [[nodiscard]] State state() const;

Q_SIGNALS:
    /// The file differs from what the document last read or wrote. Said once for each new content,
    /// when it has come to rest.
    void differs();

private:
    void follow();
    void look();

    Document& document_;
    QFileSystemWatcher watcher_;
    QTimer rest_;
    QByteArray told_; ///< the content that has been told of
};

} // namespace stagewright

#pragma once

#include "editor/document/file_watch.h"
#include "editor/window/dialogs.h"

namespace stagewright {

/// Asks the user what to do where another program has changed the file of a document, and does it.
class OutsideChanges final : public QObject {
    Q_OBJECT

public:
    /// @param window is the parent of the dialogs; all must outlive it
    OutsideChanges(Document& document, Dialogs dialogs, QWidget* window);

    /// Before the stage is written over its own file. @param found the content that is there now
    /// @return whether it may be
    [[nodiscard]] bool mayWrite(const QByteArray& found);

Q_SIGNALS:
    void saveAsWanted();

private:
    void tell(FileWatch::State state);
    OutsideChange settle(const QByteArray& found);
    void leaveOpen();
    void reload();

    Document& document_;
    Dialogs dialogs_;
    QWidget* window_;
    FileWatch watch_;
    QTimer later_; ///< the user's hands are busy
};

} // namespace stagewright

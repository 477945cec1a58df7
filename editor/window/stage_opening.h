#pragma once

#include "editor/welcome/recent_files.h"
#include "editor/window/document_tabs.h"

namespace stagewright {

/// Opens files of every kind that can be read, a tab for each file, and tells what could not be
/// read. However a file comes to the window (dialog, drop, list, argument), it comes through here.
class StageOpening final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it, and is the parent of the dialogs
    StageOpening(DocumentTabs& tabs, RecentFiles& recent, Dialogs dialogs, QWidget* window);

    /// The file that the user chooses, if any.
    void ask();
    /// Goes to the tab of the file if it is open. @return whether the file could be read
    bool open(const QString& path);
    /// What could not be read is told in one go. @return whether any could be read
    bool open(const QStringList& paths);

    /// What an earlier run had open: what is not there any more is passed over, and what was told
    /// then is not told again. @return whether any is open
    bool reopen(const QStringList& paths);

    /// The stage as one without a file.
    void openSample(const QString& path);

Q_SIGNALS:
    /// A file has been read, and is in front.
    void fileOpened();

private:
    /// What there is to tell of files that were asked for.
    struct Told {
        std::vector<Fault> unread;     ///< not opened
        std::vector<Fault> passedOver; ///< not all of it
        std::vector<Fault> hints;      ///< opened whole, but worth a word
    };

    /// Opens the file in a tab. @return whether it could be read; what there is to tell is added
    bool read(const QString& path, Told& told);
    void tell(const Told& told);

    DocumentTabs& tabs_;
    RecentFiles& recent_;
    Dialogs dialogs_;
    QWidget* window_;
};

} // namespace stagewright

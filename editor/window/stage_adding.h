#pragma once

#include "editor/background/background.h"
#include "editor/files/read_file.h"
#include "editor/window/dialogs.h"

#include <QPointer>
#include <QTimer>

namespace stagewright {

class Document;
class Workspace;

/// Adds the stages of files, of any program that is known, to the rally in front, and tells what
/// could not be read. They are read behind the window, one after the other.
class StageAdding final : public QObject {
    Q_OBJECT

public:
    /// The workspace in front.
    using Current = std::function<Workspace&()>;

    /// @param window owns it, and is the parent of the dialogs
    StageAdding(Current current, Dialogs dialogs, QWidget* window);

    /// Those of the files that the user chooses, if any.
    void ask();
    /// Those of these files.
    void add(const QStringList& paths);

    /// What another window, which is to go, still reads for one of the documents.
    void takeOver(const StageAdding& other);

    /// The files that are being read, if they take long.
    [[nodiscard]] QStringList slow() const { return isSlow_ ? asked_ : QStringList(); }
    void giveUpSlow();

Q_SIGNALS:
    void slowChanged();

private:
    using Reading = Background<std::vector<ReadFile>>;

    static void read(const std::stop_token& stop, const Reading::Tell& tell,
                     const QStringList& paths, const Games& games);
    void begin(Document& document, const QStringList& paths);
    void setSlow(bool slow);
    void deliver();
    void addTo(Document& document, const std::vector<ReadFile>& files);

    Current current_;
    Dialogs dialogs_;
    QWidget* window_;
    QPointer<Document> document_; ///< to which they are to be added
    QStringList asked_;           ///< and not added yet
    bool isSlow_ = false;
    std::vector<ReadFile> found_;
    QTimer slow_;
    QTimer later_; ///< the user's hands are busy
    Reading reading_;
};

} // namespace stagewright

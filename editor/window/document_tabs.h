#pragma once

#include "editor/window/workspace.h"
#include "model/fault.h"

#include <QTabWidget>

#include <functional>
#include <memory>
#include <vector>

namespace stagewright {

struct FileOfCopy;
struct KnownFile;
struct Dialogs;
struct OpenDocument;
struct OpenedFile;
struct RallyPack;
struct RecoveryCopy;
struct Stage;

/// The file that the stage was read from or is kept in, be it of another program; may be empty.
[[nodiscard]] const QString& originOf(const Document& document);

/// The stages that are open, a tab each, one to a file; there is always one. With a single one no
/// tabs are seen.
class DocumentTabs final : public QObject {
    Q_OBJECT

public:
    /// Another workspace, with panels once the first has them. @param document null: an empty one
    using Make = std::function<std::unique_ptr<Workspace>(std::unique_ptr<Document> document)>;

    /// Begins with one workspace.
    /// @param window owns the tabs, and must outlive this
    DocumentTabs(Make make, QWidget* window);
    ~DocumentTabs() override;

    [[nodiscard]] QTabWidget& tabs() const { return *tabs_; }
    [[nodiscard]] Workspace& current() const { return *current_; }
    [[nodiscard]] const std::vector<std::unique_ptr<Workspace>>& workspaces() const {
        return workspaces_;
    }

    /// The files of the tabs, from left to right, those of other programs too.
    [[nodiscard]] QStringList paths() const;
    /// Likewise, one for each tab: empty where it has none.
    [[nodiscard]] QStringList origins() const;

    /// Goes to the tab of the file. Nobody looks at the disk: the path is as it was opened by, or
    /// the true one. @return whether it is open
    bool goTo(const QString& path);
    [[nodiscard]] bool isOpen(const QString& path) const { return workspaceOf(path) != nullptr; }
    /// In a new tab before the one at `index`, without turning to it, or in place of the current
    /// stage if nobody has touched that. A file of another program is never written to.
    /// @param known from when it was read @pre the file is not open
    void open(const OpenedFile& file, const QString& path, const KnownFile& known, int index);
    /// In a new tab in front, or in place of a stage that nobody has touched, as what follows.
    void openNew(const Stage& stage);
    void openNewRally(RallyPack pack);
    /// Likewise a stage to be made of a text (StageEditor::takeText). Where it cannot be used,
    /// everything stays as it is.
    [[nodiscard]] Expected<void> openText(const QString& text);
    /// What an earlier run has left behind, in the tab of its file if that is open. @return whether
    /// what was open there could go @param file the copy's
    bool recover(const RecoveryCopy& copy, const FileOfCopy& file);

    /// All of them, from left to right, to go to other tabs; these have to go before they do.
    [[nodiscard]] std::vector<OpenDocument> handOver();
    /// In place of what is open here. @pre that has no changes
    void takeOver(std::vector<OpenDocument> documents);

    /// Asks about changes that are not saved. @return whether it is closed
    bool close(Workspace& workspace);
    /// Whether something is not saved.
    [[nodiscard]] bool hasChanges() const { return !changed().empty(); }
    /// All but that one; asks once about all of them that have changes.
    void closeOthers(const Workspace& kept, const Dialogs& dialogs);
    /// Asks once about all stages with changes; closes none. @return whether all may go
    [[nodiscard]] bool mayCloseAll(const Dialogs& dialogs);

    void turnTo(Workspace& workspace);
    /// To the tab `by` further, around the end.
    void turn(int by);

Q_SIGNALS:
    void added(stagewright::Workspace& workspace);
    /// The user has closed it; it goes after this.
    void closing(stagewright::Workspace& workspace);
    void turned(stagewright::Workspace& workspace);
    /// The user has closed the last one; an empty stage is in its place.
    void emptied();
    /// One has come or gone.
    void countChanged();
    /// What the current one is called, or whether it has changes, is another now.
    void nameChanged();

private:
    [[nodiscard]] OpenDocument handOver(Workspace& workspace) const;
    Workspace& add(std::unique_ptr<Workspace> workspace);
    Workspace& insert(std::unique_ptr<Workspace> workspace, int index);
    /// From left to right.
    [[nodiscard]] std::vector<Workspace*> inOrder() const;
    /// Of those, the ones with changes that are not saved.
    [[nodiscard]] std::vector<Workspace*> changed() const;
    [[nodiscard]] bool mayClose(const std::vector<Workspace*>& changed, const Dialogs& dialogs);
    void remove(Workspace& workspace);
    [[nodiscard]] bool saveAll(const std::vector<Workspace*>& workspaces);
    /// The current one if nobody has touched it, else a new one.
    Workspace& freeWorkspace();
    [[nodiscard]] Workspace* workspaceOf(const QString& path) const;
    void showName(Workspace& workspace);
    void follow(int index);

    Make make_;
    QTabWidget* tabs_;
    std::vector<std::unique_ptr<Workspace>> workspaces_;
    Workspace* current_ = nullptr;
};

} // namespace stagewright

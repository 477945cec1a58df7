#pragma once

#include "editor/shelf/library.h"
#include "editor/shelf/library_window.h"
#include "editor/window/dialogs.h"
#include "editor/window/file_moves.h"

#include <QMenu>

#include <memory>
#include <vector>

namespace stagewright {

class PlayerHoldings;
class StageAdding;
class StageOpening;
class TileFiles;

/// Opens the library beside a window, and does what is asked for there; and the menu with the
/// stages of the rulebooks.
class LibraryActions final : public QObject {
    Q_OBJECT

public:
    struct Parts {
        QWidget& window; ///< owns it, and the library's window
        QSettings& settings;
        StageOpening& opening;
        StageAdding& adding;
        PlayerHoldings& holdings;
        TileFiles& tileFiles;
        const Dialogs& dialogs;
    };

    /// All must outlive it.
    explicit LibraryActions(const Parts& parts);

    [[nodiscard]] QAction& show() { return *show_; }
    [[nodiscard]] QAction& rulebooks() { return *rulebooks_->menuAction(); }
    /// Null while it has not been shown.
    [[nodiscard]] LibraryWindow* libraryWindow() const { return shelf_.get(); }
    /// Null likewise.
    [[nodiscard]] Library* library() const { return library_.get(); }
    /// Opens its window where that of another lies.
    void takeOver(const LibraryActions& other);

Q_SIGNALS:
    void boxesWanted();
    /// Two files of the shelf.
    void compareWanted(const QString& first, const QString& second);

private:
    void open();
    void read();
    void makeWindow();
    [[nodiscard]] QWidget* place() const { return shelf_.get(); }
    void fillRulebooks();
    void openPaths(const QStringList& paths);
    void addFolder();
    void copyPicture();
    void rename();
    void moveToBin();
    void moveBack();
    void done(const QString& said);

    Parts parts_;
    QAction* show_;
    QMenu* rulebooks_;
    std::unique_ptr<Library> library_;
    std::unique_ptr<LibraryWindow> shelf_; ///< before the window, whose it is, and the library go
    std::vector<std::vector<FileMove>> moves_; ///< that can be taken back, the last one last
};

} // namespace stagewright

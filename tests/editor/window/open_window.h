#pragma once

#include "editor/exports/export_target.h"
#include "editor/hextiles/board/board_view.h"
#include "editor/window/main_window.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

namespace stagewright {

class TileList;

/// Answers the dialogs in the user's stead, and notes what was asked.
struct UserAnswers {
    QString pathToOpen;
    QString pathToSave;
    QStringList pathsToAdd;
    QString tileFile;
    QString driversFile; ///< of the club, to be read or written
    QString folderToAdd; ///< to the library
    QString newName;     ///< of a file there
    QString rulesToOpen;
    QString rulesToSave;
    bool isPrinterAsked = false; ///< in the system's dialog, in place of what follows
    QString pathToPrint;         ///< a file in the printer's stead; empty: nothing is printed
    bool overwrite = true;
    Dialogs::Unsaved unsaved = Dialogs::Unsaved::Cancel;
    OutsideChange outsideChange = OutsideChange::Cancel;
    std::vector<RecoveryChoice> choices; ///< of what was left behind
    /// What to export as, by its suffix; empty: not to.
    QString exportAs;
    MapOptions picture{.title = true}; ///< what one shows that is exported
    bool replaceUnread = false;

    QString suggested;
    QStringList overwriteAsked;
    QStringList unsavedAsked;
    QList<QStringList> allUnsavedAsked; ///< of several at once
    QStringList complaints;
    QStringList outsideAsked;
    std::vector<RecoveryCopy> offered;
    QStringList lossesTold;   ///< before an export
    ExportChoice exportFirst; ///< what was chosen to begin with
    QStringList unreadAsked;
    Sharing sharing = Sharing::Cancel; ///< of what was entered of a box
    QList<QStringList> sharingAsked;

    [[nodiscard]] Dialogs dialogs();
};

/// Waits until the files that were asked for are open or told of. @return whether they are
bool waitForFiles(const MainWindow& window);

/// The real window, shown off screen, and what the user does to it by mouse and keys.
class OpenWindow {
public:
    /// @param file opened at the start; empty: the sample
    explicit OpenWindow(const QString& file = {}, const Games& games = stagewright::games());

    QTemporaryDir folder;
    UserAnswers answers;
    QSettings settings;
    MainWindow window;

    [[nodiscard]] Document& document() { return window.document(); }
    [[nodiscard]] BoardView& board() { return boardOf(window); }
    [[nodiscard]] TileList& palette();
    /// The row of a tile in the palette, by its number.
    [[nodiscard]] QModelIndex paletteIndex(const char* number);
    [[nodiscard]] QString path(const char* name) const {
        return folder.filePath(QString::fromLatin1(name));
    }

    [[nodiscard]] const Stage& stage() { return document().stage(); }
    [[nodiscard]] const QList<Placement>& selected() { return selectionOf(window).tiles(); }

    /// The one tile on the hex; a failure if there is not one.
    [[nodiscard]] Placement tileAt(Hex hex);
    [[nodiscard]] int steps() { return document().history().index(); }

    [[nodiscard]] QPoint pointOf(Hex hex);
    void click(Hex hex, Qt::KeyboardModifiers modifiers = {});
    void press(Hex hex, Qt::KeyboardModifiers modifiers = {});
    void moveTo(QPoint at);
    void moveTo(Hex hex) { moveTo(pointOf(hex)); }
    void release(QPoint at);
    void release(Hex hex) { release(pointOf(hex)); }
    void drag(Hex from, Hex to, Qt::KeyboardModifiers modifiers = {});
    /// Moves the pointer with no button down.
    void hover(QPoint at);
    void hover(Hex hex) { hover(pointOf(hex)); }
    void spin(Hex over, int notches, Qt::KeyboardModifiers modifiers = {});

    /// Presses on a picture of the palette, moves to the place on the board, and stays there.
    void carry(const char* side, QPoint to);
    void carry(const char* side, Hex to) { carry(side, pointOf(to)); }
    void dropCarried(QPoint at);
    void dropCarried(Hex hex) { dropCarried(pointOf(hex)); }

    /// On a picture of the palette.
    void doubleClick(TileId side, Qt::KeyboardModifiers modifiers = {});

    /// However it comes to the window.
    void open(const QString& file) { open(QStringList{file}); }
    void open(const QStringList& files);
    /// By Ctrl+O, the file chosen in the dialog.
    void openByDialog(const QString& file);

    /// A key to whatever has the focus. Files that are opened by it are waited for.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    void type(const char* text);

    /// Ctrl+N, and Enter for the game of the stage that is open.
    void newStage();

private:
    [[nodiscard]] QPoint pictureOf(TileId side);
};

} // namespace stagewright

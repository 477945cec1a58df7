#pragma once

#include "editor/cars/drive_scene.h"
#include "model/fault.h"
#include "model/game/pieces.h"
#include "model/game/place.h"
#include "validators/finding.h"
#include "validators/table.h"

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QString>
#include <QWidget>

#include <any>
#include <functional>
#include <optional>
#include <vector>

namespace stagewright {

/// Commands of the window that the board in its middle carries out.
enum class BoardCommand : unsigned char {
    Turn,
    TurnBack,
    Flip,
    Remove,
    TakeBack, ///< what was laid last
    AnotherWay,
    NextToken,
    SelectAll,
    Copy,
    Cut,
    Paste,
    PasteHere, ///< at the cursor, and let go at once
    Duplicate,
    Replace, ///< what is selected, with what is chosen in the palette
    Reverse,
    Note,        ///< of the user's own, on what is selected
    ShowFinding, ///< that is about what is selected, or about the place of the cursor
    ZoomIn,
    ZoomOut,
    FullSize,
    ZoomToSelection,
    Fit,
    Search,   ///< in the palette
    FitsHere, ///< shown in the palette
    LeadHome, ///< the road to the finish, the lap back to its line
    Cancel    ///< Escape
};

/// A piece that may take the place of the selected one.
struct Replacement {
    QString name;
    QPixmap picture;
    std::function<void()> make;
};

/// What the menu at a place of the board offers, in groups with a line between them. The window has
/// the commands themselves, with their names and keys.
struct BoardMenu {
    QList<QList<BoardCommand>> groups;
    QList<Replacement> replacements; ///< offered behind the command Replace
};

/// Those that a board may bring to the front.
enum class SidePanel : unsigned char { Palette, Details, FindingList, Ideas };

/// The keys of a command as they are on the keyboard.
using KeysOf = std::function<QString(BoardCommand)>;

/// What stands at the foot of the window.
struct BoardStatus {
    QString hint;    ///< what can be done now
    QString pointed; ///< what lies under the pointer
    QString count;   ///< how many pieces there are
    QString zoom;
};

/// A step of a newcomer's first stage.
struct FirstStep {
    QString what; ///< "Lay the start"
    QString how;  ///< one or two sentences
    bool isDone = false;
};

/// What stands beside the board; null: nothing.
struct BoardPanels {
    QWidget* palette = nullptr;
    QWidget* tokens = nullptr;
    QWidget* details = nullptr; ///< of what is selected
    QWidget* ideas = nullptr;   ///< stages that the program thinks of
};

/// How stages of one kind of layout are worked on in the window, for one document: the board, the
/// panels that are about pieces, what commands do. It goes before its document does.
class StageEditor : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// In the middle of the window; it gets the focus.
    [[nodiscard]] virtual QWidget& board() const = 0;
    /// Makes the panels, which can wait until the window has been seen. To be called once.
    virtual void createPanels() {}
    [[nodiscard]] virtual BoardPanels panels() const;

    [[nodiscard]] virtual bool has(BoardCommand command) const = 0;
    /// What a command does on this board, as its menu says it; empty: what it does elsewhere.
    [[nodiscard]] virtual QString nameOf(BoardCommand) const { return {}; }
    /// @pre it has the command
    virtual void run(BoardCommand command) = 0;

    [[nodiscard]] virtual BoardStatus status(const KeysOf& keysOf) const = 0;
    /// What a newcomer does for a first stage, in order; nothing: there is nothing to explain.
    [[nodiscard]] virtual std::vector<FirstStep> firstSteps(const KeysOf&) const { return {}; }
    /// Takes text that is no file of stages: a list of pieces, say, of which a stage can be laid.
    /// The fault: it cannot be used; without a place where it is nothing of the kind.
    [[nodiscard]] virtual Expected<void> takeText(const QString& text);
    /// Whether it was given such a text, or one is being written here.
    [[nodiscard]] virtual bool hasText() const { return false; }
    /// Looks for stages to be driven in at most so many minutes, to take the place of the open one.
    virtual void askForStage(int mostMinutes);
    /// Brings places into view and selects what lies there.
    virtual void showPlaces(const Places& places) = 0;
    /// Likewise the piece of an estimate (PieceEstimate::piece).
    virtual void showPiece(int piece) = 0;
    /// On which stages are laid.
    virtual void setTable(const Table&) {}
    /// The boxes that the user owns; nothing: they are not counted.
    virtual void setOwnedBoxes(const std::optional<BoxCounts>&) {}
    /// The id of the box whose pieces are offered; empty: none is.
    [[nodiscard]] virtual QString openBox() const;

    /// How the board is looked at, and what is offered beside it, to be so again in another window.
    [[nodiscard]] virtual std::any view() const;
    virtual void setView(const std::any&) {}
    /// Shows a drive of the stage as it is laid now, until it is laid otherwise; nothing: none.
    virtual void showDrive(const std::optional<DriveScene>&) {}

Q_SIGNALS:
    /// Something could not be done, for this reason.
    void refused(const QString& reason);
    void statusChanged();
    /// A menu is asked for, at a place of the screen.
    void menuWanted(const stagewright::BoardMenu& menu, QPoint global);
    /// The user has asked for something that is seen in the panel.
    void panelWanted(stagewright::SidePanel panel);
    /// These are asked about, one after the other. There are some.
    void findingsPicked(const stagewright::Findings& findings);
    /// The user has taken something into the hand or selected something.
    void workBegun();
    void boxOpened(const QString& box);
    /// A space of the drive that is shown was picked which is open to who drives.
    void spacePicked(stagewright::SpaceVertex space);
    /// The window has had its first picture; the board was still empty in it.
    void firstPainted();
    /// The board has been painted with all its pieces, for the first time.
    void firstShown();
};

} // namespace stagewright

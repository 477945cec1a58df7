#pragma once

#include "editor/cars/drive_scene.h"
#include "editor/hextiles/board/lay_tool.h"
#include "editor/hextiles/board/proposal.h"
#include "editor/hextiles/board/select_tool.h"
#include "editor/hextiles/board/token_tool.h"
#include "editor/hextiles/edits/active_road_end.h"
#include "editor/hextiles/edits/selection.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/hextiles/layers/camera.h"
#include "editor/hextiles/layers/layer.h"
#include "editor/hextiles/sheets/space_places.h"

#include <QBasicTimer>
#include <QWidget>

#include <memory>

class QGestureEvent;
class QHelpEvent;
class QNativeGestureEvent;

namespace stagewright {

struct BoardDrive;
class BoardPainter;
class FaceCache;

/// The board: shows the stage and lets the user work on it by mouse and keyboard.
class BoardView final : public QWidget {
    Q_OBJECT

public:
    /// All must outlive the view.
    BoardView(Document& document, Selection& selection, FaceCache& faces,
              QWidget* parent = nullptr);
    ~BoardView() override;

    [[nodiscard]] Document& document() const { return document_; }
    [[nodiscard]] Selection& selection() const { return selection_; }
    [[nodiscard]] const Camera& camera() const { return camera_; }
    [[nodiscard]] Hex hexUnder(QPointF at) const;
    [[nodiscard]] Hex cursor() const { return cursor_; }
    [[nodiscard]] bool hasTilesInHand() const { return tool_->holdsTiles(); }
    [[nodiscard]] const Ghost* ghost() const { return tool_->ghost(); }
    /// Whether the last frame had all tiles as they should be; if not, another follows.
    [[nodiscard]] bool isDrawn() const;

    [[nodiscard]] QSize sizeHint() const override { return {900, 700}; }

    /// Moves the cursor of the keyboard, and the view with it if need be. While the mouse is at
    /// work the view stays: what is under the pointer must not slip away from it.
    void moveCursorTo(Hex hex);

    /// Takes a step, or says why it cannot be taken. @return whether it was
    bool take(const StageUndoStepOr& step);
    void refuse(const QString& reason) { Q_EMIT refused(reason); }

    /// To be called when what is in the hand, or where it is held, has changed.
    void showHand();

    /// Lays a tile, and selects it. @return whether it could be laid
    bool lay(const Placement& tile);

    /// Lays a tile of the palette as the ghost shows it, in place of what it covers.
    void layOver(const Ghost& ghost);
    /// Likewise copies, and selects them.
    void layCopies(const Ghost& ghost, PasteSource source);
    /// Whether these tiles may be laid again; else the reason is said. Nobody knows what an unknown
    /// tile is.
    [[nodiscard]] bool mayCopy(const QList<Placement>& tiles);

    /// Places a token in the middle of the tile that is selected, or else at the cursor.
    void placeToken(const QString& id);
    /// Turns the chosen token. @param angle in degrees
    void turnTokenTo(double angle) { tokens_.turnTo(angle); }
    [[nodiscard]] std::optional<TokenSpot> chosenToken() const { return tokens_.chosen(); }
    /// A token in the hand.
    [[nodiscard]] std::optional<TokenGhost> tokenGhost() const { return tokens_.tokenGhost(); }

    /// Other tiles in place of those selected.
    void replaceSelected(TileId side);

    /// Lays it where the road goes on; where no road end is open, at the cursor.
    void append(TileId side, PreferredBend preferred = PreferredBend::AsPrinted);
    /// The same, but first at the cursor if it was moved to another empty hex.
    void layAtCursor(TileId side, PreferredBend preferred = PreferredBend::AsPrinted);

    void setLayers(const ShownLayers& shown);
    /// The table whose outline a layer shows.
    void setTable(const Table& table);
    /// Looks at the board as it was looked at before.
    void lookThrough(const Camera& camera);
    /// Brings a point of the board into the middle of the view.
    void lookAt(QPointF board);

    /// How the tiles are driven, for the layers that show it; nothing: it is not known.
    /// @param whyNot a sentence, then; empty: it is being found out
    void setDriven(std::optional<DrivenTiles> driven, const QString& whyNot = {});

    /// Likewise of several cars that race; nothing: it is not known of the stage as it is.
    void setRaced(std::optional<RacedTiles> raced, const QString& whyNot = {});

    /// A drive of the stage as it is laid now, until it is laid otherwise; nothing: none.
    void showDrive(std::optional<DriveScene> scene);
    [[nodiscard]] const BoardDrive* drive() const { return drive_.get(); }

    /// The road end where building goes on.
    [[nodiscard]] std::optional<OpenEnd> activeEnd() const { return activeEnd_.end(); }
    /// Shows as a ghost what the stage could become, brought into view if it is sought. When
    /// nothing is proposed any more the board is looked at as before; when the stage has changed,
    /// as then. While tiles are in the hand there is nothing to be seen of it.
    void propose(std::optional<Proposal> proposal);
    [[nodiscard]] const std::optional<Proposal>& proposal() const { return proposal_; }

    /// Whether a side fits where building goes on; true where no road end is open. After
    /// `askWhatFitsHere` on a tile: in place of it, as long as it is the one selected.
    [[nodiscard]] bool fitsNext(TileId side) const;
    /// `fitsNext` is about the one selected tile; without one, about where building goes on.
    void askWhatFitsHere();

    /// Those about what is selected; without a selection, about the hex of the cursor.
    [[nodiscard]] Findings findingsHere() const;

    // What the palette drags over the board. Positions are pixels of the view.
    void carry(TileId side);
    void carryToken(const QString& id);
    void carryTo(QPoint at);
    void dropCarried(QPoint at);

public Q_SLOTS:
    void turnClockwise() { turn(1); }
    void turnBack() { turn(-1); }
    void flip();
    void remove();
    void selectAll();
    void copy();
    void cut();
    /// Takes the tiles of the clipboard, or copies of those selected, into the hand.
    void paste();
    /// Lays the tiles of the clipboard at the cursor; where they cannot lie they stay in the hand.
    void pasteHere();
    void duplicate();
    /// Start and finish change places.
    void reverse();
    /// Chooses the next token of the stage.
    void nextToken();
    /// The selected tile lies in the next of the ways in which it fits.
    void layAnotherWay();
    /// Takes the tile at the end of the road back; if other tiles are selected, removes those.
    void takeBack();
    /// Ends a drag, or clears the selection.
    void cancel();
    void zoomIn();
    void zoomOut();
    void fullSize();
    void zoomToSelection();
    void fit();
    /// Brings the hexes into view and selects what lies there.
    void showPlace(const QList<stagewright::Hex>& hexes);

Q_SIGNALS:
    void refused(const QString& reason);
    /// The user asks for a tile to be laid at the cursor.
    void tileWanted(stagewright::PreferredBend preferred);
    /// The user types the number of a tile; `begun` is what was typed of it.
    void numberTyped(const QString& begun);
    void cursorMoved();
    void pointedAt(std::optional<stagewright::Hex> hex);
    void cameraChanged();
    void activeEndMoved();
    void handChanged();
    /// A menu is asked for at a place of the screen, about what is in the hand, the chosen token,
    /// what is selected, or the empty hex of the cursor: the first of these that there is.
    void menuWanted(QPoint global);
    /// A space was clicked that is open to who drives.
    void spacePicked(stagewright::SpaceVertex space);
    /// A mark was clicked that stands for these.
    void findingsPicked(const stagewright::Findings& findings);
    /// The window has had its first picture; the board was still empty in it.
    void firstPainted();
    /// The board has been painted with all its tiles, for the first time.
    void firstShown();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void timerEvent(QTimerEvent* event) override;

private:
    void onChanged(const StageChange& change);
    void carryCopies(const QList<Placement>& tiles, PasteSource source);
    void putDown();
    void turn(int by, int gesture = 0);
    void setCamera(const Camera& camera);
    void reveal(const QRectF& area);
    void stayInWindow(QSize before);
    void activate(Tool& tool);
    void beginPan(QPointF at);
    void nudge(int columns, int rows, bool repeated);
    void scrollAtBorder(QPointF at);
    [[nodiscard]] bool isDragging() const;
    void openMenuAt(QPoint at);
    void openMenuByKey();
    [[nodiscard]] QList<Hex> hexesHere() const;
    [[nodiscard]] Findings marksAt(QPointF at) const;
    void showTip(const QHelpEvent& event);
    void showCursorAt(QPointF at);
    void follow();
    [[nodiscard]] std::optional<SpaceVertex> openSpaceUnder(QPointF at) const;
    void releaseMarks(QPointF at);
    bool pinch(const QNativeGestureEvent& event);
    bool pinch(const QGestureEvent& event);
    [[nodiscard]] bool wheelTurns(const QWheelEvent& event) const;
    void turnByWheel(const QWheelEvent& event);

    Document& document_;
    Selection& selection_;
    ActiveRoadEnd activeEnd_;
    std::unique_ptr<BoardPainter> painter_;
    Camera camera_;
    bool fitWhenShown_ = true; ///< the camera has not been moved since the stage was opened
    Hex cursor_;
    bool byMouse_ = false; ///< what happens now is done by the mouse
    QPoint placeSeen_;     ///< of the board in the window when it was painted or resized last
    QSize windowSeen_;     ///< the size of the window then
    std::optional<DrivenTiles> driven_;
    QString whyNotDriven_;
    std::optional<RacedTiles> raced_;
    QString whyNotRaced_;
    ShownLayers layers_;
    std::optional<Table> table_;
    std::optional<Proposal> proposal_;
    Ghost proposed_; ///< the same, as it is painted
    /// How the board was looked at before it was moved to show the proposal, and how it was then.
    std::optional<std::pair<Camera, Camera>> lookedBefore_;
    bool shown_ = false; ///< with all tiles
    bool begun_ = false; ///< there has been a frame

    SelectTool select_;
    LayTool layTool_;
    TokenTool tokens_;
    Tool* tool_ = &select_; ///< the active one of them

    bool spaceHeld_ = false;
    std::optional<QPointF> panFrom_;
    QPointF pointer_;
    bool pointed_ = false; ///< the pointer is over the board
    QBasicTimer borderScroll_;
    bool overMark_ = false; ///< of a finding, the pointer
    Findings marksPressed_; ///< under the pointer when the button went down
    QPointF markPressedAt_;
    std::optional<Hex> fitsAt_; ///< what fits there is asked; nothing: where building goes on

    int wheelRest_ = 0; ///< eighths of a degree not yet used
    int spin_ = 0;      ///< the gesture of a spin of the wheel; 0: none under way
    ulong lastSpin_ = 0;
    int nudge_ = 0;   ///< the gesture of a key held down
    Hex pivot_;       ///< about which the tiles selected were turned last
    int turned_ = -1; ///< the step of the history after which they lay as that turn left them

    std::unique_ptr<BoardDrive> drive_;             ///< null: none is seen
    std::shared_ptr<const SpacePlaces> places_;     ///< of cars on the stage; null: not known yet
    std::shared_ptr<const SpacePlaces> racePlaces_; ///< likewise of several that race
    bool spacePressed_ = false;                     ///< an open one, with the button that is down
};

} // namespace stagewright

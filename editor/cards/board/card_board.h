#pragma once

#include "editor/cards/board/table_things.h"
#include "editor/document/document.h"

#include <QWidget>

#include <optional>

namespace stagewright {

/// A table of Dirt & Dust as it is laid out. A click on a pile of the shop turns it from A to B,
/// one on a damage token flips it, drivers are dragged to players. One thing is chosen: arrows walk
/// from it, Space does what a click does, Delete takes away.
class CardBoard final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit CardBoard(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] Document& document() const { return document_; }
    [[nodiscard]] TableGrid grid() const;
    [[nodiscard]] std::vector<TableThing> things() const;

    [[nodiscard]] TableThing chosen() const { return chosen_; }
    void choose(TableThing thing);

    /// Turns the pile, gives the player the next driver that is free, lays five cards open or six,
    /// gives the driver to the first player who has none.
    void press(TableThing thing);
    /// What is chosen is taken away: the pile's stack, the player's driver, the driver from his.
    void removeChosen();
    /// The chosen player has another place. @param by -1 or 1
    void moveChosen(int by);

    [[nodiscard]] Findings findingsAt(TableThing thing) const;
    /// The driver that is being dragged; empty: none.
    [[nodiscard]] QString dragged() const {
        return drag_ && drag_->moves ? drag_->driver : QString();
    }
    /// Lets go of what is dragged, where it was.
    void cancel();

    [[nodiscard]] QSize sizeHint() const override { return {900, 620}; }

Q_SIGNALS:
    void refused(const QString& reason);
    void chosenChanged();
    /// What lies under the pointer.
    void pointedAt(std::optional<stagewright::TableThing> thing);
    void menuWanted(QPoint global);
    void painted();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// A driver in the hand.
    struct Drag {
        QString driver;
        std::optional<qsizetype> seat; ///< whose he was
        QPointF from;
        QPointF at;
        bool moves = false;
    };

    [[nodiscard]] std::optional<TableThing> thingUnder(QPointF at) const;
    /// Nothing is chosen or pointed to that does not lie there any more.
    void forgetWhatIsGone();
    void pointTo(std::optional<TableThing> thing);
    /// @return whether a token lies there
    bool flipTokenAt(qsizetype seat, QPointF at);
    void pressSlot(int slot);
    void pressSeat(qsizetype seat);
    void pressDriver(int driver);
    void drop(QPointF at);
    bool seatKey(int key);
    bool pileKey(int key);
    void paintChosen(QPainter& painter, const TableGrid& grid) const;
    void paintFindings(QPainter& painter, const TableGrid& grid) const;
    void paintDrag(QPainter& painter, const TableGrid& grid) const;

    Document& document_;
    TableThing chosen_;
    std::optional<TableThing> pointed_;
    std::optional<TableThing> pressed_;
    std::optional<Drag> drag_;
};

} // namespace stagewright

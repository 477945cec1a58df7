#pragma once

#include "editor/hextiles/board/board_view.h"

#include <QPixmap>

namespace stagewright {

/// The whole stage, small, in the bottom right corner of the board, with a frame around what is in
/// view. It is there while part of the stage is out of view; a press or drag in it moves the view.
class Minimap final : public QWidget {
    Q_OBJECT

public:
    /// @param board owns it
    explicit Minimap(BoardView& board);

    void setWanted(bool wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void follow();
    void forget();
    void render();
    [[nodiscard]] double scale() const;
    [[nodiscard]] QPointF toBoard(QPointF at) const;
    [[nodiscard]] QRectF toMap(const QRectF& board) const;

    BoardView& board_;
    QRectF stage_; ///< what the stage covers, with a margin
    QPixmap picture_;
    bool wanted_ = true;
};

} // namespace stagewright

#pragma once

#include "editor/hextiles/board/tile_pictures.h"
#include "model/layouts/hextiles/stage/placement.h"

#include <QAbstractButton>

namespace stagewright {

/// A small hex on the board to be clicked: a tile as it would lie, or an icon. It never takes the
/// keyboard from the board.
class RingButton final : public QAbstractButton {
    Q_OBJECT

public:
    /// From the middle to a corner, in device-independent pixels.
    static constexpr int radius = 25;

    /// @param pictures must outlive it
    RingButton(TilePictures& pictures, QWidget* board);

    /// @param isFaint it leads nowhere
    void showTile(const Placement& tile, bool isBest, bool isFaint);
    /// @param below in a few letters; may be empty
    void showIcon(const QIcon& icon, const QString& below = {});

    /// The keys are on it.
    void setPointed(bool pointed);

    void moveMiddle(QPointF to);

Q_SIGNALS:
    /// The pointer is over it, or has left it.
    void hovered(bool over);

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    [[nodiscard]] bool hitButton(const QPoint& at) const override;

private:
    [[nodiscard]] QPolygonF hex(double inset) const;

    TilePictures& pictures_;
    std::optional<Placement> tile_;
    bool isBest_ = false;
    bool isFaint_ = false;
    bool isPointed_ = false;
};

} // namespace stagewright

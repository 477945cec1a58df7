#include "editor/hextiles/ring/ring_button.h"

#include "editor/colours/board_colours.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QPainter>
#include <QTimer>

namespace stagewright {

namespace {

constexpr int margin = 2; // pixels round the hex, for its outline

} // namespace

RingButton::RingButton(TilePictures& pictures, QWidget* board)
    : QAbstractButton(board)
    , pictures_(pictures) {
    setFocusPolicy(Qt::NoFocus);
    setCursor(Qt::PointingHandCursor);
    resize(2 * (radius + margin), 2 * (radius + margin));
}

void RingButton::showTile(const Placement& tile, bool isBest, bool isFaint) {
    tile_ = tile;
    isBest_ = isBest;
    isFaint_ = isFaint;
    update();
}

void RingButton::showIcon(const QIcon& icon, const QString& below) {
    tile_.reset();
    isBest_ = isFaint_ = false;
    setIcon(icon);
    setText(below);
    update();
}

void RingButton::setPointed(bool pointed) {
    isPointed_ = pointed;
    update();
}

void RingButton::moveMiddle(QPointF to) {
    move((to - QRectF(rect()).center()).toPoint());
}

QPolygonF RingButton::hex(double inset) const {
    QPolygonF polygon;
    for (const QPointF corner : corners())
        polygon.append(QRectF(rect()).center() + corner * (radius - inset));
    return polygon;
}

bool RingButton::hitButton(const QPoint& at) const {
    return hex(0).containsPoint(at, Qt::OddEvenFill);
}

void RingButton::enterEvent(QEnterEvent* event) {
    QAbstractButton::enterEvent(event);
    Q_EMIT hovered(true);
    update();
}

void RingButton::leaveEvent(QEvent* event) {
    QAbstractButton::leaveEvent(event);
    Q_EMIT hovered(false);
    update();
}

void RingButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours colours = boardColours(palette());
    const bool isLit = underMouse() || isPointed_;
    painter.setPen(QPen(colours.halo, 2 * margin));
    painter.setBrush(palette().base());
    painter.drawPolygon(hex(1));
    if (tile_) {
        painter.setOpacity(isFaint_ && !isLit ? 0.4 : 1);
        pictures_.beginFrame();
        pictures_.paint(painter, tile_->side, tile_->turn, QRectF(rect()).center(), radius - 1);
        painter.setOpacity(1);
        if (!pictures_.isComplete())
            QTimer::singleShot(0, this, qOverload<>(&QWidget::update));
    } else {
        constexpr int size = 24;
        const int lines = text().isEmpty() ? 0 : fontMetrics().ascent();
        QRect place(0, 0, size, size);
        place.moveCenter(rect().center() - QPoint(0, lines / 2));
        icon().paint(&painter, place, Qt::AlignCenter,
                     isEnabled() ? QIcon::Normal : QIcon::Disabled);
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(0, place.bottom(), width(), fontMetrics().height()),
                         Qt::AlignHCenter | Qt::AlignTop, text());
    }
    QColor line = palette().color(QPalette::Mid);
    if (isLit)
        line = colours.selection;
    else if (isBest_)
        line = colours.fits;
    painter.setPen(QPen(line, isLit ? 3 : isBest_ ? 2 : 1));
    painter.setBrush(isDown() ? QBrush(QColor(0, 0, 0, 50)) : QBrush(Qt::NoBrush));
    painter.drawPolygon(hex(1));
}

} // namespace stagewright

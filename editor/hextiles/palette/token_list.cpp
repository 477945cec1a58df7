#include "editor/hextiles/palette/token_list.h"

#include "editor/hextiles/tokens/token_painter.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QStyleHints>

namespace stagewright {

namespace {

constexpr QSize pictureSize(56, 34);

QIcon pictureOf(const TokenKind& kind) {
    constexpr int ratio = 2;     // sharp on fine screens too
    constexpr double scale = 74; // pixels to a circumradius
    QPixmap picture(pictureSize * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(QRectF({}, pictureSize).center());
    painter.scale(scale, scale);
    paintToken(painter, kind);
    painter.end();
    QIcon icon;
    icon.addPixmap(picture, QIcon::Normal);
    QPixmap chosen(picture); // a frame, rather than a tint that hides what it is
    QPainter frame(&chosen);
    frame.setPen(QPen(QGuiApplication::palette().color(QPalette::Highlight), 2));
    frame.drawRect(QRect({}, pictureSize).adjusted(1, 1, -1, -1));
    frame.end();
    icon.addPixmap(chosen, QIcon::Selected);
    return icon;
}

} // namespace

TokenList::TokenList(QWidget* parent) : QListWidget(parent) {
    setAccessibleName(tr("Tokens"));
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setIconSize(pictureSize);
    setSpacing(3);
    setUniformItemSizes(true);
    setMouseTracking(true); // what is under the pointer is named
}

void TokenList::setGame(const QString& game) {
    if (game_ == game)
        return;
    game_ = game;
    cancelDrag();
    clear();
    for (const TokenKind& kind : tokenKindsOf(game)) {
        auto* item = new QListWidgetItem(this);
        item->setIcon(pictureOf(kind));
        item->setData(Qt::UserRole, kind.id);
        item->setData(Qt::AccessibleTextRole, nameOf(kind));
        item->setToolTip(nameOf(kind));
    }
}

QString TokenList::idAt(QPoint at) const {
    const QListWidgetItem* item = itemAt(at);
    return item ? item->data(Qt::UserRole).toString() : QString();
}

void TokenList::cancelDrag() {
    pressed_.clear();
    dragging_ = false;
    unsetCursor();
}

void TokenList::mousePressEvent(QMouseEvent* event) {
    QListWidget::mousePressEvent(event);
    if (event->button() != Qt::LeftButton)
        return;
    pressedAt_ = event->position().toPoint();
    pressed_ = idAt(pressedAt_);
}

void TokenList::mouseMoveEvent(QMouseEvent* event) {
    if (pressed_.isEmpty())
        return;
    const QPoint way = event->position().toPoint() - pressedAt_;
    if (!dragging_) {
        if (way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
            return;
        dragging_ = true;
        setCursor(Qt::ClosedHandCursor);
        Q_EMIT dragBegan(pressed_);
    }
    Q_EMIT draggedTo(event->globalPosition().toPoint());
}

void TokenList::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasDragging = dragging_;
    cancelDrag();
    if (wasDragging && event->button() == Qt::LeftButton)
        Q_EMIT dropped(event->globalPosition().toPoint());
}

void TokenList::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const QString id = idAt(event->position().toPoint());
        event->button() == Qt::LeftButton && !id.isEmpty())
        Q_EMIT chosen(id);
}

void TokenList::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!isEnter || !currentItem())
        return QListWidget::keyPressEvent(event);
    Q_EMIT chosen(currentItem()->data(Qt::UserRole).toString());
}

} // namespace stagewright

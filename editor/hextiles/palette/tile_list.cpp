#include "editor/hextiles/palette/tile_list.h"

#include "editor/hextiles/edits/preferred_bend.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>
#include <QTimer>
#include <QToolTip>

namespace stagewright {

TileList::TileList(QSortFilterProxyModel& proxy, const PaletteModel& model, FaceCache& faces,
                   const Catalogue& catalogue, QWidget* parent)
    : QListView(parent)
    , pictures_(catalogue, faces, {4, 4})
    , delegate_(new PaletteDelegate(proxy, model, pictures_, this)) {
    setModel(&proxy);
    setItemDelegate(delegate_);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setAccessibleName(tr("Tiles"));
}

QSize TileList::minimumSizeHint() const {
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const int item = delegate_->sizeHint(option, {}).width();
    return {item + verticalScrollBar()->sizeHint().width() + 2 * frameWidth(),
            QListView::minimumSizeHint().height()};
}

void TileList::setPictureSize(PictureSize size) {
    delegate_->setPictureSize(size);
    const bool small = size == PictureSize::Small;
    setFlow(small ? QListView::LeftToRight : QListView::TopToBottom);
    setWrapping(small);
    setResizeMode(small ? QListView::Adjust : QListView::Fixed);
    scheduleDelayedItemsLayout();
    updateGeometry();
    scrollTo(currentIndex());
}

void TileList::paintEvent(QPaintEvent* event) {
    if (!begun_) { // the window comes up at once; the tiles follow in the next frame
        begun_ = true;
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
        return;
    }
    pictures_.beginFrame();
    QListView::paintEvent(event);
    if (!pictures_.isComplete())
        QTimer::singleShot(0, viewport(), qOverload<>(&QWidget::update));
}

void TileList::cancelDrag() {
    pressed_.reset();
    dragging_ = false;
    unsetCursor();
}

std::optional<TileId> TileList::sideAt(QPoint at) const {
    const QModelIndex index = indexAt(at);
    if (!delegate_->isTile(index))
        return std::nullopt;
    return delegate_->sideOf(index,
                             delegate_->numberAt(index, visualRect(index), at, fontMetrics()));
}

bool TileList::viewportEvent(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QListView::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto side = tipOf_ ? sideAt(help->pos()) : std::nullopt)
        QToolTip::showText(help->globalPos(), tipOf_(*side), viewport(),
                           visualRect(indexAt(help->pos())));
    else
        QToolTip::hideText();
    return true;
}

/// Of the tile under the pointer; by the key, of the one that is chosen.
void TileList::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    if (event->reason() != QContextMenuEvent::Keyboard) {
        if (const auto side = sideAt(event->pos()))
            Q_EMIT menuWanted(*side, event->globalPos());
    } else if (const auto side = chosen()) {
        scrollTo(currentIndex());
        Q_EMIT menuWanted(*side, viewport()->mapToGlobal(visualRect(currentIndex()).center()));
    }
}

/// Headings are as wide as the list.
void TileList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

/// Headings are passed over, on the way that the key goes.
QModelIndex TileList::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    QModelIndex to = QListView::moveCursor(action, modifiers);
    const bool isBack = action == MoveUp || action == MovePageUp || action == MoveLeft ||
                        action == MovePrevious || action == MoveEnd;
    while (to.isValid() && !delegate_->isTile(to))
        to = to.siblingAtRow(to.row() + (isBack ? -1 : 1));
    return to.isValid() ? to : currentIndex();
}

void TileList::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (!delegate_->isTile(index))
        return; // what is chosen stays so
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton)
        return QListView::mousePressEvent(event);
    setCurrentIndex(index);
    pressedAt_ = event->position().toPoint();
    ring(delegate_->numberAt(index, visualRect(index), pressedAt_, fontMetrics()));
    if (event->button() == Qt::LeftButton)
        pressed_ = delegate_->sideOf(index, delegate_->ringed());
}

void TileList::mouseMoveEvent(QMouseEvent* event) {
    const QPoint way = event->position().toPoint() - pressedAt_;
    if (!pressed_)
        return;
    if (!dragging_) {
        if (way.manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
            return;
        dragging_ = true;
        setCursor(Qt::ClosedHandCursor);
        Q_EMIT dragBegan(*pressed_);
    }
    Q_EMIT draggedTo(event->globalPosition().toPoint());
}

void TileList::mouseReleaseEvent(QMouseEvent* event) {
    const bool wasDragging = dragging_;
    cancelDrag();
    if (wasDragging && event->button() == Qt::LeftButton)
        Q_EMIT dropped(event->globalPosition().toPoint());
}

void TileList::mouseDoubleClickEvent(QMouseEvent* event) {
    if (const auto side = sideAt(event->position().toPoint());
        side && event->button() == Qt::LeftButton)
        Q_EMIT laid(*side, preferredBend(event->modifiers()));
}

void TileList::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (chosen() && isEnter)
        Q_EMIT laid(*chosen(), preferredBend(event->modifiers()));
    else if (chosen() && isSideways && !isWrapping())
        ring(event->key() == Qt::Key_Right ? 1 : 0); // else the arrows go from tile to tile
    else
        QListView::keyPressEvent(event);
}

/// Not the search of the list itself, which forgets what is typed slowly.
void TileList::keyboardSearch(const QString& text) {
    Q_EMIT typed(text);
}

void TileList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    ring(0);
}

std::optional<TileId> TileList::chosen() const {
    if (!delegate_->isTile(currentIndex()))
        return std::nullopt;
    return delegate_->sideOf(currentIndex(), delegate_->ringed());
}

void TileList::ring(int number) {
    delegate_->setRinged(number);
    update(currentIndex());
}

} // namespace stagewright

#include "editor/hextiles/palette/tile_list.h"

#include "editor/hextiles/edits/preferred_bend.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QStyleHints>
#include <QTimer>

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
    setUniformItemSizes(true);
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

void TileList::mousePressEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid())
        return QListView::mousePressEvent(event);
    setCurrentIndex(index);
    pressedAt_ = event->position().toPoint();
    ring(delegate_->numberAt(index, visualRect(index), pressedAt_));
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
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && index.isValid())
        Q_EMIT laid(delegate_->sideOf(index, delegate_->numberAt(index, visualRect(index),
                                                                 event->position().toPoint())),
                    preferredBend(event->modifiers()));
}

void TileList::keyPressEvent(QKeyEvent* event) {
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isSideways = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (currentIndex().isValid() && isEnter)
        Q_EMIT laid(*chosen(), preferredBend(event->modifiers()));
    else if (currentIndex().isValid() && isSideways && !isWrapping())
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
    if (!currentIndex().isValid())
        return std::nullopt;
    return delegate_->sideOf(currentIndex(), delegate_->ringed());
}

void TileList::ring(int number) {
    delegate_->setRinged(number);
    update(currentIndex());
}

} // namespace stagewright

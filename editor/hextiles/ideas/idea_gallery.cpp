#include "editor/hextiles/ideas/idea_gallery.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int leastItem = 112;   // pixels
constexpr int leastLetters = 19; // mean ones

} // namespace

IdeaGallery::IdeaGallery(QWidget* parent)
    : QListView(parent)
    , ideas_(new IdeasModel(this))
    , cards_(new IdeaDelegate(this)) {
    setModel(ideas_);
    setItemDelegate(cards_);
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setSelectionMode(QAbstractItemView::NoSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    showBarIfAny();
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    setAccessibleName(tr("Ideas"));
    connect(this, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { Q_EMIT pointed(&ideas_->idea(index)); });
    connect(this, &QAbstractItemView::viewportEntered, this, [this] { Q_EMIT pointed(nullptr); });
    connect(ideas_, &QAbstractItemModel::modelReset, this, [this] { Q_EMIT pointed(nullptr); });
    connect(ideas_, &QAbstractItemModel::modelReset, this, &IdeaGallery::showBarIfAny);
    connect(ideas_, &QAbstractItemModel::rowsInserted, this, &IdeaGallery::showBarIfAny);
    connect(ideas_, &QAbstractItemModel::modelReset, this, &IdeaGallery::fitColumns);
    connect(ideas_, &QAbstractItemModel::rowsInserted, this, &IdeaGallery::fitColumns);
    fitColumns();
}

/// Columns must not depend on how many there are: with the first the bar is there.
void IdeaGallery::showBarIfAny() {
    setVerticalScrollBarPolicy(ideas_->rowCount() > 0 ? Qt::ScrollBarAlwaysOn
                                                      : Qt::ScrollBarAlwaysOff);
}

int IdeaGallery::leastWidth(const QFontMetrics& metrics) {
    return std::max(leastItem, leastLetters * metrics.averageCharWidth());
}

int IdeaGallery::itemWidth() const {
    const int bar = ideas_->rowCount() > 0 ? 0 : verticalScrollBar()->sizeHint().width();
    const int least = leastWidth(fontMetrics());
    const int width = std::max(viewport()->width() - bar, least);
    return width / std::max(1, width / least);
}

QSize IdeaGallery::pictureSize() const {
    return IdeaDelegate::pictureSize(itemWidth());
}

void IdeaGallery::fitColumns() {
    cards_->setLines(ideas_->mostLines());
    const int width = itemWidth();
    setIconSize({width, IdeaDelegate::pictureSize(width).height()});
    setGridSize({width, cards_->heightFor(width, fontMetrics())});
}

void IdeaGallery::resizeEvent(QResizeEvent* event) {
    fitColumns();
    QListView::resizeEvent(event);
}

QPoint IdeaGallery::starAt(const QModelIndex& index) const {
    return IdeaDelegate::starOf(visualRect(index)).center();
}

void IdeaGallery::toggleStar(const QModelIndex& index) {
    ideas_->keep(index, !index.data(IdeasModel::keptRole).toBool());
}

void IdeaGallery::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        pressed_ = indexAt(event->position().toPoint());
    QListView::mousePressEvent(event);
}

void IdeaGallery::mouseReleaseEvent(QMouseEvent* event) {
    QListView::mouseReleaseEvent(event);
    const QPoint at = event->position().toPoint();
    const QModelIndex index = indexAt(at);
    if (event->button() != Qt::LeftButton || !index.isValid() || index != pressed_)
        return;
    if (IdeaDelegate::starOf(visualRect(index)).contains(at))
        return toggleStar(index);
    const Idea idea = ideas_->idea(index); // it may be gone by the time it is taken
    Q_EMIT taken(idea);
}

void IdeaGallery::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (index.isValid()) {
            const Idea idea = ideas_->idea(index);
            Q_EMIT taken(idea);
        }
        return;
    case Qt::Key_Space:
        if (index.isValid())
            toggleStar(index);
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void IdeaGallery::focusOutEvent(QFocusEvent* event) {
    QListView::focusOutEvent(event);
    Q_EMIT pointed(nullptr);
}

bool IdeaGallery::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        Q_EMIT pointed(nullptr);
    return QListView::viewportEvent(event);
}

void IdeaGallery::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    if (hasFocus() && current.isValid())
        Q_EMIT pointed(&ideas_->idea(current));
}

} // namespace stagewright

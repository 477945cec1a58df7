#include "editor/shelf/shelf_view.h"

#include "editor/shelf/library.h"

#include <QContextMenuEvent>
#include <QDrag>
#include <QKeyEvent>
#include <QMimeData>
#include <QScrollBar>

#include <algorithm>
#include <chrono>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

constexpr auto restOfSight = 80ms;

} // namespace

ShelfView::ShelfView(ShelfModel& model, Library& library, QWidget* parent)
    : QListView(parent)
    , model_(model)
    , library_(library)
    , delegate_(new ShelfDelegate(model, this)) {
    setItemDelegate(delegate_);
    setFlow(QListView::LeftToRight);
    setWrapping(true);
    setResizeMode(QListView::Adjust);
    setMovement(QListView::Static);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragEnabled(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setAccessibleName(tr("Stages and rallies"));
    setModel(&model);
    sight_.setSingleShot(true);
    sight_.setInterval(restOfSight);
    connect(&sight_, &QTimer::timeout, this, &ShelfView::lookAtSight);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, &sight_, qOverload<>(&QTimer::start));
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this, &ShelfView::rememberPlace);
    connect(&model, &QAbstractItemModel::modelReset, this, &ShelfView::findPlace);
    connect(this, &QAbstractItemView::doubleClicked, this, &ShelfView::openWanted);
    connect(&pictures_, &Thumbnails::drawn, this,
            [this](const QString& path, const Thumbnail& drawn, int stage) {
                const ShelfModel::Row row{{}, path, stage};
                delegate_->setPicture(row, drawn.picture);
                if (const QModelIndex index = model_.indexOf(row); index.isValid())
                    update(index);
            });
}

QStringList ShelfView::selectedPaths() const {
    QModelIndexList rows =
        selectionModel() ? selectionModel()->selectedIndexes() : QModelIndexList();
    std::sort(rows.begin(), rows.end());
    QStringList paths;
    for (const QModelIndex& index : rows)
        if (const QString& path = model_.row(index).path; !path.isEmpty() && !paths.contains(path))
            paths << path;
    return paths;
}

QModelIndexList ShelfView::inSight() const {
    QModelIndexList indexes;
    const QRect sight = viewport()->rect();
    // Rows lie in order: from the first that is seen on until one lies below.
    int first = 0;
    for (int last = model_.rowCount(); first < last;) {
        const int middle = (first + last) / 2;
        if (visualRect(model_.index(middle)).bottom() < sight.top())
            first = middle + 1;
        else
            last = middle;
    }
    for (int i = first; i < model_.rowCount(); ++i) {
        const QModelIndex index = model_.index(i);
        if (visualRect(index).top() > sight.bottom())
            break;
        indexes << index;
    }
    return indexes;
}

void ShelfView::rememberPlace() {
    selected_.clear();
    if (!selectionModel())
        return;
    for (const QModelIndex& index : selectionModel()->selectedIndexes())
        selected_.push_back(model_.row(index));
    current_ = model_.row(currentIndex());
    scrolled_ = verticalScrollBar()->value();
}

void ShelfView::findPlace() {
    QItemSelection selection;
    for (const ShelfModel::Row& row : selected_)
        if (const QModelIndex index = model_.indexOf(row); index.isValid())
            selection.select(index, index);
    if (const QModelIndex index = model_.indexOf(current_); index.isValid())
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    doItemsLayout();
    verticalScrollBar()->setValue(scrolled_);
    Q_EMIT selectionChangedTo(selectedPaths());
    if (isVisible() && !sight_.isActive())
        sight_.start();
}

void ShelfView::lookAtSight() {
    QStringList paths;
    std::vector<ShownStage> toDraw;
    for (const QModelIndex& index : inSight()) {
        const LibraryEntry* entry = model_.entry(index);
        if (!entry || entry->isUnreadable())
            continue;
        const ShelfModel::Row& row = model_.row(index);
        paths << row.path;
        if (!delegate_->hasPicture(row))
            toDraw.push_back({row.path, row.stage});
    }
    pictures_.draw(toDraw, library_.games(), ShelfDelegate::pictureSize(fontMetrics()),
                   devicePixelRatioF());
    library_.reckon(paths);
}

void ShelfView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT openWanted();
        return;
    case Qt::Key_Delete:
        Q_EMIT binWanted();
        return;
    case Qt::Key_F2:
        Q_EMIT renameWanted();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void ShelfView::contextMenuEvent(QContextMenuEvent* event) {
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const QPoint at = isByKey && currentIndex().isValid()
                          ? viewport()->mapToGlobal(visualRect(currentIndex()).center())
                          : event->globalPos();
    Q_EMIT menuWanted(at);
}

void ShelfView::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    sight_.start();
}

void ShelfView::showEvent(QShowEvent* event) {
    QListView::showEvent(event);
    sight_.start();
}

void ShelfView::hideEvent(QHideEvent* event) {
    QListView::hideEvent(event);
    sight_.stop();
    pictures_.halt();
    library_.haltReckoning();
}

void ShelfView::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        delegate_->forgetPictures();
        sight_.start();
    }
}

void ShelfView::startDrag(Qt::DropActions actions) {
    const QModelIndexList indexes = selectedIndexes();
    if (indexes.isEmpty())
        return;
    auto* drag = new QDrag(this);
    drag->setMimeData(model_.mimeData(indexes));
    drag->exec(actions, Qt::CopyAction);
}

void ShelfView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) {
    QListView::selectionChanged(selected, deselected);
    Q_EMIT selectionChangedTo(selectedPaths());
}

} // namespace stagewright

#include "editor/hextiles/palette/palette_panel.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/preferred_bend.h"
#include "editor/icons/icons.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

/// Stands in the list of boxes for the tiles that none of them holds.
const auto noBox = QStringLiteral("-");

} // namespace

PalettePanel::PalettePanel(Document& document, FaceCache& faces, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , model_(new PaletteModel(document, this))
    , proxy_(new PaletteFilter(*model_, document, this))
    , boxes_(new QComboBox)
    , search_(new QLineEdit)
    , filter_(new FilterButton)
    , sizes_(new QToolButton)
    , tiles_(new TileList(*proxy_, *model_, faces, catalogueOf(document))) {
    boxes_->setAccessibleName(tr("Box"));
    boxes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    listBoxes();
    search_->setPlaceholderText(tr("217, hairpin"));
    search_->setAccessibleName(tr("Search"));
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);

    sizes_->setIcon(icon(QStringLiteral("picture-size")));
    sizes_->setToolTip(tr("Size of the tiles"));
    sizes_->setAccessibleName(tr("Size of the tiles"));
    sizes_->setPopupMode(QToolButton::InstantPopup);
    sizes_->setAutoRaise(true);
    sizes_->hide(); // until there is something to choose

    auto* nothing = new QLabel(tr("No tile of this box is like that."));
    nothing->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    nothing->setWordWrap(true);
    nothing->setMargin(16);
    auto* stack = new QStackedLayout;
    auto* line = new QHBoxLayout;
    line->addWidget(search_, 1);
    line->setSpacing(2);
    line->addWidget(filter_);
    line->addWidget(sizes_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(boxes_);
    layout->addLayout(line);
    layout->addLayout(stack, 1);
    stack->addWidget(tiles_); // now that it has a place: it shows at once what it is given first
    stack->addWidget(nothing);

    connect(boxes_, &QComboBox::currentIndexChanged, this, &PalettePanel::show);
    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::search);
    // Its icon is looked for in the desktop's themes, which takes as long as all else here.
    connect(search_, &QLineEdit::textChanged, search_,
            [this] { search_->setClearButtonEnabled(true); });
    connect(filter_, &FilterButton::changed, this, [this](const TileFilter& filter) {
        proxy_->setFilter(filter);
        showWhatIsMeant();
    });
    const auto showState = [this, stack] { stack->setCurrentIndex(proxy_->rowCount() ? 0 : 1); };
    connect(proxy_, &QAbstractItemModel::rowsInserted, this, showState);
    connect(proxy_, &QAbstractItemModel::rowsRemoved, this, showState);
    connect(proxy_, &QAbstractItemModel::modelReset, this, showState);
    connect(proxy_, &QAbstractItemModel::layoutChanged, this, showState);
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            takeCatalogue();
    });
    show(0);
}

void PalettePanel::listBoxes() {
    for (const Box& box : catalogueOf(document_).boxes())
        boxes_->addItem(box.title, box.id);
    if (!tilesOfNoBox(catalogueOf(document_)).empty())
        boxes_->addItem(tr("Tiles in no box"), noBox);
}

void PalettePanel::takeCatalogue() {
    const QString shown = box();
    tiles_->setCatalogue(catalogueOf(document_));
    {
        const QSignalBlocker quiet(boxes_);
        boxes_->clear();
        listBoxes();
        boxes_->setCurrentIndex(std::max(0, boxes_->findData(shown)));
    }
    show(boxes_->currentIndex());
}

void PalettePanel::showBox(QStringView id) {
    if (const int row = boxes_->findData(id.toString()); row >= 0)
        boxes_->setCurrentIndex(row);
}

QString PalettePanel::box() const {
    return boxes_->currentData().toString();
}

void PalettePanel::show(int row) {
    const QString id = boxes_->itemData(row).toString();
    turned_.clear(); // all lie as printed again
    if (const Box* box = catalogueOf(document_).box(id))
        model_->show(tilesOf(*box));
    else
        model_->show(tilesOfNoBox(catalogueOf(document_)));
    tiles_->setCurrentIndex(proxy_->index(0, 0));
    Q_EMIT boxChosen(id);
}

void PalettePanel::search(const QString& text) {
    proxy_->setSearch(text);
    tiles_->ring(0);
    showWhatIsMeant();
}

/// The sides that the user has on top, where others were looked for.
void PalettePanel::turnBack() {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex tile = model_->index(row);
        if (turned_.contains(model_->tileAt(tile).tile))
            model_->flip(tile);
    }
    turned_.clear();
}

/// Brings the sides that are looked for to the top, while they are, and the nearest tile into the
/// middle of attention.
void PalettePanel::showWhatIsMeant() {
    turnBack();
    for (int row = 0; row < proxy_->rowCount(); ++row) {
        const QModelIndex tile = proxy_->mapToSource(proxy_->index(row, 0));
        const auto& sides = model_->tileAt(tile).sides;
        if (sides.size() > 1 && !proxy_->shows(sides.front())) {
            model_->flip(tile);
            turned_.insert(model_->tileAt(tile).tile);
        }
    }
    if (!search_->text().isEmpty() || !tiles_->currentIndex().isValid())
        tiles_->setCurrentIndex(proxy_->index(0, 0));
}

/// Enter lays what was found, Shift and Ctrl as everywhere; the arrow keys go through the list.
bool PalettePanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const auto side = chosen()) {
            const PreferredBend preferred = preferredBend(key->modifiers());
            search_->clear();
            Q_EMIT found(*side, preferred);
        }
        return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
        QCoreApplication::sendEvent(tiles_, event);
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

std::optional<TileId> PalettePanel::chosen() const {
    return tiles_->chosen();
}

void PalettePanel::offerPictureSizes(QMenu& sizes) {
    sizes_->setMenu(&sizes);
    sizes_->show();
}

void PalettePanel::beginSearch(const QString& text) {
    search_->setFocus();
    search_->setText(text);
}

void PalettePanel::focusSearch() {
    search_->setFocus();
    search_->selectAll();
}

bool PalettePanel::flip() {
    const QModelIndex current = tiles_->currentIndex();
    if (!current.isValid())
        return false;
    const QModelIndex tile = proxy_->mapToSource(current);
    model_->flip(tile);
    turned_.erase(model_->tileAt(tile).tile); // by the user now
    return true;
}

} // namespace stagewright

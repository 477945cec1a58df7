#include "editor/hextiles/palette/palette_panel.h"

#include "editor/fields/panel_fields.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/edits/preferred_bend.h"
#include "editor/hextiles/palette/tile_tip.h"
#include "editor/icons/icons.h"
#include "model/layouts/hextiles/stage/tile_edit.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

PalettePanel::PalettePanel(Document& document, FaceCache& faces, KeptTiles& kept, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , kept_(kept)
    , model_(new PaletteModel(document, this))
    , proxy_(new PaletteFilter(*model_, document, this))
    , boxes_(new QComboBox)
    , search_(new QLineEdit)
    , filter_(new FilterButton)
    , sizes_(new QToolButton)
    , filterBar_(new FilterBar)
    , tiles_(new TileList(*proxy_, *model_, faces, catalogueOf(document)))
    , nothing_(new QLabel)
    , stack_(new QStackedLayout) {
    boxes_->setAccessibleName(tr("Box"));
    boxes_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    listBoxesAnew();
    search_->setPlaceholderText(tr("217, hairpin"));
    search_->setAccessibleName(tr("Search"));
    search_->addAction(icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    search_->installEventFilter(this);
    markOwnFields(*search_);

    sizes_->setIcon(icon(QStringLiteral("picture-size")));
    sizes_->setToolTip(tr("Size of the tiles"));
    sizes_->setAccessibleName(tr("Size of the tiles"));
    sizes_->setPopupMode(QToolButton::InstantPopup);
    sizes_->setAutoRaise(true);
    sizes_->hide(); // until there is something to choose

    nothing_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    nothing_->setWordWrap(true);
    nothing_->setTextFormat(Qt::PlainText);
    nothing_->setMargin(16);
    auto* line = new QHBoxLayout;
    line->addWidget(search_, 1);
    line->setSpacing(2);
    line->addWidget(filter_);
    line->addWidget(sizes_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(boxes_);
    layout->addLayout(line);
    layout->addWidget(filterBar_);
    layout->addLayout(stack_, 1);
    stack_->addWidget(tiles_); // now that it has a place: it shows at once what it is given first
    stack_->addWidget(nothing_);

    tiles_->setKept(kept);
    tiles_->setTips([this](TileId side) {
        const auto left = model_->leftOf(side);
        return tipOf(side, left, document_);
    });
    connect(tiles_, &TileList::menuWanted, this, &PalettePanel::openMenu);
    connect(boxes_, &QComboBox::currentIndexChanged, this, &PalettePanel::show);
    connect(search_, &QLineEdit::textChanged, this, &PalettePanel::search);
    // Its icon is looked for in the desktop's themes, which takes as long as all else here.
    connect(search_, &QLineEdit::textChanged, search_,
            [this] { search_->setClearButtonEnabled(true); });
    connect(filter_, &FilterButton::changed, this, [this](const TileFilter& filter) {
        proxy_->setFilter(filter);
        showWhatIsMeant();
        showState();
    });
    connect(filterBar_, &FilterBar::showAllWanted, filter_, &FilterButton::clear);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(proxy_, signal, this, &PalettePanel::showState);
    connect(proxy_, &QAbstractItemModel::modelReset, this, &PalettePanel::showState);
    connect(proxy_, &QAbstractItemModel::layoutChanged, this, &PalettePanel::showState);
    connect(&kept, &KeptTiles::favouritesChanged, this, [this] {
        if (box() == offer::kept)
            offerTiles();
        tiles_->viewport()->update();
    });
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            takeCatalogue();
        if ((change.whole || change.info) && document_.stage().info.game != game_)
            offerTiles(); // boxes of the stage's game come first
        if (!change.whole && !change.layout.isNothing())
            noteLaid(change);
    });
    show(boxes_->currentIndex());
}

TileSource PalettePanel::source() const {
    return {catalogueOf(document_), owned_, kept_, document_.stage().info.game};
}

void PalettePanel::listBoxes() {
    for (const OfferEntry& entry : collections(source()))
        boxes_->addItem(entry.title, entry.id);
    boxes_->insertSeparator(boxes_->count());
    for (const OfferEntry& entry : boxEntries(source()))
        boxes_->addItem(entry.title, entry.id);
}

/// The box that was chosen stays so; else it is the first.
void PalettePanel::listBoxesAnew() {
    const QSignalBlocker quiet(boxes_);
    const QString shown = box();
    boxes_->clear();
    listBoxes();
    const int found = shown.isEmpty() ? -1 : boxes_->findData(shown);
    const auto entries = boxEntries(source());
    boxes_->setCurrentIndex(found >= 0 || entries.isEmpty() ? found
                                                            : boxes_->findData(entries.front().id));
}

void PalettePanel::takeCatalogue() {
    tiles_->setCatalogue(catalogueOf(document_));
    listBoxesAnew();
    show(boxes_->currentIndex());
}

void PalettePanel::setOwned(const OwnedBoxes& owned) {
    if (owned == owned_)
        return;
    const QString shown = box();
    owned_ = owned;
    model_->setOnlyOwned(owned.has_value());
    listBoxesAnew();
    if (box() != shown)
        return show(boxes_->currentIndex());
    offerTiles();
    showState();
}

void PalettePanel::showBox(QStringView id) {
    if (const int row = boxes_->findData(id.toString()); row >= 0)
        boxes_->setCurrentIndex(row);
}

void PalettePanel::showBoxOfGame(QStringView id) {
    if (!offer::isOfNoGame(box()))
        showBox(id);
}

QString PalettePanel::box() const {
    return boxes_->currentData().toString();
}

void PalettePanel::show(int row) {
    const QString id = boxes_->itemData(row).toString();
    offered_.clear(); // all lie as printed again
    offerTiles();
    tiles_->setCurrentIndex(proxy_->first());
    Q_EMIT boxChosen(id);
}

/// Tiles stay turned over as they are, where they are the same tiles.
void PalettePanel::offerTiles() {
    game_ = document_.stage().info.game;
    const QList<PaletteGroup> tiles = tilesOffered(box(), source());
    if (tiles == offered_ && !tiles.isEmpty())
        return;
    const auto side = chosen();
    offered_ = tiles;
    turned_.clear();
    model_->show(tiles);
    showWhatIsMeant();
    if (side)
        showTile(*side);
}

/// A single tile that has come onto the board; what is moved or turned was there before.
void PalettePanel::noteLaid(const StageChange& change) {
    const auto* edit = change.layout.as<TileEdit>();
    if (!edit || edit->put.size() != 1)
        return;
    const TileId& side = edit->put.front().side;
    if (std::none_of(edit->taken.begin(), edit->taken.end(),
                     [&](const Placement& tile) { return tile.side.sameTile(side); }))
        kept_.lay(side);
}

void PalettePanel::showState() {
    const bool any = proxy_->first().isValid();
    if (!any)
        nothing_->setText(whyNothing());
    stack_->setCurrentIndex(any ? 0 : 1);
    filterBar_->show(filter_->words(), proxy_->hidden());
}

QString PalettePanel::whyNothing() const {
    const TileSearch& search = proxy_->search();
    if (search.isEmpty() && box() == offer::kept && filter_->filter().isEmpty())
        return tr("Tiles that you lay come here, and those that you mark as favourites with the "
                  "right button.");
    if (search.isEmpty())
        return tr("This box has no such tile.");
    const QStringList others = boxesNotOwnedWith(
        source(), [&](const TileSide& side) { return search.rank(side).has_value(); });
    if (!others.isEmpty() && proxy_->hidden() == 0)
        return tr("Not in your boxes, but in: %1").arg(others.join(QStringLiteral(", ")));
    return tr("No tile is like that.");
}

/// The first box that holds the tile, unless it is seen, or no box is.
const Box* PalettePanel::otherBoxOf(const TileId& tile) const {
    const Box* first = nullptr;
    for (const Box& each : catalogueOf(document_).boxes()) {
        if (!each.tiles.contains(tile.withSide(0)))
            continue;
        if (each.id == box())
            return nullptr;
        if (!first)
            first = &each;
    }
    return first;
}

void PalettePanel::openMenu(TileId side, QPoint global) {
    const TileSide* known = catalogueOf(document_).find(side);
    const auto& laid = tilesOf(document_.stage()).placements();
    const Box* other = otherBoxOf(side);
    const MenuTile tile{
        side,
        known && std::any_of(known->roads.begin(), known->roads.end(),
                             [](const Road& road) { return road.bend() > 0; }),
        known && catalogueOf(document_).back(side),
        mayReplace_(),
        std::any_of(laid.begin(), laid.end(),
                    [&](const Placement& each) { return each.side.sameTile(side); }),
        kept_.isFavourite(side),
        other ? other->title : QString()};
    auto* menu = new TileMenu(tile, this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu, &TileMenu::chosen, this,
            [this, side](TileCommand command) { run(command, side); });
    menu->popup(global);
}

void PalettePanel::run(TileCommand command, TileId side) {
    switch (command) {
    case TileCommand::Lay:
        Q_EMIT tiles_->laid(side, PreferredBend::AsPrinted);
        return;
    case TileCommand::LayLeft:
        Q_EMIT tiles_->laid(side, PreferredBend::Left);
        return;
    case TileCommand::LayRight:
        Q_EMIT tiles_->laid(side, PreferredBend::Right);
        return;
    case TileCommand::Replace:
        Q_EMIT replaceWanted(side);
        return;
    case TileCommand::TurnOver:
        flip();
        return;
    case TileCommand::ShowLaid:
        Q_EMIT laidWanted(side);
        return;
    case TileCommand::Favourite:
        return kept_.setFavourite(side, !kept_.isFavourite(side));
    case TileCommand::ShowBox:
        if (const Box* other = otherBoxOf(side)) {
            search_->clear();
            showBox(other->id);
            showTile(side);
        }
        return;
    }
}

void PalettePanel::showTile(const TileId& tile) {
    for (int row = 0; row < proxy_->rowCount(); ++row) {
        const QModelIndex at = proxy_->index(row, 0);
        const PaletteTile& there = model_->tileAt(proxy_->mapToSource(at));
        if (there.isHeading() || !there.tile.sameTile(tile))
            continue;
        tiles_->setCurrentIndex(at);
        const auto number = there.sides.indexOf(tile);
        tiles_->ring(number > 0 ? 1 : 0);
        return tiles_->scrollTo(at);
    }
}

void PalettePanel::search(const QString& text) {
    proxy_->setSearch(text);
    tiles_->ring(0);
    showWhatIsMeant();
    showState();
}

/// The sides that the user has on top, where others were looked for.
void PalettePanel::turnBack() {
    for (int row = 0; row < model_->rowCount(); ++row) {
        const QModelIndex tile = model_->index(row);
        if (!model_->tileAt(tile).isHeading() && turned_.contains(model_->tileAt(tile).tile))
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
        tiles_->setCurrentIndex(proxy_->first());
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
    if (!tiles_->chosen())
        return false;
    const QModelIndex tile = proxy_->mapToSource(current);
    model_->flip(tile);
    turned_.erase(model_->tileAt(tile).tile); // by the user now
    return true;
}

} // namespace stagewright

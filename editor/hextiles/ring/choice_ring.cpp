#include "editor/hextiles/ring/choice_ring.h"

#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/ring/ring_places.h"
#include "editor/icons/icons.h"
#include "model/design/road_piece.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Of a frame, milliseconds for drawing pictures: they come as they are ready.
constexpr TilePictures::FrameBudget ringBudget{6, 6};

/// By how many sixths the road turns to the right on a tile; of a junction on average.
double bendOf(const Placement& tile, const Catalogue& catalogue, Edge arrival) {
    const TileSide* side = catalogue.find(tile.side);
    if (!side)
        return 0;
    const RoadPiece piece = roadPiece(*side, tile.turn);
    int sum = 0;
    int exits = 0;
    for (const Edge edge : allEdges)
        if (edge != arrival && piece.endAt(edge) != 0) {
            sum += (index(edge) - index(arrival) + 6) % 6 - 3;
            ++exits;
        }
    return exits == 0 ? 0 : static_cast<double>(sum) / exits;
}

bool isPlainKey(const QKeyEvent& event) {
    return !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

} // namespace

ChoiceRing::ChoiceRing(BoardView& board, FaceCache& faces)
    : QObject(&board)
    , board_(board)
    , pictures_(catalogueOf(board.document()), faces, ringBudget)
    , choices_(board)
    , home_(board) {
    board.installEventFilter(this);
    connect(&choices_, &EndChoices::changed, this, &ChoiceRing::refill);
    connect(&home_, &LeadingHome::changed, this, &ChoiceRing::showHome);
    connect(&board, &BoardView::cameraChanged, this, &ChoiceRing::place);
    connect(&board, &BoardView::handChanged, this, &ChoiceRing::place);
    connect(&board.document(), &Document::changed, this, [this](const StageChange& change) {
        if (change.games)
            pictures_.setCatalogue(catalogueOf(board_.document()));
    });
}

ChoiceRing::~ChoiceRing() = default;

void ChoiceRing::setWanted(bool wanted) {
    wanted_ = wanted;
    choices_.setWanted(wanted);
    home_.setWanted(wanted);
    place();
}

ChoiceRing::Entry& ChoiceRing::entryAt(std::size_t at) {
    while (entries_.size() <= at) {
        auto* button = new RingButton(pictures_, &board_);
        const std::size_t own = entries_.size();
        connect(button, &QAbstractButton::clicked, this, [this, own] { take(entries_[own]); });
        connect(button, &RingButton::hovered, this,
                [this, own](bool over) { point(over ? static_cast<int>(own) : -1); });
        entries_.push_back({button});
    }
    return entries_[at];
}

void ChoiceRing::refill() {
    point(-1);
    const auto& choices = choices_.choices();
    tiles_ = choices_.end() ? std::min<std::size_t>(choices.size(), mostPictures) : 0;
    for (std::size_t i = 0; i < tiles_; ++i) {
        Entry& each = entryAt(i);
        each.choice = choices[i];
        each.way.reset();
        each.button->showTile(choices[i].tile, i == 0 && choices[i].goesOn, !choices[i].goesOn);
        each.button->setEnabled(true);
        name(each);
    }
    showHome();
}

/// The ways home that are known behind the choices; until one is, what looks for it.
void ChoiceRing::showHome() {
    if (pointed_ >= static_cast<int>(tiles_))
        point(-1);
    const bool isWanted = choices_.end() && home_.goal() != RoadGoal::None;
    const std::vector<Stage>& ways = home_.ways();
    count_ = tiles_ + (isWanted ? std::max<std::size_t>(1, ways.size()) : 0);
    const QIcon sign = icon(home_.goal() == RoadGoal::Lap ? QStringLiteral("close-lap")
                                                          : QStringLiteral("lead-to-finish"));
    for (std::size_t i = tiles_; i < count_; ++i) {
        Entry& each = entryAt(i);
        each.choice.reset();
        each.way = i - tiles_ < ways.size() ? std::optional(i - tiles_) : std::nullopt;
        each.button->showIcon(sign, each.way ? QString::number(lengthOf(each)) : QString());
        each.button->setEnabled(!home_.isSearching());
        name(each);
    }
    place();
}

/// That the way lays.
int ChoiceRing::lengthOf(const Entry& entry) const {
    return home_.ways()[*entry.way].layout.pieceCount() -
           board_.document().stage().layout.pieceCount();
}

void ChoiceRing::name(const Entry& entry) const {
    const bool isLap = home_.goal() == RoadGoal::Lap;
    QString what;
    if (entry.way) {
        what = isLap ? tr("Close the lap with %n tile(s)", nullptr, lengthOf(entry))
                     : tr("Lead to the finish with %n tile(s)", nullptr, lengthOf(entry));
    } else if (!entry.choice) {
        what = home_.isSearching() ? tr("Looking for a way…")
               : isLap             ? tr("Close the lap")
                                   : tr("Lead to the finish");
    } else {
        const Document& document = board_.document();
        const TileId tile = entry.choice->tile.side;
        const int left =
            TileStock(catalogueOf(document), stockOf(document), document.stage()).left(tile);
        what = tr("Lay %1, %n left", nullptr, left).arg(tile.toString());
        if (!entry.choice->goesOn)
            what = tr("%1: the road could not go on behind it").arg(what);
    }
    entry.button->setToolTip(what);
    entry.button->setAccessibleName(what);
}

std::vector<QPointF> ChoiceRing::places(std::size_t count) const {
    const OpenEnd& end = *choices_.end();
    const Camera& camera = board_.camera();
    const QPointF middle = camera.toScreen(centre(end.beyond()));
    if (!board_.rect().contains(middle.toPoint()))
        return {};
    constexpr double size = RingButton::radius;
    const double far = camera.scale() * (1 + apothem) + 10 * size; // beyond all rings
    std::vector<QPointF> tiles;
    for (const Placement& tile : tilesOf(board_.document().stage()).placements()) {
        const QPointF at = camera.toScreen(centre(tile.hex));
        if (std::hypot(at.x() - middle.x(), at.y() - middle.y()) < far)
            tiles.push_back(at);
    }
    std::vector<QRect> others; // what else lies on the board
    for (const QObject* child : board_.children())
        if (const auto* widget = qobject_cast<const QWidget*>(child);
            widget && widget->isVisible() && !qobject_cast<const RingButton*>(widget))
            others.push_back(widget->geometry());
    const double apart = apothem * (camera.scale() + size);
    const auto isFree = [&](QPointF at) {
        const QRect room =
            QRectF(at - QPointF(size, size), QSizeF(2 * size, 2 * size)).toAlignedRect();
        return board_.rect().contains(room) &&
               std::none_of(tiles.begin(), tiles.end(),
                            [&](QPointF tile) {
                                return std::hypot(tile.x() - at.x(), tile.y() - at.y()) < apart;
                            }) &&
               std::none_of(others.begin(), others.end(),
                            [&](const QRect& other) { return other.intersects(room); });
    };
    return ringPlaces({middle, centre(end.beyond()) - centre(end.hex), camera.scale()},
                      static_cast<int>(count), size, isFree);
}

void ChoiceRing::place() {
    std::vector<const Entry*> shown;
    std::vector<QPointF> middles;
    if (wanted_ && choices_.end() && !board_.hasTilesInHand() && count_ > 0) {
        middles = places(count_);
        // Where room is scarce, there is one way home for two tiles.
        const std::size_t room = std::min(count_, middles.size());
        const std::size_t ways =
            std::min(count_ - tiles_, std::max(room - std::min(room, tiles_), (room + 2) / 3));
        for (std::size_t i = 0; i < room - ways; ++i)
            shown.push_back(&entries_[i]);
        std::stable_sort(shown.begin(), shown.end(), [&](const Entry* a, const Entry* b) {
            const auto bend = [&](const Entry& entry) {
                return bendOf(entry.choice->tile, catalogueOf(board_.document()),
                              choices_.end()->arrival());
            };
            return bend(*a) < bend(*b);
        });
        for (std::size_t i = 0; i < ways; ++i)
            shown.push_back(&entries_[tiles_ + i]);
    }
    for (const Entry& entry : entries_)
        if (std::find(shown.begin(), shown.end(), &entry) == shown.end())
            entry.button->hide();
    for (std::size_t i = 0; i < shown.size(); ++i) {
        shown[i]->button->moveMiddle(middles[i]);
        shown[i]->button->show();
    }
}

const ChoiceRing::Entry* ChoiceRing::pointedEntry() const {
    const auto at = static_cast<std::size_t>(pointed_);
    return pointed_ >= 0 && at < count_ ? &entries_[at] : nullptr;
}

/// @param entry -1: at none
void ChoiceRing::point(int entry) {
    if (pointed_ < 0 && entry < 0)
        return; // what is proposed now, if anything, is of others
    if (const Entry* before = pointedEntry())
        before->button->setPointed(false);
    pointed_ = entry;
    const Entry* now = pointedEntry();
    if (now)
        now->button->setPointed(true);
    if (now && now->choice)
        board_.propose(Proposal{{now->choice->tile}, {}, false});
    else if (now && now->way) {
        Proposal proposal = proposalOf(board_.document().stage(), home_.ways()[*now->way]);
        proposal.isSought = false; // the picture would slip away from the pointer
        board_.propose(std::move(proposal));
    } else
        board_.propose(std::nullopt);
}

void ChoiceRing::step(int by) {
    const int count = static_cast<int>(count_);
    int next = pointed_ < 0 && by < 0 ? count : pointed_;
    do
        next += by;
    while (next >= 0 && next < count &&
           entries_[static_cast<std::size_t>(next)].button->isHidden());
    point(next >= 0 && next < count ? next : -1); // after the last one, none
}

void ChoiceRing::take(const Entry& entry) {
    // Both go with the edit.
    const auto choice = entry.choice;
    const auto way = entry.way ? std::optional(home_.ways()[*entry.way]) : std::nullopt;
    point(-1);
    if (choice)
        board_.lay(choice->tile);
    else if (way)
        home_.lay(*way);
    else
        home_.begin();
}

bool ChoiceRing::letGo() {
    if (pointed_ < 0)
        return false;
    point(-1);
    return true;
}

bool ChoiceRing::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Show:
        place();
        return false;
    case QEvent::FocusOut:
        letGo();
        return false;
    case QEvent::KeyPress:
        break;
    default:
        return false;
    }
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (!isPlainKey(key) || count_ == 0 || !wanted_ || board_.hasTilesInHand())
        return false;
    switch (key.key()) {
    case Qt::Key_Period:
        step(1);
        return true;
    case Qt::Key_Comma:
        step(-1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const Entry* pointed = pointedEntry()) {
            take(*pointed);
            return true;
        }
        return false;
    default:
        return false;
    }
}

} // namespace stagewright

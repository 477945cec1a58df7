#include "model/design/lay_question.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <algorithm>
#include <cstdlib>
#include <unordered_set>
#include <utility>

namespace stagewright {

namespace {

constexpr std::size_t homeStates = 40'000; ///< that a search knows

} // namespace

LayQuestion::LayQuestion(const ListToLay& list, const Catalogue& catalogue,
                         const Prunings& prunings)
    : list_(list)
    , prunings_(prunings)
    , supply_(roadTiles(list, catalogue, beside_), list.info.kind == StageKind::Circuit)
    , shapes_(supply_.pieces()) {
    for (std::size_t i = 0; i < supply_.lines().size(); ++i)
        addStarts(supply_.lines()[i]);
}

RoadSearch LayQuestion::searchFrom(std::size_t which, RoadSearch::Start start, bool home) const {
    const Beginning& begin = *starts_[which];
    if (home && begin.start.ring && prunings_.wayHome)
        std::call_once(begin.once, [&] {
            begin.home =
                std::make_unique<WayHome>(supply_, begin.start.board, begin.start.roads.front(),
                                          WayHome::Tiles::Counted, wanted(), homeStates);
        });
    return {supply_, std::move(start), home ? begin.home.get() : nullptr, list_.table, prunings_};
}

std::vector<RoadSearch::Start> LayQuestion::parts(std::size_t which) const {
    constexpr std::size_t enough = 64; // for some threads, however unlike the parts are
    constexpr int leastLeft = 3;       // pieces of a part
    std::vector<RoadSearch::Start> parts{starts_[which]->start};
    for (int left = wanted() - 1; left > leastLeft && parts.size() < enough; --left) {
        std::vector<RoadSearch::Start> longer;
        for (const RoadSearch::Start& part : parts)
            for (RoadSearch::Start& next : searchFrom(which, part, true).continued())
                longer.push_back(std::move(next));
        parts = std::move(longer);
    }
    return parts;
}

std::vector<PlacedPiece> LayQuestion::placed(std::span<const LaidPiece> laid) const {
    std::vector<PlacedPiece> pieces;
    pieces.reserve(laid.size());
    for (const LaidPiece& each : laid)
        pieces.push_back({each.hex, &supply_.pieces()[each.choice.piece]});
    return pieces;
}

std::uint64_t LayQuestion::shape(std::span<const LaidPiece> laid, ShapeOf what) const {
    std::vector<RoadShapes::Placed> layout;
    layout.reserve(laid.size());
    for (const LaidPiece& each : laid)
        layout.push_back({each.hex, each.choice.piece});
    return shapes_.number(layout, what);
}

std::vector<SupplyTile> LayQuestion::roadTiles(const ListToLay& list, const Catalogue& catalogue,
                                               std::vector<const TileSide*>& beside) {
    std::vector<SupplyTile> tiles;
    for (const ListedTile& each : list.tiles) {
        SupplyTile tile{{}, each.count};
        if (const TileSide* told = catalogue.find(each.tile))
            tile.sides = {told};
        else
            for (const char letter : {'a', 'b'})
                if (const TileSide* side = catalogue.find(each.tile.withSide(letter)))
                    tile.sides.push_back(side);
        const TileSide& first = *tile.sides.front();
        if (first.role == Role::Service || first.roads.empty())
            beside.insert(beside.end(), static_cast<std::size_t>(each.count), &first);
        else
            tiles.push_back(std::move(tile));
    }
    // What is wanted beside the stage most, the service, gets its place first.
    std::stable_sort(beside.begin(), beside.end(),
                     [](const TileSide* a, const TileSide* b) { return a->role < b->role; });
    return tiles;
}

/// The line lies on hex (0, 0) as it is printed: so nothing is found twice that is turned.
void LayQuestion::addStarts(PieceSupply::Choice line) {
    constexpr Hex middle{0, 0};
    const RoadPiece& piece = supply_.pieces()[line.piece];
    std::vector<bool> behind{true}; // whether the road behind the line has to be met
    if (piece.role == Role::Start && piece.free != 0)
        behind = {false};
    else if (piece.role == Role::StartFinish && piece.free != 0 && supply_.hasJunctions())
        behind = {true, false};
    for (const bool met : behind) {
        RoadSearch::Start start{SearchBoard(middle, wanted() + 1),
                                {},
                                RoomTaken().with(middle),
                                met && supply_.isPlain() && piece.endCount() == 2};
        start.board.put(middle, &piece);
        // The road goes on ahead, so what lies behind comes first.
        for (const bool free : {true, false})
            for (const Edge edge : allEdges)
                if (piece.endAt(edge) != 0 && contains(piece.free, edge) == free && (met || !free))
                    start.roads.push_back(
                        {neighbour(middle, edge), opposite(edge), piece.endAt(edge)});
        start.laid.push_back({middle, line});
        start.left = supply_.counts();
        --start.left[line.group];
        if (start.ring)
            start.turned = std::abs(3 - (index(opposite(start.roads[1].edge)) -
                                         index(opposite(start.roads[0].edge)) + 6) %
                                            6);
        starts_.push_back(std::unique_ptr<const Beginning>(new Beginning{std::move(start)}));
    }
}

std::optional<Stage> LayQuestion::stageOf(std::span<const LaidPiece> laid,
                                          std::span<const Placement> beside,
                                          DriveRandom& random) const {
    std::vector<std::vector<int>> order;
    for (const int count : supply_.counts()) {
        std::vector<int>& tiles = order.emplace_back(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            tiles[i] = static_cast<int>(i);
            std::swap(tiles[i], tiles[random.below(static_cast<std::uint32_t>(i + 1))]);
        }
    }
    Stage stage;
    stage.info = list_.info;
    TileLayout& tiles = tilesOf(stage);
    const auto add = [&tiles](Placement tile) {
        tile.laid = tiles.nextLaid();
        tiles.insert(tile);
    };
    for (const LaidPiece& each : laid) {
        auto& left = order[each.choice.group];
        add(supply_.placement(each.choice, left.back(), each.hex));
        left.pop_back();
    }
    for (const Placement& tile : beside)
        add(tile);
    if (list_.test && !list_.test(stage))
        return std::nullopt;
    return stage;
}

std::optional<FoundLayout> LayQuestion::found(std::span<const LaidPiece> laid,
                                              DriveRandom& random) const {
    const auto pieces = placed(laid);
    const auto beside = laidBeside(pieces, beside_, list_.table);
    if (!beside)
        return std::nullopt;
    // Like tiles differ in their spaces: what some order of them forbids another may allow.
    for (int attempt = 0; attempt < 8; ++attempt)
        if (auto stage = stageOf(laid, *beside, random))
            return FoundLayout{{laid.begin(), laid.end()},
                               *std::move(stage),
                               shape(laid, ShapeOf::Hexes),
                               shape(laid, ShapeOf::Roads),
                               badnessOf(pieces)};
    return std::nullopt;
}

/// How far it is from the sketch, in hexes that only one of them covers, and then how much room it
/// takes.
double LayQuestion::badnessOf(std::span<const PlacedPiece> pieces) const {
    RoomTaken room;
    for (const PlacedPiece& each : pieces)
        room = room.with(each.hex);
    const double area = room.leastArea();
    if (list_.sketch.empty())
        return area;
    const auto middleOf = [](const auto& hexes) {
        QPointF sum;
        for (const Hex hex : hexes)
            sum += centre(hex);
        return hexAt(sum / static_cast<double>(hexes.size()));
    };
    const std::unordered_set<Hex> drawn(list_.sketch.begin(), list_.sketch.end());
    const Hex drawnMiddle = middleOf(list_.sketch);
    std::size_t most = 0;
    for (const bool mirror : {false, true})
        for (int sixth = 0; sixth < 6; ++sixth) {
            std::vector<Hex> hexes;
            for (const PlacedPiece& each : pieces)
                hexes.push_back(
                    turned(mirror ? Hex{-each.hex.q, each.hex.r + each.hex.q} : each.hex, {0, 0},
                           Turn(sixth)));
            const Hex by = drawnMiddle - middleOf(hexes);
            for (int q = -1; q <= 1; ++q)
                for (int r = -1; r <= 1; ++r)
                    most = std::max(most, static_cast<std::size_t>(std::count_if(
                                              hexes.begin(), hexes.end(), [&](Hex hex) {
                                                  return drawn.contains(hex + by + Hex{q, r});
                                              })));
        }
    const auto apart = static_cast<double>(drawn.size() + pieces.size() - 2 * most);
    return 1e6 * apart + area;
}

} // namespace stagewright

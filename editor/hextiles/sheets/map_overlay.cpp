#include "editor/hextiles/sheets/map_overlay.h"

#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/tokens/token_kind.h"
#include "editor/hextiles/tokens/token_place.h"
#include "editor/hextiles/words/role_words.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <span>
#include <unordered_map>

namespace stagewright {

namespace {

constexpr double printedNumberSize = 0.11; // circumradii

/// What has a say in where something lies that reaches into the map's part: an arrow keeps off the
/// numbers of two tiles.
constexpr double placedReach = 2.5;

double plateFont(double leastSize) {
    return std::clamp(leastSize, printedNumberSize, largestNumberSize);
}

/// Whether a disc reaches into a shape.
bool reaches(const QPolygonF& shape, QPointF at, double radius) {
    return shape.containsPoint(at, Qt::WindingFill) || distanceToOutline(at, shape) < radius;
}

/// Places well within a hex, those near its middle first.
std::vector<QPointF> placesFromTheMiddle() {
    constexpr double step = 0.06;
    constexpr int steps = 16;
    constexpr double within = 0.04;
    std::vector<QPointF> places;
    for (int column = -steps; column <= steps; ++column)
        for (int row = -steps; row <= steps; ++row)
            if (const QPointF at(column * step, row * step); insideHex(at) > within)
                places.push_back(at);
    std::stable_sort(places.begin(), places.end(), [](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, a) < QPointF::dotProduct(b, b);
    });
    return places;
}

/// Places on a hex and about it, those near its middle first.
std::vector<QPointF> placesAround() {
    constexpr double step = 0.1;
    constexpr int steps = 18;
    std::vector<QPointF> places;
    for (int column = -steps; column <= steps; ++column)
        for (int row = -steps; row <= steps; ++row)
            places.emplace_back(column * step, row * step);
    std::stable_sort(places.begin(), places.end(), [](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, a) < QPointF::dotProduct(b, b);
    });
    return places;
}

class OverlayPlacer {
public:
    OverlayPlacer(const StageMap& map, double leastSize, const DigitScale& digits)
        : map_(map)
        , leastSize_(leastSize)
        , digits_(digits)
        , tiles_(shownTiles(map, placedReach))
        , bounds_(drawnBounds(map.stage)) {
        for (const Placement& tile : tiles_) {
            lying_[tile.hex].push_back(&tile);
            for (const Token& token : tile.tokens)
                takeToken(token, tile);
        }
    }

    MapOverlay place() {
        MapOverlay overlay;
        if (map_.numbers)
            overlay.numbers = numbers();
        if (map_.arrows)
            overlay.arrows = arrows(routeArrowPlaces(map_.stage, map_.catalogue, map_.route));
        if (map_.arrows)
            for (const MapBranch& branch : map_.branches)
                for (const RouteArrow& arrow : arrows(branch.arrowPlaces))
                    overlay.branchArrows.push_back(arrow);
        if (map_.arrows && map_.numbers)
            overlay.branchNames = branchNames();
        if (map_.notes)
            overlay.notes = notes();
        if (map_.roles)
            overlay.roles = roles();
        std::erase_if(overlay.numbers, [&](const MapPlate& each) { return !isSeen(each.middle); });
        std::erase_if(overlay.arrows, [&](const RouteArrow& each) { return !isSeen(each.at); });
        std::erase_if(overlay.branchArrows,
                      [&](const RouteArrow& each) { return !isSeen(each.at); });
        std::erase_if(overlay.branchNames,
                      [&](const MapPlate& each) { return !isSeen(each.middle); });
        std::erase_if(overlay.roles, [&](const MapPlate& each) { return !isSeen(each.middle); });
        return overlay;
    }

private:
    [[nodiscard]] bool isSeen(QPointF at) const { return isShown(map_, at); }

    /// Worked out once for all tiles that show the side.
    const PlateGround& groundOf(const TileSide& side) {
        auto found = grounds_.find(side.id);
        if (found == grounds_.end())
            found =
                grounds_.emplace(side.id, plateGround(side, map_.faces->style(), digits_)).first;
        return found->second;
    }

    /// On every hex that it reaches into.
    void take(const QRectF& place) {
        const Hex hex = hexAt(place.center());
        takeOn(hex, place);
        for (const Edge edge : allEdges)
            takeOn(neighbour(hex, edge), place);
    }

    void takeOn(Hex hex, const QRectF& place) {
        constexpr double near = 0.15; // what lies just across the border counts too
        const QRectF here = place.translated(-centre(hex));
        if (here.intersects(QRectF(-1 - near, -apothem - near, 2 + 2 * near, 2 * (apothem + near))))
            taken_[hex].push_back(here);
    }

    void takeToken(const Token& token, const Placement& tile) {
        const QSizeF size = tokenKind(token.id).size;
        QRectF place({}, size);
        place.moveCenter({});
        const QTransform lying = QTransform().rotate(angleOf(token, tile));
        take(lying.mapRect(place).translated(placeOf(token, tile)));
    }

    /// In the frame of the hex.
    [[nodiscard]] std::span<const QRectF> takenOn(Hex hex) const {
        const auto found = taken_.find(hex);
        return found == taken_.end() ? std::span<const QRectF>() : found->second;
    }

    std::vector<MapPlate> numbers() {
        std::vector<MapPlate> plates;
        for (const Placement& tile : tiles_) {
            const TileSide* side = map_.catalogue.find(tile.side);
            if (side && numbersArePrinted(leastSize_)) {
                QRectF place(0, 0, numberWidth, numberHeight);
                place.moveCenter(centre(tile.hex) +
                                 groundOf(*side).plan.room.numberPlace(tile.turn).middle);
                take(place);
                continue;
            }
            plates.push_back(numberPlate(tile, side));
            take(plates.back().place());
        }
        return plates;
    }

    /// To which plates may shrink.
    [[nodiscard]] double smallestFont() const {
        return std::max(printedNumberSize, leastSize_ * map_.leastNumberShare);
    }

    /// A side that the catalogue does not know has its number in the middle.
    MapPlate numberPlate(const Placement& tile, const TileSide* side) {
        const QString text = tile.side.toString();
        const double size = plateFont(leastSize_);
        if (!side)
            return {centre(tile.hex), text, size};
        const PlateGround& ground = groundOf(*side);
        const FittingPlate fits =
            numberPlateThatFits(ground, tile.turn, plateSize(text), size,
                                std::min(size, smallestFont()), takenOn(tile.hex));
        if (!fits.isOffRoad && ground.things.isEmpty())
            if (const auto middle = placeOverTheEdge(tile, plateSize(text) * fits.size))
                return {*middle, text, fits.size};
        return {centre(tile.hex) + fits.middle, text, fits.size};
    }

    /// For a tile that is full of road: a place for its number on the verge, from which the plate
    /// reaches over an edge at which no tile lies.
    [[nodiscard]] std::optional<QPointF> placeOverTheEdge(const Placement& tile, QSizeF plate) {
        constexpr double widest =
            0.7; // circumradii: a wider one would seem to lie on the next tile
        if (plate.width() > widest)
            return std::nullopt;
        for (const QPointF at : places_) {
            QRectF place({}, plate);
            place.moveCenter(centre(tile.hex) + at);
            if (bounds_.contains(place) && !isOnOtherOrRoad(tile.hex, place) &&
                isFree(QPolygonF(place)))
                return place.center();
        }
        return std::nullopt;
    }

    /// Whether a plate lies on a tile of another hex, or on the road of this one.
    [[nodiscard]] bool isOnOtherOrRoad(Hex own, const QRectF& plate) {
        return anyPoint(plate, [&](QPointF at) {
            const Hex hex = hexAt(at);
            return hex == own ? isRoadAt(own, at) : lying_.contains(hex);
        });
    }

    /// Whether something holds at a point of a plate, as finely as it is looked at.
    template <typename Holds>
    static bool anyPoint(const QRectF& plate, const Holds& holds) {
        constexpr int across = 8;
        constexpr int down = 4;
        for (int column = 0; column <= across; ++column)
            for (int row = 0; row <= down; ++row)
                if (holds(plate.topLeft() +
                          QPointF(plate.width() * column / across, plate.height() * row / down)))
                    return true;
        return false;
    }

    /// @param all for each arrow where it may lie
    std::vector<RouteArrow> arrows(const std::vector<std::vector<RouteArrow>>& all) {
        std::vector<RouteArrow> arrows;
        for (const std::vector<RouteArrow>& places : all) {
            if (!isShown(map_, places.front().at, placedReach))
                continue;
            const auto free =
                std::find_if(places.begin(), places.end(),
                             [&](const RouteArrow& each) { return isFree(outlineOf(each)); });
            if (free == places.end())
                continue;
            arrows.push_back(*free);
            take(outlineOf(*free).boundingRect());
        }
        return arrows;
    }

    /// @param outline no wider than a tile
    [[nodiscard]] bool isFree(const QPolygonF& outline) {
        const Hex hex = hexAt(outline.boundingRect().center());
        return isFreeOn(hex, outline) &&
               std::all_of(allEdges.begin(), allEdges.end(),
                           [&](Edge edge) { return isFreeOn(neighbour(hex, edge), outline); });
    }

    [[nodiscard]] bool isFreeOn(Hex hex, const QPolygonF& outline) {
        const QPolygonF here = outline.translated(-centre(hex));
        const QRectF around = here.boundingRect();
        for (const QRectF& taken : takenOn(hex)) // polygons are slow to compare
            if (taken.intersects(around) &&
                (taken.contains(here.constFirst()) || here.intersects(QPolygonF(taken))))
                return false;
        const auto lying = lying_.find(hex);
        if (lying == lying_.end())
            return true;
        for (const Placement* tile : lying->second) {
            const TileSide* side = map_.catalogue.find(tile->side);
            if (!side)
                continue;
            const PlateGround& ground = groundOf(*side);
            const QPolygonF onTile = QTransform().rotate(-tile->turn.degrees()).map(here);
            for (const PrintedMark& mark : ground.marks)
                if (reaches(onTile, mark.at, mark.radius))
                    return false;
            for (const SignPost& post : ground.plan.posts)
                if (reaches(onTile, post.at, post.reach))
                    return false;
        }
        return true;
    }

    std::vector<MapPlate> branchNames() {
        std::vector<MapPlate> plates;
        for (const MapBranch& branch : map_.branches)
            for (const Placement& tile : branch.begin)
                if (const auto plate = branchName(branch.name, tile)) {
                    plates.push_back(*plate);
                    take(plate->place());
                    break;
                }
        return plates;
    }

    [[nodiscard]] std::optional<MapPlate> branchName(const QString& name, const Placement& tile) {
        const TileSide* side = map_.catalogue.find(tile.side);
        if (!side || !isShown(map_, centre(tile.hex), placedReach))
            return std::nullopt;
        const double size = plateFont(leastSize_);
        const FittingPlate fits = wordPlateThatFits(groundOf(*side), tile.turn, plateSize(name),
                                                    size, size, takenOn(tile.hex));
        if (!fits.isFree)
            return std::nullopt;
        return MapPlate{centre(tile.hex) + fits.middle, name, fits.size};
    }

    std::vector<NotePlate> notes() {
        std::vector<NotePlate> plates;
        const QList<Placement>& all = tilesOf(map_.stage).placements();
        for (const auto& [index, lines] : notesByTile(map_)) {
            const Placement& tile = all.at(static_cast<qsizetype>(index));
            const TileSide* side = map_.catalogue.find(tile.side);
            if (!side || lines.isEmpty())
                continue;
            const double size = plateFont(leastSize_);
            const auto mayLie = [&](const QRectF& place) {
                return bounds_.contains(place) && isFree(QPolygonF(place));
            };
            const NotePlate upon = notePlate(lines, size, groundOf(*side), tile, takenOn(tile.hex));
            std::optional<NotePlate> plate;
            if (!upon.isFree || !upon.isOffRoad)
                plate = notePlateBeside(lines, size, centre(tile.hex), [&](const QRectF& place) {
                    return mayLie(place) && !isOnRoad(place);
                });
            if (!plate && !upon.isFree)
                plate = notePlateBeside(lines, size, centre(tile.hex), mayLie);
            if (!plate && upon.isFree)
                plate = upon;
            if (!plate)
                continue;
            plates.push_back(*plate);
            take(plate->place());
        }
        return plates;
    }

    /// Whether a plate lies on the road of any tile.
    [[nodiscard]] bool isOnRoad(const QRectF& plate) {
        return anyPoint(plate, [&](QPointF at) { return isRoadAt(hexAt(at), at); });
    }

    [[nodiscard]] bool isRoadAt(Hex hex, QPointF at) {
        const auto lying = lying_.find(hex);
        return lying != lying_.end() &&
               std::any_of(lying->second.begin(), lying->second.end(), [&](const Placement* tile) {
                   const TileSide* side = map_.catalogue.find(tile->side);
                   return side && groundOf(*side).plan.room.fromRoad(
                                      turned(at - centre(hex), -tile->turn)) < 0;
               });
    }

    /// A service park or pit that says what it is in print has none.
    std::vector<MapPlate> roles() {
        std::vector<MapPlate> plates;
        for (const Placement& tile : tiles_) {
            const TileSide* side = map_.catalogue.find(tile.side);
            const QString word = side ? roleWord(side->role) : QString();
            if (word.isEmpty() || groundOf(*side).saysWhatItIs)
                continue;
            if (const auto plate = rolePlate(word, tile, *side)) {
                plates.push_back(*plate);
                take(plate->place());
            }
        }
        return plates;
    }

    /// On its tile where it hides nothing there, else beside it, with a line to it, where it is
    /// clear of roads, arches and all that has to be read. A yard is full of things of which some
    /// may be hidden, but a pit is full of signs. Without a place there is none.
    std::optional<MapPlate> rolePlate(const QString& word, const Placement& tile,
                                      const TileSide& side) {
        const double size = plateFont(leastSize_);
        const FittingPlate fits = wordPlateThatFits(groundOf(side), tile.turn, plateSize(word),
                                                    size, size, takenOn(tile.hex));
        const MapPlate upon{centre(tile.hex) + fits.middle, word, fits.size};
        const bool isYard = !groundOf(side).things.isEmpty();
        if (fits.isFree && (isYard || isClear(upon.place())))
            return upon;
        for (const double each : {size, std::min(size, smallestFont())})
            if (const auto beside = rolePlateBeside(word, tile.hex, each))
                return beside;
        return isYard && side.role != Role::Pit ? std::optional(upon) : std::nullopt;
    }

    /// Nearest to its tile, and rather where no other lies.
    [[nodiscard]] std::optional<MapPlate> rolePlateBeside(const QString& word, Hex hex,
                                                          double size) {
        constexpr double withinEdge = 0.8; // of its tile, where the line ends
        for (const bool onOthers : {false, true})
            for (const QPointF at : placesAround_) {
                MapPlate plate{centre(hex) + at, word, size};
                const Hex below = hexAt(plate.middle);
                if ((!onOthers && below != hex && lying_.contains(below)) ||
                    !bounds_.contains(plate.place()) || !isFree(QPolygonF(plate.place())) ||
                    !isClear(plate.place()))
                    continue;
                if (below != hex)
                    plate.leadsTo =
                        centre(hex) + at * (withinEdge * apothem / std::hypot(at.x(), at.y()));
                return plate;
            }
        return std::nullopt;
    }

    /// Whether nothing of a plate lies on a road, an arch or a shortcut.
    [[nodiscard]] bool isClear(const QRectF& plate) {
        return !anyPoint(plate, [&](QPointF at) {
            const Hex hex = hexAt(at);
            const auto lying = lying_.find(hex);
            return lying != lying_.end() &&
                   std::any_of(lying->second.begin(), lying->second.end(),
                               [&](const Placement* tile) {
                                   const TileSide* side = map_.catalogue.find(tile->side);
                                   const QPointF onTile = turned(at - centre(hex), -tile->turn);
                                   return side && (groundOf(*side).plan.room.fromRoad(onTile) < 0 ||
                                                   !groundOf(*side).plan.room.isFree(onTile, 0));
                               });
        });
    }

    const StageMap& map_;
    double leastSize_;
    DigitScale digits_;
    const QList<Placement> tiles_;
    const QRectF bounds_;
    const std::vector<QPointF> places_ = placesFromTheMiddle();
    const std::vector<QPointF> placesAround_ = placesAround();
    std::map<TileId, PlateGround> grounds_;
    std::unordered_map<Hex, std::vector<const Placement*>> lying_;
    std::unordered_map<Hex, std::vector<QRectF>> taken_; ///< in the frame of the hex
};

} // namespace

QRectF MapPlate::place() const {
    QRectF plate({0, 0}, plateSize(text) * size);
    plate.moveCenter(middle);
    return plate;
}

/// They are greyer and lighter in print, and have to be the larger.
bool numbersArePrinted(double leastNumberSize) {
    return leastNumberSize <= 0.75 * printedNumberSize;
}

MapOverlay mapOverlay(const StageMap& map, double leastNumberSize, const DigitScale& digits) {
    return OverlayPlacer(map, leastNumberSize, digits).place();
}

} // namespace stagewright

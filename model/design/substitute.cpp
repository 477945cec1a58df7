#include "model/design/substitute.h"

#include "model/design/assignment.h"
#include "model/design/driven_side.h"
#include "model/drive/random.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace stagewright {

namespace {

struct SubstituteTexts {
    Q_DECLARE_TR_FUNCTIONS(Substitute)
};

/// A road of a tile in some turn: its ends, the lesser first unless the way matters.
using RoadEnds = std::array<int, 4>;

std::multiset<RoadEnds> roadsOf(const TileSide& side, Turn turn, bool wayMatters) {
    std::multiset<RoadEnds> roads;
    for (const Road& road : side.roads) {
        const auto end = [&](Edge edge) {
            return std::pair(index(turned(edge, turn)),
                             static_cast<int>(endCode(side.profileAt(edge))));
        };
        auto first = end(road.from);
        auto second = end(road.to);
        if (!wayMatters && second < first)
            std::swap(first, second);
        roads.insert({first.first, first.second, second.first, second.second});
    }
    return roads;
}

bool wayMatters(const TileSide& side) {
    return side.role == Role::Start || side.role == Role::Finish || side.role == Role::StartFinish;
}

/// Limits as a car meets them: where there are none, the highest gear.
struct Limits {
    double mean = 6;
    double least = 6;
};

Limits limitsOf(const TileSide& side) {
    double sum = 0;
    int count = 0;
    Limits limits;
    for (const Road& road : side.roads)
        for (const Space& space : road.spaces)
            if (const auto limit = space.limit ? space.limit : space.limitHazard;
                limit && !space.shortcut) {
                sum += *limit;
                ++count;
                limits.least = std::min(limits.least, static_cast<double>(*limit));
            }
    if (count > 0)
        limits.mean = sum / count;
    return limits;
}

double featuresApart(const TileSide& a, const TileSide& b) {
    TraitValues sums{};
    double spaces = 0;
    const auto add = [&](const TileSide& side, double sign) {
        for (const Road& road : side.roads) {
            const TraitValues traits = traitsOf(side, road);
            for (const Trait trait : {Trait::Jumps, Trait::Fords, Trait::Shortcuts})
                sums[index(trait)] += sign * traits[index(trait)];
            spaces += sign * static_cast<double>(road.spaces.size());
        }
    };
    add(a, 1);
    add(b, -1);
    double apart = std::abs(spaces) / 100;
    for (const Trait trait : {Trait::Jumps, Trait::Fords, Trait::Shortcuts})
        apart += std::abs(sums[index(trait)]) / 10;
    return apart;
}

double danger(const TileSide& side) {
    return side.danger == Danger::None ? 0 : static_cast<double>(side.danger);
}

/// A token where it lay on the board, seen from a tile that is turned otherwise.
Token keptInPlace(Token token, Turn from, Turn to) {
    token.at = turned(token.at, from - to);
    token.angle = std::fmod(token.angle + (from - to).degrees(), 360.0);
    return token;
}

Placement replacedBy(const Placement& old, TileId side, Turn turn) {
    Placement now = old;
    now.side = side;
    now.turn = turn;
    now.variant = 0;
    if (turn != old.turn)
        for (Token& token : now.tokens)
            token = keptInPlace(token, old.turn, turn);
    return now;
}

/// The boxes' tiles dealt out to the places of a stage.
class Dealing {
public:
    Dealing(const Stage& stage, const Catalogue& catalogue, const Stock& boxes)
        : stage_(stage)
        , catalogue_(catalogue) {
        // Who lays tiles of one's own, or ones that nobody knows, has them.
        for (const Placement& tile : tilesOf(stage).inLayingOrder())
            if (catalogue.find(tile.side) && catalogue.isCounted(tile.side))
                places_.push_back(tile);
        for (const auto& [tile, count] : boxes.tiles())
            for (int i = 0; i < std::min<int>(count, static_cast<int>(places_.size())); ++i)
                tiles_.push_back(tile);
        for (const Placement& place : places_)
            for (const auto& [tile, count] : boxes.tiles())
                if (!options_.contains({place.side, tile}))
                    options_.emplace(std::pair(place.side, tile), bestSide(place.side, tile));
    }

    [[nodiscard]] bool hasTilesEnough() const { return tiles_.size() >= places_.size(); }
    [[nodiscard]] std::size_t places() const { return places_.size(); }
    [[nodiscard]] std::size_t tiles() const { return tiles_.size(); }

    /// The first place for which no tile at all has its roads; nothing: there is none.
    [[nodiscard]] std::optional<TileId> hopeless() const {
        for (const Placement& place : places_) {
            const bool any = std::any_of(tiles_.begin(), tiles_.end(), [&](TileId tile) {
                return options_.at({place.side, tile}).side.has_value();
            });
            if (!any)
                return place.side;
        }
        return std::nullopt;
    }

    struct Dealt {
        Stage stage;
        std::optional<TileId> lacking{}; ///< for which no tile is left
    };

    /// @param random what makes other exchanges than the best likely; null: the best
    [[nodiscard]] std::optional<Dealt> dealt(DriveRandom* random,
                                             const std::stop_token& stop) const {
        std::map<std::pair<TileId, TileId>, double> noise;
        const auto cost = [&](std::size_t place, std::size_t tile) {
            const Option& option = options_.at({places_[place].side, tiles_[tile]});
            if (!option.side)
                return forbidden;
            if (option.cost == 0 && !random)
                return 0.0;
            double extra = 0;
            if (random && option.cost > 0) {
                const auto [entry, isNew] =
                    noise.try_emplace({places_[place].side, tiles_[tile]}, 0);
                if (isNew)
                    entry->second = mostNoise * random->below(1000) / 1000.0;
                extra = entry->second;
            }
            return option.cost + extra;
        };
        const auto dealtTo = assigned(places_.size(), tiles_.size(), cost, stop);
        if (!dealtTo)
            return std::nullopt;
        Dealt result{stage_};
        for (std::size_t i = 0; i < places_.size(); ++i) {
            const Option& option = options_.at({places_[i].side, tiles_[(*dealtTo)[i]]});
            if (!option.side)
                return Dealt{stage_, places_[i].side};
            if (*option.side == places_[i].side)
                continue;
            const Placement now =
                replacedBy(places_[i], *option.side,
                           *turnInPlaceOf(*catalogue_.find(places_[i].side), places_[i].turn,
                                          *catalogue_.find(*option.side)));
            tilesOf(result.stage).exchange({&places_[i], 1}, {&now, 1});
        }
        return result;
    }

private:
    /// Which side of a tile lies best in a place.
    struct Option {
        std::optional<TileId> side{};
        double cost = 0;
    };

    /// More than all places together can cost.
    static constexpr double forbidden = 1e10;
    /// An exchange costs more than what all exchanges of a stage can differ by.
    static constexpr double anyExchange = 1e6;
    static constexpr double mostNoise = 1500;

    [[nodiscard]] Option bestSide(TileId place, TileId tile) const {
        Option best;
        const TileSide& old = *catalogue_.find(place);
        for (const char letter : {'\0', 'a', 'b'}) {
            const TileSide* side = catalogue_.find(tile.withSide(letter));
            if (!side || !turnInPlaceOf(old, Turn(), *side))
                continue;
            const double cost =
                side->id == place ? 0 : anyExchange + std::min(1e4, difference(old, *side));
            if (!best.side || cost < best.cost)
                best = {side->id, cost};
        }
        return best;
    }

    const Stage& stage_;
    const Catalogue& catalogue_;
    std::vector<Placement> places_;
    std::vector<TileId> tiles_;                           ///< each as often as there are such
    std::map<std::pair<TileId, TileId>, Option> options_; ///< by side laid and tile
};

Stage withoutTokensOf(const Stage& before, Stage now) {
    for (const TileExchange& each : exchangesBetween(before, now)) {
        Placement bare = each.now;
        bare.tokens.clear();
        tilesOf(now).exchange({&each.now, 1}, {&bare, 1});
    }
    return now;
}

} // namespace

std::optional<Turn> turnInPlaceOf(const TileSide& old, Turn turn, const TileSide& side) {
    if (old.role != side.role || old.roads.size() != side.roads.size())
        return std::nullopt;
    const auto fits = [&](Turn by, bool way) {
        return roadsOf(side, by, way) == roadsOf(old, turn, way);
    };
    for (const bool way : {true, false}) {
        if (!way && wayMatters(old))
            break;
        for (int sixths = 0; sixths < 6; ++sixths)
            if (const Turn by = turn + Turn(sixths); fits(by, way))
                return by;
    }
    return std::nullopt;
}

double difference(const TileSide& a, const TileSide& b) {
    const Limits one = limitsOf(a);
    const Limits other = limitsOf(b);
    const double limits =
        std::abs(one.mean - other.mean) + std::abs(one.least - other.least); // 0 to 10
    return (a.terrain == b.terrain ? 0 : 1000) + 50 * limits +
           10 * std::abs(danger(a) - danger(b)) + featuresApart(a, b);
}

std::vector<TileExchange> exchangesBetween(const Stage& before, const Stage& now) {
    std::vector<TileExchange> exchanges;
    for (const Placement& tile : tilesOf(before).placements())
        for (const Placement& there : tilesOf(now).at(tile.hex))
            if (there.laid == tile.laid && there.side != tile.side)
                exchanges.push_back({tile, there});
    return exchanges;
}

Answers substitute(const Stage& stage, const Catalogue& catalogue, const Stock& boxes,
                   const StageTest& test, const SearchRun& run) {
    const auto begin = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    };
    Answers answers;
    const auto none = [&](const QString& reason, bool proved) {
        answers.reason = reason;
        answers.proved = proved;
        answers.seconds = seconds();
        return answers;
    };
    const Dealing dealing(stage, catalogue, boxes);
    if (const auto side = dealing.hopeless())
        return none(SubstituteTexts::tr("no tile of the boxes has the roads and lanes of %1")
                        .arg(side->toString()),
                    true);
    if (!dealing.hasTilesEnough())
        return none(SubstituteTexts::tr("the stage has %n tile(s), and the boxes hold %1", nullptr,
                                        static_cast<int>(dealing.places()))
                        .arg(dealing.tiles()),
                    true);
    constexpr int triesAnAnswer = 8;
    for (int i = 0; i < triesAnAnswer * run.answers; ++i) {
        if (static_cast<int>(answers.stages.size()) >= run.answers)
            break;
        if (run.stop.stop_requested() || seconds() > run.seconds)
            return none(SubstituteTexts::tr("the search stopped before it was through"), false);
        DriveRandom random(run.seed, static_cast<std::uint64_t>(i));
        auto dealt = dealing.dealt(i == 0 ? nullptr : &random, run.stop);
        if (!dealt)
            continue;
        if (dealt->lacking)
            return none(SubstituteTexts::tr("no tile with the roads and lanes of %1 is left in the "
                                            "boxes")
                            .arg(dealt->lacking->toString()),
                        true);
        if (!test(dealt->stage))
            dealt->stage = withoutTokensOf(stage, std::move(dealt->stage));
        if (!test(dealt->stage) || std::find(answers.stages.begin(), answers.stages.end(),
                                             dealt->stage) != answers.stages.end())
            continue;
        answers.stages.push_back(std::move(dealt->stage));
        if (exchangesBetween(stage, answers.stages.front()).empty())
            break; // nothing lacks
    }
    answers.count = answers.stages.size();
    answers.seconds = seconds();
    if (answers.stages.empty())
        answers.reason =
            SubstituteTexts::tr("with other tiles in their places the stage does not hold by every "
                                "rule; \"stagewright check\" says what is wrong with it");
    return answers;
}

} // namespace stagewright

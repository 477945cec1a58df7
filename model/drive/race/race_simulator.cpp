#include "model/drive/race/race_simulator.h"

#include "model/drive/race/running_race.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct RaceTexts {
    Q_DECLARE_TR_FUNCTIONS(RaceSimulator)
};

/// What a driver can expect takes about 150 kilobytes for each space: so 200 MB are not exceeded.
constexpr std::size_t mostRaced = 1200;

tl::unexpected<Fault> fault(const QString& what, const QString& remedy) {
    return tl::unexpected(Fault{what, {}, remedy, {}});
}

/// Rows are counted from the right.
std::vector<SpaceVertex> mirrored(const RaceTrack& track, std::vector<SpaceVertex> grid) {
    for (auto row = grid.begin(); row != grid.end();) {
        const auto end = std::find_if(row, grid.end(), [&](SpaceVertex v) {
            return track.distance(v) != track.distance(*row);
        });
        std::reverse(row, end);
        row = end;
    }
    return grid;
}

/// Whether the first corner ahead of the grid bends right.
bool firstBendsRight(const RaceTrack& track) {
    const SpaceVertex pole = track.road().grid.front();
    const SpaceVertex* first = nullptr;
    std::vector<SpaceVertex> corners;
    for (SpaceVertex v = startVertex + 1; v < track.size(); ++v)
        if (track.space(v).isCorner && track.distance(v) > track.distance(pole))
            corners.push_back(v);
    for (const SpaceVertex& v : corners)
        if (!first || track.distance(v) < track.distance(*first))
            first = &v;
    return first && track.space(*first).bendsRight;
}

template <typename Choice>
Choice eachOrAll(const std::vector<Choice>& choices, int car, const Choice& none) {
    if (choices.empty())
        return none;
    return choices.size() == 1 ? choices.front() : choices.at(static_cast<std::size_t>(car));
}

/// Most that a car has in the course of a race, undamaged.
std::size_t setsOfDice(const RaceSettings& settings, const Dashboard& usual) {
    std::size_t most = settings.dashboards.empty() ? usual.later.size() : 0;
    for (const Dashboard& dashboard : settings.dashboards)
        most = std::max(most, dashboard.later.size());
    return most + 1;
}

/// What the rules have not that is switched on.
std::optional<Fault> missingRule(const DriveRules& rules, const RaceSwitches& switches) {
    const auto lacks = [&](const QString& what) {
        return Fault{RaceTexts::tr("the rules of %1 have no %2").arg(rules.title, what),
                     {},
                     RaceTexts::tr("Leave it out"),
                     {}};
    };
    const auto inBag = [&](DamageToken token) {
        return rules.bag.at(static_cast<std::size_t>(token)) > 0;
    };
    if (switches.flyingStart && !rules.flyingStartGear)
        return lacks(RaceTexts::tr("flying start"));
    if (switches.weather && !inBag(DamageToken::Weather))
        return lacks(RaceTexts::tr("changes of weather"));
    if (switches.yellowFlags && !inBag(DamageToken::YellowFlag))
        return lacks(RaceTexts::tr("yellow flags"));
    const auto atShortcuts = [&](ShortcutOutcome token) {
        return rules.shortcutParts.at(static_cast<std::size_t>(token)) > 0;
    };
    if (switches.mud && !atShortcuts(ShortcutOutcome::Mud))
        return lacks(RaceTexts::tr("mud"));
    if (switches.cleanedCuts && !atShortcuts(ShortcutOutcome::Nothing))
        return lacks(RaceTexts::tr("cleaned shortcuts"));
    if (switches.dirtyCuts && !atShortcuts(ShortcutOutcome::Coast))
        return lacks(RaceTexts::tr("dirty shortcuts"));
    const bool hasPits = std::any_of(
        rules.dashboards.begin(), rules.dashboards.end(),
        [&](const Dashboard& dashboard) { return otherTyres(rules, dashboard) != nullptr; });
    if (switches.pitStops && !hasPits)
        return lacks(RaceTexts::tr("pit stops"));
    return std::nullopt;
}

} // namespace

RaceSimulator::RaceSimulator(RaceRoad road, const DriveRules& rules, const RaceSettings& settings)
    : track_(std::move(road))
    , rules_(rules)
    , settings_(settings)
    , byGear_(!rules.hasCardBacks())
    , grid_(track_.road().grid)
    , drives_(std::make_unique<LoneDrives>(track_, rules_, settings_.switches)) {
    if (settings.mirroredGrid && !grid_.empty() && firstBendsRight(track_))
        grid_ = mirrored(track_, std::move(grid_));
    std::map<std::int32_t, std::size_t> known;
    for (const DrivenPiece& piece : track_.road().pieces)
        pieces_.push_back(known.emplace(piece.piece, known.size()).first->second);
    for (std::size_t faces = 0; faces < hazardBelow_.size(); ++faces)
        hazardBelow_.at(faces) = static_cast<std::uint32_t>(
            std::min<std::uint64_t>((std::uint64_t{faces} << 32U) / dieFaces, 0xffffffffU));
}

std::size_t RaceSimulator::pieces() const {
    return pieces_.empty() ? 0 : *std::max_element(pieces_.begin(), pieces_.end()) + 1;
}

std::size_t RaceSimulator::pieceOf(SpaceVertex v) const {
    return pieces_[static_cast<std::size_t>(track_.node(v).tile)];
}

Expected<std::shared_ptr<const RaceSimulator>> RaceSimulator::make(RaceRoad road,
                                                                   const DriveRules& rules,
                                                                   const RaceSettings& settings,
                                                                   const std::stop_token& stop) {
    if (!road.grid.empty() && static_cast<int>(road.grid.size()) < settings.cars)
        return fault(RaceTexts::tr("the grid has %n place(s), too few for the cars", nullptr,
                                   static_cast<int>(road.grid.size())),
                     RaceTexts::tr("Let fewer cars race"));
    if (const std::size_t most = mostRaced / setsOfDice(settings, road.dashboard);
        road.spaces.size() > most)
        return fault(RaceTexts::tr("the road is too long for a race: it has %1 spaces, all laps "
                                   "counted, and the most is %2")
                         .arg(road.spaces.size())
                         .arg(most),
                     RaceTexts::tr("Choose fewer laps, or lay fewer tiles"));
    if (const auto missing = missingRule(rules, settings.switches))
        return tl::unexpected(*missing);
    const Dashboard usual = road.dashboard;
    const std::shared_ptr<RaceSimulator> simulator(
        new RaceSimulator(std::move(road), rules, settings));
    for (int car = 0; car < settings.cars; ++car) {
        const auto added = simulator->addCar({eachOrAll(settings.manners, car, Manner::Reference),
                                              eachOrAll(settings.dashboards, car, usual)},
                                             stop);
        if (!added)
            return tl::unexpected(added.error());
        if (!*added)
            return nullptr;
    }
    return simulator;
}

Expected<bool> RaceSimulator::addCar(const RacedCar& car, const std::stop_token& stop) {
    const Dashboard* leader = nullptr;
    if (settings_.leaderDie) {
        leader = leaderDashboard(rules_, car.dashboard);
        if (!leader)
            return fault(RaceTexts::tr("the rules have no leader die for the dashboard \"%1\"")
                             .arg(car.dashboard.id),
                         RaceTexts::tr("Leave it out"));
    }
    wears_ = wears_ || !car.dashboard.later.empty();
    raced_.push_back(car);
    drivers_.push_back(drives_->of(car, stop));
    if (leader)
        leaders_.push_back(drives_->of({car.manner, *leader}, stop));
    return drivers_.back() && (leaders_.empty() || leaders_.back());
}

RaceOutcome RaceSimulator::race(std::uint64_t seed, std::uint64_t number, Memory& memory,
                                RaceStatistics& tally, DriveRecord* record) const {
    const RaceCourse course = this->course();
    return RunningRace(course, memory.search_, memory.flat_, DriveRandom(seed, number), tally,
                       record)
        .run();
}

RaceCourse RaceSimulator::course() const {
    return {*this, rules_, order(), hazardBelow_};
}

RaceSoFar RaceSimulator::raceWith(const PersonsCar& person, std::uint64_t seed,
                                  Memory& memory) const {
    RaceSoFar race;
    RaceStatistics tally(cars(), pieces());
    const RaceCourse course = this->course();
    RunningRace running(course, memory.search_, memory.flat_, DriveRandom(seed, 0), tally,
                        &race.record, person);
    race.places = running.run().places;
    race.cars.assign(running.racing().begin(), running.racing().end());
    race.isOver = !running.waitsForPerson();
    return race;
}

} // namespace stagewright

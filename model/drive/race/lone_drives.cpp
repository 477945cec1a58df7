#include "model/drive/race/lone_drives.h"

#include <algorithm>

namespace stagewright {

namespace {

const Dashboard* dashboardLike(const DriveRules& rules, const Dashboard& dashboard, bool sameTyres,
                               bool sameSurface) {
    const auto found =
        std::find_if(rules.dashboards.begin(), rules.dashboards.end(), [&](const Dashboard& each) {
            return each.carClass == dashboard.carClass && each.leader == dashboard.leader &&
                   (each.tyres == dashboard.tyres) == sameTyres &&
                   (each.surface == dashboard.surface) == sameSurface;
        });
    return found == rules.dashboards.end() ? nullptr : &*found;
}

bool isWeather(const Dashboard& dashboard) {
    return dashboard.surface == u"dry" || dashboard.surface == u"wet";
}

/// Book 003: a space at the edge of the road without limits or hazards.
bool leadsToPits(const RaceTrack& track, SpaceVertex v) {
    const SpaceNode& node = track.node(v);
    const RaceSpace& space = track.space(v);
    const bool atEdge = space.left <= 0 || space.right >= space.lanes;
    return v != startVertex && !node.finish && atEdge && !space.isCorner &&
           node.own.limit > highestGear && node.own.hazardGear == 0 && node.own.hazards == 0;
}

} // namespace

Dashboard RacedCar::dice() const {
    Dashboard left = fromTurn(dashboard, worn);
    takeDamagedDice(left, damage[0], damage[1], damage[2]);
    return left;
}

RacedCar RacedCar::afterTurn() const {
    RacedCar next = *this;
    next.worn = std::min(worn + 1, dashboard.later.size());
    return next;
}

const Dashboard* otherTyres(const DriveRules& rules, const Dashboard& dashboard) {
    return isWeather(dashboard) ? dashboardLike(rules, dashboard, false, true) : nullptr;
}

const Dashboard* otherWeather(const DriveRules& rules, const Dashboard& dashboard) {
    if (!isWeather(dashboard))
        return nullptr;
    const Dashboard* other = dashboardLike(rules, dashboard, true, false);
    return other && isWeather(*other) ? other : nullptr;
}

const Dashboard* leaderDashboard(const DriveRules& rules, const Dashboard& dashboard) {
    const auto found =
        std::find_if(rules.dashboards.begin(), rules.dashboards.end(), [&](const Dashboard& each) {
            return each.leader > 0 && each.carClass == dashboard.carClass &&
                   each.tyres == dashboard.tyres && each.surface == dashboard.surface;
        });
    return found == rules.dashboards.end() ? nullptr : &*found;
}

std::shared_ptr<const LoneDrive> LoneDrives::of(const RacedCar& car, const std::stop_token& stop) {
    const std::lock_guard lock(mutex_);
    const bool pits = switches_.pitStops && car.manner != Manner::FlatOut;
    auto drive = find(car, pits, stop);
    forgetSome();
    return drive;
}

std::shared_ptr<const LoneDrive> LoneDrives::find(const RacedCar& car, bool pits,
                                                  const std::stop_token& stop) {
    const Key key{car.manner, car.dashboard.id, car.damage, car.worn, pits};
    if (const auto known = known_.find(key); known != known_.end()) {
        known->second.asked = ++asked_;
        return known->second.drive;
    }
    DriverMeans means;
    means.redline = switches_.redline;
    if (switches_.flyingStart)
        means.flyingGear = rules_.flyingStartGear;
    // Who is careful or brisk stops where flat out goes on.
    means.flatOut =
        switches_.tokens && (car.manner == Manner::Reference || car.manner == Manner::Optimal);
    // Who has no gear die left then drives this turn as if he had.
    if (const RacedCar next = car.afterTurn(); next.worn != car.worn && next.dice().gear > 0) {
        means.after = find(next, pits, stop);
        if (!means.after)
            return nullptr;
    }
    if (pits) {
        auto stops = pitStops(car, stop);
        if (!stops)
            return nullptr;
        means.pits = *std::move(stops);
    }
    auto solved = LoneDrive::solve(track_, rules_, car.dice(), car.manner, stop, means);
    if (!solved)
        return nullptr;
    auto drive = std::make_shared<const LoneDrive>(*std::move(solved));
    known_[key] = {drive, ++asked_};
    return drive;
}

/// The driver reckons with one stop, and with the weather as it is (d).
std::optional<std::vector<PitStop>> LoneDrives::pitStops(const RacedCar& car,
                                                         const std::stop_token& stop) {
    std::vector<PitStop> stops(track_.size());
    const Dashboard* other = otherTyres(rules_, car.dashboard);
    const bool damaged = car.damage != std::array<int, 3>{};
    for (const bool tyres : {false, true})
        for (const bool repair : {false, true}) {
            if ((!tyres && !repair) || (tyres && !other) || (repair && !damaged))
                continue;
            RacedCar then = car.afterTurn();
            if (tyres)
                then = {car.manner, *other, car.damage};
            if (repair)
                then.damage = {};
            if (then.dice().gear == 0)
                continue;
            const auto next = find(then, false, stop);
            if (!next)
                return std::nullopt;
            const double before = rules_.seconds[1] + (repair ? rules_.lostTurnSeconds : 0);
            for (SpaceVertex v = 0; v < track_.size(); ++v) {
                if (!leadsToPits(track_, v))
                    continue;
                const RaceValue& after = next->turn(v, 0).value;
                const RaceValue value{before + after.seconds, after.losses};
                if (compared(value, stops[v].value) < 0)
                    stops[v] = {value, tyres, repair};
            }
        }
    return stops;
}

/// What nobody drives with, the longest unasked first.
void LoneDrives::forgetSome() {
    std::size_t bytes = 0;
    for (const auto& [key, kept] : known_)
        if (kept.drive.use_count() == 1)
            bytes += kept.drive->bytes();
    while (bytes > mostBytes) {
        auto oldest = known_.end();
        for (auto each = known_.begin(); each != known_.end(); ++each)
            if (each->second.drive.use_count() == 1 &&
                (oldest == known_.end() || each->second.asked < oldest->second.asked))
                oldest = each;
        if (oldest == known_.end())
            return;
        bytes -= oldest->second.drive->bytes();
        known_.erase(oldest);
    }
}

} // namespace stagewright

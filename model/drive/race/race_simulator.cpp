#include "model/drive/race/race_simulator.h"

#include "model/drive/race/running_race.h"

#include <QCoreApplication>

#include <algorithm>

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

/// The dashboard with the leader die that stands for one without.
const Dashboard* leaderOf(const DriveRules& rules, const Dashboard& usual) {
    const auto found =
        std::find_if(rules.dashboards.begin(), rules.dashboards.end(), [&](const Dashboard& each) {
            return each.leader > 0 && each.carClass == usual.carClass &&
                   each.tyres == usual.tyres && each.surface == usual.surface;
        });
    return found == rules.dashboards.end() ? nullptr : &*found;
}

} // namespace

RaceSimulator::RaceSimulator(RaceRoad road, const DriveRules& rules, const RaceSettings& settings)
    : track_(std::move(road))
    , rules_(rules)
    , settings_(settings)
    , byGear_(!rules.hasCardBacks())
    , grid_(track_.road().grid) {
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
    if (road.spaces.size() > mostRaced)
        return fault(RaceTexts::tr("the road is too long for a race: it has %1 spaces, all laps "
                                   "counted, and the most is %2")
                         .arg(road.spaces.size())
                         .arg(mostRaced),
                     RaceTexts::tr("Choose fewer laps, or lay fewer tiles"));
    const Dashboard usual = road.dashboard;
    const std::shared_ptr<RaceSimulator> simulator(
        new RaceSimulator(std::move(road), rules, settings));
    for (int car = 0; car < settings.cars; ++car) {
        Dashboard dashboard = eachOrAll(settings.dashboards, car, usual);
        if (settings.leaderDie && car == 0) {
            const Dashboard* leader = leaderOf(rules, dashboard);
            if (!leader)
                return fault(RaceTexts::tr("the rules have no leader die for the dashboard \"%1\"")
                                 .arg(dashboard.id),
                             RaceTexts::tr("Leave it out"));
            dashboard = *leader;
        }
        if (!dashboard.later.empty())
            return fault(RaceTexts::tr("cars whose dice change from turn to turn cannot race yet "
                                       "(dashboard \"%1\")")
                             .arg(dashboard.id),
                         RaceTexts::tr("Choose another dashboard"));
        const Manner manner = eachOrAll(settings.manners, car, Manner::Reference);
        auto& driver = simulator->different_[{manner, dashboard.id}];
        if (!driver) {
            auto solved =
                LoneDrive::solve(simulator->track_, simulator->rules_, dashboard, manner, stop);
            if (!solved)
                return nullptr;
            driver = std::make_unique<const LoneDrive>(*std::move(solved));
        }
        simulator->drivers_.push_back(driver.get());
    }
    return simulator;
}

RaceOutcome RaceSimulator::race(std::uint64_t seed, std::uint64_t number, Memory& memory,
                                RaceStatistics& tally, DriveRecord* record) const {
    const RaceCourse course{*this, rules_, byGear_ ? PlayOrder::Gear : PlayOrder::Distance,
                            hazardBelow_};
    return RunningRace(course, memory.search_, DriveRandom(seed, number), tally, record).run();
}

} // namespace stagewright

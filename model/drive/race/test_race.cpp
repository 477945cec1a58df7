#include "model/drive/race/test_race.h"

#include <algorithm>

namespace stagewright {

namespace {

constexpr int person = 0;

int turnsWaited(const DriveRecord& record) {
    return static_cast<int>(
        std::count_if(record.turns.begin(), record.turns.end(), [](const RecordedTurn& turn) {
            return turn.car == person && turn.end == TurnEnd::Waits;
        }));
}

} // namespace

std::optional<TestRace> TestRace::begun(RoadToRace road, std::uint64_t seed, bool mishaps,
                                        const std::stop_token& stop) {
    const SpaceVertex from = road.simulator ? road.simulator->start(person) : startVertex;
    auto drive = TestDrive::begun(road.stage, seed, mishaps, stop, from);
    if (!drive)
        return std::nullopt;
    TestRace race(std::move(road), *std::move(drive), seed);
    race.letOthersDrive();
    return race;
}

TestRace TestRace::after(TestDrive drive) const {
    TestRace next = *this;
    next.drive_ = std::move(drive);
    if (!next.drive_.isInTurn())
        next.letOthersDrive();
    return next;
}

/// Until the person has a choice, or all are in.
void TestRace::letOthersDrive() {
    if (!road_.simulator)
        return;
    RaceSimulator::Memory memory(*road_.simulator);
    for (;;) {
        drive_ = drive_.among(nullptr);
        const int waitedBefore = turnsWaited(race_.record);
        race_ = road_.simulator->raceWith({person, drive_.record().turns}, seed_, memory);
        if (const int waited = turnsWaited(race_.record) - waitedBefore; waited > 0)
            drive_ = drive_.waited(waited * road_.stage->rules().lostTurnSeconds);
        if (race_.isOver || drive_.isOver() || !isHeldUp())
            return;
        drive_ = drive_.heldUp();
    }
}

/// Looks at the turn that begins, and at the others in it.
bool TestRace::isHeldUp() {
    std::vector<OtherCar> others;
    for (std::size_t car = 1; car < race_.cars.size(); ++car)
        if (const RacingCar& other = race_.cars[car];
            other.where == RacingCar::Where::Road && other.space != startVertex)
            others.push_back({other.space, other.gear});
    auto traffic = std::make_shared<TurnSearch>(road_.simulator->track());
    RacedCar car = road_.simulator->racedCar(person);
    car.worn = std::min(drive_.record().turns.size(), car.dashboard.later.size());
    const auto driver = road_.simulator->driverOf(car);
    const auto begin = traffic->begin(*driver, drive_.space(), drive_.gear(), others);
    drive_ = drive_.among([traffic](SpaceVertex from, SpaceVertex to, int gear) {
        return traffic->isOpen(from, to, gear);
    });
    return begin == TurnSearch::Begin::HeldUp || drive_.choices().rolls.empty();
}

} // namespace stagewright

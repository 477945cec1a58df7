#include "editor/driving/drive_scenes.h"

#include "editor/cars/car_painter.h"
#include "editor/language/percent_text.h"
#include "model/rally/rally_rules.h"

#include <algorithm>
#include <map>

namespace stagewright {

std::vector<QColor> carColours(const Rally& rally, std::size_t cars) {
    static const auto rules = builtInRallyRules();
    std::vector<QColor> colours(cars);
    for (std::size_t i = 0; rules && i < cars; ++i) {
        if (static_cast<qsizetype>(i) >= rally.drivers().size())
            break;
        const QString& id = rally.drivers()[static_cast<qsizetype>(i)].colour;
        for (const CarColour& each : rules->colours)
            if (each.id == id)
                colours[i] = QColor(each.rgb);
    }
    // Who has chosen none gets the first that nobody has.
    std::size_t next = 0;
    for (QColor& colour : colours) {
        while (!colour.isValid() && next < 2 * cars)
            if (const QColor usual = usualCarColour(next++);
                std::find(colours.begin(), colours.end(), usual) == colours.end())
                colour = usual;
        if (!colour.isValid())
            colour = usualCarColour(next++);
    }
    return colours;
}

DriveScene sceneOf(const DriveRecord& record, const PlayHead& head,
                   const std::vector<QColor>& colours, std::optional<std::size_t> followed) {
    DriveScene scene;
    scene.followed = followed;
    const auto cars = carsAt(record, head.at);
    for (std::size_t i = 0; i < cars.size(); ++i) {
        const CarAtMoment& car = cars[i];
        scene.cars.push_back({static_cast<int>(i) + 1, colours[i], car.space, car.space, 1,
                              car.gear, car.hazards, car.state});
    }
    if (head.at.turn >= record.turns.size())
        return scene;
    const RecordedTurn& turn = record.turns[head.at.turn];
    scene.trail.push_back(turn.from);
    for (std::size_t i = 0; i < head.at.rolls && i < turn.rolls.size(); ++i)
        scene.trail.push_back(reached(turn.rolls[i]));
    if (head.at.rolls == 0 || turn.rolls.empty())
        return scene;
    SceneCar& moving = scene.cars[static_cast<std::size_t>(turn.car)];
    const RecordedRoll& roll = turn.rolls[head.at.rolls - 1];
    moving.from = scene.trail[scene.trail.size() - 2];
    moving.to = reached(roll);
    moving.part = partOfMove(head);
    if (moving.part < 1) {
        moving.state = CarStatus::Drives;
        moving.gear = roll.gear;
        moving.hazards = roll.hazards;
    }
    return scene;
}

DriveScene sceneOf(const TestDrive& drive, const OpenChoices& choices,
                   std::optional<std::size_t> chosen, bool hints, QColor colour) {
    DriveScene scene;
    const DriveRecord& record = drive.record();
    SceneCar car;
    car.colour = colour;
    car.from = car.to = drive.space();
    car.gear = drive.gear();
    car.hazards = drive.hazards();
    car.state = record.turns.empty() ? CarStatus::Waits : CarStatus::Drives;
    if (drive.isOver())
        car.state = record.outcomes.front().retired ? CarStatus::Retired : CarStatus::In;
    scene.cars.push_back(car);
    scene.followed = 0;
    if (drive.isInTurn()) {
        scene.trail.push_back(record.turns.back().from);
        for (const RecordedRoll& roll : record.turns.back().rolls)
            scene.trail.push_back(reached(roll));
    }
    // A space is open to several dice: the chosen one is said of it, or else the cheapest.
    std::map<SpaceVertex, std::size_t> shown;
    for (std::size_t i = 0; i < choices.rolls.size(); ++i) {
        const auto [found, isNew] = shown.try_emplace(choices.rolls[i].to, i);
        if (!isNew && found->second != chosen &&
            (i == chosen || choices.rolls[i].cost < choices.rolls[found->second].cost))
            found->second = i;
    }
    for (const auto& [space, i] : shown) {
        const OpenRoll& roll = choices.rolls[i];
        SceneSpace open;
        open.space = space;
        open.isChosen = i == chosen;
        open.isBest = hints && roll.isBest;
        open.isRisky = roll.lossChance >= 1;
        if (open.isChosen)
            open.words = percentText(roll.lossChance);
        scene.open.push_back(std::move(open));
    }
    return scene;
}

void addOthers(const RaceSoFar& race, const std::vector<QColor>& colours, DriveScene& scene) {
    scene.isRace = true;
    const auto cars = carsAt(race.record, lastMoment(race.record));
    for (std::size_t car = 1; car < cars.size(); ++car)
        scene.cars.push_back({static_cast<int>(car) + 1, colours[car], cars[car].space,
                              cars[car].space, 1, cars[car].gear, 0, cars[car].state});
}

} // namespace stagewright

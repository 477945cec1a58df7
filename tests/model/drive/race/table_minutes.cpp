#include "tests/model/drive/race/table_minutes.h"

#include "model/drive/race/races.h"
#include "model/drive/race/stage_racing.h"
#include "model/drive/rules_file.h"
#include "tests/rulebook_stages.h"

#include <array>
#include <cmath>

namespace stagewright {

namespace {

constexpr int players = 4;

/// Turns of all cars for each tile, in so many laps.
MeanFigure turnsATile(const DriveRules& rules, int laps, int races) {
    double mean = 0;
    double variance = 0;
    const std::vector<std::string> files = gtCircuits();
    const auto circuits = static_cast<double>(files.size());
    for (const std::string& file : files) {
        const Stage stage = stageFrom(QString::fromStdString(file));
        RaceRoad road = *raceRoadOf(stage, games(), rules, laps);
        const int tiles = road.piecesALap;
        RaceSettings settings;
        settings.cars = players;
        const auto simulator = *RaceSimulator::make(std::move(road), rules, settings);
        const MeanFigure turns = runRaces(*simulator, {races, 0, 1, 1})->figure(RaceCount::Turns);
        mean += turns.mean / tiles / circuits;
        variance += std::pow(turns.error / tiles / circuits, 2);
    }
    return {mean, std::sqrt(variance)};
}

} // namespace

std::vector<TableMinutes> tableMinutesOfGt(int races) {
    const DriveRules rules = *builtInRules(u"gt");
    std::array<MeanFigure, 3> turns; // by laps
    for (const int laps : {1, 2})
        turns.at(static_cast<std::size_t>(laps)) = turnsATile(rules, laps, races);
    std::vector<TableMinutes> all{
        {15, 1, 30}, {18, 1, 45}, {12, 2, 45}, {21, 1, 60}, {16, 2, 60}}; // book 003
    for (TableMinutes& each : all) {
        constexpr double secondsAMinute = 60;
        const MeanFigure& tile = turns.at(static_cast<std::size_t>(each.laps));
        const double minutesATurn = each.tiles * rules.turnTableSeconds / secondsAMinute;
        each.simulated = tile.mean * minutesATurn;
        each.error = tile.error * minutesATurn;
    }
    return all;
}

double bestSecondsATurn(const std::vector<TableMinutes>& minutes, double seconds) {
    double sum = 0;
    double squares = 0;
    for (const TableMinutes& each : minutes) {
        const double ratio = each.simulated / each.rulebook;
        sum += ratio;
        squares += ratio * ratio;
    }
    return seconds * sum / squares;
}

} // namespace stagewright

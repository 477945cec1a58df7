#include "tests/validators/hextiles/generated_races.h"

#include "model/design/generate.h"
#include "model/drive/race/stage_racing.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/model/drive/race/kept_rules.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/holds_by_rules.h"

#include <algorithm>
#include <random>

namespace stagewright {

namespace {

class RandomRace {
public:
    explicit RandomRace(std::uint64_t seed) : seed_(seed), random_(seed), isGt_(seed % 2 == 0) {}

    GeneratedRaces run(int races) {
        const QString game = isGt_ ? QStringLiteral("gt") : QStringLiteral("dirt");
        const DriveRules rules = *builtInRules(game);
        const Stock stock = stockOf(
            {{isGt_ ? QStringLiteral("gt-core") : QStringLiteral("dirt-core"), 1}}, catalogue());
        const StageSource source{catalogue(), stock, rules,
                                 holdsByRules(catalogue(), stock, std::nullopt)};
        Wishes wishes;
        wishes.game = game;
        wishes.kind = isGt_ ? StageKind::Circuit : StageKind::Stage;
        wishes.tiles = isGt_ ? 8 + below(5) : 4 + below(9);
        SearchRun search;
        search.seed = seed_;
        search.seconds = 20;
        const Answers answers = generate(wishes, source, search);
        if (answers.stages.empty())
            return {};
        auto road = raceRoadOf(answers.stages.front(), games(), rules, 1 + below(2));
        if (!road)
            return {};
        RaceSettings settings = settingsOf(rules);
        if (!road->grid.empty())
            settings.cars = std::min(settings.cars, static_cast<int>(road->grid.size()));
        settings.manners.resize(static_cast<std::size_t>(settings.cars), Manner::Reference);
        const auto simulator = RaceSimulator::make(*std::move(road), rules, settings);
        if (!simulator)
            return {1, 0, "no simulator: " + simulator.error().what.toStdString()};
        std::string broken = brokenInRaces(**simulator, seed_, races);
        if (!broken.empty())
            broken += ", stage of seed " + std::to_string(seed_);
        return {1, races, std::move(broken)};
    }

private:
    int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }

    /// With tyres that wear: a coast die less from the second and from the fourth turn on.
    static Dashboard worn(Dashboard dashboard) {
        for (const int less : {1, 1, 2})
            dashboard.later.push_back({dashboard.gear, std::max(0, dashboard.coast - less),
                                       dashboard.leader, dashboard.brake});
        return dashboard;
    }

    RaceSettings settingsOf(const DriveRules& rules) {
        RaceSettings settings;
        settings.cars = 2 + below(5);
        settings.manners.clear();
        for (int car = 0; car < settings.cars; ++car) {
            // Plans of turns flat out take long: few have them.
            constexpr std::array usual{Manner::Reference, Manner::Careful, Manner::Brisk,
                                       Manner::Optimal};
            settings.manners.push_back(
                below(20) == 0 ? Manner::FlatOut : usual.at(static_cast<std::size_t>(below(4))));
        }
        settings.mirroredGrid = below(2) == 0;
        if (below(8) == 0)
            settings.dashboards = {worn(rules.dashboards.front())};
        RaceSwitches& on = settings.switches;
        on.damage = below(4) == 0;
        on.flyingStart = below(4) == 0;
        on.redline = below(4) == 0;
        on.tokens = below(20) == 0;
        if (isGt_) {
            on.weather = below(4) == 0;
            on.yellowFlags = below(4) == 0;
            on.pitStops = below(4) == 0;
        } else {
            on.mud = below(4) == 0;
            on.cleanedCuts = below(4) == 0;
            on.dirtyCuts = below(4) == 0;
            settings.leaderDie = below(4) == 0 && rules.dashboards.size() > 1;
        }
        return settings;
    }

    std::uint64_t seed_;
    std::mt19937_64 random_;
    bool isGt_;
};

} // namespace

GeneratedRaces racesOnGeneratedStages(std::uint64_t seed, int stages, int racesEach) {
    GeneratedRaces all;
    for (int i = 0; i < stages && all.broken.empty(); ++i) {
        const GeneratedRaces one = RandomRace(seed + static_cast<std::uint64_t>(i)).run(racesEach);
        all.stages += one.stages;
        all.races += one.races;
        all.broken = one.broken;
    }
    return all;
}

} // namespace stagewright

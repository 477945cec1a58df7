#include "tests/model/season/seasons.h"

#include "model/rally/rally.h"

#include <rapidcheck.h>

namespace stagewright {

namespace {

QString anyWord() {
    return *rc::gen::element(QString(), QStringLiteral("red"), QStringLiteral("A \"B\""),
                             QStringLiteral("Łódź 🚗"));
}

SeasonRound anyRound() {
    SeasonRound round;
    round.title = anyWord();
    round.file = anyWord();
    if (*rc::gen::arbitrary<bool>())
        round.date = QDate(2026, 1, 1).addDays(*rc::gen::inRange(0, 400));
    const int stages = *rc::gen::inRange(0, 4);
    for (int i = 0; i < stages; ++i)
        round.stages << anyWord();
    if (stages > 0 && *rc::gen::arbitrary<bool>())
        round.powerStage = *rc::gen::inRange(0, stages);
    for (const char* name : {"Anna", "Ben", "Cleo", "Dan"}) {
        if (*rc::gen::inRange(0, 4) == 0)
            continue;
        RoundResult result;
        result.driver = QString::fromLatin1(name);
        result.retired = *rc::gen::inRange(0, 4) == 0;
        if (!result.retired)
            result.place = *rc::gen::inRange(1, 5);
        if (result.place && *rc::gen::arbitrary<bool>())
            result.seconds = *rc::gen::inRange(-10, 1000);
        for (int i = 0; i < stages; ++i)
            result.stagePlaces << *rc::gen::inRange(0, 5);
        round.results << result;
    }
    if (!round.results.isEmpty() && *rc::gen::arbitrary<bool>())
        round.fastestLap = round.results.constFirst().driver;
    return round;
}

} // namespace

SeasonRound roundOf(std::initializer_list<const char*> drivers) {
    SeasonRound round;
    round.stages << QStringLiteral("Only");
    for (const char* name : drivers) {
        RoundResult result;
        result.driver = QString::fromLatin1(name);
        result.place = static_cast<int>(round.results.size()) + 1;
        result.stagePlaces << *result.place;
        round.results << result;
    }
    return round;
}

RallySeason seasonOf(std::initializer_list<SeasonRound> rounds) {
    RallySeason season;
    season.rules.points.places = {10, 6, 4, 3, 2, 1};
    season.rounds = rounds;
    return season;
}

RosterDriver entered(const char* name, const char* team, const char* carClass) {
    RosterDriver driver;
    driver.name = QString::fromLatin1(name);
    driver.team = QString::fromLatin1(team);
    driver.carClass = QString::fromLatin1(carClass);
    return driver;
}

RallySeason anySeason() {
    RallySeason season;
    season.title = anyWord();
    if (*rc::gen::arbitrary<bool>())
        season.rules.points =
            *builtInPoints(*rc::gen::element(QStringLiteral("rally"), QStringLiteral("circuit")));
    else
        season.rules.points = {{}, {10, 6, 4}, {3, 1}, *rc::gen::inRange(0, 3), 0};
    if (*rc::gen::arbitrary<bool>())
        season.rules.best = *rc::gen::inRange(1, 5);
    if (*rc::gen::arbitrary<bool>())
        season.rules.teamDrivers = *rc::gen::inRange(1, 3);
    if (*rc::gen::arbitrary<bool>())
        season.rules.ties = {TieRule::AllPoints, TieRule::LastRound};
    for (const char* name : {"Anna", "Ben", "Cleo"}) {
        if (*rc::gen::inRange(0, 3) == 0)
            continue;
        RosterDriver driver;
        driver.name = QString::fromLatin1(name);
        driver.colour = anyWord();
        if (*rc::gen::arbitrary<bool>())
            driver.number = *rc::gen::inRange(0, 100);
        driver.team = anyWord();
        driver.carClass = anyWord();
        season.drivers << driver;
    }
    const int rounds = *rc::gen::inRange(0, 6);
    for (int i = 0; i < rounds; ++i)
        season.rounds << anyRound();
    return season;
}

} // namespace stagewright

#include "model/drive/rules_records.h"

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

/// Most dice of one kind: the states of a turn grow with it.
constexpr Range diceInBox{0, 4};
constexpr Range gearDiceInBox{0, 2};
constexpr Range gearDiceInATurn{1, highestGear};
constexpr Range hazardFaces{0, dieFaces};
constexpr Range hazardLimits{1, 6};
constexpr qsizetype mostTurns = 12;

/// In the order in which `readDice` lists the dice.
constexpr std::array dieWords{Name("gear-1"), Name("gear-2"), Name("gear-3"),
                              Name("gear-4"), Name("gear-5"), Name("gear-6"),
                              Name("coast"),  Name("leader"), Name("brake")};

/// Of one kind, turn by turn: a number for all turns, or a list whose last holds for the rest.
std::vector<int> countsOf(ObjectReader& record, Name field, Range range) {
    if (!record.find(field).value_or(QJsonValue()).isArray())
        return {record.integer(field, range)};
    const QJsonArray items = record.array(field);
    std::vector<int> counts;
    for (const QJsonValue item : items)
        if (const auto count = wholeNumber(item, range))
            counts.push_back(*count);
    if (items.isEmpty() || items.size() > mostTurns ||
        counts.size() != static_cast<std::size_t>(items.size())) {
        record.fault(field, RulesFile::tr("must be a whole number from %1 to %2, or a list of 1 to "
                                          "%3 of them, turn by turn")
                                .arg(range.least)
                                .arg(range.most)
                                .arg(mostTurns));
        return {range.least};
    }
    return counts;
}

void readCounts(ObjectReader& record, Dashboard& board) {
    const std::array kinds{
        countsOf(record, Name("gear"), gearDiceInATurn), countsOf(record, Name("coast"), diceInBox),
        countsOf(record, Name("leader"), diceInBox), countsOf(record, Name("brake"), diceInBox)};
    std::size_t turns = 1;
    for (const auto& counts : kinds)
        turns = std::max(turns, counts.size());
    for (std::size_t turn = 0; turn < turns; ++turn) {
        const auto count = [&](std::size_t kind) {
            const auto& counts = kinds.at(kind);
            return counts[std::min(turn, counts.size() - 1)];
        };
        const DiceCounts dice{count(0), count(1), count(2), count(3)};
        if (turn > 0) {
            board.later.push_back(dice);
            continue;
        }
        board.gear = dice.gear;
        board.coast = dice.coast;
        board.leader = dice.leader;
        board.brake = dice.brake;
    }
}

} // namespace

void RulesRecords::readDice() {
    std::array<Die*, highestGear + 3> dice{};
    for (std::size_t g = 0; g < highestGear; ++g)
        dice.at(g) = &rules_.dice.gear.at(g);
    dice[highestGear] = &rules_.dice.coast;
    dice[highestGear + 1] = &rules_.dice.leader;
    dice[highestGear + 2] = &rules_.dice.brake;
    std::vector<QString> seen;
    readList(Name("dice"), true, [&](ObjectReader& record, const JsonPath& place) {
        const auto kind = record.word(Name("die"), dieWords);
        const bool isGear = kind && *kind < highestGear;
        const Die die{record.integer(Name("inBox"), isGear ? gearDiceInBox : diceInBox),
                      record.integer(Name("hazardFaces"), hazardFaces)};
        if (!kind)
            return;
        *dice.at(*kind) = die;
        refuseTwice(seen, record.text(Name("die")), place);
    });
    if (rules_.dice.gear[0].inBox == 0 && faults_.none())
        faults_.add(RulesFile::tr("there is no gear-1 die, so that no car could start"),
                    reader_.at(Name("dice")), RulesFile::tr("Add one: \"inBox\" from 1 up"));
}

void RulesRecords::readDashboards() {
    std::vector<QString> seen;
    readList(Name("dashboards"), true, [&](ObjectReader& record, const JsonPath& place) {
        Dashboard board;
        board.id = record.text(Name("id"));
        board.carClass = record.optionalText(Name("class")).value_or(QString());
        board.tyres = record.text(Name("tyres"));
        board.surface = record.text(Name("surface"));
        readCounts(record, board);
        board.hazardLimit = record.integer(Name("hazardLimit"), hazardLimits);
        refuseTwice(seen, board.id, place);
        rules_.dashboards.push_back(std::move(board));
    });
    if (rules_.dashboards.empty() && faults_.none())
        faults_.add(RulesFile::tr("there must be at least one"), reader_.at(Name("dashboards")));
}

void RulesRecords::readTimes() {
    std::array<bool, highestGear + 1> given{};
    readList(Name("times"), true, [&](ObjectReader& record, const JsonPath& place) {
        const auto gear = static_cast<std::size_t>(record.integer(Name("gear"), {0, highestGear}));
        if (given.at(gear))
            faults_.add(RulesFile::tr("gear %1 is given twice").arg(gear), place);
        given.at(gear) = true;
        rules_.seconds.at(gear) = record.integer(Name("seconds"), secondsRange);
    });
    for (std::size_t gear = 0; gear < given.size() && faults_.none(); ++gear)
        if (!given.at(gear))
            faults_.add(RulesFile::tr("gear %1 is missing").arg(gear), reader_.at(Name("times")));
    readRecord(Name("lostTurn"), true, [&](ObjectReader& record) {
        rules_.lostTurnSeconds = record.integer(Name("seconds"), secondsRange);
    });
}

} // namespace stagewright

#include "model/drive/rules_records.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace stagewright {

namespace {

constexpr Range gears{1, highestGear};
constexpr Range parts{0, 1000};
constexpr Range tokenCounts{0, 10};

// In the order of the enumerations that they stand for.
using RuleWord = QLatin1StringView;
constexpr std::array backWords{RuleWord("spin"), RuleWord("crash"), RuleWord("sisu")};
constexpr std::array dangerWords{RuleWord("low"), RuleWord("medium"), RuleWord("high")};
constexpr std::array tokenWords{RuleWord("gearbox"),     RuleWord("brake"),
                                RuleWord("coast"),       RuleWord("green-flag"),
                                RuleWord("yellow-flag"), RuleWord("weather")};
constexpr std::array outcomeWords{RuleWord("nothing"), RuleWord("coast"), RuleWord("mud")};

template <std::size_t N>
bool allZero(const std::array<int, N>& values) {
    return std::all_of(values.begin(), values.end(), [](int each) { return each == 0; });
}

} // namespace

/// Each value names where it comes from, and says so if it is only assumed.
void RulesRecords::readSource(ObjectReader& record, const JsonPath& place) {
    if (record.text(Name("source")).trimmed().isEmpty() && record.find(Name("source")))
        record.fault(Name("source"), RulesFile::tr("must not be empty"));
    if (record.flag(Name("assumed")))
        rules_.assumed << place.path();
    record.refuseUnknown();
}

void RulesRecords::refuseTwice(std::vector<QString>& seen, const QString& what,
                               const JsonPath& place) {
    if (std::find(seen.begin(), seen.end(), what) != seen.end())
        faults_.add(RulesFile::tr("\"%1\" is given twice").arg(what), place);
    seen.push_back(what);
}

void RulesRecords::readBacks() {
    std::vector<QString> seen;
    bool any = false;
    readList(Name("backs"), false, [&](ObjectReader& record, const JsonPath& place) {
        const auto back = record.word(Name("back"), backWords);
        const int odds = record.integer(Name("parts"), parts);
        const int seconds = record.integer(Name("seconds"), secondsRange);
        any = true;
        if (!back)
            return;
        rules_.backParts.at(*back) = odds;
        rules_.backSeconds.at(*back) = seconds;
        refuseTwice(seen, record.text(Name("back")), place);
    });
    if (any && allZero(rules_.backParts) && faults_.none())
        faults_.add(RulesFile::tr("all parts are 0"), reader_.at(Name("backs")));
}

void RulesRecords::readLosses() {
    std::array<std::array<bool, highestGear>, 3> given{};
    readList(Name("losses"), true, [&](ObjectReader& record, const JsonPath& place) {
        const auto danger = record.word(Name("danger"), dangerWords);
        const QJsonArray range = record.array(Name("gears"));
        const auto first = wholeNumber(range.at(0), gears);
        const auto last = wholeNumber(range.at(1), gears);
        const LossEffect effect{record.integer(Name("tokens"), tokenCounts),
                                record.integer(Name("turnsLost"), tokenCounts)};
        if (range.size() != 2 || !first || !last || *first > *last) {
            record.fault(Name("gears"), RulesFile::tr("must be the first and the last gear, from "
                                                      "1 to %1")
                                            .arg(highestGear));
            return;
        }
        for (int gear = *first; danger && gear <= *last; ++gear) {
            const auto at = static_cast<std::size_t>(gear) - 1;
            if (std::exchange(given.at(*danger).at(at), true))
                faults_.add(RulesFile::tr("gear %1 is given twice").arg(gear), place);
            rules_.losses.at(*danger).at(at) = effect;
        }
    });
    for (const auto& byGear : given)
        if (faults_.none() && std::find(byGear.begin(), byGear.end(), false) != byGear.end())
            faults_.add(RulesFile::tr("each danger needs an entry for each gear"),
                        reader_.at(Name("losses")));
}

void RulesRecords::readBag() {
    std::vector<QString> seen;
    readList(Name("bag"), true, [&](ObjectReader& record, const JsonPath& place) {
        const auto token = record.word(Name("token"), tokenWords);
        const int count = record.integer(Name("count"), parts);
        if (!token)
            return;
        rules_.bag.at(*token) = count;
        refuseTwice(seen, record.text(Name("token")), place);
    });
    if (allZero(rules_.bag) && faults_.none())
        faults_.add(RulesFile::tr("the bag is empty"), reader_.at(Name("bag")));
}

void RulesRecords::readShortcuts() {
    std::vector<QString> seen;
    bool any = false;
    readList(Name("shortcuts"), false, [&](ObjectReader& record, const JsonPath& place) {
        const auto outcome = record.word(Name("outcome"), outcomeWords);
        const int odds = record.integer(Name("parts"), parts);
        any = true;
        if (!outcome)
            return;
        rules_.shortcutParts.at(*outcome) = odds;
        refuseTwice(seen, record.text(Name("outcome")), place);
    });
    if (any && allZero(rules_.shortcutParts) && faults_.none())
        faults_.add(RulesFile::tr("all parts are 0"), reader_.at(Name("shortcuts")));
}

void RulesRecords::readSingleValues() {
    readRecord(Name("tokens"), true, [&](ObjectReader& record) {
        rules_.tokensPerDie = record.integer(Name("perDie"), tokenCounts);
        rules_.unspentSeconds = record.integer(Name("unspentSeconds"), secondsRange);
    });
    readRecord(Name("flyingStart"), false, [&](ObjectReader& record) {
        rules_.flyingStartGear = record.integer(Name("gear"), gears);
    });
    readRecord(Name("spareWheels"), false, [&](ObjectReader& record) {
        rules_.spareWheels = record.integer(Name("count"), tokenCounts);
        rules_.spareWheelSeconds = record.integer(Name("seconds"), secondsRange);
    });
    readRecord(Name("table"), true, [&](ObjectReader& record) {
        rules_.turnTableSeconds = record.integer(Name("secondsPerTurn"), secondsRange);
        rules_.changeMinutes = record.integer(Name("changeMinutes"), secondsRange);
    });
    readRecord(Name("setup"), false, [&](ObjectReader& record) {
        rules_.setupMinutes = record.integer(Name("minutes"), secondsRange);
        rules_.setupTileSeconds = record.integer(Name("secondsPerTile"), secondsRange);
    });
    readRecord(Name("retirement"), false, [&](ObjectReader& record) {
        rules_.retirementSeconds = record.integer(Name("seconds"), secondsRange);
    });
}

} // namespace stagewright

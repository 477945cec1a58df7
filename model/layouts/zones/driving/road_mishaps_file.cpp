#include "model/layouts/zones/driving/road_rules_records.h"

#include <QCoreApplication>

#include <numeric>

namespace stagewright {

namespace {

struct RoadMishapsFile {
    Q_DECLARE_TR_FUNCTIONS(RoadRulesFile)
};

using Name = QLatin1StringView;

constexpr Range mishapParts{0, 1000};
constexpr Range mishapSeconds{0, 3600};

/// Odds of what is drawn; not all may be none.
template <typename Kind, std::size_t N>
void readParts(RoadRulesRecords& records, Name list, Name field, WordTable<Kind> words,
               std::array<int, N>& parts) {
    parts.fill(0);
    records.eachOf(list, [&](ObjectReader& record) {
        const auto kind = record.word<Kind>(field, words);
        parts[static_cast<std::size_t>(kind)] = record.integer(Name("parts"), mishapParts);
    });
    if (records.faults.none() && std::accumulate(parts.begin(), parts.end(), 0) == 0)
        records.top.fault(list, RoadMishapsFile::tr("must give odds to at least one"));
}

void readOfTheRoad(RoadRulesRecords& records, RoadMishaps& mishaps) {
    readParts<RoadBack>(records, Name("backs"), Name("back"),
                        {{Name("spin"), RoadBack::Spin}, {Name("off"), RoadBack::Off}},
                        mishaps.backParts);
    records.eachOf(Name("scenery"), [&](ObjectReader& record) {
        const auto scenery =
            record.word<RoadScenery>(Name("scenery"), {{Name("meadow"), RoadScenery::Meadow},
                                                       {Name("forest"), RoadScenery::Forest},
                                                       {Name("rock"), RoadScenery::Rock},
                                                       {Name("water"), RoadScenery::Water}});
        mishaps.gearDice[static_cast<std::size_t>(scenery)] =
            record.integer(Name("gearDice"), {0, roadGears});
    });
    readParts<CutCard>(records, Name("cutCards"), Name("card"),
                       {{Name("good"), CutCard::Good},
                        {Name("dirty"), CutCard::Dirty},
                        {Name("puncture"), CutCard::Puncture}},
                       mishaps.cutParts);
    records.single(Name("dirtyCorner"), [&](ObjectReader& record) {
        mishaps.dirtDown = record.integer(Name("limitDown"), {0, roadGears});
    });
    records.single(Name("spareWheels"), [&](ObjectReader& record) {
        mishaps.spareWheels = record.integer(Name("count"), {0, 9});
        mishaps.spareWheelSeconds = record.integer(Name("seconds"), mishapSeconds);
    });
    records.single(Name("sisu"), [&](ObjectReader& record) {
        mishaps.sisu = record.integer(Name("count"), {0, 9});
    });
}

void readTokens(RoadRulesRecords& records, RoadRules& rules) {
    records.single(Name("tokens"), [&](ObjectReader& record) {
        rules.tokensPerDie = record.integer(Name("perDie"), {0, 9});
        rules.tokensOnLoss = record.boolean(Name("onLoss"));
        rules.unspentSeconds = record.integer(Name("unspentSeconds"), {0, 60});
        for (const QJsonValue cost : record.array(Name("costs")))
            rules.tokenCosts.push_back(wholeNumber(cost, {0, 99}).value_or(-1));
        for (const int cost : rules.tokenCosts)
            if (cost < 0)
                record.fault(Name("costs"),
                             RoadMishapsFile::tr("must be whole numbers from 0 to 99"));
    });
}

void readRally(RoadRulesRecords& records, RoadRally& rally) {
    records.single(Name("penalty"), [&](ObjectReader& record) {
        rally.penaltyStep = record.integer(Name("step"), {1, 600});
    });
    records.single(Name("start"), [&](ObjectReader& record) {
        rally.turnsAhead = record.integer(Name("turnsAhead"), {0, 9});
    });
    records.single(Name("stagesInRally"), [&](ObjectReader& record) {
        rally.stages = record.integer(Name("count"), {1, 99});
    });
    // Rules that were copied before it was there, and changed, have it not.
    if (records.top.find(Name("drivers")))
        records.single(Name("drivers"), [&](ObjectReader& record) {
            rally.mostDrivers = record.integer(Name("most"), {1, 99});
        });
    records.single(Name("table"), [&](ObjectReader& record) {
        rally.minutesOfAPlayer = record.integer(Name("minutesPerPlayerAndRally"), {1, 600});
    });
}

} // namespace

void RoadRulesRecords::readSource(ObjectReader& record, const QString& path) {
    if (record.text(Name("source")).isEmpty())
        record.fault(Name("source"), RoadMishapsFile::tr("must say where the values come from"));
    const auto which = record.find(Name("assumed"));
    if (which && which->isBool() && which->toBool())
        assumed << path;
    else if (which && which->isArray())
        for (const QJsonValue field : which->toArray())
            assumed << path + u'.' + field.toString();
    else if (which)
        record.fault(Name("assumed"), RoadMishapsFile::tr("must be true, or a list of fields"));
    record.refuseUnknown();
}

void readMishaps(RoadRulesRecords& records, RoadRules& rules) {
    readOfTheRoad(records, rules.mishaps);
    readTokens(records, rules);
    readRally(records, rules.rally);
}

} // namespace stagewright

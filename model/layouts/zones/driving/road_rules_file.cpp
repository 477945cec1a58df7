#include "model/json/object_reader.h"
#include "model/json/text.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/driving/road_rules_records.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

#include <initializer_list>
#include <optional>

namespace stagewright {

namespace {

struct RoadRulesFile {
    Q_DECLARE_TR_FUNCTIONS(RoadRulesFile)
};

using Record = QLatin1StringView;

const auto builtInRoadRulesFile = QStringLiteral(":/games/rallyman-2009/driving.json");
constexpr int roadRulesFormat = 1;
constexpr Range dieFaceRange{0, 6};
constexpr Range limitRange{1, 7};
constexpr Range secondsRange{0, 3600};

std::optional<RoadSurface> surfaceNamed(const QString& word) {
    if (word == Record("asphalt"))
        return RoadSurface::Asphalt;
    if (word == Record("snow"))
        return RoadSurface::Snow;
    return word == Record("earth") ? std::optional(RoadSurface::Earth) : std::nullopt;
}

/// Reads the records of a rules file one after another into the rules.
class RoadRulesReader {
public:
    RoadRulesReader(RoadRulesRecords& records, RoadRules& rules)
        : records_(records)
        , top_(records.top)
        , rules_(rules)
        , faults_(records.faults) {}

    void readDice() {
        records_.eachOf(Record("dice"), [&](ObjectReader& record) {
            const QString die = record.text(Record("die"));
            static_cast<void>(record.integer(Record("inBox"), dieFaceRange));
            const int faces = record.integer(Record("hazardFaces"), dieFaceRange);
            const QString gear = QStringLiteral("gear-");
            const int number = die.startsWith(gear) ? die.sliced(gear.size()).toInt() : 0;
            if (number >= 1 && number <= roadGears)
                rules_.gearHazards[static_cast<std::size_t>(number - 1)] = faces;
            else if (die == Record("coast"))
                rules_.coastHazards = faces;
            else if (die == Record("leader"))
                rules_.leaderHazards = faces;
            else
                record.fault(Record("die"),
                             RoadRulesFile::tr("must be gear-1 to gear-5, coast or leader"));
        });
    }

    void readDashboards() {
        records_.eachOf(Record("dashboards"), [&](ObjectReader& record) {
            RoadDashboard dashboard;
            dashboard.id = record.text(Record("id"));
            dashboard.tyres = record.text(Record("tyres"));
            dashboard.surface = record.word<RoadSurface>(Record("surface"),
                                                         {{Record("asphalt"), RoadSurface::Asphalt},
                                                          {Record("snow"), RoadSurface::Snow},
                                                          {Record("earth"), RoadSurface::Earth}});
            dashboard.leader = record.boolean(Record("leader"));
            dashboard.gear = record.integer(Record("gear"), {1, roadGears});
            dashboard.downshift = record.integer(Record("downshift"), {1, 2});
            readCoastSlots(record, dashboard);
            readHazardLimit(record, dashboard);
            rules_.dashboards.push_back(dashboard);
        });
        if (rules_.dashboards.empty())
            top_.fault(Record("dashboards"), RoadRulesFile::tr("must hold at least one"));
    }

    void readTimes() {
        records_.eachOf(Record("times"), [&](ObjectReader& record) {
            const int gear = record.integer(Record("gear"), {0, roadGears});
            rules_.seconds[static_cast<std::size_t>(gear)] =
                record.integer(Record("seconds"), secondsRange);
        });
    }

    void readSingleRecords() {
        records_.single(Record("slide"), [&](ObjectReader& record) {
            rules_.slideIsExact = record.word<bool>(
                Record("gears"), {{Record("exact"), true}, {Record("upTo"), false}});
        });
        records_.single(Record("jump"), [&](ObjectReader& record) {
            // Both are counts of spaces that a jump of the graph knows (section_graph.h).
            rules_.jump.at = record.integer(Record("at"), {1, 2});
            rules_.jump.over = record.integer(Record("over"), {1, 2});
            rules_.jump.overHazardIsLoss = record.boolean(Record("overHazardIsLoss"));
            rules_.jump.farOverIsLoss = record.boolean(Record("farOverIsLoss"));
            rules_.jump.coastJumps = record.boolean(Record("coastJumps"));
        });
        records_.single(Record("ford"), [&](ObjectReader& record) { readFord(record); });
        records_.single(Record("doubleDownshift"), [&](ObjectReader& record) {
            rules_.doubleHazardIsLoss = record.boolean(Record("dieHazardIsLoss"));
        });
        records_.single(Record("lowerLimitAhead"), [&](ObjectReader& record) {
            rules_.lowerLimitLoses = record.boolean(Record("loseOnArrival"));
        });
        records_.single(Record("finish"), [&](ObjectReader& record) {
            static_cast<void>(record.word<bool>(Record("where"), {{Record("beyond"), true}}));
        });
    }

private:
    /// Dice, then lights.
    void readCoastSlots(ObjectReader& record, RoadDashboard& dashboard) {
        dashboard.coast = 0;
        for (const QJsonValue slot : record.array(Record("coast"))) {
            const QString word = slot.toString();
            if (word == Record("die") && dashboard.lights == 0 && dashboard.coast < 2)
                ++dashboard.coast;
            else if (word == Record("light") && dashboard.lights < 2)
                ++dashboard.lights;
            else
                record.fault(
                    Record("coast"),
                    RoadRulesFile::tr("is a row of at most two of \"die\", then \"light\""));
        }
    }

    void readHazardLimit(ObjectReader& record, RoadDashboard& dashboard) {
        const QJsonValue value = record.require(Record("hazardLimit"));
        if (!value.isObject()) {
            dashboard.hazardLimit.fill(wholeNumber(value, limitRange).value_or(0));
            if (dashboard.hazardLimit[0] == 0)
                record.fault(Record("hazardLimit"),
                             RoadRulesFile::tr("must be a number from 1 to 7, or one for each of "
                                               "S1, S2 and S3"));
            return;
        }
        const JsonPath place = record.at(Record("hazardLimit"));
        ObjectReader limits(value, place, faults_);
        dashboard.hazardLimit = {limits.integer(Record("S1"), limitRange),
                                 limits.integer(Record("S2"), limitRange),
                                 limits.integer(Record("S3"), limitRange)};
        limits.refuseUnknown();
    }

    void readFord(ObjectReader& record) {
        const QJsonArray steady = record.array(Record("steady"));
        rules_.coastIsSteady = steady.contains(QString(Record("coast")));
        rules_.sameGearIsSteady = steady.contains(QString(Record("same gear")));
        rules_.fordStopsOnHazard = record.boolean(Record("hazardEndsTurn"));
        rules_.fordLimitFirst = record.boolean(Record("limitFirst"));
        for (const QJsonValue surface : record.array(Record("frozenOn"))) {
            const auto named = surfaceNamed(surface.toString());
            if (named)
                rules_.frozenOn.push_back(*named);
            else
                record.fault(Record("frozenOn"), RoadRulesFile::tr("must list surfaces"));
        }
    }

    RoadRulesRecords& records_;
    ObjectReader& top_;
    RoadRules& rules_;
    Faults& faults_;
};

} // namespace

Expected<RoadRules> readRoadRules(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath place;
    RoadRules rules;
    ObjectReader top(*json, place, faults);
    top.format(roadRulesFormat, RoadRulesFile::tr("is %1, but this program knows format %2"));
    if (top.text(Record("game")) != zonesGame)
        top.fault(Record("game"),
                  RoadRulesFile::tr("is not %1, of which these rules would be").arg(zonesGame));
    rules.title = top.text(Record("title"));
    RoadRulesRecords records{top, faults, {}};
    RoadRulesReader reader(records, rules);
    reader.readDice();
    reader.readDashboards();
    reader.readTimes();
    reader.readSingleRecords();
    readMishaps(records, rules);
    rules.assumed = records.assumed;
    static_cast<void>(top.find(Record("note")));
    top.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return rules;
}

QByteArray builtInRoadRulesText() {
    QFile file(builtInRoadRulesFile);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Expected<RoadRules> builtInRoadRules() {
    auto rules = readRoadRules(builtInRoadRulesText());
    if (!rules)
        rules.error().file = builtInRoadRulesFile;
    return rules;
}

} // namespace stagewright

#include "editor/sheets/rally_overview.h"

#include "editor/language/drive_words.h"
#include "editor/language/rally_words.h"
#include "editor/sheets/stage_map.h"
#include "model/drive/estimate.h"
#include "model/drive/roadbook.h"
#include "model/rally/tile_needs.h"
#include "model/stage/boxes_for.h"
#include "model/stage/tile_layout.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace stagewright {

namespace {

struct OverviewText {
    Q_DECLARE_TR_FUNCTIONS(RallyOverview)
};

QString surfaceCount(Terrain terrain, int tiles) {
    switch (terrain) {
    case Terrain::Asphalt:
        return OverviewText::tr("asphalt on %n tile(s)", nullptr, tiles);
    case Terrain::Gravel:
        return OverviewText::tr("gravel on %n tile(s)", nullptr, tiles);
    case Terrain::Snow:
        return OverviewText::tr("snow on %n tile(s)", nullptr, tiles);
    case Terrain::None:
        break;
    }
    return {};
}

QStringList surfacesOf(const Stage& stage, const Catalogue& catalogue, const Route& route) {
    std::map<Terrain, int> tiles;
    for (const RouteStep& step : route.steps)
        if (const TileSide* side = catalogue.find(tilesOf(stage).placements()[step.placement].side))
            ++tiles[side->terrain];
    QStringList surfaces;
    for (const auto& [terrain, count] : tiles)
        if (terrain != Terrain::None)
            surfaces << surfaceCount(terrain, count);
    return surfaces;
}

QStringList stageFacts(const RallySheet& sheet, const RallyStage& stage,
                       const StageForecast* forecast) {
    const Stage& tiles = stage.stage;
    const RoadGraph roads(tiles, sheet.catalogue);
    const Route route = findRoute(tiles, roads);
    QStringList facts;
    facts << OverviewText::tr("%n tile(s)", nullptr,
                              static_cast<int>(tilesOf(tiles).placements().size()));
    const int spaces = lengthInSpaces(roads, route);
    const int laps = lapsOf(stage);
    if (spaces > 0 && laps == 1)
        facts << OverviewText::tr("%n space(s) long", nullptr, spaces);
    if (spaces > 0 && laps > 1)
        facts << OverviewText::tr("%1 laps of %n space(s)", nullptr, spaces).arg(laps);
    if (const auto driven = drivenRoute(tiles, roads, route, laps); forecast && driven)
        facts << wordFor(forecast->stageClass)
              << phraseFor(difficultyOf(*driven, forecast->losses));
    facts << surfacesOf(tiles, sheet.catalogue, route);
    return facts;
}

OverviewStage overviewOf(const RallySheet& sheet, qsizetype i) {
    const RallyStage& stage = sheet.rally.stages()[i];
    const StageForecast* forecast =
        sheet.forecast ? &sheet.forecast->stages.at(static_cast<std::size_t>(i)) : nullptr;
    OverviewStage overview;
    overview.name = sheetStageName(sheet.rally, i);
    QStringList where{stage.place.simplified(), stage.country.simplified()};
    where.removeAll(QString());
    overview.where = where.join(QStringLiteral(", "));
    overview.facts = stageFacts(sheet, stage, forecast);
    overview.text = stage.text.trimmed();
    overview.serviceAfter = stage.serviceAfter;
    if (forecast) {
        overview.time =
            OverviewText::tr("%1 expected (%2 to %3)")
                .arg(minutesAndSeconds(forecast->seconds), minutesAndSeconds(forecast->quick),
                     minutesAndSeconds(forecast->slow));
        overview.minutes = wholeMinutes(forecast->minutes.drive);
    }
    return overview;
}

QString sessionHeading(const Rally& rally, int session) {
    const Session& each = rally.sessions()[session];
    const QString title = each.title.simplified();
    if (rally.sessions().size() == 1 && title.isEmpty())
        return {};
    const QString name = title.isEmpty() ? OverviewText::tr("Session %1").arg(session + 1) : title;
    return each.breakBefore > 0
               ? OverviewText::tr("%1, after a break of %n minute(s)", nullptr, each.breakBefore)
                     .arg(name)
               : name;
}

std::vector<OverviewSession> sessionsOf(const RallySheet& sheet) {
    std::vector<OverviewSession> sessions;
    for (int session = 0; session < sheet.rally.sessions().size(); ++session) {
        OverviewSession each{sessionHeading(sheet.rally, session), {}};
        for (qsizetype i = 0; i < sheet.rally.stages().size(); ++i)
            if (sheet.rally.stages()[i].session == session)
                each.stages.push_back(overviewOf(sheet, i));
        if (!each.stages.empty())
            sessions.push_back(std::move(each));
    }
    return sessions;
}

QString doingSaid(const Rally& rally, const TimetableLine& line) {
    switch (line.activity) {
    case Activity::Drive:
        return rally.stages()[line.stage].serviceAfter
                   ? OverviewText::tr("%1, then service").arg(sheetStageName(rally, line.stage))
                   : sheetStageName(rally, line.stage);
    case Activity::Change:
        return OverviewText::tr("change of stages");
    case Activity::Break:
        break;
    }
    return OverviewText::tr("break");
}

/// Clock times; where no start was said, hours count from 0:00.
QString clockSaid(const Rally& rally, double minutes) {
    const QTime start = rally.info.evening.start;
    return clockTime(start.isValid() ? start : QTime(0, 0), minutes)
        .toString(QStringLiteral("HH:mm"));
}

void addTimetable(const RallySheet& sheet, RallyOverview& overview) {
    const Rally& rally = sheet.rally;
    const Timetable& table = sheet.forecast->plan.timetable;
    for (const TimetableLine& line : table.lines)
        overview.timetable.push_back({OverviewText::tr("%1 – %2").arg(clockSaid(rally, line.begin),
                                                                      clockSaid(rally, line.end)),
                                      doingSaid(rally, line).simplified()});
    overview.sums << OverviewText::tr(
                         "%1 in all. Laying the stages is work of another %2 for one person; where "
                         "the next one is not ready in time, it starts later.")
                         .arg(wholeMinutes(table.minutes()), wholeMinutes(table.setup));
}

/// The boxes on the table; where that is not said, those that any of the stages needs, once.
std::map<QString, int> boxesOf(const RallySheet& sheet) {
    if (!sheet.rally.info.boxes.empty())
        return sheet.rally.info.boxes;
    std::map<QString, int> boxes;
    for (const RallyStage& stage : sheet.rally.stages())
        for (const Box* box : boxesFor(stage.stage, sheet.catalogue))
            boxes[box->id] = 1;
    return boxes;
}

QStringList boxLines(const RallySheet& sheet) {
    QStringList lines;
    const std::map<QString, int> boxes = boxesOf(sheet);
    for (const auto& [id, copies] : boxes) {
        const Box* box = sheet.catalogue.box(id);
        const QString title = box ? box->title : id;
        lines << (copies == 1 ? title : OverviewText::tr("%1 × %2").arg(copies).arg(title));
    }
    RallyInfo info;
    info.boxes = boxes;
    const TileNeeds needs = needsOf(sheet.rally, sheet.rally.info.laying);
    for (const Shortage& each : shortagesOf(needs, stockOf(info, sheet.catalogue), sheet.catalogue))
        lines << OverviewText::tr("Tile %1 is short: %2 needed, %3 in the boxes")
                     .arg(each.tile.toString())
                     .arg(each.needed)
                     .arg(each.owned);
    if (!sheet.overlays.isEmpty())
        lines << OverviewText::tr("Tiles from %1").arg(sheet.overlays.join(QStringLiteral(", ")));
    return lines;
}

QStringList ruleLines(const RallySheet& sheet) {
    const RallyInfo& info = sheet.rally.info;
    QStringList lines;
    if (const QStringList own = sheet.rules.ownNames(); !own.isEmpty())
        lines << OverviewText::tr("Driven by rules of your own: %1")
                     .arg(own.join(QStringLiteral(", ")));
    if (info.sisu == Sisu::OncePerStage)
        lines << OverviewText::tr("SISU token: once a stage; a service park gives it back");
    if (info.sisu == Sisu::OncePerRally)
        lines << OverviewText::tr("SISU token: once in the rally");
    if (info.options.timeControl)
        lines << OverviewText::tr("Time control: penalties may be taken on after a stage");
    if (info.options.oneShot)
        lines << OverviewText::tr("One shot: without the leader die");
    if (info.options.flyingStart)
        lines << OverviewText::tr("Flying start");
    if (info.options.redline)
        lines << OverviewText::tr("Redline: brake dice go on in the highest gear");
    return lines;
}

} // namespace

RallyOverview overviewOf(const RallySheet& sheet) {
    const Rally& rally = sheet.rally;
    RallyOverview overview;
    overview.facts = {
        OverviewText::tr("%n stage(s)", nullptr, static_cast<int>(rally.stages().size())),
        OverviewText::tr("%n player(s)", nullptr, rally.players())};
    if (sheet.forecast)
        overview.facts << wholeMinutes(sheet.forecast->plan.timetable.minutes());
    overview.sessions = sessionsOf(sheet);
    if (sheet.forecast)
        addTimetable(sheet, overview);
    overview.boxes = boxLines(sheet);
    overview.rules = ruleLines(sheet);
    return overview;
}

} // namespace stagewright

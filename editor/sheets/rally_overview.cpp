#include "editor/sheets/rally_overview.h"

#include "editor/language/drive_words.h"
#include "editor/language/rally_words.h"
#include "editor/sheets/box_copies.h"
#include "editor/sheets/sheet_title.h"
#include "model/drive/stage_driving.h"
#include "model/game/beside_the_road.h"
#include "model/game/piece_words.h"
#include "model/one_line.h"
#include "model/rally/piece_needs.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace stagewright {

namespace {

struct OverviewText {
    Q_DECLARE_TR_FUNCTIONS(RallyOverview)
};

QStringList surfacesOf(const StageWay& way, const PieceWords& words) {
    QStringList surfaces;
    for (const auto& [terrain, count] : way.terrains)
        surfaces << words.surface(terrain, count);
    return surfaces;
}

QString classSaid(StageClass stageClass, bool isRace) {
    switch (stageClass) {
    case StageClass::Short:
        return isRace ? OverviewText::tr("short circuit") : OverviewText::tr("short stage");
    case StageClass::Standard:
        return isRace ? OverviewText::tr("standard circuit") : OverviewText::tr("standard stage");
    case StageClass::Long:
        break;
    }
    return isRace ? OverviewText::tr("long circuit") : OverviewText::tr("long stage");
}

QStringList stageFacts(const RallySheet& sheet, const RallyStage& stage,
                       const StageForecast* forecast) {
    const Stage& laid = stage.stage;
    const StageWay way = sheet.games.face<StageDriving>(laid).way(laid, sheet.games);
    const auto& words = sheet.games.face<PieceWords>(laid);
    QStringList facts;
    facts << words.count(laid.layout.pieceCount());
    const bool isRace = laid.info.kind == StageKind::Circuit;
    if (way.spaces > 0)
        facts << (isRace ? OverviewText::tr("%n space(s) a lap", nullptr, way.spaces)
                         : OverviewText::tr("%n space(s) long", nullptr, way.spaces));
    if (way.longestStraight > 0)
        facts << OverviewText::tr("%n corner(s)", nullptr, way.corners)
              << OverviewText::tr("longest straight: %n space(s)", nullptr, way.longestStraight);
    facts << surfacesOf(way, words)
          << sheet.games.face<BesideTheRoad>(laid).counted(laid, sheet.games);
    if (forecast && forecast->isDriven)
        facts << classSaid(forecast->stageClass, isRace)
              << OverviewText::tr("difficulty: %1").arg(phraseFor(saidNow(forecast->difficulty)));
    return facts;
}

OverviewStage overviewOf(const RallySheet& sheet, qsizetype i) {
    const RallyStage& stage = sheet.rally.stages()[i];
    const StageForecast* forecast =
        sheet.forecast ? &sheet.forecast->stages.at(static_cast<std::size_t>(i)) : nullptr;
    OverviewStage overview;
    overview.index = i;
    overview.name = sheetStageName(sheet.rally, i);
    QStringList where{oneLine(stage.place).simplified(), oneLine(stage.country).simplified()};
    where.removeAll(QString());
    overview.where = where.join(QStringLiteral(", "));
    overview.facts = stageFacts(sheet, stage, forecast);
    overview.text = stage.text.trimmed();
    overview.serviceAfter = stage.serviceAfter;
    overview.isRace = stage.stage.info.kind == StageKind::Circuit;
    if (forecast && forecast->isDriven)
        overview.time =
            OverviewText::tr("%1 expected (%2 to %3)")
                .arg(minutesAndSeconds(forecast->seconds), minutesAndSeconds(forecast->quick),
                     minutesAndSeconds(forecast->slow));
    if (forecast)
        overview.minutes = wholeMinutes(forecast->minutes.drive);
    return overview;
}

QString sessionHeading(const Rally& rally, int session) {
    const Session& each = rally.sessions()[session];
    const QString title = oneLine(each.title).simplified();
    if (rally.sessions().size() == 1 && title.isEmpty())
        return {};
    const QString name = title.isEmpty() ? OverviewText::tr("Session %1").arg(session + 1) : title;
    return each.breakBefore > 0 ? OverviewText::tr("%1, after a break of %2")
                                      .arg(name, wholeMinutes(each.breakBefore))
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
                   ? thenService(rally.stages()[line.stage].stage.info.kind)
                         .arg(sheetStageName(rally, line.stage))
                   : sheetStageName(rally, line.stage);
    case Activity::Change:
        return isOfRaces(rally) ? OverviewText::tr("change of circuits")
                                : OverviewText::tr("change of stages");
    case Activity::Break:
        break;
    }
    return OverviewText::tr("break");
}

QString whenSaid(QTime start, const TimetableLine& line) {
    if (!start.isValid())
        return wholeMinutes(line.end - line.begin);
    const auto form = QStringLiteral("HH:mm");
    const QString begin = clockSaid(start, line.begin, form);
    QString end = clockSaid(start, line.end, form);
    // The day is said once.
    if (const qsizetype day = begin.size() - form.size();
        day > 0 && end.startsWith(begin.left(day)))
        end.remove(0, day);
    return OverviewText::tr("%1 – %2").arg(begin, end);
}

/// Empty: nothing but what the lines say.
QString sumSaid(const Rally& rally, const Timetable& table) {
    const bool isSingle = rally.stages().size() == 1;
    if (std::lround(table.setup) == 0) // nothing is known of it
        return isSingle ? QString()
                        : OverviewText::tr("%1 in all.").arg(wholeMinutes(table.minutes()));
    const QString setup = wholeMinutes(table.setup);
    if (isSingle)
        return OverviewText::tr("Laying the table is work of another %1 for one person.")
            .arg(setup);
    return (isOfRaces(rally)
                ? OverviewText::tr("%1 in all. Laying the tables is work of another %2 for one "
                                   "person; a race whose table is not ready in time starts later.")
                : OverviewText::tr("%1 in all. Laying the tables is work of another %2 for one "
                                   "person; a stage whose table is not ready in time starts "
                                   "later."))
        .arg(wholeMinutes(table.minutes()), setup);
}

void addTimetable(const RallySheet& sheet, RallyOverview& overview) {
    const Rally& rally = sheet.rally;
    const Timetable& table = sheet.forecast->plan.timetable;
    for (const TimetableLine& line : table.lines)
        overview.timetable.push_back(
            {whenSaid(rally.info.evening.start, line), doingSaid(rally, line).simplified()});
    if (const QString sum = sumSaid(rally, table); !sum.isEmpty())
        overview.sums << sum;
}

/// Those there are; where that is not said, as many as the rally needs.
BoxCounts boxesOnTable(const RallySheet& sheet, const PieceCounts& needs) {
    BoxCounts boxes = boxesOf(sheet.rally, sheet.games);
    if (!sheet.rally.info.boxes.empty())
        return boxes;
    std::vector<PieceCounts> held;
    for (const auto& each : boxes)
        held.push_back(piecesOf({{each.first, 1}}, sheet.games));
    const std::vector<int> copies = copiesThatDo(held, needs);
    std::size_t i = 0;
    for (auto& each : boxes)
        each.second = copies[i++];
    return boxes;
}

/// Those of the boxes from which some piece of the rally comes.
BoxCounts withPieces(BoxCounts boxes, const PieceCounts& needs, const RallySheet& sheet) {
    std::set<QString> holding;
    for (const GameBox& box : allBoxes(sheet.games))
        if (std::any_of(needs.begin(), needs.end(),
                        [&](const auto& need) { return box.pieces.contains(need.first); }))
            holding.insert(box.id);
    std::erase_if(boxes, [&](const auto& box) { return !holding.contains(box.first); });
    return boxes;
}

QStringList boxLines(const RallySheet& sheet) {
    QStringList lines;
    const PieceCounts needs = needsOf(sheet.rally, sheet.rally.info.laying, sheet.games);
    const BoxCounts boxes = boxesOnTable(sheet, needs);
    const auto titles = boxTitles(sheet.games);
    for (const auto& [id, copies] : withPieces(boxes, needs, sheet)) {
        const auto known = titles.find(id);
        const QString title = known == titles.end() ? id : known->second;
        lines << (copies == 1 ? title : OverviewText::tr("%1 × %2").arg(copies).arg(title));
    }
    for (const Shortage& each : shortagesOf(needs, piecesOf(boxes, sheet.games), sheet.games))
        lines << wordsOf(sheet.rally, sheet.games)
                     .say(PieceSentence::IsShort)
                     .arg(each.piece)
                     .arg(each.needed)
                     .arg(each.owned);
    if (!sheet.overlays.isEmpty())
        lines << wordsOf(sheet.rally, sheet.games)
                     .say(PieceSentence::FromFiles)
                     .arg(sheet.overlays.join(QStringLiteral(", ")));
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
    const bool races = isOfRaces(rally);
    const auto count = static_cast<int>(rally.stages().size());
    overview.stagesHeading = races ? OverviewText::tr("Races") : OverviewText::tr("Stages");
    overview.facts = {races ? OverviewText::tr("%n race(s)", nullptr, count)
                            : OverviewText::tr("%n stage(s)", nullptr, count),
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

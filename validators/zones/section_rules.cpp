#include "model/layouts/zones/chain/section_road.h"
#include "validators/zones/chain_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct SectionRules {
    Q_DECLARE_TR_FUNCTIONS(SectionRules)
};

/// Of a section whose zone and points are there.
struct FoundSide {
    const Zone* zone = nullptr;
    const ZoneSide* side = nullptr; ///< null: an end or point is not there
};

FoundSide sideOfSection(const ChainCheck& check, const StageSection& section) {
    FoundSide found{check.boards.zone(section.zone)};
    if (!found.zone)
        return found;
    const ZoneSide* side = sideWith(*found.zone, section.entry(), section.snow);
    const bool isThere =
        side && endIndex(*side, section.entry()) && endIndex(*side, section.exit()) &&
        std::all_of(section.points.begin(), section.points.end(),
                    [&](int point) { return sideWith(*found.zone, point, section.snow) == side; });
    found.side = isThere ? side : nullptr;
    return found;
}

template <typename Judge>
void forEachSection(const ChainCheck& check, Judge judge) {
    for (qsizetype i = 0; i < check.chain.sections.size(); ++i)
        judge(check.chain.sections[i], Places{{static_cast<int>(i), 0}});
}

} // namespace

void zoneNotThere(const ChainCheck& check, Findings& findings) {
    forEachSection(check, [&](const StageSection& section, const Places& places) {
        const Zone* zone = check.boards.zone(section.zone);
        if (!zone)
            findings << Finding{
                Severity::Error,
                places,
                {},
                SectionRules::tr("There is no board of a zone %1.").arg(section.zone)};
        else if (!check.chain.boxes.isEmpty() && !zone->box.isEmpty() &&
                 !check.chain.boxes.contains(zone->box))
            findings << Finding{
                Severity::Error,
                places,
                {},
                SectionRules::tr("Zone %1 is in none of the boxes chosen.").arg(section.zone)};
    });
}

void endNotThere(const ChainCheck& check, Findings& findings) {
    forEachSection(check, [&](const StageSection& section, const Places& places) {
        const FoundSide found = sideOfSection(check, section);
        if (!found.zone || found.side)
            return;
        const auto isMissing = [&](int point) {
            return !sideWith(*found.zone, point, section.snow);
        };
        const auto missing = std::find_if(section.points.begin(), section.points.end(), isMissing);
        const auto place = placeOfRoad(section, check.boards);
        if (place && place->points.isEmpty())
            findings << Finding{
                Severity::Error,
                places,
                {},
                SectionRules::tr("As far as is known zone %1 has no %2. The numbers of side %3 are "
                                 "not entered.")
                    .arg(section.zone)
                    .arg(nameOfEnd(section.zone, section.entry(), section.snow), place->side)};
        else if (missing != section.points.end())
            findings << Finding{Severity::Error,
                                places,
                                {},
                                SectionRules::tr("As far as is known zone %1 has no %2.")
                                    .arg(section.zone)
                                    .arg(nameOfEnd(section.zone, *missing, section.snow))};
        else
            findings << Finding{
                Severity::Error,
                places,
                {},
                SectionRules::tr("%1 does not go from end to end of one side of the board.")
                    .arg(nameOf(section))};
    });
}

void noSuchRoad(const ChainCheck& check, Findings& findings) {
    forEachSection(check, [&](const StageSection& section, const Places& places) {
        const FoundSide found = sideOfSection(check, section);
        if (!found.side || roadThrough(*found.zone, *found.side, section.points))
            return;
        const auto end = [&](int point) { return nameOfEnd(section.zone, point, section.snow); };
        const bool knowsAll = knowsAllRoads(*found.zone, *found.side);
        auto road = roadFrom(*found.zone, *found.side, section.entry());
        if (!road)
            road = roadFrom(*found.zone, *found.side, section.exit());
        if (!road && !knowsAll) {
            findings << Finding{
                Severity::Warning,
                places,
                {},
                SectionRules::tr("Unknown road: not all roads of zone %1 are known, and none "
                                 "from %2.")
                    .arg(section.zone)
                    .arg(end(section.entry()))};
            return;
        }
        QString text = (isDenied(*found.zone, *found.side, section.points)
                            ? SectionRules::tr("On your boards no road joins %1 and %2")
                            : SectionRules::tr("No road joins %1 and %2"))
                           .arg(end(section.entry()), end(section.exit()));
        if (road && road->points.last() == section.exit())
            text = SectionRules::tr("The road from %1 to %2 is %3")
                       .arg(end(section.entry()), end(section.exit()),
                            nameOf(StageSection{section.zone, road->points, section.snow}));
        else if (road)
            text = SectionRules::tr("%1; from %2 the road leads to %3")
                       .arg(text, end(road->points.first()), end(road->points.last()));
        if (road && isInferred(*road))
            text = SectionRules::tr("%1 (which is inferred: your own entries can correct it)")
                       .arg(text);
        if (!knowsAll)
            text = SectionRules::tr("%1 (not all roads of zone %2 are known)")
                       .arg(text, QString(section.zone));
        findings << Finding{Severity::Error, places, {}, text + u'.'};
    });
}

void spacesNotEntered(const ChainCheck& check, Findings& findings) {
    forEachSection(check, [&](const StageSection& section, const Places& places) {
        const FoundSide found = sideOfSection(check, section);
        const auto road =
            found.side ? roadThrough(*found.zone, *found.side, section.points) : std::nullopt;
        if (road && !road->isEntered())
            findings << Finding{
                Severity::Warning,
                places,
                {},
                SectionRules::tr("%1: spaces not entered. There is no estimate of the stage.")
                    .arg(nameOf(section))};
    });
}

std::optional<MendedChain> takeTheKnownRoad(const ChainCheck& check, const Finding& finding) {
    const qsizetype at = finding.places.first().x;
    const StageSection& section = check.chain.sections[at];
    const FoundSide found = sideOfSection(check, section);
    const auto road =
        found.side ? roadFrom(*found.zone, *found.side, section.entry()) : std::nullopt;
    if (!road)
        return std::nullopt;
    const StageSection known{section.zone, road->points, section.snow};
    return MendedChain{withOtherSection(check.chain, at, known),
                       [name = nameOf(known)] { return SectionRules::tr("Drive %1").arg(name); }};
}

} // namespace stagewright

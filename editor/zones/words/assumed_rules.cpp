#include "editor/zones/words/assumed_rules.h"

#include "model/layouts/zones/chain/section_road.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace stagewright {

namespace {

struct AssumedRules {
    Q_DECLARE_TR_FUNCTIONS(AssumedRules)
};

/// Records of a file of rules, by the beginning of their places in it.
constexpr std::array assumedRecords{
    std::pair{"dice", QT_TRANSLATE_NOOP("AssumedRules", "faces with a hazard of some dice")},
    std::pair{"dashboards",
              QT_TRANSLATE_NOOP("AssumedRules", "dice and limits of some tyres on some roads")},
    std::pair{"backs", QT_TRANSLATE_NOOP("AssumedRules", "odds of a spin and of leaving the road")},
    std::pair{"scenery", QT_TRANSLATE_NOOP("AssumedRules", "gear dice lost off the road")},
    std::pair{"cutCards", QT_TRANSLATE_NOOP("AssumedRules", "odds of the cut cards")},
    std::pair{"dirtyCorner", QT_TRANSLATE_NOOP("AssumedRules", "what dirt on a corner does")},
    std::pair{"slide", QT_TRANSLATE_NOOP("AssumedRules", "slides at exactly their gear")},
    std::pair{"jump", QT_TRANSLATE_NOOP("AssumedRules", "how far bumps throw a car")},
    std::pair{"ford", QT_TRANSLATE_NOOP("AssumedRules", "control lost in a ford before it stops")},
    std::pair{"lowerLimitAhead",
              QT_TRANSLATE_NOOP("AssumedRules", "a lower limit on a new road holds at once")},
    std::pair{"finish", QT_TRANSLATE_NOOP("AssumedRules", "the stage ends beyond its last space")},
    std::pair{"tokens", QT_TRANSLATE_NOOP("AssumedRules", "what seconds cost and save")},
    std::pair{"spareWheels", QT_TRANSLATE_NOOP("AssumedRules", "what the spare wheel costs")},
};

bool isOf(const QString& place, QLatin1StringView record) {
    return place.startsWith(record) &&
           (place.size() == record.size() || !place[record.size()].isLetter());
}

bool borrowsEnds(const StageSection& section, const ZoneBoards& boards) {
    const ZoneSide* side = sideUnder(section, boards);
    if (!side || side->sameEndsAs.isEmpty())
        return false;
    const auto own = [&](const ZoneRoad& road) {
        return (road.points.first() == section.entry() && road.points.last() == section.exit()) ||
               (road.points.last() == section.entry() && road.points.first() == section.exit());
    };
    return std::none_of(side->roads.begin(), side->roads.end(), own);
}

/// Whether the rule for all long corners is used.
bool assumesLineChanges(const StageSection& section, const ZoneBoards& boards) {
    const auto road = roadUnder(section, boards);
    return road && !road->lineChanges &&
           std::any_of(road->spaces.begin(), road->spaces.end(), isLongCorner);
}

} // namespace

QStringList assumedRulesInWords(const RoadRules& rules) {
    QStringList words;
    for (const auto& [record, text] : assumedRecords)
        if (std::any_of(rules.assumed.begin(), rules.assumed.end(), [&](const QString& place) {
                return isOf(place, QLatin1StringView(record));
            }))
            words << AssumedRules::tr(text);
    for (const QString& place : rules.assumed) // of a newer file: as it names them
        if (std::none_of(assumedRecords.begin(), assumedRecords.end(), [&](const auto& record) {
                return isOf(place, QLatin1StringView(record.first));
            }))
            words << place;
    return words;
}

QStringList assumedBoardsInWords(const ChainLayout& chain, const ZoneBoards& boards) {
    QStringList words;
    if (!boards.order)
        words << AssumedRules::tr("Ends 0, 1, 2 run clockwise round a board. Where yours run the "
                                  "other way, the drawing is its mirror image.");
    if (std::any_of(chain.sections.begin(), chain.sections.end(),
                    [&](const StageSection& section) { return borrowsEnds(section, boards); }))
        words << AssumedRules::tr("Roads of the snow sides join the same ends as those of the "
                                  "dry sides.");
    if (std::any_of(chain.sections.begin(), chain.sections.end(), [&](const StageSection& section) {
            return assumesLineChanges(section, boards);
        }))
        words << AssumedRules::tr("In long corners a car may change to a space of the other line "
                                  "that begins and ends further on.");
    return words;
}

} // namespace stagewright

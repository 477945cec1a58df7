#include "model/layouts/zones/chain/section_road.h"
#include "validators/zones/chain_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <utility>

namespace stagewright {

namespace {

struct ChainRules {
    Q_DECLARE_TR_FUNCTIONS(ChainRules)
};

constexpr int mostBoardsOfTheBook = 4;

Places placeOfSection(qsizetype at) {
    return {{static_cast<int>(at), 0}};
}

QString endName(const TableEnd& end) {
    return nameOfEnd(end.zone, end.number, end.snow);
}

bool areOneRoad(const StageSection& a, const StageSection& b) {
    return a == b || a == reversed(b);
}

/// The first earlier section for which that holds; -1: none.
template <typename Holds>
qsizetype earlierSection(const ChainCheck& check, qsizetype at, Holds holds) {
    for (qsizetype i = 0; i < at; ++i)
        if (holds(check.chain.sections[i]))
            return i;
    return -1;
}

} // namespace

void endsApart(const ChainCheck& check, Findings& findings) {
    const auto& sections = check.chain.sections;
    for (qsizetype i = 0; i + 1 < sections.size(); ++i) {
        const TableEnd exit = exitOf(sections[i]);
        const TableEnd entry = entryOf(sections[i + 1]);
        const bool isJudged =
            placeOf(check.table, exit, check.boards) && placeOf(check.table, entry, check.boards);
        if (!isJudged || check.table.borderFits[static_cast<std::size_t>(i)])
            continue;
        const auto against = endAgainst(check.table, exit, check.boards);
        findings << Finding{Severity::Error,
                            placeOfSection(i + 1),
                            {},
                            against ? ChainRules::tr("%1 lies against %2, not %3.")
                                          .arg(endName(exit), endName(*against), endName(entry))
                                    : ChainRules::tr("No board lies against %1, and %2 lies "
                                                     "elsewhere.")
                                          .arg(endName(exit), endName(entry))};
    }
}

void boardsOverlap(const ChainCheck& check, Findings& findings) {
    for (const auto& [below, above] : check.table.overlaps) {
        const QChar zone = check.table.boards[above].zone;
        const auto& sections = check.chain.sections;
        const auto first =
            std::find_if(sections.begin(), sections.end(),
                         [&](const StageSection& section) { return section.zone == zone; });
        findings << Finding{
            Severity::Error,
            placeOfSection(first - sections.begin()),
            {},
            ChainRules::tr("%1 would lie on %2.").arg(zone).arg(check.table.boards[below].zone)};
    }
}

void bothSidesUp(const ChainCheck& check, Findings& findings) {
    std::map<QChar, QString> sides;
    for (qsizetype i = 0; i < check.chain.sections.size(); ++i) {
        const StageSection& section = check.chain.sections[i];
        const ZoneSide* side = sideUnder(section, check.boards);
        if (!side)
            continue;
        const auto [first, isNew] = sides.emplace(section.zone, side->side);
        if (!isNew && first->second != side->side)
            findings << Finding{
                Severity::Error,
                placeOfSection(i),
                {},
                ChainRules::tr("Zone %1 cannot show both sides.").arg(section.zone)};
    }
}

void endUsedTwice(const ChainCheck& check, Findings& findings) {
    for (qsizetype i = 0; i < check.chain.sections.size(); ++i) {
        const StageSection& section = check.chain.sections[i];
        for (const TableEnd& end : {entryOf(section), exitOf(section)}) {
            const auto other = earlierSection(check, i, [&](const StageSection& earlier) {
                return (entryOf(earlier) == end || exitOf(earlier) == end) &&
                       !areOneRoad(earlier, section);
            });
            if (other >= 0)
                findings << Finding{Severity::Error,
                                    placeOfSection(i),
                                    {},
                                    ChainRules::tr("%1 is an end of section %2 already.")
                                        .arg(endName(end))
                                        .arg(other + 1)};
        }
    }
}

void roadDrivenTwice(const ChainCheck& check, Findings& findings) {
    for (qsizetype i = 0; i < check.chain.sections.size(); ++i) {
        const StageSection& section = check.chain.sections[i];
        const auto other = earlierSection(
            check, i, [&](const StageSection& earlier) { return areOneRoad(earlier, section); });
        if (other >= 0)
            findings << Finding{
                Severity::Warning,
                placeOfSection(i),
                {},
                ChainRules::tr("The road of section %1 is driven twice.").arg(other + 1)};
    }
}

void closedToACircuit(const ChainCheck& check, Findings& findings) {
    const auto& sections = check.chain.sections;
    const auto start = placeOf(check.table, entryOf(sections.first()), check.boards);
    const auto finish = placeOf(check.table, exitOf(sections.last()), check.boards);
    if (start && finish && face(*start, *finish))
        findings << Finding{Severity::Error,
                            placeOfSection(sections.size() - 1),
                            {},
                            ChainRules::tr("Start and finish face each other: a stage is no "
                                           "circuit.")};
}

void moreBoardsThanFour(const ChainCheck& check, Findings& findings) {
    const int boards = check.chain.pieceCount();
    if (boards > mostBoardsOfTheBook)
        findings << Finding{
            Severity::Warning,
            {},
            {},
            ChainRules::tr("The rulebook combines one to four boards, not %1.").arg(boards)};
}

std::optional<MendedChain> driveOnWhereItLies(const ChainCheck& check, const Finding& finding) {
    const qsizetype at = finding.places.first().x;
    const auto against =
        endAgainst(check.table, exitOf(check.chain.sections[at - 1]), check.boards);
    const Zone* zone = against ? check.boards.zone(against->zone) : nullptr;
    const ZoneSide* side = zone ? sideWith(*zone, against->number, against->snow) : nullptr;
    const auto road = side ? roadFrom(*zone, *side, against->number) : std::nullopt;
    if (!road)
        return std::nullopt;
    const StageSection on{against->zone, road->points, against->snow};
    return MendedChain{withOtherSection(check.chain, at, on),
                       [name = nameOf(on)] { return ChainRules::tr("Drive on by %1").arg(name); }};
}

} // namespace stagewright

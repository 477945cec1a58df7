#include "model/layouts/points/track/race_plan.h"
#include "validators/points/titan_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct SeatRules {
    Q_DECLARE_TR_FUNCTIONS(SeatRules)
};

Finding ofSeats(Severity severity, const QString& text) {
    return {severity, {}, std::nullopt, text, {}};
}

/// How many are in each team; without those that are in none.
std::map<QString, int> membersOf(const TitanLayout& layout) {
    std::map<QString, int> teams;
    for (const SeatedTitan& seat : layout.titans)
        if (!seat.team.isEmpty())
            ++teams[seat.team];
    return teams;
}

QString titanName(const TitanCheck& check, const QString& id) {
    const TitanRecord* titan = check.game.titan(id);
    return titan ? titan->name : id;
}

std::optional<TitanColour> colourOf(const TitanCheck& check, const QString& id) {
    const TitanRecord* titan = check.game.titan(id);
    if (titan && titan->colour)
        return titan->colour;
    const auto entered = check.layout.colours.find(id);
    return entered == check.layout.colours.end() ? std::nullopt : std::optional(*entered);
}

} // namespace

void unknownTitan(const TitanCheck& check, Findings& findings) {
    constexpr int mostCharactersNamed = 40;
    for (const SeatedTitan& seat : check.layout.titans)
        if (!check.game.titan(seat.titan))
            findings.append(
                ofSeats(Severity::Error,
                        SeatRules::tr("The box has no titan \"%1\", but %2.")
                            .arg(seat.titan.left(mostCharactersNamed), idsOf(check.game.titans))));
}

void titanTwice(const TitanCheck& check, Findings& findings) {
    std::map<QString, int> counts;
    for (const SeatedTitan& seat : check.layout.titans)
        if (check.game.titan(seat.titan) && ++counts[seat.titan] == 2)
            findings.append(
                ofSeats(Severity::Error,
                        SeatRules::tr("%1 takes part twice.").arg(titanName(check, seat.titan))));
}

void numberOfTitans(const TitanCheck& check, Findings& findings) {
    const auto titans = static_cast<int>(check.layout.titans.size());
    const int players = playersOf(check.layout);
    if (titans == 0)
        return;
    if (players < fewestTitanPlayers || players > mostTitanPlayers)
        findings.append(
            ofSeats(Severity::Error,
                    SeatRules::tr("Two to six play, each with a die a titan; here it is %n "
                                  "player(s).",
                                  nullptr, players)));
    else if (players > fewestTitanPlayers && titans != players)
        findings.append(ofSeats(
            Severity::Error, SeatRules::tr("With three and more players everybody has one titan: "
                                           "%1 players have %2.")
                                 .arg(players)
                                 .arg(titans)));
}

void twoPlayersTitans(const TitanCheck& check, Findings& findings) {
    const auto& seats = check.layout.titans;
    if (playersOf(check.layout) != fewestTitanPlayers)
        return;
    constexpr int eachHas = 2;
    if (seats.size() != fewestTitanPlayers * eachHas)
        findings.append(ofSeats(Severity::Error,
                                SeatRules::tr("Two players have two titans each, four together.")));
    else if (seats[0].player != seats[2].player || seats[1].player != seats[3].player)
        findings.append(ofSeats(Severity::Error,
                                SeatRules::tr("The titans of two players take turns: one of the "
                                              "first's, one of the second's, and so again.")));
}

void teamSizes(const TitanCheck& check, Findings& findings) {
    const auto teams = membersOf(check.layout);
    if (teams.empty())
        return;
    const auto titans = static_cast<int>(check.layout.titans.size());
    const auto count = static_cast<int>(teams.size());
    const bool equal = std::all_of(teams.begin(), teams.end(),
                                   [&](const auto& team) { return team.second * count == titans; });
    const bool known = (titans == 4 && count == 2) || (titans == 6 && (count == 2 || count == 3));
    if (!equal || !known)
        findings.append(
            ofSeats(Severity::Error,
                    SeatRules::tr("Teams are two of two in a game of four, two of three or "
                                  "three of two in a game of six.")));
}

void teamsSideBySide(const TitanCheck& check, Findings& findings) {
    const auto& seats = check.layout.titans;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        const SeatedTitan& next = seats[(i + 1) % seats.size()];
        if (!seats[i].team.isEmpty() && seats.size() > 2 && seats[i].team == next.team)
            findings.append(
                ofSeats(Severity::Error,
                        SeatRules::tr("%1 and %2 are of one team, and sit side by side.")
                            .arg(titanName(check, seats[i].titan), titanName(check, next.titan))));
    }
}

void colourTwice(const TitanCheck& check, Findings& findings) {
    std::map<TitanColour, QString> seen; // those printed in the rulebook before all others
    for (const TitanRecord& titan : check.game.titans)
        if (titan.colour)
            seen.emplace(*titan.colour, titan.id);
    for (const SeatedTitan& seat : check.layout.titans) {
        const auto colour = colourOf(check, seat.titan);
        if (!colour)
            continue;
        const auto [first, isNew] = seen.emplace(*colour, seat.titan);
        if (!isNew && first->second != seat.titan)
            findings.append(ofSeats(
                Severity::Warning,
                SeatRules::tr("%1 and %2 are entered with one colour; each titan has its own.")
                    .arg(titanName(check, first->second), titanName(check, seat.titan))));
    }
}

void coloursUnsaid(const TitanCheck& check, Findings& findings) {
    QStringList titans;
    for (const SeatedTitan& seat : check.layout.titans)
        if (check.game.titan(seat.titan) && !colourOf(check, seat.titan))
            titans << titanName(check, seat.titan);
    titans.removeDuplicates();
    if (!titans.isEmpty())
        findings.append(
            ofSeats(Severity::Hint,
                    SeatRules::tr("The colours of these titans are not entered, so which dice give "
                                  "them lives is left out: %1.")
                        .arg(titans.join(QStringLiteral(", ")))));
}

} // namespace stagewright

#include "model/layouts/cards/play/box_list.h"
#include "validators/cards/card_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct PlayerRules {
    Q_DECLARE_TR_FUNCTIONS(PlayerRules)
};

constexpr int mostFlippedByTheBook = 2;

Place playerPlace(qsizetype seat) {
    return placeIn(TableZone::Player, static_cast<int>(seat) + 1);
}

/// The seat that a finding is about, if there is one.
std::optional<qsizetype> seatFound(const CardCheck& check, const Finding& finding) {
    if (finding.places.isEmpty())
        return std::nullopt;
    const qsizetype seat = finding.places.back().y - 1;
    return seat >= 0 && seat < check.table.seats.size() ? std::optional(seat) : std::nullopt;
}

QStringList driversSeated(const CardTable& table) {
    QStringList drivers;
    for (const CardSeat& seat : table.seats)
        drivers << seat.driver;
    return drivers;
}

} // namespace

void tooManyPlayers(const CardCheck& check, Findings& findings) {
    if (check.players > check.game.mostPlayers)
        findings << cardFinding(Severity::Error,
                                PlayerRules::tr("One to four play, and here it is %1: the box has "
                                                "things for four.")
                                    .arg(check.players));
}

void playersOfSolo(const CardCheck& check, Findings& findings) {
    const int players = static_cast<int>(check.table.seats.size());
    if (check.table.mode == CardMode::Solo && players > 1)
        findings << cardFinding(Severity::Error,
                                PlayerRules::tr("One player drives against the ghost driver, and "
                                                "here it is %1.")
                                    .arg(players));
}

void aloneInARace(const CardCheck& check, Findings& findings) {
    if (check.table.mode == CardMode::Race && check.table.seats.size() == 1)
        findings << cardFinding(Severity::Warning,
                                PlayerRules::tr("A single player drives solo, against the ghost "
                                                "driver."));
}

std::optional<MendedTable> playSolo(const CardCheck& check, const Finding&) {
    return MendedTable{inMode(check.table, CardMode::Solo),
                       [] { return PlayerRules::tr("Play solo"); }};
}

void unknownDriver(const CardCheck& check, Findings& findings) {
    const auto& seats = check.table.seats;
    for (qsizetype i = 0; i < seats.size(); ++i)
        if (!seats[i].driver.isEmpty() && !check.game.driver(seats[i].driver))
            findings << cardFinding(Severity::Error,
                                    PlayerRules::tr("The box has no driver \"%1\", but %2.")
                                        .arg(seats[i].driver.left(mostCharactersSaid),
                                             check.game.driverIds().join(QStringLiteral(", "))),
                                    {playerPlace(i)});
}

void driverTwice(const CardCheck& check, Findings& findings) {
    std::map<QString, qsizetype> first;
    const auto& seats = check.table.seats;
    for (qsizetype i = 0; i < seats.size(); ++i) {
        if (!check.game.driver(seats[i].driver))
            continue;
        const auto [at, isFirst] = first.emplace(seats[i].driver, i);
        if (!isFirst)
            findings << cardFinding(Severity::Error,
                                    PlayerRules::tr("%1 drives for two players; the box has each "
                                                    "driver once.")
                                        .arg(driverName(seats[i], check.game)),
                                    {playerPlace(at->second), playerPlace(i)});
    }
}

std::optional<MendedTable> redrawDriver(const CardCheck& check, const Finding& finding) {
    const auto seat = seatFound(check, finding);
    const QStringList seated = driversSeated(check.table);
    const QStringList all = check.game.driverIds();
    const auto free = std::find_if(all.begin(), all.end(),
                                   [&](const QString& id) { return !seated.contains(id); });
    if (!seat || free == all.end())
        return std::nullopt;
    CardTable table = withDriver(check.table, *seat, *free);
    const QString name = driverName(table.seats[*seat], check.game);
    return MendedTable{table, [name, number = *seat + 1] {
                           return PlayerRules::tr("%1 drives for player %2").arg(name).arg(number);
                       }};
}

void driversOfTrial(const CardCheck& check, Findings& findings) {
    const auto& seats = check.table.seats;
    if (check.table.mode == CardMode::Trial &&
        std::any_of(seats.begin(), seats.end(),
                    [](const CardSeat& seat) { return !seat.driver.isEmpty(); }))
        findings << cardFinding(Severity::Error,
                                PlayerRules::tr("In a trial nobody has driver cards."));
}

std::optional<MendedTable> takeDrivers(const CardCheck& check, const Finding&) {
    CardTable table = check.table;
    for (CardSeat& seat : table.seats)
        seat.driver.clear();
    return MendedTable{table, [] { return PlayerRules::tr("Leave the drivers out"); }};
}

void driversOpen(const CardCheck& check, Findings& findings) {
    if (check.table.mode == CardMode::Trial)
        return;
    const auto& seats = check.table.seats;
    for (qsizetype i = 0; i < std::min<qsizetype>(seats.size(), check.game.mostPlayers); ++i)
        if (seats[i].driver.isEmpty())
            findings << cardFinding(
                Severity::Hint, PlayerRules::tr("No driver is chosen for player %1.").arg(i + 1),
                {playerPlace(i)});
}

void manyFlipped(const CardCheck& check, Findings& findings) {
    const auto& seats = check.table.seats;
    for (qsizetype i = 0; i < seats.size(); ++i)
        if (seats[i].flipped > mostFlippedByTheBook)
            findings << cardFinding(
                Severity::Warning,
                PlayerRules::tr(
                    "Player %1 begins with %2 damage tokens flipped; the rulebook knows "
                    "one or two.")
                    .arg(i + 1)
                    .arg(seats[i].flipped),
                {playerPlace(i)});
}

std::optional<MendedTable> flipTwo(const CardCheck& check, const Finding& finding) {
    const auto seat = seatFound(check, finding);
    if (!seat)
        return std::nullopt;
    CardTable table = check.table;
    table.seats[*seat].flipped = mostFlippedByTheBook;
    return MendedTable{table, [] { return PlayerRules::tr("Flip two damage tokens"); }};
}

void handicap(const CardCheck& check, Findings& findings) {
    const auto& seats = check.table.seats;
    if (std::any_of(seats.begin(), seats.end(),
                    [&](const CardSeat& seat) { return seat.flipped != seats.front().flipped; }))
        findings << cardFinding(Severity::Hint,
                                PlayerRules::tr("The players begin with different damage: a "
                                                "handicap that the rulebook does not know."));
}

} // namespace stagewright

#include "editor/points/sheets/race_table.h"

#include "editor/points/words/race_words.h"
#include "model/layouts/points/track/race_plan.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct RaceTable {
    Q_DECLARE_TR_FUNCTIONS(TitanRaceSheets)
};

SheetSeat sheetSeat(const SeatedTitan& seated, const TitanLayout& layout, const TitanGame& game) {
    constexpr int mostCharacters = 20;
    SheetSeat seat;
    seat.titan = riderAndTitan(seated.titan);
    const QString team = oneLine(seated.team).simplified().left(mostCharacters);
    seat.player = team.isEmpty() ? RaceTable::tr("Player %1").arg(seated.player)
                                 : RaceTable::tr("Player %1, team %2").arg(seated.player).arg(team);
    seat.power = powerOf(seated.titan);
    seat.life = game.mostLife;
    std::optional<TitanColour> colour;
    if (const TitanRecord* record = game.titan(seated.titan)) {
        seat.life = record->life;
        colour = record->colour;
    }
    if (!colour && layout.colours.contains(seated.titan))
        colour = layout.colours.value(seated.titan);
    if (colour)
        seat.colour = colourName(*colour);
    return seat;
}

} // namespace

std::vector<SheetSeat> sheetSeats(const TitanLayout& layout, const TitanGame& game, int players) {
    std::vector<SheetSeat> seats;
    for (const SeatedTitan& seated : layout.titans)
        seats.push_back(sheetSeat(seated, layout, game));
    if (seats.empty()) {
        SheetSeat empty;
        empty.life = game.mostLife;
        seats.assign(static_cast<std::size_t>(
                         titansOf(std::clamp(players, fewestTitanPlayers, mostTitanPlayers))),
                     empty);
    }
    return seats;
}

} // namespace stagewright

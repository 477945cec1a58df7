#pragma once

#include "model/layouts/points/track/titan_layout.h"

namespace stagewright {

// Who races on what, each change as the layout that comes of it. Seats are counted from 0, in the
// order of play; so are the boards of a Grand Slam, bottom to top.

inline constexpr int fewestTitanPlayers = 2;
inline constexpr int mostTitanPlayers = 6;

/// Two players have two titans each, more of them one (rulebook, "Gra dwuosobowa").
[[nodiscard]] constexpr int titansOf(int players) {
    return players == fewestTitanPlayers ? 4 : players;
}

/// Different players among the seats; 0: nobody is seated.
[[nodiscard]] int playersOf(const TitanLayout& layout);
/// Different teams; 0: everybody for himself.
[[nodiscard]] int teamsOf(const TitanLayout& layout);
/// Of how many teams so many titans can be, beside none: 2 of four and six, 3 of six.
[[nodiscard]] QList<int> possibleTeams(int players);

/// Who sits already stays, the rest gets the first titans that are free. Two players take turns.
/// Teams that can be no more are dissolved.
/// @param titans ids of those of the box, in the order in which they are taken
/// @param players 2 to 6; 0: nobody
[[nodiscard]] TitanLayout withPlayers(TitanLayout layout, const QStringList& titans, int players);

/// Whoever had that titan gets the one of this seat.
[[nodiscard]] TitanLayout withTitan(TitanLayout layout, int seat, const QString& titan);

/// Members never sit side by side: A, B, A, B or A, B, C, A, B, C. @param teams 0: none
[[nodiscard]] TitanLayout withTeams(TitanLayout layout, int teams);

/// @param colour nothing: it is not entered
[[nodiscard]] TitanLayout withColour(TitanLayout layout, const QString& titan,
                                     std::optional<TitanColour> colour);

/// A loop keeps the lowest of the boards. A Grand Slam gets tracks of the box above it which are on
/// none of the boards that it has, as far as is known which are.
/// @param tracks ids of those of the box, in the order in which they are taken
[[nodiscard]] TitanLayout withStack(TitanLayout layout, const QStringList& tracks, StackKind stack);

/// Whoever has that track among the boards gets the one of this board. @pre the layout has the
/// board
/// @param track how it is then: of the box by its id, or one of somebody's own
[[nodiscard]] TitanLayout withBoard(TitanLayout layout, int board, const PointTrack& track);

/// What is on the back of a board, said of both of its sides; what was said of either before is
/// forgotten. @param back empty: not known
[[nodiscard]] TitanLayout withBack(TitanLayout layout, const QString& track, const QString& back);

/// What the owner has entered; empty: nothing.
[[nodiscard]] QString backOf(const TitanLayout& layout, const QString& track);

} // namespace stagewright

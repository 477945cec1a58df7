#include "model/drive/race/raced_pieces.h"

namespace stagewright {

std::vector<RacedPiece> racedPieces(const RaceSimulator& simulator) {
    std::vector<RacedPiece> pieces(simulator.pieces());
    const RaceTrack& track = simulator.track();
    for (std::size_t i = track.road().pieces.size(); i-- > 0;) {
        const DrivenPiece& piece = track.road().pieces[i];
        pieces[simulator.pieceNumber(i)] = {piece.name, piece.place, piece.piece};
    }
    return pieces;
}

MeanFigure raceMinutes(const RaceStatistics& races, const DriveRules& rules) {
    constexpr double secondsAMinute = 60;
    const MeanFigure turns = races.figure(RaceCount::Turns);
    const double each = rules.turnTableSeconds / secondsAMinute;
    return {turns.mean * each, turns.error * each};
}

} // namespace stagewright

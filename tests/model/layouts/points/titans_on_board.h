#pragma once

#include "model/layouts/points/racing/titan_stage.h"
#include "model/layouts/points/racing/titan_turns.h"
#include "tests/rulebook_stages.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace stagewright {

inline const TitanGame& titanGame() {
    return games().data<TitanGame>();
}

inline Place point(const char* name) {
    const auto place = placeNamed(QString::fromLatin1(name));
    if (!place || !isPoint(*place))
        throw std::runtime_error(std::string("no point: ") + name);
    return *place;
}

inline TitanSpot spot(const char* name, int laps = 0) {
    return {static_cast<std::int8_t>(numberOfPoint(point(name))), static_cast<std::int8_t>(laps)};
}

inline PointMarks marked(std::initializer_list<std::pair<const char*, TrackMark>> marks) {
    PointMarks all{};
    for (const auto& [name, mark] : marks)
        all[static_cast<std::size_t>(numberOfPoint(point(name)))].add(mark);
    return all;
}

/// "FLR": forward, left, right; "b": backward.
inline DieWay way(const char* letters) {
    DieWay made;
    for (const char* letter = letters; *letter; ++letter)
        made.steps[made.count++] = *letter == 'F'   ? PointStep::Forward
                                   : *letter == 'L' ? PointStep::Left
                                   : *letter == 'R' ? PointStep::Right
                                                    : PointStep::Backward;
    return made;
}

/// Titans on points of a track, the first of which moves.
struct OnBoard {
    TitanBoard board{PointMarks{}};
    TitanSituation situation{};

    OnBoard(const PointMarks& marks, const std::vector<TitanSpot>& spots) : board(marks) {
        for (const TitanSpot at : spots) {
            RacingTitan& titan = situation.titan(situation.count++);
            titan.spot = at;
            titan.onBoard = true;
        }
    }
    OnBoard& move(const char* letters, PushReach reach = PushReach::Full) {
        carryOut(way(letters), 0, reach, board, situation);
        return *this;
    }
    /// "B6 (6), B8 (5), F4 (4, lap 1)": where they are, lives, laps.
    [[nodiscard]] std::string text() const {
        QStringList titans;
        for (int seat = 0; seat < situation.count; ++seat) {
            const RacingTitan& titan = situation.titan(seat);
            QString each = nameOfPlace(pointNumbered(titan.spot.point)) +
                           QStringLiteral(" (%1").arg(titan.life);
            if (titan.spot.laps != 0)
                each += QStringLiteral(", lap %1").arg(titan.spot.laps);
            titans << each + u')';
        }
        return titans.join(QStringLiteral(", ")).toStdString();
    }
};

} // namespace stagewright

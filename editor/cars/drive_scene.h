#pragma once

#include "model/drive/drive_playback.h"

#include <QColor>
#include <QString>

#include <optional>
#include <vector>

namespace stagewright {

/// A car of a drive that is watched or driven, as it is seen on the board.
struct SceneCar {
    int number = 1; ///< on its roof
    QColor colour;
    SpaceVertex from = startVertex; ///< on its way from one space to the next
    SpaceVertex to = startVertex;
    double part = 1; ///< of that way, 0 to 1
    int gear = 0;
    int hazards = 0;
    CarStatus state = CarStatus::Drives;
};

/// A space onto which the driver may roll next.
struct SceneSpace {
    SpaceVertex space = 0;
    QString words;       ///< beside it: gear or chance
    bool isBest = false; ///< the best driver's choice
    bool isChosen = false;
    bool isRisky = false; ///< control is lost there for certain
};

/// What is to be seen of a drive on the board. Spaces are those of the open stage's own graph, laps
/// as the stage has them.
struct DriveScene {
    bool isRace = false; ///< spaces are those of the road on which several cars race
    std::vector<SceneCar> cars;
    std::vector<SceneSpace> open;
    std::vector<SpaceVertex> trail;      ///< of the turn under way, from where it began
    std::optional<std::size_t> followed; ///< the car that is kept in view
};

} // namespace stagewright

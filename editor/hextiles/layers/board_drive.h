#pragma once

#include "editor/cars/drive_scene.h"
#include "editor/colours/board_colours.h"
#include "editor/hextiles/layers/camera.h"
#include "editor/hextiles/sheets/space_places.h"

#include <QPainter>

#include <memory>
#include <optional>

namespace stagewright {

/// A drive that is watched or driven on the board.
struct BoardDrive {
    DriveScene scene;
    std::shared_ptr<const SpacePlaces> places; ///< of the open stage; never null
};

/// Cars, the way of the turn under way, and the spaces that are open to who drives.
void paintDrive(QPainter& painter, const BoardDrive& drive, const Camera& camera,
                const BoardColours& colours);

/// The open space at a point of the view.
[[nodiscard]] std::optional<SpaceVertex> openSpaceAt(const BoardDrive& drive, const Camera& camera,
                                                     QPointF at);

/// Where a car is on the board; nothing: the places are those of another stage.
[[nodiscard]] std::optional<SpacePlace> placeOf(const BoardDrive& drive, const SceneCar& car);

} // namespace stagewright

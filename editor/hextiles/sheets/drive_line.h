#pragma once

#include "editor/hextiles/sheets/space_places.h"
#include "model/drive/drive_record.h"

#include <QPainter>

namespace stagewright {

/// Draws the drives of a record over the map: a line from space to space, a dot for each die, where
/// a turn ends the gear in a square, and a cross where control is lost. The painter is in the
/// board's frame.
/// @param places of the stage that was driven
void paintDriveLine(QPainter& painter, const SpacePlaces& places, const DriveRecord& record,
                    bool isMono);

} // namespace stagewright

#pragma once

#include "model/game/games.h"

#include <QColor>

namespace stagewright {

/// What is drawn and printed of fields (tests/field_game.h): a row of squares as picture and map;
/// the map on a page, the plain list, a page that says field by field what is laid.
Games withFieldSheets(const Games& games);

/// A start is green, a road grey, a bend orange, a finish blue; what is not known is red.
QColor colourOfField(const QString& field);

} // namespace stagewright

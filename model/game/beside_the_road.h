#pragma once

#include "model/game/games.h"

#include <QStringList>

namespace stagewright {

/// What a kind of layout says of pieces that nobody races over (Games::face).
struct BesideTheRoad {
    /// Those that have no surface (StageWay::terrains), counted and in words: "1 service tile",
    /// "3 fillers".
    QStringList (*counted)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return QStringList(); };
};

} // namespace stagewright

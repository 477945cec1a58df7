#pragma once

#include "model/game/games.h"

#include <QStringList>

namespace stagewright {

/// What a kind of layout says of pieces that nobody races over (Games::face).
struct BesideTheRoad {
    /// How many there are: those that have no surface (StageWay::terrains).
    int (*pieces)(const Stage& stage, const Games& games) = [](const Stage&, const Games&) {
        return 0;
    };

    /// The same, counted in words: "1 service tile", "3 fillers".
    QStringList (*counted)(const Stage& stage, const Games& games) =
        [](const Stage&, const Games&) { return QStringList(); };
};

} // namespace stagewright

#pragma once

#include "model/game/edit.h"
#include "model/game/games.h"

#include <QStringList>

namespace stagewright {

/// What the owner of a box has entered into a stage of what stands nowhere but on its pieces
/// (Games::face). It is in his own files; whether others get it is his decision.
struct OwnerEntries {
    /// What it is, a phrase each: "Kaldeira: 12 points".
    QStringList (*said)(const Stage& stage, const Games& games) = [](const Stage&, const Games&) {
        return QStringList();
    };

    /// To the stage without it.
    Edit (*removal)(const Stage& stage, const Games& games) = [](const Stage&, const Games&) {
        return Edit{};
    };
};

} // namespace stagewright

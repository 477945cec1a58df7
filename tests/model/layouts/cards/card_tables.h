#pragma once

#include "model/game/stage_file.h"
#include "model/layouts/cards/play/card_game.h"
#include "tests/rulebook_stages.h"

#include <stdexcept>

namespace stagewright {

/// A stage of Dirt & Dust with these fields, which must be one that is read.
inline Stage cardStage(const QByteArray& fields) {
    const auto stage = readStage(R"({"game": "dirt-dust", )" + fields + '}', games());
    if (!stage)
        throw std::runtime_error(sentence(stage.error()).toStdString());
    return *stage;
}

inline CardTable cardTable(const QByteArray& fields) {
    return cardTableOf(cardStage(fields));
}

inline const CardGame& cardGame() {
    return games().data<CardGame>();
}

} // namespace stagewright

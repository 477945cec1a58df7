#pragma once

#include "editor/document/document.h"
#include "model/game/stage_file.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

[[nodiscard]] inline Stage sampleStage() {
    return loadStage(QStringLiteral(":/samples/rally1-ss1.json"), games()).value();
}

[[nodiscard]] inline Placement placed(Hex hex, QStringView side, int sixths = 0) {
    return {hex, TileId::parse(side).value(), Turn(sixths), 0, 0, {}, {}};
}

} // namespace stagewright

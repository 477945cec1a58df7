#pragma once

#include "model/game/stage_file.h"
#include "tests/rulebook_stages.h"

#include <string>

namespace stagewright {

/// "PLACE: WHAT" of the fault, empty if the text is read as a stage.
inline std::string faultOf(const QByteArray& text) {
    const auto stage = readStage(text, games());
    if (stage)
        return {};
    return (stage.error().place + QStringLiteral(": ") + stage.error().what).toStdString();
}

} // namespace stagewright

#pragma once

#include "editor/sheets/qr_code.h"
#include "editor/sheets/sheet_page.h"
#include "model/game/games.h"
#include "model/game/stage.h"

#include <QString>

#include <memory>

namespace stagewright {

/// The code of a stage (model/exchange/stage_code.h) as its map pages bear it: to be read by a
/// telephone, and as text.
struct StageCodeMark {
    QrCode code;
    QString text; ///< in groups of signs, for people

    /// Of the square, its quiet zone with it, in dots of the sheet.
    [[nodiscard]] double side() const { return code.sideWithQuiet() * moduleSize; }

    static constexpr double moduleSize =
        mm(0.55);                          ///< which any telephone reads, and any printer draws
    static constexpr int mostModules = 81; ///< of a side; larger ones leave a map no room
};

/// Null: the stage has no code, or too long a one.
/// @param stage as in its file
[[nodiscard]] std::shared_ptr<const StageCodeMark> stageCodeMark(const Stage& stage,
                                                                 const Games& games);

} // namespace stagewright

#pragma once

#include "editor/cli/stage_input.h"
#include "model/exchange/carried_rally.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

namespace stagewright {

/// The option of commands that write pictures and documents: what of the rally these carry inside.
[[nodiscard]] QCommandLineOption carryOption();

/// What it says. The fault is a word that it does not know.
[[nodiscard]] Expected<Carried> carriedAsTold(const QCommandLineParser& parser);

/// The pack that is to be carried (empty: none): the stages that can be used of a file, or all that
/// is in it. That the latter holds what the owner of a box has entered is said. The fault: of a
/// damaged file not all is there, or the pack cannot be written.
/// @param games with the file's own pieces
/// @param path of the file that will carry it
[[nodiscard]] Expected<QByteArray> packToCarry(const StageInput& input, Carried what,
                                               const Games& games, const QString& path);

} // namespace stagewright

#pragma once

#include "model/fault.h"
#include "model/game/games.h"
#include "model/game/stage.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

/// The version of the stage file format that is written; a file without "format" is of version 1.
/// STAGE_FORMAT.md beside this header specifies it.
inline constexpr int stageFormat = 1;

/// Larger files are refused before they are read.
inline constexpr qint64 largestStageFile = 16 * 1024 * 1024;

/// Reads a stage from its JSON text. Fields that this version does not know are kept.
///
/// The fault says which field is wrong and on which line. A stage of a game that is not known is
/// read all the same where its fields tell of what kind of layout it is; else that is the fault.
[[nodiscard]] Expected<Stage> readStage(const QByteArray& text, const Games& games);

/// Canonical: equal stages give equal bytes.
[[nodiscard]] QByteArray writeStage(const Stage& stage);

/// The same, if it is read again as this stage (see verified_text.h).
[[nodiscard]] Expected<QByteArray> verifiedStageText(const Stage& stage);

/// Whether the stage, read from so many bytes of any format, can be written as a stage file that is
/// read again. The fault is what is too much: bytes, values or pieces.
[[nodiscard]] Expected<void> fitsAFile(const Stage& stage, qsizetype readFrom);

[[nodiscard]] Expected<Stage> loadStage(const QString& path, const Games& games);

/// Writes the whole file, which is verified, or leaves the old one as it was.
[[nodiscard]] Expected<void> saveStage(const Stage& stage, const QString& path);

} // namespace stagewright

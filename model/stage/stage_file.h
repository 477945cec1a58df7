#pragma once

#include "model/fault.h"
#include "model/stage/tile_layout.h"

#include <QByteArray>
#include <QString>

namespace stagewright {

/// The version of the stage file format that is written; a file without "format" is of version 1.
/// STAGE_FORMAT.md beside this header specifies it.
inline constexpr int stageFormat = 1;

/// Larger files are refused before they are read.
inline constexpr qint64 largestStageFile = 16 * 1024 * 1024;
inline constexpr int mostTiles = 50'000;
inline constexpr qsizetype mostTokens = 100'000; ///< on all tiles together

/// Reads a stage from its JSON text. Fields that this version does not know are kept.
///
/// The fault says which field is wrong and on which line. Tiles need not be known to any catalogue.
[[nodiscard]] Expected<Stage> readStage(const QByteArray& text);

/// Canonical: equal stages give equal bytes.
[[nodiscard]] QByteArray writeStage(const Stage& stage);

/// The same, if it is read again as this stage (see verified_text.h).
[[nodiscard]] Expected<QByteArray> verifiedStageText(const Stage& stage);

/// Whether the stage, read from so many bytes of any format, can be written as a stage file that is
/// read again. The fault is what is too much: bytes, values or tokens.
[[nodiscard]] Expected<void> fitsAFile(const Stage& stage, qsizetype readFrom);

[[nodiscard]] Expected<Stage> loadStage(const QString& path);

/// Writes the whole file, which is verified, or leaves the old one as it was.
[[nodiscard]] Expected<void> saveStage(const Stage& stage, const QString& path);

} // namespace stagewright

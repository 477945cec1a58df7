#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

[[nodiscard]] bool looksLikePng(QByteArrayView file);

/// The picture with the pack as a text chunk (zTXt), in base64. The fault: it is no whole PNG.
[[nodiscard]] Expected<QByteArray> pngCarrying(const QByteArray& png, const QByteArray& pack);

/// The pack in such a chunk, or in a tEXt or iTXt of the same keyword, as other programs write one
/// anew; empty: there is none. The fault: the file ends before its end, the chunk's checksum is
/// wrong, it is there twice, or it holds something else.
[[nodiscard]] Expected<QByteArray> carriedInPng(const QByteArray& png);

[[nodiscard]] qint64 carriedSizeInPng(const QByteArray& pack);

} // namespace stagewright

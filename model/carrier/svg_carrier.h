#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

/// By what it begins with, in any encoding of ASCII.
[[nodiscard]] bool looksLikeSvg(QByteArrayView file);

/// The drawing with the pack in an element of our own namespace, in its metadata, in base64. The
/// fault: it does not end as a drawing does.
[[nodiscard]] Expected<QByteArray> svgCarrying(const QByteArray& svg, const QByteArray& pack);

/// The pack in such an element; empty: there is none. The fault: the file is no sound XML as far as
/// there, it declares entities, the element is there twice, or holds something else.
[[nodiscard]] Expected<QByteArray> carriedInSvg(const QByteArray& svg);

[[nodiscard]] qint64 carriedSizeInSvg(const QByteArray& pack);

} // namespace stagewright

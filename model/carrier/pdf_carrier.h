#pragma once

#include "model/fault.h"

#include <QByteArray>

namespace stagewright {

[[nodiscard]] bool looksLikePdf(QByteArrayView file);

/// The document with the pack as an attachment, rally.rallypack. The fault: it is no PDF.
[[nodiscard]] Expected<QByteArray> pdfCarrying(const QByteArray& pdf, const QByteArray& pack);

/// The rally pack among what is attached to a document; empty: there is none. The fault: it is
/// damaged, too large or there twice, or the document is encrypted.
///
/// An attachment is a stream, and streams stand in a PDF as they are, in no other stream: so the
/// file is gone through from its beginning, and nothing in it is unpacked but zips that are
/// attached, up to a limit. What the document is made of beside its streams, its scripts and
/// references, is not looked at: nothing of it can lead anywhere.
[[nodiscard]] Expected<QByteArray> carriedInPdf(const QByteArray& pdf);

[[nodiscard]] qint64 carriedSizeInPdf(const QByteArray& pack);

} // namespace stagewright

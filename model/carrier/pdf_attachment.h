#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

namespace stagewright {

/// The document with the pack as an attachment, rally.rallypack. (Its source knows qpdf, and is not
/// compiled as C++20, so that it knows nothing else of the model.)
/// @return or else, in one line, why it cannot be read or written (a reason in English, of libqpdf)
[[nodiscard]] tl::expected<QByteArray, QString> withAttachment(const QByteArray& pdf,
                                                               const QByteArray& pack);

} // namespace stagewright

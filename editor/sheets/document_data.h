#pragma once

#include <QByteArray>
#include <QString>

namespace stagewright {

/// What a PDF says of itself, as an XMP packet: title and author. (Qt's PDFs have no other place
/// for an author.)
[[nodiscard]] QByteArray documentData(const QString& title, const QString& author);

} // namespace stagewright

#pragma once

#include "model/fault.h"

#include <QByteArray>
#include <QString>

#include <map>

namespace stagewright {

/// The files of a zip by name; "/" parts folders.
using ZipContent = std::map<QString, QByteArray>;

/// Canonical: the same files give the same bytes on every machine. Entries are stored, sorted by
/// the bytes of their names, all of one time (midnight, 1 January 1980) and mode (rw-r--r--).
[[nodiscard]] Expected<QByteArray> writeZip(const ZipContent& files);

} // namespace stagewright

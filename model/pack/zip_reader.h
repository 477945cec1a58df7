#pragma once

#include "model/pack/zip_scan.h"

namespace stagewright {

/// A file in a zip, unpacked; a damaged one does not keep the others from being read.
struct ZipFile {
    QString name;
    Expected<QByteArray> content;
};

/// Everything in a zip that the scan lets through (see scanZip): its files, in the order of its
/// directory, without a folder that lies around all of them if `main` is in that.
///
/// Beside what the scan refuses, a file is damaged whose checksum is wrong, or that unpacks to
/// another size than is declared. The faults name entries in `place`.
[[nodiscard]] Expected<std::vector<ZipFile>> readZip(const QByteArray& zip, QStringView main,
                                                     const ZipLimits& limits = {});

} // namespace stagewright

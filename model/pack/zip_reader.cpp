#include "model/pack/zip_reader.h"

#include "model/pack/crc32.h"
#include "model/pack/inflated_size.h"
#include "model/pack/zip_records.h"

#include <QBuffer>
#include <QCoreApplication>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipfileinfo.h>

namespace stagewright {

namespace {

struct ZipReader {
    Q_DECLARE_TR_FUNCTIONS(ZipReader)
};

/// QuaZip takes the last thing that looks like an end record for one, be it in the comment.
/// @pre the scan has let the zip through
QByteArray withoutComment(const QByteArray& zip) {
    constexpr qint64 upToComment = 20;
    const auto end = findZipEnd(zip);
    const qint64 kept = end->last + upToComment;
    return kept + 2 == zip.size() ? zip : zip.first(kept) + QByteArray(2, '\0');
}

Fault damaged(const QString& what, const QString& entry) {
    return {what,
            entry,
            ZipReader::tr("Fetch the file again, or ask whoever made it for a clean one"),
            {}};
}

Expected<QByteArray> unpack(QuaZip& quaZip, const QByteArray& zip, const ZipEntry& entry) {
    const auto fault = [&](const QString& what) {
        return tl::unexpected(damaged(what, entry.name));
    };
    const QByteArrayView packed = QByteArrayView(zip).sliced(entry.data, entry.packed);
    if (entry.method != 0 && inflatedSize(packed, entry.unpacked) != entry.unpacked)
        return fault(ZipReader::tr("is damaged, or unpacks to another size than it says"));
    QuaZipFileInfo64 info;
    if (!quaZip.getCurrentFileInfo(&info) || info.crc != entry.crc || info.method != entry.method ||
        info.uncompressedSize != static_cast<quint64>(entry.unpacked))
        return fault(ZipReader::tr("is another entry, depending on who reads the zip"));
    QuaZipFile file(&quaZip);
    if (!file.open(QIODevice::ReadOnly))
        return fault(ZipReader::tr("cannot be unpacked"));
    QByteArray content = file.read(entry.unpacked);
    if (content.size() != entry.unpacked || crc32(content) != entry.crc)
        return fault(ZipReader::tr("is damaged: its checksum is wrong"));
    return content;
}

} // namespace

Expected<std::vector<ZipFile>> readZip(const QByteArray& zip, QStringView main,
                                       const ZipLimits& limits) {
    auto scanned = scanZip(zip, limits);
    if (!scanned)
        return tl::unexpected(scanned.error());
    const auto entries = withoutOuterFolder(*std::move(scanned), main);
    if (entries.empty())
        return std::vector<ZipFile>(); // QuaZip takes a zip of nothing for a damaged one
    QByteArray plain = withoutComment(zip);
    QBuffer buffer(&plain);
    QuaZip quaZip(&buffer);
    if (!quaZip.open(QuaZip::mdUnzip))
        return tl::unexpected(damaged(ZipReader::tr("the directory of the zip is damaged"), {}));
    std::vector<ZipFile> files;
    files.reserve(entries.size());
    int at = 0;
    bool there = quaZip.goToFirstFile();
    for (const ZipEntry& entry : entries) {
        for (; there && at < entry.record; ++at)
            there = quaZip.goToNextFile();
        files.push_back({entry.name, unpack(quaZip, plain, entry)});
    }
    return files;
}

} // namespace stagewright

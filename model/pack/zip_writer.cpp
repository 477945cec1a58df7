#include "model/pack/zip_writer.h"

#include <QBuffer>
#include <QCoreApplication>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>
#include <quazip/zip.h>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

struct ZipWriter {
    Q_DECLARE_TR_FUNCTIONS(ZipWriter)
};

constexpr uint unixSystem = 3;
constexpr quint32 ordinaryFile = 0100644U << 16U;

QuaZipNewInfo infoOf(const QString& name) {
    QuaZipNewInfo info(name);
    info.dateTime = QDateTime(QDate(1980, 1, 1), QTime(0, 0)); // the first that a zip can hold
    info.externalAttr = ordinaryFile;
    return info;
}

bool add(QuaZip& zip, const QString& name, const QByteArray& content) {
    // Of a flagged name QuaZip says that a reader has to be of version 6.3, which some are not.
    const bool plain =
        std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() < 128; });
    const auto mark = plain ? zipClearFlags : zipSetFlags;
    mark(zip.getZipFile(), ZIP_ENCODING_UTF8);
    QuaZipFile file(&zip);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered, infoOf(name), nullptr, 0, 0, 0))
        return false;
    const bool written = file.write(content) == content.size();
    file.close();
    return written && file.getZipError() == ZIP_OK;
}

} // namespace

Expected<QByteArray> writeZip(const ZipContent& files) {
    const auto fault = [](const QString& name) {
        return tl::unexpected(Fault{ZipWriter::tr("cannot be packed"), name, {}, {}});
    };
    std::vector<std::pair<QByteArray, const QByteArray*>> sorted;
    qsizetype size = 0;
    for (const auto& [name, content] : files) {
        sorted.emplace_back(name.toUtf8(), &content);
        size += content.size() + 2 * name.size() + 100;
    }
    std::sort(sorted.begin(), sorted.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    QByteArray bytes;
    bytes.reserve(size);
    QBuffer buffer(&bytes);
    QuaZip zip(&buffer);
    zip.setUtf8Enabled(true); // else names would be in the locale's encoding
    zip.setOsCode(unixSystem);
    zip.setDataDescriptorWritingEnabled(false); // sizes stand in front, as in any plain zip
    if (!zip.open(QuaZip::mdCreate))
        return fault({});
    for (const auto& [name, content] : sorted)
        if (!add(zip, QString::fromUtf8(name), *content))
            return fault(QString::fromUtf8(name));
    zip.close();
    if (zip.getZipError() != ZIP_OK)
        return fault({});
    return bytes;
}

} // namespace stagewright

#include "model/pack/zip_scan.h"

#include "model/pack/name_key.h"
#include "model/pack/zip_name.h"
#include "model/pack/zip_records.h"

#include <QCoreApplication>

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

struct ZipScan {
    Q_DECLARE_TR_FUNCTIONS(ZipScan)
};

/// From the first byte of an entry's header to the first behind its data.
struct Span {
    qint64 begin = 0;
    qint64 end = 0;
    QString name;
};

/// A sign that no name holds and that is sorted before all others: right behind a file come, if
/// there are any, those that have it for a folder.
const QString partedBy(QChar(u'\0'));

struct EntryName {
    QString key;  ///< folders end with `partedBy`
    int index;    ///< in the directory
    QString path; ///< plain
    QString name; ///< as it stands in the zip
};

QString sortKey(const QString& path) {
    return nameKey(path).replace(u'/', partedBy);
}

Fault notAPlainZip(const QString& what) {
    return {
        what, {}, ZipScan::tr("Fetch the file again, or pack it anew with another program"), {}};
}

constexpr quint32 typeBits = 0170000;
constexpr quint32 link = 0120000;
constexpr quint32 regularFileType = 0100000;
constexpr quint32 folder = 0040000;

class Scan {
public:
    Scan(QByteArrayView zip, const ZipLimits& limits) : zip_(zip), limits_(limits) {}

    Expected<std::vector<ZipEntry>> run() {
        const auto end = findZipEnd(zip_);
        if (!end)
            return tl::unexpected(notAPlainZip(whyNoEnd()));
        if (end->doubtful)
            return tl::unexpected(notAPlainZip(ZipScan::tr("the zip has two directories")));
        if (end->lead != 0)
            return tl::unexpected(notAPlainZip(ZipScan::tr(
                "this is not a plain zip: its directory is not where it should be, as when "
                "something stands before the zip")));
        if (end->entries > limits_.entries)
            return tl::unexpected(
                Fault{ZipScan::tr("the zip has more than %n entries", nullptr, limits_.entries),
                      {},
                      ZipScan::tr("Choose another file"),
                      {}});
        const auto records = readZipDirectory(zip_, *end);
        if (!records)
            return tl::unexpected(notAPlainZip(ZipScan::tr("the directory of the zip is damaged")));
        directory_ = end->directory;
        for (std::size_t i = 0; i < records->size(); ++i)
            if (const auto fault = take((*records)[i], static_cast<int>(i)))
                return tl::unexpected(*fault);
        if (const auto fault = findTwins())
            return tl::unexpected(*fault);
        if (const auto fault = findOverlap())
            return tl::unexpected(*fault);
        return entries_;
    }

private:
    QString whyNoEnd() const {
        if (!looksLikeZip(zip_))
            return ZipScan::tr("this is no zip");
        const qint64 behind = bytesBehindZip(zip_);
        return behind > 0 ? ZipScan::tr("%n byte(s) stand behind the end of the zip", nullptr,
                                        static_cast<int>(behind))
                          : ZipScan::tr("the zip is cut off");
    }

    std::optional<Fault> take(const ZipRecord& record, int index) {
        const QString name = zipName(record);
        const auto refuse = [&](const QString& what) {
            return Fault{
                what, name.left(200), ZipScan::tr("Ask whoever made the file for a clean one"), {}};
        };
        if (const auto flaw = flawOfName(name))
            return refuse(*flaw);
        const auto local = readZipLocal(zip_, record);
        if (!local)
            return refuse(ZipScan::tr("the entry is not where the directory says"));
        if (const auto flaw = flawOfKind(record, *local))
            return refuse(*flaw);
        if (const auto flaw = disagreement(record, *local))
            return refuse(*flaw);
        if (const auto flaw = flawOfSize(record, local->data))
            return refuse(*flaw);
        spans_.push_back({record.header, local->data + record.packed, name});
        const QString path = plainPath(name);
        const bool isFolder = name.endsWith(u'/');
        if (isFolder && record.unpacked > 0)
            return refuse(ZipScan::tr("the entry is called a folder and holds data"));
        if (path.isEmpty())
            return std::nullopt;
        names_.push_back({sortKey(path) + (isFolder ? partedBy : QString()), index, path, name});
        if (!isFolder && !isOfMac(path))
            entries_.push_back({path, record.name, record.method, record.crc, record.packed,
                                record.unpacked, local->data, index});
        return std::nullopt;
    }

    static std::optional<QString> flawOfKind(const ZipRecord& record, const ZipLocal& local) {
        for (const quint16 flags : {record.flags, local.flags})
            if (isSet(flags, ZipFlag::Encrypted) || isSet(flags, ZipFlag::StrongEncryption))
                return ZipScan::tr("the entry is encrypted");
        const quint32 type = (record.attributes >> 16U) & typeBits;
        if (type == link)
            return ZipScan::tr("the entry is a link");
        if (type != 0 && type != regularFileType && type != folder)
            return ZipScan::tr("the entry is no ordinary file");
        if (record.method != 0 && record.method != 8)
            return ZipScan::tr("the entry is packed in a way (%1) that is not read here")
                .arg(record.method);
        return std::nullopt;
    }

    static std::optional<QString> disagreement(const ZipRecord& record, const ZipLocal& local) {
        if (record.name != local.name)
            return ZipScan::tr("the entry has another name in its header");
        if (record.method != local.method)
            return ZipScan::tr("the entry is packed in another way by its header");
        if (record.packed != local.packed || record.unpacked != local.unpacked)
            return ZipScan::tr("the entry has another size in its header");
        if (record.crc != local.crc)
            return ZipScan::tr("the entry has another checksum in its header");
        return std::nullopt;
    }

    std::optional<QString> flawOfSize(const ZipRecord& record, qint64 data) {
        if (record.packed > directory_ || data > directory_ - record.packed)
            return ZipScan::tr("the entry is cut off");
        if (record.method == 0 && record.packed != record.unpacked)
            return ZipScan::tr("the size that is declared is wrong");
        if (record.unpacked > limits_.entry)
            return ZipScan::tr("the entry is larger than %1 MB").arg(limits_.entry >> 20);
        unpacked_ += record.unpacked;
        if (unpacked_ > limits_.unpacked)
            return ZipScan::tr("the entries are larger than %1 MB together")
                .arg(limits_.unpacked >> 20);
        if (record.unpacked > limits_.ratioCountsFrom &&
            record.unpacked / limits_.ratio > record.packed)
            return ZipScan::tr("the entry claims to be more than %1 times as large as it is packed")
                .arg(limits_.ratio);
        return std::nullopt;
    }

    /// Names that cannot lie beside each other everywhere: one twice, a file that is a folder too.
    std::optional<Fault> findTwins() {
        std::sort(names_.begin(), names_.end(), [](const EntryName& a, const EntryName& b) {
            return std::tie(a.key, a.index) < std::tie(b.key, b.index);
        });
        for (std::size_t i = 1; i < names_.size(); ++i) {
            const EntryName& first = names_[i - 1];
            const EntryName& second = names_[i];
            const bool areFolders = first.key.endsWith(partedBy);
            if (areFolders || !second.key.startsWith(first.key))
                continue;
            QString what;
            if (second.key.sliced(first.key.size()).startsWith(partedBy))
                what = ZipScan::tr("\"%1\" is a file, and cannot be a folder too")
                           .arg(first.path.left(200));
            else if (second.key != first.key)
                continue;
            else if (second.path == first.path)
                what = ZipScan::tr("there are two entries of this name");
            else
                what = ZipScan::tr("on some systems this is the same name as \"%1\"")
                           .arg(first.path.left(200));
            return Fault{what,
                         second.name.left(200),
                         ZipScan::tr("Ask whoever made the file for a clean one"),
                         {}};
        }
        return std::nullopt;
    }

    std::optional<Fault> findOverlap() {
        std::sort(spans_.begin(), spans_.end(),
                  [](const Span& a, const Span& b) { return a.begin < b.begin; });
        for (std::size_t i = 1; i < spans_.size(); ++i)
            if (spans_[i].begin < spans_[i - 1].end)
                return Fault{ZipScan::tr("the entry lies over another one, \"%1\"")
                                 .arg(spans_[i - 1].name.left(200)),
                             spans_[i].name.left(200),
                             ZipScan::tr("Ask whoever made the file for a clean one"),
                             {}};
        return std::nullopt;
    }

    QByteArrayView zip_;
    const ZipLimits& limits_;
    qint64 directory_ = 0;
    qint64 unpacked_ = 0;
    std::vector<Span> spans_;
    std::vector<EntryName> names_;
    std::vector<ZipEntry> entries_;
};

} // namespace

Expected<std::vector<ZipEntry>> scanZip(QByteArrayView zip, const ZipLimits& limits) {
    return Scan(zip, limits).run();
}

std::vector<ZipEntry> withoutOuterFolder(std::vector<ZipEntry> entries, QStringView main) {
    if (entries.empty())
        return entries;
    const QString outer = entries.front().name.section(u'/', 0, 0) + u'/';
    const bool allInIt = std::all_of(entries.begin(), entries.end(), [&](const ZipEntry& each) {
        return each.name.startsWith(outer);
    });
    const bool hasMain = std::any_of(entries.begin(), entries.end(), [&](const ZipEntry& each) {
        return each.name == outer + main.toString();
    });
    if (allInIt && hasMain)
        for (ZipEntry& each : entries)
            each.name.remove(0, outer.size());
    return entries;
}

bool looksLikeZip(QByteArrayView file) {
    return file.startsWith(QByteArrayView("PK\x03\x04", 4)) ||
           file.startsWith(QByteArrayView("PK\x05\x06", 4));
}

} // namespace stagewright

#include "model/pack/zip_records.h"

#include "model/pack/crc32.h"

#include <QtEndian>

#include <limits>

namespace stagewright {

namespace {

constexpr quint32 localSign = 0x04034B50;
constexpr quint32 recordSign = 0x02014B50;
constexpr quint32 endSign = 0x06054B50;
constexpr quint32 end64Sign = 0x06064B50;
constexpr quint32 locator64Sign = 0x07064B50;

constexpr qsizetype endSize = 22;
constexpr qsizetype locator64Size = 20;
constexpr qsizetype longestComment = 0xFFFF;

constexpr quint16 zip64Extra = 0x0001;
constexpr quint16 unicodeNameExtra = 0x7075;
constexpr quint32 elsewhere = 0xFFFFFFFF; ///< the value stands in a zip64 record

/// Takes numbers one after another; once the bytes run out all that follows is zero.
class Bytes {
public:
    Bytes(QByteArrayView all, qint64 from) : all_(all), at_(from), whole_(from >= 0) {}

    template <typename Number>
    Number take() {
        const QByteArrayView bytes = take(static_cast<qint64>(sizeof(Number)));
        return bytes.isEmpty() ? Number{0} : qFromLittleEndian<Number>(bytes.data());
    }

    QByteArrayView take(qint64 size) {
        if (!whole_ || size < 0 || at_ > all_.size() - size) {
            whole_ = false;
            return {};
        }
        at_ += size;
        return all_.sliced(at_ - size, size);
    }

    void skip(qint64 size) { (void)take(size); }

    [[nodiscard]] bool whole() const { return whole_; }
    [[nodiscard]] qint64 at() const { return at_; }

private:
    QByteArrayView all_;
    qint64 at_;
    bool whole_;
};

/// A number of 64 bits that has to be an offset or a size; one that can be neither becomes the
/// largest, which is beyond every file.
qint64 asSize(quint64 number) {
    constexpr auto most = std::numeric_limits<qint64>::max();
    return number > static_cast<quint64>(most) ? most : static_cast<qint64>(number);
}

/// The content of an extra field; nothing if it is not among them.
std::optional<QByteArrayView> extraField(QByteArrayView extra, quint16 wanted) {
    Bytes bytes(extra, 0);
    while (true) {
        const auto id = bytes.take<quint16>();
        const QByteArrayView content = bytes.take(bytes.take<quint16>());
        if (!bytes.whole())
            return std::nullopt;
        if (id == wanted)
            return content;
    }
}

/// Each of the numbers that says so is taken from the zip64 field, in this order.
bool resolveZip64(QByteArrayView extra, std::initializer_list<qint64*> numbers) {
    const auto field = extraField(extra, zip64Extra);
    Bytes bytes(field.value_or(QByteArrayView()), 0);
    for (qint64* number : numbers)
        if (*number == elsewhere)
            *number = asSize(bytes.take<quint64>());
    return bytes.whole();
}

/// A name in UTF-8 beside one in another encoding, if it was made for that one.
std::optional<QByteArray> unicodeName(QByteArrayView extra, QByteArrayView name) {
    const auto field = extraField(extra, unicodeNameExtra);
    if (!field)
        return std::nullopt;
    Bytes bytes(*field, 0);
    const auto version = bytes.take<quint8>();
    const auto crc = bytes.take<quint32>();
    if (!bytes.whole() || version != 1 || crc != crc32(name))
        return std::nullopt;
    return field->sliced(bytes.at()).toByteArray();
}

/// What the zip64 end record says, where there is one before the end record at `place`.
std::optional<ZipEnd> end64Before(QByteArrayView zip, qint64 place) {
    Bytes locator(zip, place - locator64Size);
    if (locator.take<quint32>() != locator64Sign)
        return std::nullopt;
    locator.skip(4);
    const qint64 where = asSize(locator.take<quint64>());
    Bytes bytes(zip, where);
    if (!locator.whole() || bytes.take<quint32>() != end64Sign)
        return std::nullopt;
    bytes.skip(8 + 2 + 2 + 4 + 4 + 8);
    ZipEnd end;
    end.entries = asSize(bytes.take<quint64>());
    end.size = asSize(bytes.take<quint64>());
    end.directory = asSize(bytes.take<quint64>());
    end.place = where;
    return bytes.whole() ? std::optional(end) : std::nullopt;
}

std::optional<ZipEnd> endAt(QByteArrayView zip, qint64 place) {
    Bytes bytes(zip, place);
    if (bytes.take<quint32>() != endSign)
        return std::nullopt;
    bytes.skip(6);
    ZipEnd end;
    end.entries = bytes.take<quint16>();
    end.size = bytes.take<quint32>();
    end.directory = bytes.take<quint32>();
    end.place = place;
    const qint64 comment = bytes.take<quint16>();
    if (!bytes.whole() || bytes.at() + comment != zip.size())
        return std::nullopt;
    auto end64 = end64Before(zip, place);
    ZipEnd& found = end64 ? *end64 : end;
    found.last = place;
    found.lead = found.size <= found.place ? found.place - found.size - found.directory : -1;
    return found;
}

/// Where the end record at `place` says that the zip is over.
std::optional<qint64> closeBy(QByteArrayView zip, qint64 place) {
    Bytes comment(zip, place + endSize - 2);
    const qint64 close = place + endSize + comment.take<quint16>();
    return comment.whole() && close <= zip.size() ? std::optional(close) : std::nullopt;
}

} // namespace

std::optional<ZipEnd> findZipEnd(QByteArrayView zip) {
    std::optional<ZipEnd> found;
    const qint64 last = zip.size() - endSize;
    for (qint64 place = last; place >= 0 && place >= last - longestComment; --place) {
        auto end = endAt(zip, place);
        if (!end)
            continue;
        if (end->lead == 0 && found && found->lead == 0)
            found->doubtful = true;
        else if (!found || (end->lead == 0 && found->lead != 0))
            found = end;
    }
    return found;
}

qint64 bytesBehindZip(QByteArrayView zip) {
    static const QByteArray sign("PK\x05\x06", 4);
    for (qsizetype place = zip.lastIndexOf(sign); place >= 0;
         place = place > 0 ? zip.lastIndexOf(sign, place - 1) : -1) {
        const auto close = closeBy(zip, place);
        const auto end = close ? endAt(zip.first(*close), place) : std::nullopt;
        if (end && end->lead == 0)
            return zip.size() - *close;
    }
    return 0;
}

std::optional<std::vector<ZipRecord>> readZipDirectory(QByteArrayView zip, const ZipEnd& end) {
    std::vector<ZipRecord> records;
    Bytes bytes(zip.first(end.place), end.directory);
    for (qint64 i = 0; i < end.entries; ++i) {
        ZipRecord record;
        if (bytes.take<quint32>() != recordSign)
            return std::nullopt;
        bytes.skip(4);
        record.flags = bytes.take<quint16>();
        record.method = bytes.take<quint16>();
        bytes.skip(4);
        record.crc = bytes.take<quint32>();
        record.packed = bytes.take<quint32>();
        record.unpacked = bytes.take<quint32>();
        const auto nameSize = bytes.take<quint16>();
        const auto extraSize = bytes.take<quint16>();
        const auto commentSize = bytes.take<quint16>();
        bytes.skip(4);
        record.attributes = bytes.take<quint32>();
        record.header = bytes.take<quint32>();
        const QByteArrayView name = bytes.take(nameSize);
        const QByteArrayView extra = bytes.take(extraSize);
        bytes.skip(commentSize);
        if (!bytes.whole() ||
            !resolveZip64(extra, {&record.unpacked, &record.packed, &record.header}))
            return std::nullopt;
        record.name = name.toByteArray();
        record.unicodeName = unicodeName(extra, name);
        records.push_back(record);
    }
    if (bytes.at() != end.place)
        return std::nullopt;
    return records;
}

std::optional<ZipLocal> readZipLocal(QByteArrayView zip, const ZipRecord& record) {
    Bytes bytes(zip, record.header);
    if (bytes.take<quint32>() != localSign)
        return std::nullopt;
    ZipLocal local;
    bytes.skip(2);
    local.flags = bytes.take<quint16>();
    local.method = bytes.take<quint16>();
    bytes.skip(4);
    local.crc = bytes.take<quint32>();
    local.packed = bytes.take<quint32>();
    local.unpacked = bytes.take<quint32>();
    const auto nameSize = bytes.take<quint16>();
    const auto extraSize = bytes.take<quint16>();
    local.name = bytes.take(nameSize).toByteArray();
    const QByteArrayView extra = bytes.take(extraSize);
    local.data = bytes.at();
    if (!bytes.whole() || !resolveZip64(extra, {&local.unpacked, &local.packed}))
        return std::nullopt;
    if (isSet(local.flags, ZipFlag::Deferred)) {
        // Sizes that may stand here all the same are judged as others are.
        const auto orRecords = [](auto& here, auto there) { here = here == 0 ? there : here; };
        orRecords(local.crc, record.crc);
        orRecords(local.packed, record.packed);
        orRecords(local.unpacked, record.unpacked);
    }
    return local;
}

} // namespace stagewright

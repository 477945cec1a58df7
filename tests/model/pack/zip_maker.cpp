#include "tests/model/pack/zip_maker.h"

#include "model/pack/crc32.h"

namespace stagewright {

namespace {

QByteArray littleEndian(quint64 number, int size) {
    QByteArray bytes;
    for (int i = 0; i < size; ++i)
        bytes.append(static_cast<char>((number >> (8 * i)) & 0xFF));
    return bytes;
}

quint64 size(const QByteArray& bytes) {
    return static_cast<quint64>(bytes.size());
}

QByteArray extraField(quint16 id, const QByteArray& content) {
    return u16(id) + u16(size(content)) + content;
}

constexpr quint32 elsewhere = 0xFFFFFFFF;

QByteArray localOf(const MadeEntry& entry) {
    const quint64 unpacked = entry.unpacked.value_or(size(entry.content));
    const QByteArray name = entry.localName.value_or(entry.name);
    const QByteArray extra =
        entry.localExtra +
        (entry.zip64 ? extraField(1, u64(unpacked) + u64(size(entry.content))) : QByteArray());
    return "PK\x03\x04" + u16(20) + u16(entry.localFlags.value_or(entry.flags)) +
           u16(entry.localMethod.value_or(entry.method)) + u32(0) +
           u32(entry.localCrc.value_or(entry.crc.value_or(crc32(entry.content)))) +
           u32(entry.zip64
                   ? elsewhere
                   : entry.localPacked.value_or(static_cast<quint32>(entry.content.size()))) +
           u32(entry.zip64 ? elsewhere
                           : entry.localUnpacked.value_or(static_cast<quint32>(unpacked))) +
           u16(size(name)) + u16(size(extra)) + name + extra + entry.content;
}

QByteArray recordOf(const MadeEntry& entry, quint64 at) {
    const quint64 unpacked = entry.unpacked.value_or(size(entry.content));
    const quint64 place = entry.at.value_or(at);
    const QByteArray extra =
        entry.extra + (entry.zip64
                           ? extraField(1, u64(unpacked) + u64(size(entry.content)) + u64(place))
                           : QByteArray());
    return "PK\x01\x02" + u16(0x031E) + u16(20) + u16(entry.flags) + u16(entry.method) + u32(0) +
           u32(entry.crc.value_or(crc32(entry.content))) +
           u32(entry.zip64 ? elsewhere : size(entry.content)) +
           u32(entry.zip64 ? elsewhere : unpacked) + u16(size(entry.name)) + u16(size(extra)) +
           u16(0) + u16(0) + u16(0) + u32(entry.attributes) + u32(entry.zip64 ? elsewhere : place) +
           entry.name + extra;
}

} // namespace

QByteArray u16(quint64 number) {
    return littleEndian(number, 2);
}

QByteArray u32(quint64 number) {
    return littleEndian(number, 4);
}

QByteArray u64(quint64 number) {
    return littleEndian(number, 8);
}

QByteArray bytesOf(const MadeZip& zip) {
    QByteArray bytes;
    QByteArray directory;
    for (const MadeEntry& entry : zip.entries) {
        directory += recordOf(entry, size(bytes));
        bytes += localOf(entry);
    }
    const quint64 count = zip.entries.size();
    const quint64 place = size(bytes);
    bytes += directory;
    if (zip.zip64) {
        const quint64 end64 = size(bytes);
        bytes += "PK\x06\x06" + u64(44) + u16(45) + u16(45) + u32(0) + u32(0) + u64(count) +
                 u64(count) + u64(size(directory)) + u64(place);
        bytes += "PK\x06\x07" + u32(0) + u64(end64) + u32(1);
    }
    return zip.lead + bytes + "PK\x05\x06" + u16(0) + u16(0) + u16(zip.zip64 ? 0xFFFF : count) +
           u16(zip.zip64 ? 0xFFFF : count) + u32(zip.zip64 ? elsewhere : size(directory)) +
           u32(zip.zip64 ? elsewhere : place) + u16(size(zip.comment)) + zip.comment;
}

} // namespace stagewright

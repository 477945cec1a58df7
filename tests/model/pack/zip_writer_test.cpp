#include "model/pack/zip_reader.h"
#include "model/pack/zip_records.h"
#include "model/pack/zip_writer.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <clocale>
#include <rapidcheck.h>
#include <sys/stat.h>

namespace stagewright {
namespace {

QByteArray zipOf(const ZipContent& files) {
    const auto zip = writeZip(files);
    EXPECT_TRUE(zip) << sentence(zip.error()).toStdString();
    return zip.value_or(QByteArray());
}

TEST(ZipWriter, WritesThePlainestZip) {
    const QByteArray zip = zipOf({{QStringLiteral("b/ö.txt"), "two"}, {QStringLiteral("a"), "1"}});
    const auto end = findZipEnd(zip);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->last + 22, zip.size()); // no comment
    const auto records = readZipDirectory(zip, *end);
    ASSERT_TRUE(records);
    ASSERT_EQ(records->size(), 2U);
    EXPECT_EQ(records->front().name, "a");
    EXPECT_EQ(records->back().name, "b/\xC3\xB6.txt");
    for (const ZipRecord& record : *records) {
        EXPECT_EQ(record.method, 0);
        // A name is flagged where that makes a difference.
        EXPECT_EQ(isSet(record.flags, ZipFlag::Utf8), record.name.size() > 1);
        EXPECT_EQ(record.flags & ~static_cast<unsigned>(ZipFlag::Utf8), 0U);
        EXPECT_EQ(record.packed, record.unpacked);
        EXPECT_EQ(record.attributes, 0100644U << 16U);
        const auto local = readZipLocal(zip, record);
        ASSERT_TRUE(local);
        EXPECT_EQ(local->packed, record.packed);
        EXPECT_EQ(local->crc, record.crc);
        // Time and date of the local header: midnight, 1 January 1980.
        EXPECT_EQ(zip.sliced(record.header + 10, 4), QByteArray("\0\0\x21\0", 4));
        // No extra fields.
        EXPECT_EQ(local->data, record.header + 30 + record.name.size());
    }
}

TEST(ZipWriter, TheBytesAreFixed) {
    // One zip, byte for byte: whoever changes this changes what the same pack is elsewhere.
    EXPECT_EQ(zipOf({{QStringLiteral("a"), "x"}}).toHex().toStdString(),
              "504b03040a0000000000000021008316dc8c010000000100000001000000" // local header
              "6178"                                                         // name, content
              "504b01021e030a0000000000000021008316dc8c0100000001000000010000000000"
              "000000000000a4810000000061"                     // record of the directory
              "504b050600000000010001002f000000200000000000"); // end
}

TEST(ZipWriter, EntriesAreSortedByTheBytesOfTheirNames) {
    // In UTF-16 the second would come first.
    const QString privateUse(QChar(0xE000));
    const QString beyond = QString::fromUtf8("\xF0\x9F\x8F\x81");
    const QByteArray zip = zipOf({{beyond, ""}, {privateUse, ""}, {QStringLiteral("z"), ""}});
    const auto files = readZip(zip, u"pack.json");
    ASSERT_TRUE(files);
    EXPECT_EQ((*files)[0].name, QStringLiteral("z"));
    EXPECT_EQ((*files)[1].name, privateUse);
    EXPECT_EQ((*files)[2].name, beyond);
}

TEST(ZipWriter, NeitherLocaleNorZoneNorMaskCount) {
    const ZipContent files{{QStringLiteral("ä"), "x"}, {QStringLiteral("b"), "y"}};
    const QByteArray before = zipOf(files);
    const mode_t mask = umask(0777);
    const QByteArray zone = qgetenv("TZ");
    qputenv("TZ", "Pacific/Apia");
    std::setlocale(LC_ALL, "C");
    EXPECT_EQ(zipOf(files), before);
    umask(mask);
    qputenv("TZ", zone);
}

TEST(ZipWriter, WhatIsWrittenIsRead) {
    EXPECT_TRUE(rc::check("files come back", [](const std::map<int, std::string>& contents) {
        ZipContent files;
        for (const auto& [number, content] : contents)
            files[QStringLiteral("f/%1").arg(number)] = QByteArray::fromStdString(content);
        const auto zip = writeZip(files);
        RC_ASSERT(zip.has_value());
        const auto back = readZip(*zip, u"");
        RC_ASSERT(back.has_value());
        ZipContent read;
        for (const ZipFile& file : *back)
            read[file.name] = file.content.value();
        RC_ASSERT(read == files);
    }));
}

} // namespace
} // namespace stagewright

#include "model/pack/zip_reader.h"
#include "tests/model/pack/packed.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// "NAME=CONTENT" of each file, or "NAME: WHAT" of what is wrong with it.
std::string filesIn(const QByteArray& zip, const ZipLimits& limits = {}) {
    const auto files = readZip(zip, u"pack.json", limits);
    if (!files)
        return sentence(files.error()).toStdString();
    QStringList all;
    for (const ZipFile& file : *files)
        all << (file.content ? file.name + u'=' + QString::fromUtf8(*file.content)
                             : file.content.error().place + QStringLiteral(": ") +
                                   file.content.error().what);
    return all.join(u' ').toStdString();
}

std::string filesIn(const MadeZip& zip) {
    return filesIn(bytesOf(zip));
}

TEST(ZipReader, ReadsStoredAndDeflatedEntries) {
    EXPECT_EQ(filesIn(MadeZip{{{"a", "one"}, {"b/", ""}, deflatedEntry("b/c", "two"), {"d", ""}}}),
              "a=one b/c=two d=");
    EXPECT_EQ(filesIn(MadeZip{}), "");
}

TEST(ZipReader, ADamagedEntryDoesNotKeepTheOthers) {
    EXPECT_EQ(filesIn(MadeZip{
                  {{"a", "one"}, {.name = "b", .content = "two", .crc = 7U}, {"c", "three"}}}),
              "a=one b: is damaged: its checksum is wrong c=three");
    MadeEntry wrong = deflatedEntry("b", "two");
    wrong.crc = 7;
    EXPECT_EQ(filesIn(MadeZip{{{"a", "one"}, wrong, {"c", "three"}}}),
              "a=one b: is damaged: its checksum is wrong c=three");
    wrong = deflatedEntry("b", "two");
    wrong.content[0] = '\xFF';
    EXPECT_EQ(filesIn(MadeZip{{wrong}}), "b: is damaged, or unpacks to another size than it says");
}

TEST(ZipReader, ASizeThatLiesIsFoundByUnpacking) {
    const char* lies = "b: is damaged, or unpacks to another size than it says";
    for (const quint64 size : {0U, 1U, 2U, 4U, 1000U}) {
        MadeEntry entry = deflatedEntry("b", "two");
        entry.unpacked = size;
        EXPECT_EQ(filesIn(MadeZip{{entry}}), lies) << size;
    }
    // The checksum fits what a reader would get that stops where it is told to.
    MadeEntry entry = deflatedEntry("b", "two");
    entry.unpacked = 2;
    entry.crc = deflatedEntry("b", "tw").crc;
    EXPECT_EQ(filesIn(MadeZip{{entry}}), lies);
}

TEST(ZipReader, ABombIsNotUnpacked) {
    // 100 MB of zeros that claim to be a hundred bytes.
    MadeEntry bomb = deflatedEntry("b", QByteArray(100 << 20, '\0'));
    bomb.unpacked = 100;
    EXPECT_EQ(filesIn(MadeZip{{bomb}}), "b: is damaged, or unpacks to another size than it says");
    bomb.unpacked = 100 << 20;
    EXPECT_EQ(filesIn(MadeZip{{bomb}}),
              "b: the entry is larger than 16 MB. Ask whoever made the file for a clean one.");
    const MadeEntry dense = deflatedEntry("b", QByteArray(2 << 20, '\0'));
    EXPECT_EQ(filesIn(MadeZip{{dense}}),
              "b: the entry claims to be more than 200 times as large as it is packed. Ask whoever "
              "made the file for a clean one.");
}

TEST(ZipReader, EveryWellFormedZipIsRead) {
    const MadeEntry deferred{.name = "a",
                             .content = "one",
                             .flags = 8,
                             .localUnpacked = 0,
                             .localPacked = 0,
                             .localCrc = 0};
    EXPECT_EQ(filesIn(MadeZip{{deferred}}), "a=one");
    MadeZip zip{{{"a", "one"}, deflatedEntry("b", "two")}};
    zip.entries[0].zip64 = true;
    EXPECT_EQ(filesIn(zip), "a=one b=two");
    zip.zip64 = true;
    EXPECT_EQ(filesIn(zip), "a=one b=two");
    zip.comment = "a comment";
    EXPECT_EQ(filesIn(zip), "a=one b=two");
    zip.comment = QByteArray("PK\x05\x06 in the comment, which is long enough for a whole record");
    EXPECT_EQ(filesIn(zip), "a=one b=two");
    zip.zip64 = false;
    EXPECT_EQ(filesIn(zip), "a=one b=two");
    zip.entries[0].zip64 = false;
    zip.entries[0].localExtra = QByteArray("UT\x05\0\3abcd", 9);
    zip.entries[0].name = "\x87t\x82.json"; // "çté.json" in code page 437
    EXPECT_EQ(filesIn(zip), "çté.json=one b=two");
}

TEST(ZipReader, AZipWithinAZipIsAFileLikeAnyOther) {
    const QByteArray inner = bytesOf({{{"../evil", "x"}}, {}, {}, true});
    const auto files = readZip(bytesOf({{{"a", "one"}, {"inner.zip", inner}}}), u"pack.json");
    ASSERT_TRUE(files) << sentence(files.error()).toStdString();
    ASSERT_EQ(files->size(), 2U);
    EXPECT_EQ((*files)[1].content.value(), inner);
}

TEST(ZipReader, OneFolderAroundAllIsTakenOff) {
    EXPECT_EQ(filesIn(MadeZip{{{"my/", ""},
                               {"my/pack.json", "1"},
                               {"my/x", "2"},
                               {"__MACOSX/my/._x", "?"},
                               {"my/.DS_Store", "?"}}}),
              "pack.json=1 x=2");
}

TEST(ZipReader, LimitsAreThoseGiven) {
    const QByteArray zip = bytesOf({{{"a", "one"}, {"b", "two"}}});
    EXPECT_EQ(filesIn(zip, {.entries = 2}), "a=one b=two");
    EXPECT_EQ(filesIn(zip, {.entries = 1}),
              "the zip has more than 1 entries. Choose another file.");
}

} // namespace
} // namespace stagewright

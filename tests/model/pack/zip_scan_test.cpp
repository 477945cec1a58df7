#include "model/pack/crc32.h"
#include "model/pack/zip_name.h"
#include "model/pack/zip_scan.h"
#include "tests/model/pack/zip_maker.h"

#include <QStringList>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

/// "PLACE: WHAT" of what is wrong with a zip; "" if nothing is.
std::string flawOf(const QByteArray& zip, const ZipLimits& limits = {}) {
    const auto entries = scanZip(zip, limits);
    if (entries)
        return {};
    EXPECT_FALSE(entries.error().remedy.isEmpty());
    return (entries.error().place + QStringLiteral(": ") + entries.error().what).toStdString();
}

std::string flawOf(const MadeZip& zip, const ZipLimits& limits = {}) {
    return flawOf(bytesOf(zip), limits);
}

std::string flawOf(const MadeEntry& entry) {
    return flawOf(MadeZip{{{"pack.json", "{}"}, entry}});
}

/// The names of the entries, with a blank between.
std::string namesIn(const QByteArray& zip) {
    const auto entries = scanZip(zip);
    if (!entries)
        return sentence(entries.error()).toStdString();
    QStringList names;
    for (const ZipEntry& entry : *entries)
        names << entry.name;
    return names.join(u' ').toStdString();
}

std::string namesIn(const MadeZip& zip) {
    return namesIn(bytesOf(zip));
}

TEST(ZipScan, GivesTheFilesOfAPlainZip) {
    const QByteArray zip =
        bytesOf({{{"pack.json", "{}"}, {"stages/", ""}, {"stages/01.json", "[1]"}}});
    const auto entries = scanZip(zip);
    ASSERT_TRUE(entries.has_value()) << sentence(entries.error()).toStdString();
    ASSERT_EQ(entries->size(), 2U);
    const ZipEntry& stage = (*entries)[1];
    EXPECT_EQ(stage.name.toStdString(), "stages/01.json");
    EXPECT_EQ(stage.path, "stages/01.json");
    EXPECT_EQ(stage.method, 0);
    EXPECT_EQ(stage.packed, 3);
    EXPECT_EQ(stage.unpacked, 3);
    EXPECT_EQ(stage.crc, crc32("[1]"));
    EXPECT_EQ(zip.sliced(stage.data, stage.packed), "[1]");
    EXPECT_TRUE(scanZip(bytesOf({})).has_value());
}

TEST(ZipScan, ABackslashBetweenAFolderAndAFileIsASlash) {
    EXPECT_EQ(namesIn({{{"pack.json", "{}"},
                        {"stages\\", ""},
                        {"stages\\01.json", "[1]"},
                        {"a\\b/c\\d", "x"}}}),
              "pack.json stages/01.json a/b/c/d");
    EXPECT_EQ(flawOf(MadeZip{{{"a/b", "x"}, {"a\\b", "x"}}}),
              "a/b: there are two entries of this name");
    EXPECT_EQ(flawOf(MadeEntry{"stages\\", "x"}),
              "stages/: the entry is called a folder and holds data");
}

TEST(ZipScan, WhatStandsBehindTheZipIsSaid) {
    const QByteArray zip = bytesOf({{{"pack.json", "{}"}}, "a comment"});
    EXPECT_EQ(flawOf(zip + "<!-- sent by -->"), ": 16 byte(s) stand behind the end of the zip");
    EXPECT_EQ(flawOf(zip + QByteArray(100'000, 'x')),
              ": 100000 byte(s) stand behind the end of the zip");
    // The last of many records that look like an end is not the end.
    const QByteArray junk = QByteArray("PK\x05\x06", 4).repeated(50'000);
    EXPECT_EQ(flawOf(zip + junk), ": 200000 byte(s) stand behind the end of the zip");
}

TEST(ZipScan, NamesThatLeadOutOrAreNotPlainAreRefusedByName) {
    const auto name = [](const char* text) { return flawOf(MadeEntry{text, "x"}); };
    EXPECT_EQ(name("../x"), "../x: the name leads out of the folder");
    EXPECT_EQ(name("a/../../x"), "a/../../x: the name leads out of the folder");
    EXPECT_EQ(name("a/.."), "a/..: the name leads out of the folder");
    EXPECT_EQ(name("../pack-evil/x"), "../pack-evil/x: the name leads out of the folder");
    EXPECT_EQ(name("..\\x"), "..\\x: the name holds a backslash");
    EXPECT_EQ(name("\\\\host\\x"), "\\\\host\\x: the name holds a backslash");
    for (const char* text : {"a\\..\\x", "a\\\\x", "a/\\x", "\\x", "\\", "a\\.."})
        EXPECT_NE(name(text).find("the name holds a backslash"), std::string::npos) << text;
    EXPECT_EQ(name("C:\\x"), "C:\\x: the name holds a backslash");
    EXPECT_EQ(name("/x"), "/x: the name is absolute");
    EXPECT_EQ(name("C:x"), "C:x: the name begins with a drive letter");
    EXPECT_EQ(name("c:/x"), "c:/x: the name begins with a drive letter");
    EXPECT_EQ(name(""), ": the entry has no name");
    EXPECT_EQ(name("a\nb"), "a\nb: the name holds a control character");
    EXPECT_NE(flawOf(MadeEntry{QByteArray("a\0b", 3), "x"}).find("control character"),
              std::string::npos);
    EXPECT_EQ(flawOf(MadeEntry{"a\xFF", "x", 0, 2048}),
              "a\xEF\xBF\xBD: the name is not valid UTF-8");
}

TEST(ZipScan, NamesWithDotsThatStayInsideAreFine) {
    EXPECT_EQ(namesIn(MadeZip{{{"a/./b.json", "x"}, {"/", ""}, {"...", "x"}, {"a..b", "x"}}}),
              "a/b.json ... a..b");
}

TEST(ZipScan, LinksAndDevicesAreRefused) {
    EXPECT_EQ(flawOf(MadeEntry{"stages", "/tmp", 0, 0, 0120777U << 16U}),
              "stages: the entry is a link");
    EXPECT_EQ(flawOf(MadeEntry{"stages", "", 0, 0, 0020644U << 16U}),
              "stages: the entry is no ordinary file");
    EXPECT_EQ(flawOf(MadeEntry{"stages", "", 0, 0, 0100644U << 16U}), "");
    EXPECT_EQ(flawOf(MadeEntry{"stages/", "", 0, 0, 0040755U << 16U}), "");
}

TEST(ZipScan, TwoEntriesOfOneNameAreRefused) {
    const auto twins = [](const char* a, const char* b) {
        return flawOf(MadeZip{{{a, "x"}, {b, "x"}}});
    };
    EXPECT_EQ(twins("stages/ss1.json", "stages/ss1.json"),
              "stages/ss1.json: there are two entries of this name");
    EXPECT_EQ(twins("a/x", "a/./x"), "a/./x: there are two entries of this name");
    EXPECT_EQ(twins("stages/ss1.json", "stages/SS1.json"),
              "stages/SS1.json: on some systems this is the same name as \"stages/ss1.json\"");
    EXPECT_EQ(twins("\xC3\xA9.json", "e\xCC\x81.json"),
              "e\xCC\x81.json: on some systems this is the same name as \"\xC3\xA9.json\"");
    EXPECT_EQ(twins("stages/1.json", "stages/2.json"), "");
}

TEST(ZipScan, NamesThatAreOneOnSomeSystemAreRefused) {
    const auto areOne = [](const char* a, const char* b) {
        const std::string flaw = flawOf(MadeZip{{{a, "x"}, {"other", "x"}, {b, "x"}}});
        return flaw == std::string(b) + ": on some systems this is the same name as \"" + a + "\"";
    };
    // Dots and blanks at the end, streams and devices of Windows.
    EXPECT_TRUE(areOne("a", "a."));
    EXPECT_TRUE(areOne("a.json", "a.json . "));
    EXPECT_TRUE(areOne("d/e", "d./e"));
    EXPECT_TRUE(areOne("d /e", "D/e "));
    EXPECT_TRUE(areOne("ab", "ab:stream"));
    EXPECT_TRUE(areOne("con.json", "CON.txt"));
    EXPECT_TRUE(areOne("d/com1", "d/COM\xC2\xB9.x"));
    // Case, in any language.
    EXPECT_TRUE(areOne("stra\xC3\x9F"
                       "e",
                       "STRASSE"));
    EXPECT_TRUE(areOne("ING", "\xC4\xB1ng")); // dotless
    EXPECT_TRUE(areOne("ing", "\xC4\xB0NG")); // with a dot
    EXPECT_TRUE(areOne("\xCF\x83", "\xCF\x82"));
    // Ways to write the same letter, and signs that are not seen.
    EXPECT_TRUE(areOne("\xEF\xAC\x81n", "fin"));
    EXPECT_TRUE(areOne("a\xE2\x80\x8D.json", "a.json"));
    for (const auto& [a, b] : {std::pair("a", "b"),
                               {"a", " a"},
                               {"a.b", "a"},
                               {"con.a", "cone.a"},
                               {"i", "j"},
                               {"...", "a"},
                               {"d/a", "e/a"},
                               {"a-", "a"}})
        EXPECT_EQ(flawOf(MadeZip{{{a, "x"}, {b, "x"}}}), "") << a << ' ' << b;
}

TEST(ZipScan, AFileThatIsAFolderTooIsRefused) {
    const auto flaw = [](std::vector<QByteArray> names) {
        MadeZip zip;
        for (const QByteArray& name : names)
            zip.entries.push_back({name, name.endsWith('/') ? QByteArray() : QByteArray("x")});
        return flawOf(zip);
    };
    EXPECT_EQ(flaw({"d", "d/e"}), "d/e: \"d\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d/e", "d"}), "d/e: \"d\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d", "d-x", "d.e", "D./e/f"}),
              "D./e/f: \"d\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d/", "d"}), "d/: \"d\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d/e", "d/e/f/g", "d/"}),
              "d/e/f/g: \"d/e\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d/", "d/", "d/e", "de", "d.", "e/"}),
              "d/: \"d.\" is a file, and cannot be a folder too");
    EXPECT_EQ(flaw({"d/", "d/", "d/e", "de", "d-", "D/f"}), "");
}

TEST(ZipScan, ANameLongerThanAnyFilesIsRefused) {
    EXPECT_EQ(flawOf(MadeEntry{QByteArray(1024, 'x'), "x"}), "");
    EXPECT_NE(flawOf(MadeEntry{QByteArray(1025, 'x'), "x"}).find("longer than a file's may be"),
              std::string::npos);
}

TEST(ZipScan, EncryptionAndOtherMethodsAreRefused) {
    EXPECT_EQ(flawOf(MadeEntry{"a", "x", 0, 1}), "a: the entry is encrypted");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .localFlags = 1}),
              "a: the entry is encrypted");
    for (const int method : {1, 9, 12, 14, 93, 99})
        EXPECT_EQ(flawOf(MadeEntry{"a", "x", static_cast<quint16>(method)}),
                  "a: the entry is packed in a way (" + std::to_string(method) +
                      ") that is not read here");
    EXPECT_EQ(flawOf(MadeEntry{"a", "x", 8}), "");
}

TEST(ZipScan, HeadersThatDisagreeAreRefused) {
    EXPECT_EQ(flawOf(MadeEntry{.name = "b.json", .content = "x", .localName = "a.json"}),
              "b.json: the entry has another name in its header");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .localMethod = 8}),
              "a: the entry is packed in another way by its header");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .method = 8, .localUnpacked = 9}),
              "a: the entry has another size in its header");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .localPacked = 2}),
              "a: the entry has another size in its header");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .localCrc = 7}),
              "a: the entry has another checksum in its header");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .at = 5}),
              "a: the entry is not where the directory says");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .at = 0x7FFFFFFF}),
              "a: the entry is not where the directory says");
}

TEST(ZipScan, ExtraFieldsMayDifferAndSizesFollowTheData) {
    EXPECT_EQ(flawOf(MadeEntry{.name = "a",
                               .content = "x",
                               .localExtra = u16(0x5455) + u16(5) + QByteArray(5, 'x')}),
              "");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a",
                               .content = "x",
                               .flags = 8,
                               .localUnpacked = 0,
                               .localPacked = 0,
                               .localCrc = 0}),
              "");
}

TEST(ZipScan, EntriesThatOverlapAreRefused) {
    // The second record leads to the first entry's header: one file under two names.
    EXPECT_EQ(flawOf(MadeZip{{{"a", "x"}, {.name = "a.b", .content = "x", .at = 0}}}),
              "a.b: the entry has another name in its header");
    // An entry within the bytes of another.
    const QByteArray inner = bytesOf({{{"b", "y"}}}).first(32);
    MadeZip zip{{{"a", inner}, {.name = "b", .content = "y", .at = 31}}};
    EXPECT_EQ(flawOf(zip), "b: the entry lies over another one, \"a\"");
}

TEST(ZipScan, SizesThatLieOrAreCutOffAreRefused) {
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .unpacked = 5}),
              "a: the size that is declared is wrong");
    QByteArray zip = bytesOf({{{"a", QByteArray(100, 'x')}}});
    const std::vector<ZipEntry> entries = *scanZip(zip);
    // The same directory, but half of the data is gone.
    zip.remove(entries[0].data, 50);
    EXPECT_NE(flawOf(zip), "");
}

TEST(ZipScan, LimitsAreKept) {
    const ZipLimits few{.unpacked = 1000, .entry = 600, .entries = 3};
    EXPECT_EQ(flawOf(MadeZip{{{"a", QByteArray(600, 'x')}}}, few), "");
    EXPECT_NE(flawOf(MadeZip{{{"a", QByteArray(601, 'x')}}}, few).find("is larger than"),
              std::string::npos);
    EXPECT_NE(flawOf(MadeZip{{{"a", QByteArray(600, 'x')}, {"b", QByteArray(401, 'x')}}}, few)
                  .find("larger than 0 MB together"),
              std::string::npos);
    EXPECT_EQ(flawOf(MadeZip{{{"a", ""}, {"b", ""}, {"c", ""}, {"d", ""}}}, few),
              ": the zip has more than 3 entries");
    const auto packed = [](qsizetype size) {
        return flawOf(MadeEntry{.name = "bomb",
                                .content = QByteArray(size, 'x'),
                                .method = 8,
                                .unpacked = 4 * 1024 * 1024});
    };
    EXPECT_EQ(packed(4 * 1024 * 1024 / 200), "");
    EXPECT_EQ(packed(20'000),
              "bomb: the entry claims to be more than 200 times as large as it is packed");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .method = 8, .unpacked = 1024 * 1024}),
              "");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .method = 8, .unpacked = 16777217}),
              "a: the entry is larger than 16 MB");
}

TEST(ZipScan, AHugeClaimInZip64IsRefused) {
    for (const quint64 claim : {quint64{1} << 40U, ~quint64{0}})
        EXPECT_EQ(flawOf(MadeEntry{
                      .name = "a", .content = "x", .method = 8, .unpacked = claim, .zip64 = true}),
                  "a: the entry is larger than 16 MB");
    EXPECT_EQ(flawOf(MadeEntry{.name = "a", .content = "x", .at = ~quint64{0}, .zip64 = true}),
              "a: the entry is not where the directory says");
}

TEST(ZipScan, Zip64IsRead) {
    MadeZip zip{{{.name = "a", .content = "x", .zip64 = true}, {"b", "yy"}}};
    zip.zip64 = true;
    EXPECT_EQ(namesIn(zip), "a b");
}

TEST(ZipScan, CommentsAreReadAlsoWithAnEndRecordsSignature) {
    MadeZip zip{{{"a", "x"}}};
    zip.comment = "A rally";
    EXPECT_EQ(namesIn(zip), "a");
    zip.comment = QByteArray("PK\x05\x06") + QByteArray(18, '\0');
    EXPECT_EQ(namesIn(zip), "a");
    zip.comment = "PK\x05\x06";
    EXPECT_EQ(namesIn(zip), "a");
    zip.comment = QByteArray(65'535, 'x');
    EXPECT_EQ(namesIn(zip), "a");
}

TEST(ZipScan, ASecondDirectoryInTheCommentIsRefused) {
    MadeZip zip{{{"a", "x"}}};
    const qsizetype before = bytesOf(zip).size();
    // An end record that fits a directory of no entries right before it.
    zip.comment = QByteArray("PK\x05\x06") + u16(0) + u16(0) + u16(0) + u16(0) + u32(0) +
                  u32(static_cast<quint64>(before)) + u16(0);
    EXPECT_EQ(flawOf(zip), ": the zip has two directories");
}

TEST(ZipScan, WhatStandsBeforeTheZipIsSaid) {
    MadeZip zip{{{"a", "x"}}};
    zip.lead = QByteArray(1000, '#');
    EXPECT_NE(flawOf(zip).find("this is not a plain zip"), std::string::npos);
}

TEST(ZipScan, WhatIsNoZipOrCutOffIsSaid) {
    const QByteArray zip = bytesOf({{{"a", "x"}, {"b", "y"}}});
    EXPECT_EQ(flawOf(QByteArray()), ": this is no zip");
    EXPECT_EQ(flawOf(QByteArray(100'000, 'x')), ": this is no zip");
    for (qsizetype size = 4; size < zip.size(); ++size)
        EXPECT_EQ(flawOf(zip.first(size)), ": the zip is cut off") << size;
}

TEST(ZipScan, ADirectoryThatHoldsMoreThanItsCountIsRefused) {
    QByteArray zip = bytesOf({{{"a", "x"}, {"b", "y"}}});
    zip[zip.size() - 12] = 1; // entries in all
    EXPECT_EQ(flawOf(zip), ": the directory of the zip is damaged");
}

TEST(ZipScan, NamesInEveryEncodingAreRead) {
    const QByteArray utf8 = "caf\xC3\xA9";
    EXPECT_EQ(namesIn(MadeZip{{{utf8, "x", 0, 2048}}}), utf8.toStdString());
    EXPECT_EQ(namesIn(MadeZip{{{utf8, "x"}}}), utf8.toStdString());
    EXPECT_EQ(namesIn(MadeZip{{{"caf\x82", "x"}}}), utf8.toStdString());
    const QByteArray field = QByteArray(1, '\1') + u32(crc32("caf?")) + utf8;
    const QByteArray extra = u16(0x7075) + u16(static_cast<quint64>(field.size())) + field;
    EXPECT_EQ(namesIn(MadeZip{{{.name = "caf?", .content = "x", .extra = extra}}}),
              utf8.toStdString());
}

TEST(ZipScan, AUnicodeNameIsJudgedToo) {
    const QByteArray field = QByteArray(1, '\1') + u32(crc32("x")) + "../x";
    const QByteArray extra = u16(0x7075) + u16(static_cast<quint64>(field.size())) + field;
    EXPECT_EQ(flawOf(MadeEntry{.name = "x", .content = "x", .extra = extra}),
              "../x: the name leads out of the folder");
}

TEST(ZipScan, WhatAMacAddsIsPassedOver) {
    const auto entries = scanZip(bytesOf({{{"My rally/", ""},
                                           {"My rally/pack.json", "{}"},
                                           {"__MACOSX/My rally/._pack.json", "x"},
                                           {"My rally/.DS_Store", "x"},
                                           {"My rally/stages/01.json", "{}"}}}));
    ASSERT_TRUE(entries.has_value());
    const auto plain = withoutOuterFolder(*entries, u"pack.json");
    ASSERT_EQ(plain.size(), 2U);
    EXPECT_EQ(plain[0].name.toStdString(), "pack.json");
    EXPECT_EQ(plain[1].name.toStdString(), "stages/01.json");
    EXPECT_EQ(plain[1].path, "My rally/stages/01.json");
}

TEST(ZipScan, AFolderIsNoOuterOneIfAnythingLiesBesideIt) {
    for (const MadeZip& zip :
         {MadeZip{{{"a/pack.json", "{}"}, {"b/x", ""}}}, MadeZip{{{"stages/1.json", "{}"}}}}) {
        const auto entries = *scanZip(bytesOf(zip));
        EXPECT_EQ(withoutOuterFolder(entries, u"pack.json"), entries);
    }
}

TEST(ZipScan, AnyChangedByteNeverLeavesTheZip) {
    const QByteArray zip = bytesOf({{{"pack.json", "{}"}, {"stages/01.json", "[1]", 8}}, "note"});
    EXPECT_TRUE(rc::check("entries lie within the zip", [&] {
        QByteArray changed = zip;
        for (int i = *rc::gen::inRange(1, 4); i > 0; --i)
            changed[*rc::gen::inRange(qsizetype{0}, changed.size())] = *rc::gen::arbitrary<char>();
        const auto entries = scanZip(changed);
        if (!entries)
            return;
        for (const ZipEntry& entry : *entries) {
            RC_ASSERT(entry.packed >= 0 && entry.unpacked >= 0 && entry.data >= 30);
            RC_ASSERT(entry.data + entry.packed <= changed.size());
            RC_ASSERT(!flawOfName(entry.name));
        }
    }));
}

} // namespace
} // namespace stagewright

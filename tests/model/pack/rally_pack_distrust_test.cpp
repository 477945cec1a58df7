#include "model/json/text.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack_writer.h"
#include "tests/model/pack/packed.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// What is said of the three stages with the entry in place of the one of that index.
std::string withEntry(std::size_t index, const MadeEntry& entry) {
    auto entries = threeStages();
    entries[index] = entry;
    return complaints(bytesOf({entries}));
}

std::string withPackJson(const QByteArray& text) {
    return withEntry(0, {"pack.json", text});
}

std::string withSecondStage(const QByteArray& text) {
    return withEntry(2, {"stages/02-two.json", text});
}

/// What is said of the three stages and one more entry.
std::string with(const MadeEntry& entry) {
    auto entries = threeStages();
    entries.push_back(entry);
    return complaints(bytesOf({entries}));
}

constexpr const char* ask = ". Ask whoever made the file for a clean one.";

TEST(RallyPackDistrust, APackOpensAsItIs) {
    EXPECT_EQ(complaints(bytesOf({threeStages()})), "");
    EXPECT_EQ(titlesOf(opened(bytesOf({threeStages()})).pack), "One,Two,Three");
}

TEST(RallyPackDistrust, ADamagedStageIsNamedAndTheOthersOpen) {
    auto entries = threeStages();
    entries[2].crc = 1;
    const OpenedPack pack = opened(bytesOf({entries}));
    ASSERT_EQ(pack.damages.size(), 1U);
    EXPECT_EQ(sentence(pack.damages[0]).toStdString(),
              "stages/02-two.json: is damaged: its checksum is wrong. Fetch the file again, or ask "
              "whoever made it for a clean one.");
    EXPECT_EQ(pack.lost, QList<StageKey>{StageKey{2}});
    EXPECT_EQ(titlesOf(pack.pack), "One,02-two,Three");
    EXPECT_TRUE(tilesOf(pack.pack.rally.stages()[1].stage).placements().isEmpty());
    // Its results are still there.
    EXPECT_EQ(pack.pack.rally.results().size(), 1U);
    EXPECT_FALSE(pack.whole());
}

TEST(RallyPackDistrust, AStageThatIsNotThereIsNamed) {
    auto entries = threeStages();
    entries.erase(entries.begin() + 1);
    const OpenedPack pack = opened(bytesOf({entries}));
    EXPECT_EQ(sentence(pack.damages.at(0)).toStdString(),
              "stages/01-one.json: the stage is not in the pack. Ask whoever made the pack for a "
              "whole one.");
    EXPECT_EQ(pack.lost, QList<StageKey>{StageKey{1}});
}

TEST(RallyPackDistrust, WithoutPackJsonThereIsNoRally) {
    EXPECT_EQ(
        complaints(bytesOf({{{"a", "x"}}})),
        "this is no rally pack: no entry pack.json. Unpack it, and choose a file that is in it.");
    auto entries = threeStages();
    entries[0].crc = 1;
    EXPECT_EQ(complaints(bytesOf({entries})).substr(0, 42),
              "pack.json: is damaged: its checksum is wro");
    EXPECT_NE(complaints("{}"), "");
    EXPECT_NE(complaints(""), "");
}

TEST(RallyPackDistrust, NamesThatClimbOutAreRefused) {
    for (const char* name :
         {"../x", "a/../../x", "/x", "C:\\x", "\\\\host\\x", "..\\x", "../pack-evil/x"})
        EXPECT_EQ(with({name, "x"}).find(name), 0U) << name;
    EXPECT_NE(with({QByteArray("a\0b", 3), "x"}), "");
    EXPECT_EQ(with({"/", ""}), "");
    EXPECT_EQ(with({"a/./b.json", "x"}), "");
    EXPECT_EQ(with({"folder/", ""}), "");
    EXPECT_EQ(with({"folder/", "x"}),
              std::string("folder/: the entry is called a folder and holds data") + ask);
}

TEST(RallyPackDistrust, LinksTwinsAndEncryptionAreRefused) {
    EXPECT_EQ(with({"more", "/tmp", 0, 0, 0120777U << 16U}),
              std::string("more: the entry is a link") + ask);
    EXPECT_EQ(with({"stages/01-one.json", "x"}),
              std::string("stages/01-one.json: there are two entries of this name") + ask);
    EXPECT_NE(with({"Stages/01-ONE.json", "x"}), "");
    EXPECT_EQ(with({"more", "x", 0, 1}), std::string("more: the entry is encrypted") + ask);
    EXPECT_NE(with({"more", "x", 14}), "");
}

TEST(RallyPackDistrust, HeadersThatDisagreeAndOverlapsAreRefused) {
    EXPECT_NE(with({.name = "more", .content = "x", .localName = "less"}), "");
    EXPECT_NE(with({.name = "more", .content = "x", .localMethod = 8}), "");
    EXPECT_NE(with({.name = "more", .content = "x", .localUnpacked = 2}), "");
    EXPECT_EQ(with({.name = "more", .content = "x", .localExtra = QByteArray("UT\1\0\3", 5)}), "");
    auto entries = threeStages();
    entries.push_back({"pack2.json", entries[0].content});
    entries.back().at = 0;
    EXPECT_NE(complaints(bytesOf({entries})), "");
}

TEST(RallyPackDistrust, WhatIsCutOffIsSaidWhereverItIs) {
    const QByteArray zip = bytesOf({threeStages()});
    for (qsizetype size = 0; size < zip.size(); ++size)
        EXPECT_NE(complaints(zip.first(size)), "") << size;
}

TEST(RallyPackDistrust, SizesBeyondTheLimitsAreRefused) {
    MadeEntry large{"more", QByteArray(16 << 20, 'x')};
    EXPECT_EQ(with(large), "");
    large.content += 'x';
    EXPECT_EQ(with(large), std::string("more: the entry is larger than 16 MB") + ask);
    std::vector<MadeEntry> many = threeStages();
    for (int i = 0; i < 16; ++i)
        many.push_back({"x" + QByteArray::number(i), QByteArray(4 << 20, 'x')});
    EXPECT_EQ(complaints(bytesOf({many})),
              std::string("x15: the entries are larger than 64 MB together") + ask);
    many = threeStages();
    for (int i = 0; i < 1995; ++i)
        many.push_back({"x" + QByteArray::number(i), ""});
    EXPECT_EQ(complaints(bytesOf({many})), "");
    many.push_back({"one more", ""});
    EXPECT_EQ(complaints(bytesOf({many})),
              "the zip has more than 2000 entries. Choose another file.");
}

TEST(RallyPackDistrust, AStageWithWhichThePackHoldsTooManyValuesIsNamedAndTheOthersOpen) {
    const auto zeros = [](qsizetype count) {
        return "{\"title\": \"Zeros\", \"tiles\": [], \"x\": [" +
               QByteArray("0,").repeated(count - 1) + "0]}";
    };
    auto entries = threeStages();
    qsizetype beside = 0;
    for (const std::size_t text : {std::size_t{0}, std::size_t{4}})
        beside += valuesIn(entries[text].content);
    ASSERT_EQ(entries[4].name, "results.json");
    const qsizetype ofStage = valuesIn(zeros(1)) - 1;
    entries[1].content = zeros(900'000 - ofStage);
    entries[2].content = zeros(900'000 - ofStage);
    entries[3].content = zeros(2'500'000 - 1'800'000 - ofStage - beside);
    // Ours has more fields than these three.
    EXPECT_NE(complaints(bytesOf({entries})), "");
    entries[3].content = zeros(2'500'000 - 1'800'000 - ofStage - beside - 20);
    EXPECT_EQ(complaints(bytesOf({entries})), "");
    EXPECT_TRUE(writeRallyPack(opened(bytesOf({entries})).pack).has_value());
    entries[3].content =
        zeros(2'500'000 - 1'800'000 - ofStage - beside + 1 + valuesIn(entries[4].content));
    EXPECT_EQ(complaints(bytesOf({entries})),
              "stages/03-three.json: with it the texts of the pack hold more than 2500000 values "
              "together. Part the rally into several packs.");
    EXPECT_EQ(titlesOf(opened(bytesOf({entries})).pack), "Zeros,Zeros,03-three");
}

TEST(RallyPackDistrust, TextsAreJudgedStrictlyWithLineAndColumn) {
    EXPECT_EQ(withSecondStage("{\n  \"title\": \"a\",\n  \"title\": \"b\"}").substr(0, 34),
              "stages/02-two.json, line 3, column");
    EXPECT_EQ(withSecondStage("{\"title\": \"\xFF\"}").substr(0, 36),
              "stages/02-two.json, line 1, column 1");
    EXPECT_EQ(withSecondStage(QByteArray(100, '[')).substr(0, 36),
              "stages/02-two.json, line 1, column 6");
    EXPECT_EQ(withSecondStage(R"({"tiles": [{"q": 1e999, "r": 0, "tile": "205a"}]})").substr(0, 27),
              "stages/02-two.json, line 1,");
    EXPECT_EQ(
        withSecondStage(R"({"tiles": [{"q": 2147483648, "r": 0, "tile": "205a"}]})"),
        "stages/02-two.json, line 1, tiles[0].q: must be a whole number from -10000 to 10000.");
    EXPECT_EQ(withPackJson("{\"format\": 1,\n\"title\": 7}"),
              "pack.json, line 2, title: must be text, in quotes.");
    EXPECT_NE(withPackJson("{\"format\": 1,\n\"format\": 1}"), "");
    EXPECT_NE(withPackJson(QByteArray(1 << 20, '[')), "");
    EXPECT_EQ(withEntry(4, {"results.json", R"({"format": 1, "results": [{"stage": 9}]})"})
                  .find("results.json, line 1, results[0]"),
              0U);
}

TEST(RallyPackDistrust, ANewerFormatSaysWhatItNeeds) {
    EXPECT_EQ(withPackJson("{\"format\": 2, \"new\": true}"),
              "pack.json, line 1, format: the file has format 2, this program knows formats up to "
              "1. Open it with a newer version.");
    auto entries = threeStages();
    entries[2].content = R"({"format": 2})";
    const OpenedPack pack = opened(bytesOf({entries}));
    EXPECT_FALSE(pack.whole());
    EXPECT_NE(sentence(pack.damages.at(0)).indexOf(u"newer version"), -1);
}

TEST(RallyPackDistrust, ByteOrderMarksAndOtherProgramsZipsAreFine) {
    auto entries = threeStages();
    for (MadeEntry& entry : entries)
        entry.content.prepend("\xEF\xBB\xBF");
    EXPECT_EQ(complaints(bytesOf({entries})), "");
    entries = threeStages();
    for (MadeEntry& entry : entries) {
        entry = deflatedEntry(entry.name.constData(), entry.content);
        entry.name.prepend("Rally/");
    }
    entries.push_back({"__MACOSX/Rally/._pack.json", "?"});
    entries.push_back({"Rally/.DS_Store", "?"});
    const MadeZip zip{entries, "made elsewhere PK\x05\x06", {}, true};
    EXPECT_EQ(complaints(bytesOf(zip)), "");
    EXPECT_EQ(titlesOf(opened(bytesOf(zip)).pack), "One,Two,Three");
    EXPECT_TRUE(opened(bytesOf(zip)).pack.others.empty());
}

TEST(RallyPackDistrust, WhatStandsBeforeTheZipIsSaid) {
    EXPECT_EQ(complaints(bytesOf({threeStages(), {}, QByteArray(1000, 'x')})).substr(0, 27),
              "this is not a plain zip: it");
}

TEST(RallyPackDistrust, AnyChangedByteIsSaidOrDoesNoHarm) {
    const QByteArray zip = bytesOf({threeStages()});
    const RallyPack whole = opened(zip).pack;
    for (qsizetype i = 0; i < zip.size(); ++i) {
        QByteArray changed = zip;
        changed[i] = static_cast<char>(changed[i] ^ 0x55);
        const auto pack = readRallyPack(changed, games());
        if (pack && pack->whole()) {
            EXPECT_EQ(pack->pack.rally, whole.rally) << i;
        }
    }
}

} // namespace
} // namespace stagewright

#include "model/game/stage_file.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/zip_reader.h"
#include "model/rally/rally_edits.h"
#include "tests/model/json/any_json.h"
#include "tests/model/pack/packed.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QFileInfo>
#include <QStringEncoder>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <rapidcheck.h>

namespace stagewright {
namespace {

QByteArray zipOf(const RallyPack& pack) {
    const auto zip = writeRallyPack(pack);
    EXPECT_TRUE(zip) << sentence(zip.error()).toStdString();
    return zip.value_or(QByteArray());
}

std::string entriesOf(const QByteArray& zip) {
    const auto entries = scanZip(zip);
    QStringList names;
    for (const ZipEntry& entry : entries.value())
        names << entry.name;
    return names.join(u' ').toStdString();
}

RallyPack titled(std::initializer_list<const char*> titles) {
    RallyPack pack;
    pack.rally = rallyOf(static_cast<int>(titles.size()), {});
    qsizetype index = 0;
    for (const char* title : titles) {
        RallyStage stage = pack.rally.stages()[index++];
        stage.stage.info.title = QString::fromUtf8(title);
        pack.rally = after(pack.rally, changeStage(pack.rally, stage));
    }
    return pack;
}

TEST(RallyPack, EverythingSurvivesSavingAndLoading) {
    const RallyPack pack = fullPack();
    const QByteArray zip = zipOf(pack);
    EXPECT_EQ(entriesOf(zip),
              "catalogues/club.json more.zip pack.json photos/début.jpg preview.png "
              "results.json stages/01-lodz-plac-wolnosci.json stages/02-stage.json");
    const OpenedPack back = opened(zip);
    EXPECT_TRUE(back.whole());
    EXPECT_TRUE(back.hints.empty());
    EXPECT_EQ(back.pack, pack);
    EXPECT_EQ(zipOf(back.pack), zip);
}

TEST(RallyPack, AnyRallySurvives) {
    EXPECT_TRUE(rc::check("a pack written is read as an equal one, and gives the same bytes", [] {
        RallyPack pack;
        pack.rally = anyRally();
        pack.rally.info.title = anyText();
        for (qsizetype i = 0; i < pack.rally.stages().size(); ++i) {
            RallyStage stage = pack.rally.stages()[i];
            stage.stage.info.title = anyText();
            pack.rally = after(pack.rally, changeStage(pack.rally, stage));
        }
        const auto zip = writeRallyPack(pack);
        RC_ASSERT(zip.has_value());
        const auto back = readRallyPack(*zip, games());
        RC_ASSERT(back.has_value());
        RC_ASSERT(back->whole());
        RC_ASSERT(writeRallyPack(back->pack).value() == *zip);
    }));
}

TEST(RallyPack, ARallyOfNothingIsAPack) {
    EXPECT_EQ(entriesOf(zipOf({})), "pack.json");
    EXPECT_EQ(opened(zipOf({})).pack, RallyPack());
}

TEST(RallyPack, StagesStandInTheirOrder) {
    const RallyPack pack =
        titled({"SS1", "ss1", "SS 2", "SS3", "4", "5", "6", "7", "8", "9", "SS 10"});
    const QByteArray zip = zipOf(pack);
    EXPECT_EQ(entriesOf(zip),
              "pack.json stages/01-ss1.json stages/02-ss1.json stages/03-ss-2.json "
              "stages/04-ss3.json stages/05-4.json stages/06-5.json stages/07-6.json "
              "stages/08-7.json stages/09-8.json stages/10-9.json stages/11-ss-10.json");
    EXPECT_EQ(titlesOf(opened(zip).pack), "SS1,ss1,SS 2,SS3,4,5,6,7,8,9,SS 10");
}

TEST(RallyPack, TwoHundredStagesStandInTheirOrderToo) {
    RallyPack pack;
    pack.rally = rallyOf(200, {});
    for (int i = 0; i < 200; ++i) {
        RallyStage stage = pack.rally.stages()[i];
        stage.stage.info.title = QStringLiteral("SS %1").arg(i + 1);
        apply(changeStage(pack.rally, stage), pack.rally);
    }
    const QByteArray zip = zipOf(pack);
    QStringList numbers;
    const auto entries = scanZip(zip);
    ASSERT_TRUE(entries);
    for (const ZipEntry& entry : *entries)
        if (entry.name.startsWith(QStringLiteral("stages/")))
            numbers << entry.name.section(u'-', 2).chopped(5);
    ASSERT_EQ(numbers.size(), 200);
    for (int i = 0; i < 200; ++i)
        EXPECT_EQ(numbers[i].toInt(), i + 1);
    const OpenedPack back = opened(zip);
    EXPECT_TRUE(back.whole());
    EXPECT_EQ(back.pack, pack);
    EXPECT_EQ(zipOf(back.pack), zip);
}

TEST(RallyPack, ResultsOfALaterVersionStayThoughThereIsNoResult) {
    auto entries = threeStages();
    entries.back().content = R"({"format": 1, "timekeeper": "Eva", "results": []})";
    const OpenedPack pack = opened(bytesOf({entries}));
    EXPECT_TRUE(pack.whole());
    EXPECT_EQ(opened(zipOf(pack.pack)).pack, pack.pack);
    EXPECT_EQ(pack.pack.rally.info.resultsUnknown[QStringLiteral("timekeeper")],
              QStringLiteral("Eva"));
}

// A name that lives shorter than the zip it was given to comes back as garbage: here under the
// address checker too.
TEST(RallyPack, AThousandPacksOneAfterAnotherKeepTheirNamesAndBytes) {
    for (int i = 0; i < 1000; ++i) {
        const QString number = QString::number(i);
        RallyPack pack = titled({"Łódź", "Début"});
        pack.rally.info.title = QStringLiteral("道 ") + number;
        pack.others = {{QStringLiteral("photos/début %1.jpg").arg(number), number.toUtf8()}};
        const QByteArray zip = zipOf(pack);
        ASSERT_EQ(entriesOf(zip), "pack.json photos/début " + number.toStdString() +
                                      ".jpg stages/01-lodz.json stages/02-debut.json");
        const OpenedPack back = opened(zip);
        ASSERT_EQ(back.pack, pack);
        ASSERT_EQ(zipOf(back.pack), zip);
    }
}

TEST(RallyPack, AnEntryKeptNeverTakesTheNameOfAStage) {
    RallyPack pack = titled({"One"});
    pack.others = {{QStringLiteral("stages/01-ONE.json"), "kept"}};
    pack.tileSets = {{QStringLiteral("club.json"), "1"},
                     {QStringLiteral("Club.json"), "2"},
                     {QStringLiteral("con.json"), "3"}};
    const QByteArray zip = zipOf(pack);
    EXPECT_EQ(entriesOf(zip), "catalogues/club-2.json catalogues/club.json catalogues/con-.json "
                              "pack.json stages/01-ONE-2.json stages/01-one.json");
    const OpenedPack back = opened(zip);
    EXPECT_EQ(titlesOf(back.pack), "One");
    EXPECT_EQ(back.pack.others.at(QStringLiteral("stages/01-ONE-2.json")), "kept");
    EXPECT_EQ(zipOf(back.pack), zip);
}

TEST(RallyPack, AStageNoOneNamesIsKeptWithAHint) {
    auto entries = threeStages();
    entries.push_back({"stages/99-more.json", "{}"});
    const OpenedPack pack = opened(bytesOf({entries}));
    EXPECT_TRUE(pack.whole());
    ASSERT_EQ(pack.hints.size(), 1U);
    EXPECT_EQ(
        sentence(pack.hints[0]).toStdString(),
        "stages/99-more.json: pack.json does not name this stage; it is kept, but not shown.");
    EXPECT_EQ(opened(zipOf(pack.pack)).pack.others.at(QStringLiteral("stages/99-more.json")), "{}");
}

TEST(RallyPack, AsWindowsPacksAndWritesItIsReadAndWrittenAsOurs) {
    std::vector<MadeEntry> entries = threeStages();
    const RallyPack expected = opened(bytesOf({entries})).pack;
    for (MadeEntry& entry : entries) {
        entry.name.replace('/', '\\');
        QStringEncoder encoder(QStringConverter::Utf16LE, QStringConverter::Flag::WriteBom);
        entry.content = encoder(QString::fromUtf8(entry.content));
    }
    const OpenedPack pack = opened(bytesOf({entries}));
    EXPECT_TRUE(pack.whole()) << complaints(bytesOf({entries}));
    EXPECT_EQ(pack.pack, expected);
    EXPECT_EQ(zipOf(pack.pack), zipOf(expected));
}

TEST(RallyPack, WhatIsLargerThanThePacksLimitsIsNotWritten) {
    RallyPack pack;
    pack.others = {{QStringLiteral("a"), QByteArray((16 << 20) + 1, 'x')}};
    EXPECT_EQ(sentence(writeRallyPack(pack).error()).toStdString(),
              "a: is larger than a pack's entry may be (16 MB). Leave something out.");
    pack.others.clear();
    for (int i = 0; i < 5; ++i)
        pack.others[QString::number(i)] = QByteArray(15 << 20, 'x');
    EXPECT_EQ(sentence(writeRallyPack(pack).error()).toStdString(),
              "the pack is larger than it may be (64 MB). Leave something out.");
    pack.others.clear();
    for (int i = 0; i < 2000; ++i)
        pack.others[QString::number(i)] = "x";
    EXPECT_EQ(sentence(writeRallyPack(pack).error()).toStdString(),
              "the pack has more than 2000 entries. Leave something out.");
    pack.others.erase(QStringLiteral("7"));
    EXPECT_EQ(opened(zipOf(pack)).pack, pack);
}

class PackFile : public testing::Test {
protected:
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("Étape 1  dwie.rallypack"));
};

TEST_F(PackFile, SavesAndLoads) {
    ASSERT_TRUE(saveRallyPack(fullPack(), path));
    const auto back = loadRallyPack(path, games());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(back->pack, fullPack());
}

TEST_F(PackFile, ModeAndLinkStay) {
    ASSERT_TRUE(saveRallyPack(fullPack(), path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    const QString link = folder.filePath(QStringLiteral("link.rallypack"));
    ASSERT_TRUE(QFile::link(path, link));
    ASSERT_TRUE(saveRallyPack(RallyPack(), link));
    EXPECT_TRUE(QFileInfo(link).isSymLink());
    EXPECT_EQ(loadRallyPack(path, games())->pack, RallyPack());
    const auto all = QFile::ReadOwner | QFile::WriteOwner;
    EXPECT_EQ(QFileInfo(path).permissions() & (all | QFile::ReadGroup | QFile::ReadOther), all);
}

TEST_F(PackFile, AFailureLeavesTheOldFile) {
    ASSERT_TRUE(saveRallyPack(fullPack(), path));
    RallyPack tooLarge;
    tooLarge.others = {{QStringLiteral("a"), QByteArray((16 << 20) + 1, 'x')}};
    const auto saved = saveRallyPack(tooLarge, path);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().file, path);
    EXPECT_EQ(loadRallyPack(path, games())->pack, fullPack());
    EXPECT_FALSE(saveRallyPack(RallyPack(), folder.filePath(QStringLiteral("no/x.rallypack"))));
}

TEST_F(PackFile, FaultsNameTheFile) {
    EXPECT_EQ(loadRallyPack(path, games()).error().file, path);
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    auto entries = threeStages();
    entries[2].crc = 1;
    entries.push_back({"stages/99.json", ""});
    file.write(bytesOf({entries}));
    file.close();
    const auto pack = loadRallyPack(path, games());
    ASSERT_TRUE(pack);
    EXPECT_EQ(pack->damages.at(0).file, path);
    EXPECT_EQ(pack->hints.at(0).file, path);
}

} // namespace
} // namespace stagewright

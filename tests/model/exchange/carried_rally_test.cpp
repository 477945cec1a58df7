#include "model/carrier/carrier.h"
#include "model/exchange/carried_rally.h"
#include "model/exchange/exchange.h"
#include "model/layouts/cards/table/card_table.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/points/track/titan_layout.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edits.h"
#include "tests/model/carrier/empty_carriers.h"
#include "tests/model/pack/packed.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <rapidcheck.h>

namespace stagewright {
namespace {

RallyPack rallyWithWords() {
    RallyPack pack = fullPack();
    Rally& rally = pack.rally;
    rally.info.title = QStringLiteral("Autumn");
    rally.info.authors = {QStringLiteral("Ann")};
    rally.info.licence = QStringLiteral("CC BY 4.0");
    rally.info.text = QStringLiteral("We meet at mine");
    rally.info.evening.minutes = 180;
    Stage noted = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    noted.info.notes = QStringLiteral("Beware of the cows");
    noted.info.unknown.insert(QStringLiteral("phone"), QStringLiteral("555"));
    Placement tile = tilesOf(noted).placements().front();
    tilesOf(noted).remove(tile);
    tile.note = QStringLiteral("Bert always crashes here");
    tilesOf(noted).insert(tile);
    RallyStage added;
    added.stage = noted;
    added.place = QStringLiteral("My garden");
    apply(addStage(rally, added, rally.stages().size()), rally);
    return pack;
}

std::vector<qsizetype> allStages(const RallyPack& pack) {
    std::vector<qsizetype> all;
    for (qsizetype i = 0; i < pack.rally.stages().size(); ++i)
        all.push_back(i);
    return all;
}

/// What a picture carries, as it is read.
Imported throughAPicture(const QByteArray& pack) {
    const auto picture = carrying(smallPng(), Carrier::Png, pack);
    auto imported = picture ? readStages(*picture, games()) : tl::unexpected(picture.error());
    EXPECT_TRUE(imported) << sentence(imported.error()).toStdString();
    return imported ? *std::move(imported) : Imported();
}

TEST(CarriedRally, StagesGoWithTheirTitlesAndNothingThatPlayersWrote) {
    const RallyPack pack = rallyWithWords();
    const auto carried = carriedPack(pack, allStages(pack), Carried::Stages, games());
    ASSERT_TRUE(carried);
    for (const char* word : {"cows", "Bert", "garden", "mine", "phone", "JPEG"})
        EXPECT_FALSE(carried->contains(word)) << word;
    const Imported imported = throughAPicture(*carried);
    EXPECT_TRUE(imported.isCarried);
    const Rally& rally = imported.pack->rally;
    EXPECT_TRUE(rally.drivers().isEmpty());
    EXPECT_TRUE(rally.results().empty());
    EXPECT_EQ(rally.info.title, QStringLiteral("Autumn"));
    EXPECT_EQ(rally.info.authors, QStringList(QStringLiteral("Ann")));
    EXPECT_EQ(rally.info.licence, QStringLiteral("CC BY 4.0"));
    EXPECT_EQ(imported.pack->tileSets, pack.tileSets);
    EXPECT_TRUE(imported.pack->preview.isEmpty());
    ASSERT_EQ(rally.stages().size(), pack.rally.stages().size());
    for (qsizetype i = 0; i < rally.stages().size(); ++i) {
        const Stage& stage = rally.stages()[i].stage;
        const Stage& before = pack.rally.stages()[i].stage;
        EXPECT_EQ(stage.info.title, before.info.title);
        EXPECT_EQ(tilesOf(stage).placements().size(), tilesOf(before).placements().size());
    }
}

TEST(CarriedRally, OneOfSeveralIsAStageAlone) {
    const RallyPack pack = rallyWithWords();
    const qsizetype last = pack.rally.stages().size() - 1;
    const RallyPack one = stagesToCarry(pack, std::span(&last, 1), games());
    ASSERT_EQ(one.rally.stages().size(), 1);
    EXPECT_EQ(one.rally.info.title, QString());
    EXPECT_TRUE(one.rally.info.authors.isEmpty());
    Stage expected = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    expected.info.unknown = {}; // nobody knows what it says
    EXPECT_EQ(one.rally.stages().front().stage, expected);
}

TEST(CarriedRally, AllOfItComesBackToTheByte) {
    const RallyPack pack = rallyWithWords();
    const auto carried = carriedPack(pack, allStages(pack), Carried::All, games());
    ASSERT_TRUE(carried);
    EXPECT_EQ(*carried, writeRallyPack(pack).value());
    const Imported imported = throughAPicture(*carried);
    EXPECT_EQ(*imported.pack, pack);
    EXPECT_EQ(writeImported(imported, Format::RallyPack, games())->text, *carried);
    EXPECT_EQ(carriedPack(pack, allStages(pack), Carried::None, games()), QByteArray());
}

TEST(CarriedRally, AnyRallyGoesThroughAnyFile) {
    EXPECT_TRUE(rc::check("what is read is what was carried", [] {
        const RallyPack pack{anyRally(), {}, {}, {}};
        const auto stages = allStages(pack);
        const auto what = *rc::gen::element(Carried::Stages, Carried::All);
        if (stages.empty())
            return;
        const QByteArray carried = carriedPack(pack, stages, what, games()).value();
        for (const auto& [carrier, file] :
             {std::pair(Carrier::Pdf, smallPdf()), std::pair(Carrier::Png, smallPng()),
              std::pair(Carrier::Svg, smallSvg())}) {
            const auto imported =
                readStages(carrying(file, carrier, carried).value(), games()).value();
            RC_ASSERT(writeRallyPack(*imported.pack).value() == carried);
            if (what == Carried::All)
                RC_ASSERT(imported.pack->rally == pack.rally);
        }
    }));
}

TEST(CarriedRally, WhoSatAtATableOfCardsStaysThere) {
    CardTable table;
    table.stage.id = QStringLiteral("trial");
    table.stage.notes = {CardNote{1, 2, 0, 0, QStringLiteral("mind the bridge"), {}}};
    CardSeat seat;
    seat.driver = QStringLiteral("harry-jordan");
    seat.name = QStringLiteral("Bert");
    table.seats = {seat};
    table.hazard = HazardFaces{};
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    stage.layout = Layout(table);
    const RallyPack pack{Rally(stage), {}, {}, {}};
    const qsizetype first = 0;
    const RallyPack carried = stagesToCarry(pack, std::span(&first, 1), games());
    const auto* laid = carried.rally.stages().front().stage.layout.as<CardTable>();
    ASSERT_NE(laid, nullptr);
    EXPECT_EQ(laid->seats.front().driver, QStringLiteral("harry-jordan"));
    EXPECT_EQ(laid->seats.front().name, QString());
    EXPECT_TRUE(laid->stage.notes.isEmpty());
    EXPECT_FALSE(laid->hazard);
}

TEST(CarriedRally, WhatTheOwnerOfABoxHasEnteredOfItStaysWithHim) {
    TitanLayout layout;
    PointTrack track;
    track.id = QStringLiteral("kaldeira");
    track.back = QStringLiteral("laguna");
    layout.tracks = {track};
    Stage stage;
    stage.info.game = QStringLiteral("titan-race");
    stage.layout = Layout(layout);
    const RallyPack pack{Rally(stage), {}, {}, {}};
    const qsizetype first = 0;
    const RallyPack carried = stagesToCarry(pack, std::span(&first, 1), games());
    const Stage& bare = carried.rally.stages().front().stage;
    EXPECT_EQ(titanLayoutOf(bare).tracks.front().back, QString());
    // The window leaves it out of the whole of it too.
    EXPECT_EQ(packToHandOn(pack, games()).rally.stages().front().stage, bare);
}

TEST(CarriedRally, IsKnownByName) {
    for (const Carried what : {Carried::None, Carried::Stages, Carried::All})
        EXPECT_EQ(carriedOfName(QString(nameOf(what))), what);
    EXPECT_EQ(carriedOfName(u"some"), std::nullopt);
}

TEST(CarriedRally, AFileWithoutOneIsCalledWhatItIs) {
    EXPECT_EQ(readStages(smallPng(), games()).error().what,
              QStringLiteral("this looks like a picture (PNG)"));
    EXPECT_EQ(readStages(smallSvg(), games()).error().what,
              QStringLiteral("this looks like a picture (SVG)"));
    EXPECT_EQ(readStages(smallPdf(), games()).error().what,
              QStringLiteral("this looks like a document (PDF)"));
}

} // namespace
} // namespace stagewright

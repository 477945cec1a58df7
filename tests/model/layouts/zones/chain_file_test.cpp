#include "model/exchange/built_in_games.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/game/stage_file.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/road/section_text.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <QJsonArray>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(ChainFile, IsReadAsItWasWritten) {
    const auto games = builtInGames();
    ASSERT_TRUE(games.has_value());
    const auto stage = readStage(R"({"format": 1, "game": "rallyman-2009", "title": "A stage",
        "sections": ["L0-L1", "C7-C6*"], "assistance": true, "boards": ["base"]})",
                                 *games);
    ASSERT_TRUE(stage.has_value()) << sentence(stage.error()).toStdString();
    const ChainLayout& chain = chainOf(*stage);
    EXPECT_EQ(roadbookLine(chain.sections), QStringLiteral("L0-L1 / C7*-C6*"));
    EXPECT_TRUE(chain.assistance);
    EXPECT_EQ(chain.boxes, QStringList{QStringLiteral("base")});
    EXPECT_EQ(stage->layout.pieceCount(), 2);
    const auto again = readStage(writeStage(*stage), *games);
    ASSERT_TRUE(again.has_value());
    EXPECT_EQ(*again, *stage);
}

TEST(ChainFile, WhatIsNoSectionIsRefused) {
    const auto games = builtInGames();
    ASSERT_TRUE(games.has_value());
    const auto faultOf = [&](const char* sections) {
        const auto stage = readStage(
            QByteArray(R"({"format": 1, "game": "rallyman-2009", "sections": )") + sections + '}',
            *games);
        return stage ? QString() : stage.error().what;
    };
    EXPECT_EQ(faultOf(R"(["L0-L1 / C7-C6"])"), QStringLiteral("these are 2 sections"));
    EXPECT_EQ(faultOf(R"(["L0"])"),
              QStringLiteral("a section has two points, where it begins and ends"));
    EXPECT_EQ(faultOf("[3]"), QStringLiteral("must be text, in quotes"));
}

TEST(ChainFile, TellsWhichBoardsToTakeAndWhatPlacesAreCalled) {
    const auto games = builtInGames();
    ASSERT_TRUE(games.has_value());
    const auto stage = readStage(R"({"format": 1, "game": "rallyman-2009",
        "sections": ["L2*-L3*", "C2*-C1*", "A25-A32-A31-A26"]})",
                                 *games);
    ASSERT_TRUE(stage.has_value()) << sentence(stage.error()).toStdString();
    QStringList boards;
    for (const PieceLine& line : games->face<StagePieces>(*stage).list(*stage, *games))
        boards << QStringLiteral("%1 %2 %3").arg(line.number, line.side, line.boxes.join(u' '));
    EXPECT_EQ(boards, (QStringList{QStringLiteral("L * base"), QStringLiteral("C * base"),
                                   QStringLiteral("A /20 dirt-2011")}));
    EXPECT_EQ(games->face<StagePlaces>(*stage).name({1, 0}), QStringLiteral("section 2"));
}

TEST(ChainFile, PiecesOfTheEditorAreNotation) {
    QFile file(QStringLiteral(":/games/rallyman-2009/pieces.json"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QJsonArray pieces =
        QJsonDocument::fromJson(file.readAll()).object().value(QStringLiteral("pieces")).toArray();
    EXPECT_EQ(pieces.size(), 10);
    for (const QJsonValue piece : pieces)
        EXPECT_TRUE(readSectionText(piece[QStringLiteral("text")].toString()).isRight());
}

} // namespace
} // namespace stagewright

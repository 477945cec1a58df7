#include "model/exchange/code_groups.h"
#include "model/exchange/code_signs.h"
#include "model/exchange/hop_order.h"
#include "model/exchange/stage_code.h"
#include "tests/boards.h"
#include "tests/model/exchange/imported.h"
#include "tests/rulebook_stages.h"

#include <algorithm>
#include <rapidcheck.h>
#include <set>
#include <utility>

namespace stagewright {
namespace {

QByteArray codeOf(const Stage& stage) {
    return exportedTo(Format::Code, stage).text.trimmed();
}

/// What a code holds of a stage.
Stage codedPart(const Stage& stage) {
    Stage part;
    part.info.game = stage.info.game;
    part.info.kind = stage.info.kind;
    part.info.laps = stage.info.laps;
    for (const Placement& tile : tilesOf(stage).placements()) {
        Placement bare;
        bare.hex = tile.hex;
        bare.side = tile.side;
        bare.turn = tile.turn;
        bare.variant = tile.variant;
        tilesOf(part).insert(bare);
    }
    return part;
}

/// Signs with the right check behind them, whatever they say.
QByteArray checked(Signs signs) {
    const CheckSigns check = checkSigns(signs);
    signs.insert(signs.end(), check.begin(), check.end());
    return textOfSigns(signs);
}

/// So many tiles of DIRT, each a neighbour of one that was laid before.
Stage connectedTiles(int count) {
    std::vector<Hex> hexes{{*rc::gen::inRange(-30, 31), *rc::gen::inRange(-30, 31)}};
    while (static_cast<int>(hexes.size()) < count) {
        // Mostly at the end, as roads go; else a branch anywhere.
        const bool isBranch = *rc::gen::inRange(0, 8) == 0;
        const Hex from = isBranch ? hexes[anyIndex(hexes)] : hexes.back();
        const Hex next = neighbour(from, allEdges[anyIndex(allEdges)]);
        if (std::find(hexes.begin(), hexes.end(), next) == hexes.end())
            hexes.push_back(next);
        else
            hexes.push_back(std::exchange(hexes[anyIndex(hexes)], hexes.back())), hexes.pop_back();
    }
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (const Hex hex : hexes) {
        Placement tile;
        tile.hex = hex;
        tile.side = *TileId::parse(QString::number(*rc::gen::inRange(201, 233)) + u'b');
        tile.turn = Turn(*rc::gen::inRange(0, 6));
        tilesOf(stage).insert(tile);
    }
    return stage;
}

class RulebookCode : public testing::TestWithParam<std::string> {};

TEST_P(RulebookCode, HoldsTheStageInThreeSignsATileAndSevenOrEight) {
    const Stage stage = stageFrom(QString::fromStdString(GetParam()));
    const QByteArray code = codeOf(stage);
    const Stage back = stageIn(code);
    EXPECT_EQ(back, codedPart(stage));
    EXPECT_EQ(codeOf(back), code);
    const int tiles = stage.layout.pieceCount();
    EXPECT_EQ(code.size(), 3 * tiles + (stage.info.kind == StageKind::Circuit ? 8 : 7));
    if (tiles <= 18) {
        EXPECT_LE(code.size(), 64);
    }
}

INSTANTIATE_TEST_SUITE_P(Dirt, RulebookCode, testing::ValuesIn(rulebookStages()), caseName);
INSTANTIATE_TEST_SUITE_P(Gt, RulebookCode, testing::ValuesIn(gtCircuits()), caseName);

TEST(StageCode, TheLongestOfTheRulebooksIsSoLong) {
    qsizetype stages = 0;
    for (const std::string& file : rulebookStages())
        stages = std::max(stages, codeOf(stageFrom(QString::fromStdString(file))).size());
    qsizetype circuits = 0;
    for (const std::string& file : gtCircuits())
        circuits = std::max(circuits, codeOf(stageFrom(QString::fromStdString(file))).size());
    EXPECT_EQ(stages, 52);
    EXPECT_EQ(circuits, 62);
}

TEST(StageCode, IsAsTheFormatSays) {
    // EXCHANGE.md works it out.
    Stage stage = board({{"202a", {0, 0}}, {"217b", {0, -1}, 1}, {"203a", {1, -2}, 1}});
    stage.info.game = QStringLiteral("dirt");
    EXPECT_EQ(codeOf(stage).toStdString(), "C005520K90X0V933");
}

TEST(StageCode, AnyBoardComesBack) {
    EXPECT_TRUE(rc::check("there and back", [] {
        const Stage any = *anyBoard();
        Stage stage = codedPart(any);
        stage.info.game = QString(*rc::gen::elementOf(codedGames));
        if (stage.layout.isEmpty())
            return;
        stage.info.laps = *rc::gen::inRange(1, mostLaps + 1);
        const Hex away{*rc::gen::inRange(-9000, 9001), *rc::gen::inRange(-9000, 9001)};
        QList<Placement> tiles = tilesOf(stage).placements();
        for (Placement& tile : tiles) {
            tile.hex = tile.hex + away;
            tile.variant = *rc::gen::weightedElement<int>({{9, 0}, {1, 1}, {1, 16}, {1, 99}});
            if (*rc::gen::inRange(0, 10) == 0)
                tile.side = *TileId::parse(*rc::gen::elementOf(std::vector<QString>{
                    QStringLiteral("clubhous999999z"), QStringLiteral("a0"), QStringLiteral("101b"),
                    QStringLiteral("102"), QStringLiteral("217c"), QStringLiteral("905b"),
                    QStringLiteral("1101a")}));
        }
        tilesOf(stage) = {};
        tilesOf(stage).exchange({}, tiles);
        const QByteArray code = codeOf(stage);
        RC_ASSERT(stageIn(code) == stage);
        RC_ASSERT(codeOf(stageIn(code)) == code);
    }));
}

TEST(StageCode, EighteenConnectedTilesTakeSixtyFourSignsAtMost) {
    EXPECT_TRUE(rc::check("wherever they branch",
                          [] { RC_ASSERT(codeOf(connectedTiles(18)).size() <= 64); }));
}

TEST(StageCode, AnyWrongSignIsNoticed) {
    const QByteArray code = codeOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    const Signs right = *signsIn(code);
    for (std::size_t at = 0; at < right.size(); ++at)
        for (Sign wrong = 0; wrong < 32; ++wrong) {
            Signs signs = right;
            signs[at] = wrong;
            const QByteArray text = textOfSigns(signs);
            EXPECT_EQ(readStageCode(text).has_value(), text == code) << text.toStdString();
        }
}

TEST(StageCode, TwoSwappedNeighboursAreNoticed) {
    for (const std::string& file : rulebookStages()) {
        const QByteArray code = codeOf(stageFrom(QString::fromStdString(file)));
        for (qsizetype at = 0; at + 1 < code.size(); ++at) {
            QByteArray swapped = code;
            std::swap(swapped[at], swapped[at + 1]);
            EXPECT_EQ(readStageCode(swapped).has_value(), swapped == code);
        }
    }
}

TEST(StageCode, AnyTwoWrongSignsAreNoticed) {
    EXPECT_TRUE(rc::check("of up to a thousand tiles", [] {
        Signs signs(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange<std::size_t>(10, 3000)));
        for (Sign& sign : signs)
            sign = *rc::gen::inRange<Sign>(0, 32);
        const std::size_t body = signs.size();
        const CheckSigns check = checkSigns(signs);
        signs.insert(signs.end(), check.begin(), check.end());
        const std::size_t one = anyIndex(signs);
        const std::size_t other = anyIndex(signs);
        for (const std::size_t at : std::set{one, other})
            signs[at] = static_cast<Sign>((signs[at] + *rc::gen::inRange(1, 32)) % 32);
        const CheckSigns now = checkSigns(std::span(signs).first(body));
        RC_ASSERT(!std::equal(now.begin(), now.end(), signs.end() - now.size()));
    }));
}

TEST(StageCode, ASignTooManyOrTooFewIsNoticed) {
    for (const std::string& file : rulebookStages()) {
        const QByteArray code = codeOf(stageFrom(QString::fromStdString(file)));
        for (const char* more : {"0", "00", "000", "A", "Z"})
            EXPECT_FALSE(readStageCode(code + more).has_value());
        for (qsizetype less = 1; less < code.size(); ++less)
            EXPECT_FALSE(readStageCode(code.chopped(less)).has_value());
    }
}

TEST(StageCode, IsReadAsPeoplePassItOn) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const QByteArray code = codeOf(stage);
    EXPECT_EQ(stageIn(code.toLower()), codedPart(stage));
    QByteArray read = code;
    read.replace('0', 'O').replace('1', 'l');
    EXPECT_EQ(stageIn(read), codedPart(stage));
    QByteArray grouped;
    for (qsizetype at = 0; at < code.size(); at += 4)
        grouped += (at % 16 == 0 ? "\r\n" : "-") + code.mid(at, 4) + ' ';
    EXPECT_EQ(stageIn("\xEF\xBB\xBF" + grouped), codedPart(stage));
    EXPECT_EQ(importedFrom(grouped).format, Format::Code);
}

TEST(StageCode, DoesNotAskWhichTilesThereAre) {
    const Stage stage = stageFrom(QStringLiteral("gt-circuits/course8.json"));
    const auto read = readStages(codeOf(stage), gamesWithoutPieces());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->stages.front(), codedPart(stage));
}

TEST(StageCode, IsTheSameInWhateverOrderTilesWereLaid) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally4-ss2.json"));
    Stage other;
    other.info = stage.info;
    QList<Placement> tiles = tilesOf(stage).placements();
    std::reverse(tiles.begin(), tiles.end());
    for (Placement tile : tiles) {
        tile.laid = tilesOf(other).nextLaid();
        tilesOf(other).insert(tile);
    }
    EXPECT_EQ(codeOf(other), codeOf(stage));
}

TEST(StageCode, SaysWhatItDoesNotHold) {
    Stage stage = board({{"202a", {0, 0}}});
    stage.info.game = QStringLiteral("dirt");
    EXPECT_EQ(linesOf(exportedTo(Format::Code, stage).losses), "");
    stage.info.title = QStringLiteral("One");
    stage.info.notes = QStringLiteral("Two");
    stage.info.dashboard = QStringLiteral("wet");
    Placement tile = placed({"205a", {0, 1}});
    tile.tokens = {{QStringLiteral("cloud"), {0, 0}, 0, {}}};
    tile.note = QStringLiteral("Three");
    tilesOf(stage).insert(tile);
    EXPECT_EQ(linesOf(exportedTo(Format::Code, stage).losses),
              "title and author are not in a code.\n"
              "notes are not in a code.\n"
              "car and number of players are not in a code.\n"
              "tile 205a on hex (0, 1): tokens are not in a code.\n");
}

TEST(StageCode, RefusesWhatNoCodeCanHold) {
    Stage stage = straightRoad(4);
    stage.info.game = QStringLiteral("titan-race");
    const auto other = writeStages({&stage, 1}, {}, Format::Code, games());
    ASSERT_FALSE(other);
    EXPECT_EQ(other.error().what.toStdString(), "there are no codes for this game");
    Stage most = straightRoad(mostCodedTiles);
    most.info.game = QStringLiteral("dirt");
    EXPECT_EQ(stageIn(codeOf(most)), codedPart(most));
    Stage large = straightRoad(mostCodedTiles + 1);
    large.info.game = QStringLiteral("dirt");
    const auto tooLarge = writeStages({&large, 1}, {}, Format::Code, games());
    ASSERT_FALSE(tooLarge);
    EXPECT_EQ(tooLarge.error().what.toStdString(), "a code holds at most 1000 tile(s)");
}

TEST(StageCode, SaysWhetherItIsWrongOrOfANewerVersion) {
    const std::string wrong =
        ": this is no code of a stage, or a sign in it is wrong, missing or too many";
    const std::string newer = ": this code says what this version does not know";
    const QByteArray code = codeOf(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(faultIn("C" + code), wrong);
    EXPECT_EQ(faultIn(checked({14, 0, 0, 5, 5, 5})), newer);    // another first sign
    EXPECT_EQ(faultIn(checked({12, 0, 0, 31, 31, 31})), newer); // a mark without a meaning
    EXPECT_EQ(faultIn(checked({12, 0, 0, 5, 5, 5, 5})), newer); // half a tile
    Signs spelled{12, 0, 0};
    addGroup(spelled, spelledMark);
    EXPECT_EQ(faultIn(checked(spelled)), newer);
    Signs variant{12, 0, 0};
    addGroup(variant, variantMark);
    addNumber(variant, 3);
    EXPECT_EQ(faultIn(checked(variant)), newer); // of no tile
    Signs away{12};
    addOffset(away, 2001);
    addOffset(away, 0);
    addGroup(away, 0);
    EXPECT_EQ(faultIn(checked(away)), newer); // off the board
}

TEST(HopOrder, GoesOutAndComesBackOnABranch) {
    // Four branches of five at a middle: no order without hops over a hex leaves none behind.
    std::vector<Hex> hexes{{0, 0}};
    for (const Edge edge : {Edge::N, Edge::SE, Edge::S, Edge::NW})
        for (Hex hex = neighbour({0, 0}, edge);
             hexes.size() % 5 != 1 || hex == neighbour({0, 0}, edge); hex = neighbour(hex, edge))
            hexes.push_back(hex);
    std::sort(hexes.begin(), hexes.end());
    const std::vector<std::size_t> order = hopOrder(hexes);
    ASSERT_EQ(order.size(), 21U);
    EXPECT_EQ(std::set(order.begin(), order.end()).size(), 21U);
    for (std::size_t i = 1; i < order.size(); ++i) {
        const Hex hop = hexes[order[i]] - hexes[order[i - 1]];
        EXPECT_LE(std::max(std::abs(hop.q), std::abs(hop.r)), hopReach) << i;
    }
}

} // namespace
} // namespace stagewright

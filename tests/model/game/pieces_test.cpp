#include "model/game/piece_files.h"
#include "model/game/piece_words.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "tests/field_game.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

bool isBefore(const char* a, const char* b) {
    return PieceOrder()(QString::fromUtf8(a), QString::fromUtf8(b));
}

/// Digits, one of them of another script, and what stands around them.
const std::vector<int> characters{'0', '1', '2', '9', 'a', 'z', ' ', 0xe9, 0x663};

/// Those that share beginnings.
QString anyName() {
    const auto some = *rc::gen::container<std::vector<int>>(rc::gen::elementOf(characters));
    QString name;
    for (const int character : some)
        name += QChar(character);
    return name;
}

/// All names of up to two characters.
QStringList shortNames() {
    QStringList names{QString()};
    for (const int first : characters) {
        names << QString(QChar(first));
        for (const int second : characters)
            names << QString(QChar(first)) + QChar(second);
    }
    return names;
}

TEST(PieceWords, AreThoseOfTheKindOfLayout) {
    const auto& tiles =
        games().face<PieceWords>(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    const PieceWords pieces;
    for (int i = 0; i <= static_cast<int>(PieceSentence::LossesAt); ++i) {
        const auto sentence = static_cast<PieceSentence>(i);
        EXPECT_FALSE(pieces.say(sentence, 3).contains(QStringLiteral("tile"), Qt::CaseInsensitive))
            << pieces.say(sentence, 3).toStdString();
        EXPECT_FALSE(tiles.say(sentence, 3).contains(QStringLiteral("piece"), Qt::CaseInsensitive))
            << tiles.say(sentence, 3).toStdString();
        // The same places for what is said with them.
        for (const char* place : {"%1", "%2", "%3"})
            EXPECT_EQ(pieces.say(sentence, 3).contains(QString::fromLatin1(place)),
                      tiles.say(sentence, 3).contains(QString::fromLatin1(place)))
                << tiles.say(sentence, 3).toStdString();
    }
    EXPECT_EQ(tiles.say(PieceSentence::IsShort),
              QStringLiteral("Tile %1 is short: %2 needed, %3 in the boxes"));
    EXPECT_EQ(pieces.say(PieceSentence::Needed), QStringLiteral("Pieces needed"));
}

TEST(PieceOrder, IsAsPeopleCount) {
    const std::vector<const char*> sorted{"",    "0",     "1",      "9",     "10",      "99",
                                          "205", "217",   "217a",   "217b",  "218",     "1000a",
                                          "Sea", "Sea 2", "Sea 10", "club1", "club12a", "club100"};
    for (std::size_t i = 0; i < sorted.size(); ++i)
        for (std::size_t j = 0; j < sorted.size(); ++j)
            EXPECT_EQ(isBefore(sorted[i], sorted[j]), i < j) << sorted[i] << ", " << sorted[j];
}

TEST(PieceOrder, NamesThatDifferInZerosAreTwo) {
    EXPECT_TRUE(isBefore("007", "07"));
    EXPECT_TRUE(isBefore("07", "7"));
    EXPECT_FALSE(isBefore("7", "07"));
    EXPECT_TRUE(isBefore("7", "08"));
    EXPECT_TRUE(isBefore("a0b", "a00c"));
}

TEST(PieceOrder, IsThatOfTheTiles) {
    std::vector<TileId> ids;
    for (const TileSide& side : catalogue().sides())
        ids.push_back(side.id);
    std::sort(ids.begin(), ids.end());
    for (std::size_t i = 1; i < ids.size(); ++i)
        EXPECT_TRUE(PieceOrder()(ids[i - 1].toString(), ids[i].toString()))
            << ids[i].toString().toStdString();
}

TEST(PieceOrder, OfAllShortNamesGoesInOneDirection) {
    const QStringList names = shortNames();
    std::vector<qsizetype> ranks;
    for (const QString& name : names)
        ranks.push_back(std::count_if(names.begin(), names.end(), [&](const QString& other) {
            return PieceOrder()(other, name);
        }));
    // Were there a circle, some would have as many before them as others.
    std::sort(ranks.begin(), ranks.end());
    for (std::size_t i = 0; i < ranks.size(); ++i)
        EXPECT_EQ(ranks[i], static_cast<qsizetype>(i));
}

RC_GTEST_PROP(PieceOrderOfAnyNames, IsAStrictOrderInWhichOnlyEqualNamesAreEqual, ()) {
    const PieceOrder before;
    const QString a = anyName();
    const QString b = anyName();
    const QString c = anyName();
    RC_ASSERT(!before(a, a));
    RC_ASSERT((before(a, b) || before(b, a)) == (a != b));
    RC_ASSERT(!(before(a, b) && before(b, a)));
    if (before(a, b) && before(b, c))
        RC_ASSERT(before(a, c));
}

TEST(GameBoxes, AreThoseOfHexTiles) {
    const std::vector<GameBox> boxes = allBoxes(games());
    ASSERT_EQ(boxes.size(), 11U);
    const auto core = std::find_if(boxes.begin(), boxes.end(), [](const GameBox& box) {
        return box.id == QStringLiteral("dirt-core");
    });
    ASSERT_NE(core, boxes.end());
    EXPECT_EQ(core->game, QStringLiteral("dirt"));
    EXPECT_EQ(core->title, QStringLiteral("Rallyman: DIRT"));
    EXPECT_FALSE(core->expansion);
    EXPECT_EQ(sumOf(core->pieces), 32);
    EXPECT_EQ(core->pieces.begin()->first, QStringLiteral("201"));
    EXPECT_EQ(boxes.front().id, QStringLiteral("gt-core"));
    EXPECT_EQ(boxes.front().pieces.at(QStringLiteral("103")), 3);
    EXPECT_TRUE(allBoxes(gamesWithoutPieces()).empty());
}

TEST(GameBoxes, HoldPiecesTogether) {
    const PieceCounts pieces = piecesOf({{QStringLiteral("gt-championship"), 1},
                                         {QStringLiteral("gt-world-tour"), 2},
                                         {QStringLiteral("of nobody"), 5}},
                                        games());
    EXPECT_EQ(sumOf(pieces), 12 + 2 * 12);
    EXPECT_EQ(pieces.at(QStringLiteral("122")), 1 + 2);
    EXPECT_EQ(pieces.at(QStringLiteral("121")), 2);
    EXPECT_EQ(pieces.at(QStringLiteral("138")), 2 * 2);
    EXPECT_TRUE(piecesOf({}, games()).empty());
}

TEST(GameBoxes, HaveTitles) {
    const auto titles = boxTitles(games());
    EXPECT_EQ(titles.size(), 11U);
    EXPECT_EQ(titles.at(QStringLiteral("dirt-110")), QStringLiteral("DIRT 110 %"));
    EXPECT_EQ(titles.at(QStringLiteral("gt-core")), QStringLiteral("Rallyman: GT"));
}

TEST(StagePiecesOfAKindWithoutAny, SayNothingAndCountWhatIsLaid) {
    const Games all = gamesWithFields();
    const Stage line = fieldStage({QStringLiteral("road"), QStringLiteral("bend")});
    const auto& pieces = all.face<StagePieces>(line);
    EXPECT_TRUE(pieces.boxes(all).empty());
    EXPECT_TRUE(pieces.needs(line).empty());
    EXPECT_TRUE(pieces.boxesFor(line, all).isEmpty());
    EXPECT_TRUE(pieces.list(line, all).empty());
    EXPECT_TRUE(pieces.unknown(line, all).empty());
    EXPECT_FALSE(pieces.hasService(line, all).has_value());
    EXPECT_TRUE(pieces.shape(line).isEmpty());
    const PiecesBetween between = pieces.between(line, fieldStage({QStringLiteral("road")}), all);
    EXPECT_EQ(between.fetch, 1);
    EXPECT_EQ(between.away, 2);
    EXPECT_EQ(between.stay + between.move, 0);
    Stage unsaid = line;
    pieces.setUnsaidKind(unsaid, all);
    EXPECT_EQ(unsaid, line);
    // Those of tiles are there all the same.
    EXPECT_EQ(allBoxes(all).size(), 11U);
}

TEST(StagePlacesOfAKindWithoutNames, AreNumbersFromOne) {
    const StagePlaces& places =
        gamesWithFields().face<StagePlaces>(fieldStage({QStringLiteral("road")}));
    EXPECT_EQ(places.name({2, 0}), QStringLiteral("3"));
    EXPECT_TRUE(places.listKey.isEmpty());
    EXPECT_TRUE(places.json({2, 0}).isEmpty());
    EXPECT_TRUE(places.sideName(0).isEmpty());
}

TEST(PieceFilesOfGamesWithout, LeaveThemAsTheyAre) {
    const Games none;
    const auto& files = none.data<PieceFiles>();
    EXPECT_TRUE(files.withBuiltIn(none));
    const PieceSets sets{{QStringLiteral("club.json"), "{}"}};
    const auto with = withPieceSets(none, sets);
    ASSERT_TRUE(with);
    EXPECT_TRUE(with->names.isEmpty());
    EXPECT_TRUE(with->passedOver.empty());
    EXPECT_TRUE(files.withFiles(none, {QStringLiteral("nowhere.json")}));
    EXPECT_TRUE(files.faultsOfSets(none, sets).empty());
    EXPECT_TRUE(files.unreadSets(sets).empty());
}

} // namespace
} // namespace stagewright

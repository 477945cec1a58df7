#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/setup_page.h"
#include "editor/hextiles/tokens/token_kind.h"
#include "editor/sheets/sheets.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally_edits.h"
#include "tests/boards.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/read_pdf.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QRegularExpression>
#include <QSizeF>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

/// Writes the page of a stage.
class SetupSheet : public testing::Test {
protected:
    static void SetUpTestSuite() { ASSERT_TRUE(registerFonts()); }

    void write(const Stage& stage) {
        const auto written = writeSheets(sheetSubject(stage, games(), {}), {}, path_);
        ASSERT_TRUE(written) << written.error().what.toStdString();
    }

    QString text(int page) { return pdfText(path_, page); }
    QString info(const char* field) { return pdfInfo(path_, field); }

    QTemporaryDir folder_;
    QString path_ = folder_.filePath(QStringLiteral("sheet.pdf"));
};

Stage chain(int tiles, Hex along) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (int i = 0; i < tiles; ++i)
        tilesOf(stage).insert(placed({"205a", {i * along.q, i * along.r}}));
    return stage;
}

TEST_F(SetupSheet, SaysAllThatATableNeeds) {
    write(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    EXPECT_EQ(info("Title"), QStringLiteral("Rally 1, SS 1"));
    EXPECT_EQ(info("Pages"), QStringLiteral("1"));
    const QString page = text(1);
    for (const char* side :
         {"201a", "202a", "203a", "205a", "208a", "210b", "213a", "216a", "217a", "219a", "227a"}) {
        const QString id = QLatin1StringView(side);
        EXPECT_GE(page.count(id), 2) << side; // on the map and in the list
        EXPECT_TRUE(page.contains(QStringLiteral("1 × ") + id)) << side << page.toStdString();
    }
    for (const char* said : {"58 × 37 cm on the table", "Start: 202a", "Finish: 203a",
                             "Rallyman: DIRT", "Driving direction", "From the box: 11",
                             "Rally 1, SS 1", "Jean-Christophe Bouvier", "Page 1 of 1"})
        EXPECT_TRUE(page.contains(QString::fromUtf8(said))) << said << ": " << page.toStdString();
}

TEST_F(SetupSheet, EmbedsItsFonts) {
    write(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")));
    const QStringList fonts = pdfFonts(path_);
    ASSERT_EQ(fonts.size(), 2);
    for (const QString& font : fonts) {
        EXPECT_TRUE(font.contains(QStringLiteral("OpenSans"))) << font.toStdString();
        // Embedded, (subset,) with a way back to Unicode.
        EXPECT_TRUE(font.contains(QRegularExpression(QStringLiteral(" yes (yes|no)  ?yes "))))
            << font.toStdString();
    }
}

TEST_F(SetupSheet, WritesPolishGreekAndCyrillic) {
    Stage stage = chain(2, {0, 1});
    stage.info.title = QStringLiteral("Zażółć gęślą jaźń");
    stage.info.author = QStringLiteral("Ελένη Σταύρου, Сергей Ёлкин");
    write(stage);
    EXPECT_EQ(info("Title"), stage.info.title);
    EXPECT_EQ(text(1).count(stage.info.title), 2);
    EXPECT_EQ(text(1).count(stage.info.author), 2) << text(1).toStdString();
}

TEST_F(SetupSheet, IsA4UprightOrAcrossByTheShapeOfTheMap) {
    const auto pageSize = [&] {
        const QStringList words = info("Page size").split(u' ');
        return QSizeF(words.value(0).toDouble(), words.value(2).toDouble());
    };
    write(chain(6, {0, 1}));
    EXPECT_NEAR(pageSize().width(), 595, 1);
    EXPECT_NEAR(pageSize().height(), 842, 1);
    write(chain(6, {2, -1}));
    EXPECT_NEAR(pageSize().width(), 842, 1);
    EXPECT_NEAR(pageSize().height(), 595, 1);
}

/// Scales of maps upright and across.
TEST(SetupTurn, IsOneForARallyWhereNoMapLosesMuch) {
    EXPECT_EQ(commonTurn({{1000, 900}, {800, 1000}}), QPageLayout::Landscape);
    EXPECT_EQ(commonTurn({{1000, 850}, {900, 1000}}), QPageLayout::Portrait);
    EXPECT_EQ(commonTurn({{1000, 850}, {850, 1000}}), std::nullopt); // 1 : 3.0 where 1 : 2.5 fits
    EXPECT_EQ(commonTurn({{1000, 900}}), std::nullopt); // one alone as its map is largest
    EXPECT_EQ(commonTurn({}), std::nullopt);
    // Below 8 points for a number on a third of a circumradius the list has a page of its own.
    EXPECT_EQ(commonTurn({{400, 380}, {400, 390}}), QPageLayout::Portrait);
    EXPECT_EQ(commonTurn({{400, 380}, {380, 400}}), std::nullopt);
    EXPECT_EQ(commonTurn({{300, 280}, {300, 290}}), QPageLayout::Portrait); // neither has
    EXPECT_EQ(commonTurn({{1000, 0}, {0, 1000}}), std::nullopt);            // no room at all
}

TEST_F(SetupSheet, PagesOfTheRulebooksRalliesLieAlikeWhereTheyCan) {
    const auto turns = [](const SheetSubject& subject) {
        std::vector<QPageLayout::Orientation> all;
        const auto document = layOutSheets(subject, {{SheetPart::Stage}});
        for (const SheetPage& page : document->pages)
            all.push_back(page.orientation);
        return all;
    };
    int alike = 0;
    for (int number = 1; number <= 6; ++number) {
        SheetSubject subject = sheetSubject(rulebookRally(number), games(), {});
        const auto together = turns(subject);
        ASSERT_EQ(together.size(), 3U) << number;
        alike += std::set(together.begin(), together.end()).size() == 1 ? 1 : 0;
    }
    EXPECT_GE(alike, 3); // of the others a map would lose more than a tenth
}

TEST_F(SetupSheet, GoesOnToFurtherPagesWithTheHeadRepeated) {
    Stage stage;
    int r = 0;
    for (const TileSide& side : catalogue().sides()) {
        Placement placement;
        placement.hex = {r % 12, r / 12};
        placement.side = side.id;
        tilesOf(stage).insert(placement);
        ++r;
    }
    write(stage);
    const int pages = info("Pages").toInt();
    int first = 1; // of the list
    while (first <= pages && !text(first).contains(QStringLiteral("Tile list")))
        ++first;
    EXPECT_GT(pages - first, 2);
    QString list;
    for (int page = first; page <= pages; ++page) {
        const QString part = text(page);
        EXPECT_TRUE(part.contains(QStringLiteral("Tile Side Count Box"))) << page;
        EXPECT_EQ(part.contains(QStringLiteral("boxes (continued)")), page > first) << page;
        EXPECT_TRUE(part.contains(QStringLiteral("Page %1 of %2").arg(page).arg(pages))) << page;
        list += part + u' ';
    }
    for (const TileSide& side : catalogue().sides()) {
        const QString letter = side.id.toString().sliced(side.id.tile().size());
        const QString row = side.id.tile() + u' ' + (letter.isEmpty() ? letter : letter + u' ') +
                            QStringLiteral("1 ");
        EXPECT_TRUE(list.contains(row)) << row.toStdString();
    }
}

/// 10 tiles from the box, 3 from the table and 10 back, on a page with room for three columns.
TEST_F(SetupSheet, EachPartOfTheListBeginsAColumnWhereThatTakesHardlyMoreRoom) {
    SheetSubject subject = sheetSubject(rulebookRally(2), games(), {});
    subject.stages = {1};
    constexpr int margin = 15;
    ASSERT_TRUE(writeSheets(subject, {{SheetPart::Stage}, {QPageSize::A4, margin}}, path_));
    static const QRegularExpression headings(
        QStringLiteral("\n *From the box: 10 +From the table: 3 +Back to the box: 10 *\n"));
    const QString page = pdfPages(path_).value(0);
    EXPECT_TRUE(page.contains(headings)) << page.toStdString();
    EXPECT_FALSE(page.contains(QChar(0x2026)));
}

TEST_F(SetupSheet, APartOfTheListHasOneHeadingOverAllItsColumns) {
    // Two stages of 24 tiles each, which have none in common.
    Rally rally;
    for (const int first : {204, 104}) {
        RallyStage stage;
        stage.stage.info.game = QStringLiteral("dirt");
        for (int i = 0; i < 24; ++i)
            tilesOf(stage.stage)
                .insert(placed(
                    {qPrintable(QStringLiteral("%1a").arg(first + i % 14)), {i % 6, i / 6}}));
        apply(addStage(rally, stage, rally.stages().size()), rally);
    }
    SheetSubject subject = sheetSubject(rally, games(), {});
    subject.stages = {1};
    ASSERT_TRUE(writeSheets(subject, {{SheetPart::Stage}}, path_));
    const QString page = pdfPages(path_).value(0);
    static const QRegularExpression headings(
        QStringLiteral("\n *From the box: 24 +Back to the box: 24 *\n"));
    static const QRegularExpression boxes(
        QStringLiteral("\n *2 × Rallyman: GT +2 × Rallyman: GT +2 × Rallyman: DIRT +"
                       "2 × Rallyman: DIRT *\n"));
    EXPECT_TRUE(page.contains(headings)) << page.toStdString();
    EXPECT_TRUE(page.contains(boxes)) << page.toStdString();
    EXPECT_EQ(page.count(QStringLiteral("the box: 24")), 2) << page.toStdString();
}

TEST_F(SetupSheet, NamesTokensInFull) {
    Stage stage;
    stage.info.game = QStringLiteral("gt");
    Placement tile = placed({"104a", {0, 0}});
    for (const TokenKind& kind : tokenKinds()) {
        Token token;
        token.id = kind.id;
        tile.tokens.append(token);
    }
    tilesOf(stage).insert(tile);
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const SheetPart part : {SheetPart::Stage, SheetPart::List}) {
            ASSERT_TRUE(writeSheets(sheetSubject(stage, games(), {}), {{part}}, path_));
            const QString pages = pdfPages(path_).join(u'\n');
            // But for a column that goes on with a section.
            EXPECT_FALSE(pages.contains(QRegularExpression(QStringLiteral("…(?! \\S)"))))
                << pages.toStdString();
            // No word is broken.
            for (const TokenKind& kind : tokenKinds())
                for (const QString& word : nameOf(kind).split(u' '))
                    EXPECT_TRUE(pages.contains(word)) << word.toStdString();
        }
    }
}

TEST_F(SetupSheet, NamesNoBoxOfWhichItHasNoTile) {
    const auto headOf = [&](const char* side) {
        Stage stage;
        stage.info.game = QStringLiteral("dirt");
        tilesOf(stage).insert(placed({"305b", {0, 0}}));
        tilesOf(stage).insert(placed({side, {0, 1}}));
        write(stage);
        return text(1);
    };
    EXPECT_TRUE(headOf("306b").contains(QStringLiteral("on the table · DIRT Monte Carlo")));
    EXPECT_FALSE(headOf("306b").contains(QStringLiteral("Rallyman: DIRT")));
    EXPECT_TRUE(headOf("205a").contains(
        QStringLiteral("on the table · Rallyman: DIRT · DIRT Monte Carlo")));
}

TEST_F(SetupSheet, ALongTitleIsShortenedNotCut) {
    Stage stage = chain(2, {0, 1});
    stage.info.title = QStringLiteral("Rajd ") + QStringLiteral("bardzo długi ").repeated(60);
    stage.info.author = QStringLiteral("Autor");
    write(stage);
    EXPECT_TRUE(text(1).contains(QChar(0x2026)));
    EXPECT_EQ(text(1).count(QStringLiteral("Autor")), 2) << text(1).toStdString();
    EXPECT_TRUE(text(1).contains(QStringLiteral("Page 1 of 1")));
}

TEST_F(SetupSheet, AStageWithoutTilesLeavesNoFile) {
    const auto written = writeSheets(sheetSubject(Stage(), games(), {}), {}, path_);
    ASSERT_FALSE(written);
    EXPECT_FALSE(QFile::exists(path_));
}

} // namespace

} // namespace stagewright

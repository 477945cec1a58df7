#include "editor/hextiles/sheets/tile_table.h"
#include "editor/hextiles/tokens/token_kind.h"
#include "editor/sheets/sheet_page.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Token token(const char* id) {
    Token token;
    token.id = QLatin1StringView(id);
    return token;
}

} // namespace

TEST(TileTable, NamesTilesThenTokens) {
    const Token jump = token("jump-gravel");
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    Placement jumps = placed({"205b", {0, 0}});
    jumps.tokens = {jump, jump};
    tilesOf(stage).insert(jumps);
    tilesOf(stage).insert(placed({"401a", {0, 1}}));
    const auto sections = tileSections(stage, catalogue());
    ASSERT_EQ(sections.size(), 2U);
    EXPECT_EQ(sections[0].source, TileOrigin::Box);
    EXPECT_EQ(sections[0].tiles, 2);
    const auto& rows = sections[0].rows;
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0].name, QStringLiteral("205"));
    EXPECT_EQ(rows[0].letter, QStringLiteral("b"));
    EXPECT_EQ(rows[0].count, 1);
    EXPECT_EQ(rows[0].boxes, QStringList{QStringLiteral("Rallyman: DIRT")});
    EXPECT_EQ(rows[0].side, catalogue().find(tileId("205b")));
    EXPECT_EQ(rows[1].boxes, QStringList{QStringLiteral("DIRT RX")});
    EXPECT_EQ(sections[1].source, TileOrigin::Tokens);
    EXPECT_EQ(sections[1].tiles, 2);
    ASSERT_EQ(sections[1].rows.size(), 1U);
    const TileTableRow& row = sections[1].rows.front();
    EXPECT_EQ(row.name, QStringLiteral("Jump, gravel"));
    EXPECT_NE(row.name, jump.id);
    EXPECT_EQ(row.token, jump.id);
    EXPECT_EQ(row.count, 2);
    EXPECT_EQ(row.side, nullptr);
}

namespace {

std::vector<TileSection> sectionsOf(std::initializer_list<std::size_t> rows) {
    std::vector<TileSection> sections;
    for (const std::size_t count : rows)
        sections.push_back(
            {TileOrigin::Box, static_cast<int>(count), std::vector<TileTableRow>(count)});
    return sections;
}

/// How many rows each page has of each section that is on it.
std::vector<std::vector<std::size_t>> rowsOf(const std::vector<TileSection>& sections,
                                             const QSizeF& size) {
    std::vector<std::vector<std::size_t>> pages;
    for (const auto& parts : tileTablePages(sections, size)) {
        pages.emplace_back();
        for (const TileTablePart& part : parts)
            pages.back().push_back(part.count);
    }
    return pages;
}

using Pages = std::vector<std::vector<std::size_t>>;

} // namespace

TEST(TileTable, APageHoldsWholeRowsInColumns) {
    // A row takes 14 mm, or 11 mm where that saves a page, a section's heading 8 mm, a column's
    // head 6 mm, a column at least 84 mm and 8 mm between, a gap between sections 4 mm.
    const QSizeF oneColumn(mm(84), mm(14 + 3 * 14 + 13.5));
    EXPECT_EQ(rowsOf(sectionsOf({3}), oneColumn), (Pages{{3}}));
    EXPECT_EQ(rowsOf(sectionsOf({5}), oneColumn), (Pages{{5}}));      // of 11 mm
    EXPECT_EQ(rowsOf(sectionsOf({6}), oneColumn), (Pages{{3}, {3}})); // evenly
    EXPECT_EQ(rowsOf(sectionsOf({6}), {mm(2 * 84 + 8 + 0.1), mm(14 + 3 * 14 + 1)}), (Pages{{6}}));
    EXPECT_EQ(rowsOf(sectionsOf({2}), {mm(10), mm(10)}), (Pages{{1}, {1}}));
}

TEST(TileTable, ASectionIsNotDividedIfAPageHoldsIt) {
    const QSizeF size(mm(84), mm(14 + 2 * 14 + 4 + 14 + 2 * 14 + 1));
    EXPECT_EQ(rowsOf(sectionsOf({2, 2}), size), (Pages{{2, 2}}));
    EXPECT_EQ(rowsOf(sectionsOf({4, 4}), size), (Pages{{4}, {4}}));
}

TEST(TileTable, SetsApartWhatLiesOnTheTableAlready) {
    Stage first;
    first.info.game = QStringLiteral("dirt");
    tilesOf(first).insert(placed({"205a", {0, 0}}));
    tilesOf(first).insert(placed({"208a", {0, 1}}));
    tilesOf(first).insert(placed({"216b", {0, 2}}));
    Stage next;
    next.info = first.info;
    tilesOf(next).insert(placed({"205a", {0, 0}}));
    tilesOf(next).insert(placed({"208b", {3, 3}}));
    tilesOf(next).insert(placed({"210a", {0, -1}}));
    const auto sections = tileSections(next, catalogue(), tilesBetween(first, next, catalogue()));
    const std::vector<std::pair<TileOrigin, QString>> expected{
        {TileOrigin::Box, QStringLiteral("210")},
        {TileOrigin::Moves, QStringLiteral("208")}, // on its other side
        {TileOrigin::Stays, QStringLiteral("205")},
        {TileOrigin::Back, QStringLiteral("216")}};
    ASSERT_EQ(sections.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(sections[i].source, expected[i].first);
        EXPECT_EQ(sections[i].tiles, 1);
        ASSERT_EQ(sections[i].rows.size(), 1U);
        EXPECT_EQ(sections[i].rows[0].name, expected[i].second);
    }
    EXPECT_EQ(sections[3].rows[0].boxes, QStringList{QStringLiteral("Rallyman: DIRT")});
    EXPECT_EQ(sections[3].rows[0].letter, QStringLiteral("b"));
}

TEST(TileTable, MarksTilesThatAreToBeTurnedOver) {
    Stage first;
    tilesOf(first).insert(placed({"205a", {0, 0}}));
    tilesOf(first).insert(placed({"204a", {1, 0}}));
    tilesOf(first).insert(placed({"208a", {0, 1}}));
    tilesOf(first).insert(placed({"216b", {0, 2}}));
    tilesOf(first).insert(placed({"216b", {0, 3}}));
    Stage next;
    tilesOf(next).insert(placed({"205a", {0, 0}}));
    tilesOf(next).insert(placed({"204a", {1, 0}}));
    tilesOf(next).insert(placed({"208b", {3, 1}}));
    tilesOf(next).insert(placed({"216a", {3, 2}}));
    tilesOf(next).insert(placed({"216b", {3, 4}}));
    const auto sections = tileSections(next, catalogue(), tilesBetween(first, next, catalogue()));
    ASSERT_EQ(sections.size(), 2U); // none is picked from the box
    EXPECT_EQ(sections[0].source, TileOrigin::Moves);
    EXPECT_EQ(sections[0].tiles, 3);
    QStringList rows;
    for (const TileTableRow& row : sections[0].rows)
        rows << row.name + row.letter + u' ' + row.liesAs;
    EXPECT_EQ(rows, (QStringList{QStringLiteral("216b "), QStringLiteral("208b 208a"),
                                 QStringLiteral("216a 216b")}));
}

} // namespace stagewright

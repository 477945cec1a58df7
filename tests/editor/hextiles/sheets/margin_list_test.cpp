#include "editor/hextiles/sheets/margin_list.h"
#include "editor/sheets/sheet_page.h"
#include "model/layouts/hextiles/tables/table_stages.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sheets/pdf_texts.h"
#include "tests/editor/sheets/sheet_files.h"
#include "tests/model/rally/rallies.h"

#include <QBuffer>
#include <QPdfWriter>

#include <cmath>

namespace stagewright {

namespace {

class MarginLists : public SheetFiles {
protected:
    /// Of all stages of the rulebook's rallies, one after another.
    static std::vector<std::vector<TileSection>> ofTheRulebook() {
        std::vector<std::vector<TileSection>> all;
        for (int rally = 1; rally <= 6; ++rally)
            for (const TableStage& stage : tableStages(rulebookRally(rally), catalogue()))
                all.push_back(tileSections(stage.stage, catalogue(), stage.fromBefore));
        return all;
    }

    /// Columns on pages of several heights, and heights of several columns, one after another.
    static std::vector<double> measuresOf(const std::vector<std::vector<TileSection>>& lists) {
        std::vector<double> measures;
        for (const std::vector<TileSection>& sections : lists) {
            const MarginList list(sections);
            for (const double height : {60, 120, 180, 240})
                measures.push_back(static_cast<double>(list.columnsFor(mm(height))));
            for (const std::size_t columns : {1, 2, 4, 6})
                measures.push_back(std::round(list.heightFor(columns)));
        }
        return measures;
    }
};

/// As long headings are written smaller rather than wrapped.
TEST_F(MarginLists, TakeTheSameRoomInEveryLanguage) {
    const auto lists = ofTheRulebook();
    const std::vector<double> english = measuresOf(lists);
    ASSERT_EQ(english.size(), 18U * 8);
    for (const char* language : {"de", "fr", "pl"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        EXPECT_EQ(measuresOf(lists), english) << language;
    }
}

/// Texts of a list that is as high as need be, in columns over the width of a page.
std::vector<std::vector<QString>> columnsOfList(const std::vector<TileSection>& sections) {
    const MarginList list(sections);
    constexpr double across = mm(190);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(sheetDotsPerInch);
        QPainter painter(&writer);
        list.paint(painter, {0, 0, across, list.heightFor(list.columnsIn(across))});
    }
    std::vector<std::vector<QString>> columns;
    const auto pages = pdfTexts(buffer.data());
    for (const PdfText& text : pages.front()) {
        const bool begins = text.text.contains(QStringLiteral(": ")) &&
                            !text.text.contains(QStringLiteral("Rallyman"));
        if (begins || columns.empty())
            columns.emplace_back();
        columns.back().push_back(text.text);
    }
    return columns;
}

/// Of which one stood in a column without the others.
TEST_F(MarginLists, OfTheRulebookHaveNoRowAloneInAColumnThatGoesOn) {
    for (const auto& sections : ofTheRulebook())
        for (const std::vector<QString>& column : columnsOfList(sections))
            if (column.front().startsWith(QChar(0x2026))) {
                EXPECT_GE(column.size(), 1 + 2 * 2U) << column.front().toStdString(); // count, tile
            }
}

TEST_F(MarginLists, OfOneSectionSayWithWhichBoxAColumnGoesOn) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (int i = 0; i < 24; ++i)
        tilesOf(stage).insert(placed({qPrintable(QStringLiteral("%1a").arg(204 + i)), {i, 0}}));
    tilesOf(stage).insert(placed({"305b", {0, 1}}));
    const auto columns = columnsOfList(tileSections(stage, catalogue()));
    ASSERT_EQ(columns.size(), 1U); // one heading over all
    const auto& texts = columns.front();
    EXPECT_EQ(texts[0], QStringLiteral("From the box: 25"));
    EXPECT_GE(std::count(texts.begin(), texts.end(), QStringLiteral("Rallyman:\u00a0DIRT")), 3);
    EXPECT_EQ(std::count_if(texts.begin(), texts.end(),
                            [](const QString& text) { return text.contains(QChar(0x2026)); }),
              0);
}

TEST_F(MarginLists, OfTilesAloneHaveMoreColumnsThanOfTilesToBeTurnedOver) {
    const Stage stage = chain(40, {0, 1});
    std::vector<TileSection> sections = tileSections(stage, catalogue());
    const MarginList plain(sections);
    const double across = mm(277); // A4
    EXPECT_GE(plain.columnsIn(across), 6U);
    EXPECT_EQ(plain.columnsIn(plain.widthOf(6)), 6U);
    EXPECT_LE(plain.widthOf(plain.columnsIn(across)), across);
    // No more than a sixth of the width is left.
    EXPECT_GT(plain.widthOf(plain.columnsIn(across)), across * 5 / 6);
    sections.front().rows.front().liesAs = QStringLiteral("205b");
    EXPECT_GT(MarginList(sections).widthOf(1), plain.widthOf(1));
}

} // namespace

} // namespace stagewright

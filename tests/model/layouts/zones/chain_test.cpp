#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/chain/chain_table.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <QJsonArray>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

QList<StageSection> sectionsIn(const QString& line) {
    const auto sections = readRoadbookLine(line, publicBoards());
    EXPECT_TRUE(sections.has_value())
        << line.toStdString() << ": " << sentence(sections.error()).toStdString();
    return sections.value_or(QList<StageSection>());
}

QString lineOf(const char* line) {
    return roadbookLine(sectionsIn(QString::fromUtf8(line)));
}

/// "column 4: what"
QString faultIn(const char* line) {
    const auto sections = readRoadbookLine(QString::fromUtf8(line), publicBoards());
    EXPECT_FALSE(sections.has_value()) << line;
    return sections ? QString()
                    : QStringLiteral("%1: %2").arg(sections.error().place, sections.error().what);
}

QList<StageSection> listed(const QJsonArray& texts) {
    QList<StageSection> sections;
    for (const QJsonValue text : texts)
        sections.append(sectionsIn(text.toString()));
    return sections;
}

TEST(RoadbookLine, IsReadInAllItsForms) {
    EXPECT_EQ(lineOf("L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4"),
              QStringLiteral("L0-L1 / C7-C6 / L2-L3 / V2-V3 / C5-C4"));
    EXPECT_EQ(lineOf("L2 L3 ; C2 C1"), QStringLiteral("L2-L3 / C2-C1"));
    EXPECT_EQ(lineOf("a0 a10 ; A11 A12 A4 / D6 D1"), QStringLiteral("A0-A10-A11-A12-A4 / D6-D1"));
    EXPECT_EQ(lineOf("A27-A30-A28"), QStringLiteral("A27-A30-A28"));
    EXPECT_EQ(lineOf("C3-L9-L8-C4"), QStringLiteral("C8-C3 / L9-L8 / C4-C5"));
    EXPECT_EQ(lineOf("L0-L1-C7-C6"), QStringLiteral("L0-L1 / C7-C6"));
    EXPECT_EQ(lineOf("L0\u2013L1,\nC7 \u2192 C6"), QStringLiteral("L0-L1 / C7-C6"));
    EXPECT_EQ(lineOf("C7-C6* / L2*-L3*"), QStringLiteral("C7*-C6* / L2*-L3*"));
}

TEST(RoadbookLine, SaysWhereItIsWrong) {
    EXPECT_EQ(faultIn("L0-L1 / Q"),
              QStringLiteral("column 9: a point is a zone's letter and a number"));
    EXPECT_EQ(faultIn("L0-123"),
              QStringLiteral("column 4: a point is a zone's letter and a number"));
    EXPECT_EQ(faultIn("L0-L1 / C7"),
              QStringLiteral("column 9: a section has two points, where it begins and ends"));
    EXPECT_EQ(faultIn("L0"),
              QStringLiteral("column 1: a section has two points, where it begins and ends"));
    EXPECT_EQ(faultIn("J0-L9-L8-C4"),
              QStringLiteral("column 1: it is not known to where the road from J0 leads"));
    EXPECT_EQ(faultIn(" "), QStringLiteral("column 1: a stage has at least one section"));
}

TEST(RoadbookLine, PublicStagesAreReadAsTheyAreWritten) {
    for (const QJsonValue stage :
         zoneTestObject("roadbooks.json").value(QStringLiteral("stages")).toArray()) {
        const QJsonArray texts = stage[QStringLiteral("sections")].toArray();
        const QList<StageSection> sections = listed(texts);
        ASSERT_EQ(sections.size(), texts.size());
        EXPECT_EQ(sectionsIn(roadbookLine(sections)), sections);
        const QString written = stage[QStringLiteral("written")].toString();
        if (!written.isEmpty()) {
            EXPECT_EQ(sectionsIn(written), sections);
        }
    }
}

TEST(ChainTable, PublicStagesLieAsGiven) {
    const ZoneBoards boards = publicBoards();
    int stages = 0;
    for (const QJsonValue stage :
         zoneTestObject("roadbooks.json").value(QStringLiteral("stages")).toArray()) {
        const std::string id = stage[QStringLiteral("id")].toString().toStdString();
        const ChainTable table =
            layOut(listed(stage[QStringLiteral("sections")].toArray()), boards);
        for (const bool fits : table.borderFits)
            EXPECT_TRUE(fits) << id;
        EXPECT_TRUE(table.overlaps.empty()) << id;
        const QJsonArray layout = stage[QStringLiteral("layout")].toArray();
        ASSERT_EQ(table.boards.size(), static_cast<std::size_t>(layout.size())) << id;
        for (std::size_t i = 0; i < table.boards.size(); ++i) {
            const QJsonValue given = layout[static_cast<qsizetype>(i)];
            const QJsonValue at = given[QStringLiteral("at")];
            const BoardOnTable& board = table.boards[i];
            EXPECT_EQ(board.side, given[QStringLiteral("zone")].toString()) << id;
            EXPECT_EQ(board.lies.turn, given[QStringLiteral("turn")].toInt()) << id;
            EXPECT_EQ(board.lies.at.x, 2 * at[0].toInt()) << id << ' ' << i;
            EXPECT_EQ(board.lies.at.y, 2 * at[1].toInt()) << id << ' ' << i;
        }
        ++stages;
    }
    EXPECT_EQ(stages, 6);
}

TEST(ChainTable, TellsWhatLiesAgainstAnEnd) {
    const ZoneBoards boards = publicBoards();
    const ChainTable table = layOut(sectionsIn(QStringLiteral("L0-L1 / C7-C6 / L3-L2")), boards);
    EXPECT_EQ(table.borderFits, (std::vector<bool>{true, false}));
    EXPECT_EQ(endAgainst(table, {u'C', 6}, boards), (TableEnd{u'L', 2}));
    EXPECT_EQ(endAgainst(table, {u'L', 2}, boards), (TableEnd{u'C', 6}));
    EXPECT_EQ(endAgainst(table, {u'L', 9}, boards), std::nullopt);
    const ChainTable other = layOut(sectionsIn(QStringLiteral("C8-C3 / L9-L8 / C9-C0")), boards);
    EXPECT_EQ(other.borderFits, (std::vector<bool>{true, false}));
    EXPECT_EQ(endAgainst(other, {u'L', 8}, boards), (TableEnd{u'C', 4}));
}

TEST(ChainTable, TellsWhichBoardsLieOnEachOther) {
    const ChainTable table =
        layOut(sectionsIn(QStringLiteral("L0-L1 / C7-C6 / L2-L3 / V0-V5")), publicBoards());
    ASSERT_EQ(table.overlaps.size(), 1U);
    EXPECT_EQ(table.boards[table.overlaps[0].first].zone, u'C');
    EXPECT_EQ(table.boards[table.overlaps[0].second].zone, u'V');
}

TEST(ChainTable, IsTurnedToBeWiderThanHigh) {
    // From a long side to a long side: the boards lie above each other.
    const ChainTable table = layOut(sectionsIn(QStringLiteral("C7-C6 / L1-L0")), publicBoards());
    EXPECT_EQ(table.borderFits, (std::vector<bool>{true}));
    EXPECT_EQ(table.width(), 8);
    EXPECT_EQ(table.height(), 6);
    EXPECT_EQ(table.boards[0].lies, (LaidBoard{90, {4, 0}}));
    EXPECT_EQ(table.boards[1].lies, (LaidBoard{90, {0, 0}}));
}

RC_GTEST_PROP(ChainTable, OneFacingPairPlacesABoard, ()) {
    const auto order = *rc::gen::element(EndOrder::Clockwise, EndOrder::Anticlockwise);
    const LaidBoard board{90 * *rc::gen::inRange(0, 4),
                          {*rc::gen::inRange(-9, 9), *rc::gen::inRange(-9, 9)}};
    const EndPlace end = endOfBoard(board, *rc::gen::inRange(0, zoneEnds), order);
    const int index = *rc::gen::inRange(0, zoneEnds);
    const LaidBoard other = boardFacing(end, index, order);
    RC_ASSERT(face(end, endOfBoard(other, index, order)));
    RC_ASSERT(!overlap(board, other));
    // All ends lie on the border of the turned rectangle.
    for (int each = 0; each < zoneEnds; ++each) {
        const EndPlace place = endOfBoard(other, each, order);
        const int x = place.at.x - other.at.x;
        const int y = place.at.y - other.at.y;
        RC_ASSERT(x >= 0 && x <= widthOf(other) && y >= 0 && y <= heightOf(other));
        RC_ASSERT((x == 0 || x == widthOf(other)) == (place.outward.x != 0));
        RC_ASSERT((y == 0 || y == heightOf(other)) == (place.outward.y != 0));
    }
}

StageSection anySection() {
    return {*rc::gen::element<QChar>(u'C', u'L', u'A'),
            {*rc::gen::inRange(0, 10), *rc::gen::inRange(10, 13), *rc::gen::inRange(0, 10)},
            *rc::gen::arbitrary<bool>()};
}

RC_GTEST_PROP(ChainEdits, AreUndoneByTheirInverseAndJoinedToOne, ()) {
    Stage stage;
    stage.info.game = QStringLiteral("rallyman-2009");
    const Stage before = stage;
    std::vector<Edit> edits;
    for (int i = *rc::gen::inRange(1, 9); i > 0; --i) {
        ChainLayout chain = chainOf(stage);
        const int count = static_cast<int>(chain.sections.size());
        const int kind = count == 0 ? 0 : *rc::gen::inRange(0, 5);
        if (kind == 0)
            chain = withSection(chain, *rc::gen::inRange(0, count + 1), anySection());
        else if (kind == 1)
            chain = withoutSection(chain, *rc::gen::inRange(0, count));
        else if (kind == 2)
            chain = withOtherSection(chain, *rc::gen::inRange(0, count), anySection());
        else if (kind == 3)
            chain = withSectionReversed(chain, *rc::gen::inRange(0, count));
        else
            chain = fromFinishToStart(chain);
        edits.push_back(layChain(stage, chain));
        apply(edits.back(), stage);
    }
    const Stage after = stage;
    Edit all = edits.front();
    for (std::size_t i = 1; i < edits.size(); ++i)
        all = composed(all, edits[i]);
    for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit)
        apply(inverse(*edit), stage);
    RC_ASSERT(stage == before);
    apply(all, stage);
    RC_ASSERT(stage == after);
    RC_ASSERT(fromFinishToStart(fromFinishToStart(chainOf(stage))) == chainOf(stage));
}

} // namespace
} // namespace stagewright

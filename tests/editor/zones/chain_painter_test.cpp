#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/faces/road_curve.h"
#include "tests/editor/zones/zone_stages.h"

#include <QImage>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

constexpr QSize paintedSize(1200, 900);

ChainGrid gridOf(const DrawnChain& chain) {
    return ChainGrid::filling(QRectF(QPointF(), QSizeF(paintedSize)), chain.table, 200);
}

QImage painted(const DrawnChain& chain, const ZoneStyle& style, const ChainShows& shows = {}) {
    QImage picture(paintedSize, QImage::Format_ARGB32);
    picture.fill(style.table);
    QPainter painter(&picture);
    paintChain(painter, gridOf(chain), chain, style, shows);
    return picture;
}

/// Pixels of a colour round a point.
int pixelsAbout(const QImage& picture, QPointF centre, double reach, const QColor& colour) {
    int count = 0;
    const QRect in = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
                         .toRect()
                         .intersected(picture.rect());
    for (int y = in.top(); y <= in.bottom(); ++y)
        for (int x = in.left(); x <= in.right(); ++x)
            count += picture.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

TEST(DrawnChains, HaveTheSectionsOfABookExample) {
    const DrawnChain chain = drawnChain(publicStage("book-3"), publicBoards());
    ASSERT_EQ(chain.boards.size(), 3U);
    EXPECT_EQ(chain.boards[0].name(), QStringLiteral("L"));
    ASSERT_EQ(chain.sections.size(), 5U);
    EXPECT_EQ(chain.sections[2].board, 0U) << "L again";
    std::vector<TyreSector> sectors;
    for (const DrawnSection& section : chain.sections)
        sectors.push_back(section.sector);
    EXPECT_EQ(sectors, (std::vector<TyreSector>{TyreSector::S1, TyreSector::S2, TyreSector::S2,
                                                TyreSector::S2, TyreSector::S3}));
    EXPECT_EQ(drawnChain(publicStage("book-3"), publicBoards(), 5).sections[0].sector,
              TyreSector::S3)
        << "tyres of the stage before";
    EXPECT_EQ(drawnChain(publicStage("book-3"), publicBoards(), 1).sections[4].sector,
              TyreSector::S2);
    for (std::size_t i = 0; i + 1 < chain.sections.size(); ++i)
        EXPECT_TRUE(face(chain.sections[i].exit, chain.sections[i + 1].entry)) << i;
    EXPECT_EQ(chain.start, chain.sections.front().entry);
    EXPECT_EQ(chain.finish, chain.sections.back().exit);
    EXPECT_TRUE(chain.brokenBorders.empty());
    const auto used = std::count_if(chain.boards[0].ends.begin(), chain.boards[0].ends.end(),
                                    [](const DrawnEnd& end) { return end.isUsed; });
    EXPECT_EQ(used, 4) << "L0 L1 L2 L3";
    EXPECT_EQ(chain.boards[0].otherRoads.size(), 3U) << "of five";
}

TEST(DrawnChains, GoOverPointsInside) {
    const DrawnChain chain = drawnChain(publicStage("forum-1"), publicBoards());
    ASSERT_EQ(chain.sections.size(), 8U);
    EXPECT_EQ(chain.sections[3].crossings, 2) << "A25-A32-A31-A26";
    EXPECT_EQ(chain.sections[0].crossings, 0);
    EXPECT_EQ(chain.boards[2].name(), QStringLiteral("A/20"));
    EXPECT_EQ(chain.boards[2].ends.front().number, 20);
}

TEST(DrawnChains, HaveTheSpacesThatAnOwnerHasEnteredAsTheyAreDriven) {
    const ZoneBoards boards = boardsWithTraining();
    const DrawnChain chain = drawnChain(chainFrom("T1-T0", boards), boards);
    ASSERT_EQ(chain.sections.size(), 1U);
    const auto road = roadFrom(*boards.zone(u'T'), boards.zone(u'T')->sides.first(), 1);
    ASSERT_TRUE(road.has_value());
    EXPECT_EQ(chain.sections[0].road, road->spaces);
    EXPECT_TRUE(drawnChain(chainFrom("C0-C9", boards), boards).sections[0].road.empty());
}

TEST(DrawnChains, NameBordersThatDoNotFitAndLeaveOutWhatIsNotThere) {
    const ZoneBoards boards = publicBoards();
    // Behind C7-C6 lies L2; L9 lies elsewhere.
    const DrawnChain broken = drawnChain(chainFrom("L0-L1 / C7-C6 / L9-L8", boards), boards);
    ASSERT_EQ(broken.brokenBorders.size(), 1U);
    EXPECT_EQ(broken.brokenBorders[0], broken.sections[1].exit);
    EXPECT_EQ(drawnChain(chainFrom("Z0-Z1", boards), boards).sections.size(), 0U);
    EXPECT_TRUE(drawnChain({}, boards).boards.empty());
}

TEST(DrawnChains, OfferABoardAsItWouldLie) {
    const ZoneBoards boards = publicBoards();
    const DrawnChain chain = drawnChain(chainFrom("L0-L1", boards), boards);
    for (const int end : {0, 3, 6, 9}) {
        const auto offered = offeredBoard(chain, {u'C', end, false}, boards);
        ASSERT_TRUE(offered.has_value());
        EXPECT_TRUE(face(*chain.finish, offered->ends[static_cast<std::size_t>(end)].place));
        EXPECT_FALSE(overlap(offered->lies, chain.boards[0].lies));
    }
    EXPECT_EQ(offeredBoard(chain, {u'L', 5, false}, boards), std::nullopt) << "it lies already";
    EXPECT_EQ(offeredBoard(chain, {u'C', 15, false}, boards), std::nullopt) << "no end";
    EXPECT_EQ(offeredBoard({}, {u'C', 0, false}, boards)->lies, LaidBoard());
}

TEST(ChainPainting, ShowsRoadStartAndFinish) {
    const DrawnChain chain = drawnChain(publicStage("book-3"), publicBoards());
    const ZoneStyle style = paperZones(false);
    const QImage picture = painted(chain, style);
    const ChainGrid grid = gridOf(chain);
    for (const DrawnSection& section : chain.sections) {
        const auto& board = chain.boards[section.board];
        const RoadCurve curve(grid, board.lies, section.entry, section.exit);
        EXPECT_GT(pixelsAbout(picture, curve.at(0.3), roadWidth(grid) / 2,
                              style.colours(board.surface).road),
                  100)
            << section.section;
    }
    const double reach = grid.unit() * 0.3;
    EXPECT_GT(pixelsAbout(picture, grid.at(chain.start->at), reach, style.start), 200);
    EXPECT_GT(pixelsAbout(picture, grid.at(chain.finish->at), reach, style.finish), 200);
    const QImage open = painted(chain, style, {.openEnd = true});
    EXPECT_EQ(pixelsAbout(open, grid.at(chain.finish->at), reach, style.finish), 0);
    EXPECT_GT(pixelsAbout(open, grid.at(chain.finish->at), reach, style.open), 200);
}

TEST(ChainPainting, MarksABorderThatDoesNotFitBoardsOnEachOtherAndWhatIsChosen) {
    const ZoneBoards boards = publicBoards();
    const ZoneStyle style = paperZones(false);
    const DrawnChain broken = drawnChain(chainFrom("L0-L1 / C7-C6 / L9-L8", boards), boards);
    const ChainGrid grid = gridOf(broken);
    EXPECT_GT(pixelsAbout(painted(broken, style), grid.at(broken.brokenBorders[0].at),
                          grid.unit() * 0.1, style.wrong),
              50);
    const DrawnChain fitting = drawnChain(publicStage("book-3"), boards);
    const QImage plain = painted(fitting, style);
    EXPECT_EQ(pixelsAbout(plain, {600, 450}, 600, style.wrong), 0);
    const QImage chosen = painted(fitting, style, {.selected = 1});
    EXPECT_GT(pixelsAbout(chosen, {600, 450}, 600, style.selected),
              pixelsAbout(plain, {600, 450}, 600, style.selected) + 500);
}

TEST(ChainPainting, HasSpacesOfRoadsThatAreEntered) {
    const ZoneBoards boards = boardsWithTraining();
    const DrawnChain chain = drawnChain(chainFrom("T0-T1", boards), boards);
    const ZoneStyle style = paperZones(false);
    EXPECT_NE(painted(chain, style), painted(chain, style, {.spaces = false}));
    EXPECT_GT(pixelsAbout(painted(chain, style), {600, 450}, 400, style.slide), 50) << "kerbs";
}

TEST(ChainPainting, ForPrintersWithoutColourIsGrey) {
    const ZoneBoards boards = boardsWithTraining();
    for (const char* line : {"T0-T1 / U2-U3", "L0-L1 / C7-C6 / L9-L8"}) {
        const QImage picture =
            painted(drawnChain(chainFrom(line, boards), boards), paperZones(true));
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x) {
                const QColor colour = picture.pixelColor(x, y);
                ASSERT_TRUE(colour.red() == colour.green() && colour.green() == colour.blue())
                    << line << ": " << x << ", " << y << ' ' << colour.name().toStdString();
            }
    }
}

} // namespace

} // namespace stagewright

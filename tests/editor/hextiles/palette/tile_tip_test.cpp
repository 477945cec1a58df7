#include "editor/hextiles/palette/tile_tip.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/rulebook_stages.h"

#include <QTextDocument>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

TEST(TileTip, NamesTheSideWhatIsOnItAndWhatIsLeft) {
    const Document document(games());
    const QStringList lines = tipOf(tileId("204b"), 1, document).split(u'\n');
    ASSERT_EQ(lines.size(), 5);
    EXPECT_EQ(lines[0], QStringLiteral("Tile 204b"));
    EXPECT_TRUE(lines[1].contains(QStringLiteral("jump 3")));
    EXPECT_EQ(lines[2], QStringLiteral("In the box: Rallyman: DIRT"));
    EXPECT_EQ(lines[3], QStringLiteral("Not in this stage yet"));
    EXPECT_EQ(lines[4], QStringLiteral("1 left"));
}

TEST(TileTip, SaysWhereEitherSideLiesButNoLongList) {
    Document document(games());
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (int i = 0; i < 9; ++i)
        tilesOf(stage).insert(placed({i, 0}, i % 2 ? u"217b" : u"217a"));
    document.open(stage, {});
    const QString tip = tipOf(tileId("217a"), std::nullopt, document);
    EXPECT_TRUE(tip.endsWith(QStringLiteral("In this stage: 217a (0, 0), 217b (1, 0), 217a (2, 0), "
                                            "217b (3, 0), 217a (4, 0), 217b (5, 0), …")))
        << tip.toStdString();
}

TEST(TileTip, ATitleThatLooksLikeMarkupIsText) {
    const Catalogue& known = catalogue();
    std::vector<Box> boxes(known.boxes().begin(), known.boxes().end());
    boxes.push_back({QStringLiteral("odd"),
                     QStringLiteral("dirt"),
                     QStringLiteral("<img src='x'><b>Odd</b>"),
                     true,
                     {{*TileId::parse(u"204"), 1}}});
    const Document document(
        games().with(Catalogue({known.sides().begin(), known.sides().end()}, std::move(boxes))));
    const QString tip = tipOf(tileId("204a"), 1, document);
    EXPECT_TRUE(tip.contains(QStringLiteral("<b>Odd</b>")));
    EXPECT_FALSE(Qt::mightBeRichText(tip));
}

} // namespace

} // namespace stagewright

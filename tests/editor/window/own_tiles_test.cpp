#include "editor/hextiles/palette/palette_panel.h"
#include "editor/panels/findings_panel.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/own_tiles.h"

#include <QComboBox>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A pack with tiles of its own, two of x1 in a box, x2 in none.
class OwnTiles : public testing::Test {
protected:
    OpenWindow open;

    void SetUp() override {
        RallyPack pack;
        RallyStage stage;
        stage.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
        apply(addStage(pack.rally, stage, 0), pack.rally);
        pack.tileSets[QStringLiteral("tiles.json")] = ownTiles({"x1", "x2"});
        pack.tileSets[QStringLiteral("box.json")] =
            R"([{"id": "club", "game": "dirt", "title": "Club box", "expansion": true,
                 "tileCount": 2, "tiles": {"x1": 2}}])";
        save(pack, "own.rallypack");
        pack.tileSets[QStringLiteral("tiles.json")] = ownTiles({"205a", "205b", "x3"});
        pack.tileSets.erase(QStringLiteral("box.json"));
        save(pack, "other.rallypack");
    }

    void save(const RallyPack& pack, const char* name) const {
        ASSERT_TRUE(saveRallyPack(pack, open.path(name)));
    }

    void openPack(const char* name) {
        open.answers.pathToOpen = open.path(name);
        open.key(Qt::Key_O, Qt::ControlModifier);
        EXPECT_TRUE(waitUntil([&] { return open.document().path() == open.path(name); }));
    }

    void choose(const char* box) {
        auto& boxes = *paletteOf(open.window).findChild<QComboBox*>();
        const int row = boxes.findText(QString::fromLatin1(box));
        ASSERT_GE(row, 0) << box;
        boxes.setFocus();
        QTest::keyClick(&boxes, Qt::Key_Home);
        for (int i = 0; i < row && boxes.currentIndex() < row; ++i) // passing over a line
            QTest::keyClick(&boxes, Qt::Key_Down);
        EXPECT_EQ(boxes.currentText().toStdString(), box);
    }

    /// Beside a tile, well in view.
    [[nodiscard]] Hex freeHex() {
        const QRect inner = open.board().rect().adjusted(150, 150, -150, -150);
        for (const Placement& tile : tilesOf(open.stage()).placements())
            for (const Edge edge : allEdges)
                if (const Hex hex = neighbour(tile.hex, edge);
                    tilesOf(open.stage()).at(hex).empty() && inner.contains(open.pointOf(hex)))
                    return hex;
        ADD_FAILURE() << "no hex is free";
        return {};
    }

    [[nodiscard]] std::string shown() {
        QStringList tiles;
        const auto& model = *open.palette().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).flags().testFlag(Qt::ItemIsEnabled)) // no heading
                tiles << model.index(row, 0).data().toString();
        return tiles.join(u' ').toStdString();
    }
};

TEST_F(OwnTiles, AreInThePaletteByTheirBoxOrBesideAll) {
    openPack("own.rallypack");
    EXPECT_TRUE(open.answers.complaints.isEmpty())
        << open.answers.complaints.join(u' ').toStdString();
    choose("Club box");
    EXPECT_EQ(shown(), "x1");
    choose("Tiles in no box");
    EXPECT_EQ(shown(), "x2");
    open.key(Qt::Key_F, Qt::ControlModifier);
    open.type("x2");
    EXPECT_EQ(shown(), "x2");
}

TEST_F(OwnTiles, LieOnTheBoardAsOftenAsWantedWhereNoBoxCountsThem) {
    openPack("own.rallypack");
    choose("Tiles in no box");
    for (int i = 0; i < 3; ++i) {
        const Hex hex = freeHex();
        open.carry("x2", hex);
        open.dropCarried(hex);
        EXPECT_EQ(open.tileAt(hex).side.toString().toStdString(), "x2");
    }
    for (const Finding& finding : open.document().findings())
        EXPECT_NE(finding.rule.toStdString(), "inventory") << finding.text.toStdString();
}

TEST_F(OwnTiles, AreThoseOfThePackThatIsOpenAndClashesAreTold) {
    openPack("own.rallypack");
    openPack("other.rallypack");
    ASSERT_TRUE(waitUntil([&] { return open.answers.complaints.size() == 1; }));
    EXPECT_TRUE(open.answers.complaints.front().contains(
        QStringLiteral("other.rallypack: catalogues/tiles.json, tile 205")))
        << open.answers.complaints.front().toStdString();
    choose("Tiles in no box");
    EXPECT_EQ(shown(), "x3");
    auto& boxes = *paletteOf(open.window).findChild<QComboBox*>();
    EXPECT_EQ(boxes.findText(QStringLiteral("Club box")), -1);
}

} // namespace
} // namespace stagewright

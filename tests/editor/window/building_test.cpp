#include "editor/document/document.h"
#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/palette/tile_list.h"
#include "editor/panels/findings_panel.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/building/continuation.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QLabel>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The tiles of a stage in the order in which one builds it: along the road, the service park last.
QList<Placement> alongTheRoad(const Stage& stage) {
    QList<Placement> tiles;
    const auto add = [&](int number) {
        for (const Placement& tile : tilesOf(stage).placements())
            if (tile.side.number() == number)
                tiles.append(tile);
    };
    Document document(games());
    document.open(stage, {});
    for (const RouteStep& step : routeOf(document).steps)
        add(tilesOf(stage).placements().at(step.placement).side.number());
    add(201);
    return tiles;
}

Qt::KeyboardModifiers keysFor(PreferredBend preferred) {
    return preferred == PreferredBend::Left    ? Qt::ShiftModifier
           : preferred == PreferredBend::Right ? Qt::ControlModifier
                                               : Qt::NoModifier;
}

/// Which lean makes the tile lie as it is to lie, behind the road end where building goes on. Tiles
/// that do not bend can't be told how to lean.
PreferredBend preferredBendFor(Document& document, const OpenEnd& end, const Placement& tile) {
    for (const PreferredBend preferred :
         {PreferredBend::AsPrinted, PreferredBend::Left, PreferredBend::Right})
        if (continuation(document.stage(), catalogueOf(document), end, tile.side, preferred).turn ==
            tile.turn)
            return preferred;
    return PreferredBend::AsPrinted;
}

/// Builds Rally 1, SS 1 in the window; how each tile is laid is up to the test.
struct Building : testing::Test {
    OpenWindow open;
    const QList<Placement> wanted = alongTheRoad(sampleStage());
    Hex shift; ///< from the rulebook's stage to the one being built

    [[nodiscard]] const Placement& last() {
        const auto& tiles = tilesOf(open.document().stage()).placements();
        return *std::max_element(
            tiles.begin(), tiles.end(),
            [](const Placement& a, const Placement& b) { return a.laid < b.laid; });
    }
    /// The road end that the tile is to lie behind, and how it has to be asked for there; the first
    /// lies alone.
    [[nodiscard]] PreferredBend next(const Placement& tile) {
        if (tilesOf(open.document().stage()).placements().isEmpty())
            return PreferredBend::AsPrinted;
        for (const Edge edge : allEdges)
            if (const Hex from = neighbour(tile.hex + shift, edge); from == last().hex)
                return preferredBendFor(open.document(), {from, opposite(edge)}, tile);
        ADD_FAILURE() << tile.side.toString().toStdString() << " does not follow the last tile";
        return PreferredBend::AsPrinted;
    }
    void expectTheStageUpToAShift(const Stage& built) {
        ASSERT_EQ(tilesOf(built).placements().size(), wanted.size());
        for (const Placement& tile : wanted) {
            const auto there = tilesOf(built).at(tile.hex + shift);
            ASSERT_EQ(there.size(), 1U) << tile.side.toString().toStdString();
            EXPECT_EQ(there.front().side, tile.side);
            EXPECT_EQ(there.front().turn, tile.turn) << tile.side.toString().toStdString();
        }
    }
};

TEST_F(Building, ByKeyboardAloneInAtMost45Presses) {
    int presses = 0;
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        open.key(key, modifiers);
        ++presses;
    };
    open.newStage();
    presses += 2;
    for (const Placement& tile : wanted) {
        const PreferredBend preferred = next(tile);
        if (tile != wanted.front() && open.board().cursor() != tile.hex + shift)
            press(Qt::Key_Tab); // the start is driven against its print
        const QString number = QString::number(tile.side.number() % 100) +
                               (tile.side.side() == 'b' ? QStringLiteral("b") : QString());
        for (const QChar c : number)
            press(static_cast<Qt::Key>(c.toUpper().unicode()));
        press(Qt::Key_Return, keysFor(preferred));
        if (tile != wanted.front() && last().turn != tile.turn)
            press(Qt::Key_N); // the finish too
        if (tile == wanted.front()) {
            for (int i = 0; i < 6 && last().turn != tile.turn; ++i)
                press(Qt::Key_R);
            shift = last().hex - tile.hex;
        }
    }
    open.answers.pathToSave = open.path("built.json");
    press(Qt::Key_S, Qt::ControlModifier);
    ++presses; // Enter in the dialog, which suggests a name
    RecordProperty("presses", presses);
    EXPECT_LE(presses, 45);
    EXPECT_TRUE(open.document().findings().isEmpty());
    expectTheStageUpToAShift(loadStage(open.path("built.json"), games()).value());
}

TEST_F(Building, ByMouseAloneInAtMostTwoGesturesATile) {
    int gestures = 0;
    open.newStage(); // menu entries are not what is measured
    for (const Placement& tile : wanted) {
        const PreferredBend preferred = next(tile);
        if (tile != wanted.front() && open.board().cursor() != tile.hex + shift) {
            open.click(tile.hex + shift); // the start is driven against its print
            ++gestures;
        }
        open.doubleClick(tile.side, keysFor(preferred));
        ++gestures;
        if (tile != wanted.front() && last().turn != tile.turn)
            open.spin(last().hex, -3); // the finish too
        if (tile == wanted.front()) {
            for (int i = 0; i < 6 && last().turn != tile.turn; ++i)
                open.spin(last().hex, -1);
            shift = last().hex - tile.hex;
        }
    }
    RecordProperty("gestures", gestures);
    EXPECT_LE(gestures, 2 * wanted.size());
    EXPECT_TRUE(open.document().findings().isEmpty());
    expectTheStageUpToAShift(open.document().stage());
}

TEST_F(Building, TabGoesFromOneOpenEndToTheNextAndIsNoTrap) {
    open.newStage();
    open.type("4");
    open.key(Qt::Key_Return);
    const Hex tile = last().hex;
    const Hex first = open.board().cursor();
    open.key(Qt::Key_Tab);
    const Hex other = open.board().cursor();
    EXPECT_EQ(first - tile, tile - other); // a straight has two ends
    EXPECT_TRUE(open.board().hasFocus());
    open.key(Qt::Key_Tab, Qt::ShiftModifier);
    EXPECT_EQ(open.board().cursor(), first);
    open.type("3"); // a finish at one end
    open.key(Qt::Key_Return);
    open.type("1"); // and a service park beyond it
    open.key(Qt::Key_Return);
    open.key(Qt::Key_Tab); // to the only end that is left
    open.key(Qt::Key_Tab);
    EXPECT_FALSE(open.board().hasFocus());
}

TEST_F(Building, OneTileIsCountedAsOne) {
    open.newStage();
    open.type("2");
    open.key(Qt::Key_Return);
    QStringList texts;
    for (const QLabel* label : open.window.statusBar()->findChildren<QLabel*>())
        texts.append(label->text());
    EXPECT_TRUE(texts.contains(QStringLiteral("1 tile"))) << texts.join(u'|').toStdString();
}

TEST_F(Building, BackspaceTakesBackAlongTheRoad) {
    open.newStage();
    for (const char* number : {"2", "10", "4"}) {
        open.type(number);
        open.key(Qt::Key_Return);
    }
    const auto sides = [&] {
        std::string ids;
        for (const Placement& tile : tilesOf(open.document().stage()).inLayingOrder())
            ids += tile.side.toString().toStdString() + ' ';
        return ids;
    };
    EXPECT_EQ(sides(), "202a 210a 204a ");
    open.key(Qt::Key_Backspace);
    EXPECT_EQ(sides(), "202a 210a ");
    open.key(Qt::Key_Backspace);
    open.key(Qt::Key_Backspace);
    EXPECT_TRUE(sides().empty());
    open.key(Qt::Key_Backspace); // nothing more to take: no step
    EXPECT_EQ(open.steps(), 6);
}

TEST_F(Building, BackspaceRemovesWhatIsSelectedElsewhere) {
    open.click({1, 1});
    open.key(Qt::Key_Backspace);
    EXPECT_TRUE(tilesOf(open.document().stage()).at({1, 1}).empty());
    EXPECT_EQ(tilesOf(open.document().stage()).placements().size(), wanted.size() - 1);
}

TEST_F(Building, OneKeyCyclesThroughTheWaysATileFits) {
    open.newStage();
    for (const char* number : {"2", "10"}) {
        open.type(number);
        open.key(Qt::Key_Return);
    }
    const Turn first = last().turn;
    open.key(Qt::Key_N);
    EXPECT_NE(last().turn, first);
    EXPECT_TRUE(open.board().hasFocus());
    open.key(Qt::Key_N);
    EXPECT_EQ(last().turn, first); // two ways
    EXPECT_EQ(open.steps(), 4);
}

TEST_F(Building, EnterLaysWhatThePaletteHolds) {
    open.newStage();
    open.type("2");
    open.key(Qt::Key_Return);
    open.palette().setCurrentIndex(open.paletteIndex("204"));
    open.key(Qt::Key_Return);
    open.key(Qt::Key_Return);
    EXPECT_EQ(tilesOf(open.document().stage()).placements().size(), 3);
    EXPECT_EQ(last().side, tileId("204a"));
}

} // namespace

} // namespace stagewright

#include "editor/document/clip.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/stage/tile_layout.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr Hex start{1, 2};  // 202a of the sample
constexpr Hex corner{1, 1}; // 205a
constexpr Hex far{-2, 2};
constexpr auto ctrl = Qt::ControlModifier;

QClipboard& clipboard() {
    return *QGuiApplication::clipboard();
}

/// Where the tiles lie against the first by q, then r; their sides and turns.
QList<Placement> shapeOf(const Stage& stage) {
    QList<Placement> tiles = tilesOf(stage).placements();
    const Hex first = tiles.front().hex;
    for (Placement& tile : tiles)
        tile.hex = tile.hex - first;
    return tiles;
}

TEST(Clipboard, CarriesTheTextOfAStageFile) {
    OpenWindow open;
    open.click(start);
    open.click(corner, Qt::ShiftModifier);
    open.key(Qt::Key_C, ctrl);
    const auto copied = readStage(clipboard().text().toUtf8(), games());
    ASSERT_TRUE(copied);
    EXPECT_EQ(tilesOf(*copied).placements(), (QList{open.tileAt(corner), open.tileAt(start)}));
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, PastedTilesAreHeldUnderThePointerUntilAClickLaysThem) {
    OpenWindow open;
    open.click(corner);
    open.key(Qt::Key_C, ctrl);
    open.hover(far);
    open.key(Qt::Key_V, ctrl);
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.board().ghost()->tiles.front().hex, far);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Fits);
    open.hover(Hex{-2, 3});
    EXPECT_EQ(open.board().ghost()->tiles.front().hex, (Hex{-2, 3}));
    EXPECT_EQ(open.steps(), 0);
    open.click({-2, 3});
    EXPECT_EQ(open.tileAt({-2, 3}).side, *TileId::parse(u"205a"));
    EXPECT_EQ(open.board().ghost(), nullptr);
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Paste 205a"));
    EXPECT_EQ(open.selected(), QList{open.tileAt({-2, 3})});
    open.click(start); // the mouse selects again
    EXPECT_EQ(open.selected(), QList{open.tileAt(start)});
    EXPECT_EQ(open.steps(), 1);
}

TEST(Clipboard, EscapePutsNothingDown) {
    OpenWindow open;
    const Stage before = open.stage();
    open.click(corner);
    open.key(Qt::Key_C, ctrl);
    open.key(Qt::Key_V, ctrl);
    ASSERT_NE(open.board().ghost(), nullptr);
    open.key(Qt::Key_Escape);
    EXPECT_EQ(open.board().ghost(), nullptr);
    open.click(far);
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, HeldCopiesTurnAndFlip) {
    OpenWindow open;
    open.click(corner);
    open.key(Qt::Key_C, ctrl);
    open.hover(far);
    open.key(Qt::Key_V, ctrl);
    const Turn before = open.board().ghost()->tiles.front().turn;
    open.key(Qt::Key_R);
    open.spin(far, -1);
    EXPECT_EQ(open.board().ghost()->tiles.front().turn, before + Turn(2));
    open.key(Qt::Key_F);
    open.click(far);
    EXPECT_EQ(open.tileAt(far).side, *TileId::parse(u"205b"));
    EXPECT_EQ(open.steps(), 1);
}

TEST(Clipboard, CutAndPasteByKeysAlone) {
    OpenWindow open;
    open.click(start);
    open.key(Qt::Key_X, ctrl);
    EXPECT_TRUE(tilesOf(open.stage()).at(start).empty());
    EXPECT_EQ(open.steps(), 1);
    QEvent away(QEvent::Leave);
    QCoreApplication::sendEvent(&open.board(), &away);
    const Hex cursor = open.board().cursor();
    open.key(Qt::Key_V, ctrl);
    open.key(Qt::Key_Down);
    open.key(Qt::Key_Down);
    open.key(Qt::Key_Up);
    open.key(Qt::Key_Return);
    EXPECT_EQ(open.tileAt(cursor + Hex{0, 1}).side, *TileId::parse(u"202a"));
    EXPECT_EQ(open.steps(), 2);
}

TEST(Clipboard, TextThatIsNoTilesChangesNothingAndSaysSo) {
    OpenWindow open;
    const Stage before = open.stage();
    QSignalSpy inputErrors(&open.board(), &BoardView::refused);
    const QString shared = QStringLiteral(
        R"({"tiles": [{"q": 0, "r": 0, "tile": "204a"}, {"q": 0, "r": 0, "tile": "205a"}]})");
    const QString unknown = QStringLiteral(R"({"tiles": [{"q": 0, "r": 0, "tile": "999a"}]})");
    for (const auto& [text, why] :
         {std::pair(QString(), "There are no tiles in the clipboard"),
          {QStringLiteral("Hello"), "The text in the clipboard holds no tiles of a stage"},
          {QStringLiteral("{}"), "The text in the clipboard holds no tiles of a stage"},
          {QStringLiteral(R"({"tiles": []})"),
           "The text in the clipboard holds no tiles of a stage"},
          {QStringLiteral(R"({"tiles": [{"q": 90000, "r": 0, "tile": "204a"}]})"),
           "The text in the clipboard holds no tiles of a stage"},
          {QString(largestStageFile + 1, u' '),
           "The text in the clipboard is too long to be tiles"},
          {shared, "Two tiles of the clipboard lie on one hex"},
          {unknown, "Tile 999a of the clipboard is not in the catalogue"}}) {
        clipboard().setText(text);
        open.key(Qt::Key_V, ctrl);
        EXPECT_EQ(open.board().ghost(), nullptr);
        ASSERT_EQ(inputErrors.size(), 1);
        EXPECT_EQ(inputErrors.takeFirst().front().toString(), QString::fromLatin1(why));
    }
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, AWholeStageComesBackFromTheTextOfAnyProgramsFile) {
    OpenWindow open;
    const Stage stage = open.stage();
    std::vector<QByteArray> texts{writeStage(stage)};
    for (const Format format :
         {Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator})
        texts.push_back(writeStages({&stage, 1}, {}, format, catalogue())->text);
    open.window.tabs().openNew({});
    for (const QByteArray& text : texts) {
        // As a text field of another program hands it on.
        clipboard().setText(QString::fromUtf8(text).replace(u'\n', QStringLiteral("\r\n")));
        open.window.actions().fit->trigger();
        open.hover(Hex{0, 0});
        open.key(Qt::Key_V, ctrl);
        ASSERT_NE(open.board().ghost(), nullptr) << text.constData();
        open.click({0, 0});
        ASSERT_EQ(tilesOf(open.stage()).placements().size(), tilesOf(stage).placements().size());
        EXPECT_EQ(shapeOf(open.stage()), shapeOf(stage));
        open.key(Qt::Key_Z, ctrl);
        EXPECT_TRUE(tilesOf(open.stage()).placements().isEmpty());
    }
}

TEST(Clipboard, TextOfWhichOnlyAPartCouldBeTakenIsRefused) {
    OpenWindow open;
    QSignalSpy inputErrors(&open.board(), &BoardView::refused);
    clipboard().setText(QStringLiteral(
        R"({"tiles": [{"q": 0, "r": 0, "id": "204a", "dir": 0}, {"q": 0, "r": 1, "id": "?", "dir": 0}]})"));
    open.key(Qt::Key_V, ctrl);
    EXPECT_EQ(open.board().ghost(), nullptr);
    ASSERT_EQ(inputErrors.size(), 1);
    EXPECT_TRUE(inputErrors.front().front().toString().startsWith(
        QStringLiteral("Not all tiles of the clipboard can be taken: ")))
        << inputErrors.front().front().toString().toStdString();
}

TEST(Clipboard, AGroupKeepsItsShapeWhereverItIsPastedAlsoInAnotherWindow) {
    OpenWindow open;
    for (const Hex hex : {start, corner, Hex{1, 0}, Hex{2, -1}, Hex{3, -1}})
        open.click(hex, Qt::ShiftModifier);
    ASSERT_EQ(open.selected().size(), 5);
    open.key(Qt::Key_C, ctrl);
    OpenWindow other;
    other.window.tabs().openNew({});
    QList<Placement> shape;
    constexpr Hex around[] = {{0, -2}, {1, -2}, {2, -2}, {2, -1}, {2, 0},  {1, 1},
                              {0, 2},  {-1, 2}, {-2, 2}, {-2, 1}, {-2, 0}, {-1, -1}};
    for (const Hex hex : around) {
        other.window.actions().fit->trigger(); // of an empty board: its middle
        other.hover(hex);
        other.key(Qt::Key_V, ctrl);
        ASSERT_NE(other.board().ghost(), nullptr) << hex.q << "," << hex.r;
        other.click(hex);
        ASSERT_EQ(tilesOf(other.stage()).placements().size(), 5) << hex.q << ',' << hex.r;
        if (shape.isEmpty())
            shape = shapeOf(other.stage());
        EXPECT_EQ(shapeOf(other.stage()), shape);
        other.key(Qt::Key_Z, ctrl);
        EXPECT_TRUE(tilesOf(other.stage()).placements().isEmpty());
    }
}

TEST(Clipboard, TilesPastedOverOthersReplaceThemInOneStep) {
    OpenWindow open;
    const Stage before = open.stage();
    open.key(Qt::Key_A, ctrl);
    open.key(Qt::Key_C, ctrl);
    open.hover(start);
    open.key(Qt::Key_V, ctrl);
    const Ghost ghost = *open.board().ghost();
    EXPECT_FALSE(ghost.covered.isEmpty());
    open.click(start);
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), 22 - ghost.covered.size());
    EXPECT_EQ(open.selected().size(), 11);
    EXPECT_EQ(open.steps(), 1);
    open.key(Qt::Key_Z, ctrl);
    EXPECT_EQ(open.stage(), before);
}

TEST(Clipboard, DuplicateLeavesTheClipboardAsItIs) {
    OpenWindow open;
    clipboard().setText(QStringLiteral("mine"));
    open.click(corner);
    open.hover(far);
    open.key(Qt::Key_D, ctrl);
    open.click(far);
    EXPECT_EQ(open.tileAt(far).side, *TileId::parse(u"205a"));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Copy 205a"));
    EXPECT_EQ(clipboard().text(), QStringLiteral("mine"));
}

TEST(Clipboard, ADragWithCtrlOrAltCopies) {
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier}) {
        OpenWindow open;
        const Placement tile = open.tileAt(corner);
        open.drag(corner, far, modifier);
        EXPECT_EQ(open.tileAt(corner), tile);
        EXPECT_EQ(open.tileAt(far).side, tile.side);
        EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Copy 205a"));
        EXPECT_EQ(open.selected(), QList{open.tileAt(far)});
        open.drag(far, far, modifier); // onto itself
        EXPECT_EQ(open.steps(), 1);
    }
}

TEST(Clipboard, AClickWithCtrlSelectsAsOneWithout) {
    OpenWindow open;
    open.click(corner, Qt::ControlModifier);
    EXPECT_EQ(open.selected(), QList{open.tileAt(corner)});
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, AnUnknownTileIsNotCopiedByAnyWay) {
    OpenWindow open;
    Placement unknown;
    unknown.hex = far;
    unknown.side = *TileId::parse(u"999a");
    open.document().make({editOf({{}, {unknown}}), [] { return QString(); }});
    const auto count = tilesOf(open.stage()).placements().size();
    const Hex free = neighbour(far, Edge::S);
    open.click(far);
    ASSERT_EQ(open.selected(), QList{open.tileAt(far)});
    const auto why = [&] { return open.window.statusBar()->currentMessage(); };
    const auto said = QStringLiteral("Tile 999a is not in the catalogue and cannot be copied");
    open.key(Qt::Key_D, ctrl);
    EXPECT_EQ(why(), said);
    open.click(free);
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier}) {
        open.window.statusBar()->clearMessage();
        open.drag(far, free, modifier);
        EXPECT_EQ(why(), said);
    }
    open.key(Qt::Key_A, ctrl); // among others too
    open.key(Qt::Key_D, ctrl);
    EXPECT_FALSE(open.board().ghost());
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), count);
    open.drag(far, free); // it can be moved
    EXPECT_EQ(open.tileAt(free).side, unknown.side);
}

TEST(Clipboard, CopiesKeepTokensAndNotes) {
    Stage stage;
    Placement tile{{0, 0}, *TileId::parse(u"204a"), Turn(2), 0, 0, {}, {}};
    tile.tokens = {{QStringLiteral("jump-gravel"), {0.25, 0}, 15, {}}};
    tile.note = QStringLiteral("Brake!");
    tilesOf(stage).insert(tile);
    const auto read = tilesOfClip(clipOf(stage, tilesOf(stage).at({0, 0})), games());
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, QList{tile});
}

TEST(Clipboard, AllTilesOfAStageAreTheWholeStage) {
    OpenWindow open;
    open.key(Qt::Key_A, ctrl);
    open.key(Qt::Key_C, ctrl);
    const auto pasted = readStage(clipboard().text().toUtf8(), games());
    ASSERT_TRUE(pasted);
    EXPECT_FALSE(pasted->info.title.isEmpty());
    EXPECT_EQ(*pasted, open.stage());
    open.click(corner);
    open.key(Qt::Key_C, ctrl);
    EXPECT_EQ(readStage(clipboard().text().toUtf8(), games())->info.title, QString());
}

} // namespace

} // namespace stagewright

#include "editor/hextiles/edits/clip.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QStatusBar>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

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
    open.click(sample::start);
    open.click(sample::corner, Qt::ShiftModifier);
    open.key(Qt::Key_C, Qt::ControlModifier);
    const auto copied = readStage(clipboard().text().toUtf8(), games());
    ASSERT_TRUE(copied);
    EXPECT_EQ(tilesOf(*copied).placements(),
              (QList{open.tileAt(sample::corner), open.tileAt(sample::start)}));
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, PastedTilesAreHeldUnderThePointerUntilAClickLaysThem) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_C, Qt::ControlModifier);
    open.hover(sample::far);
    open.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_NE(open.board().ghost(), nullptr);
    EXPECT_EQ(open.board().ghost()->tiles.front().hex, sample::far);
    EXPECT_EQ(open.board().ghost()->look, Ghost::Look::Fits);
    open.hover(Hex{-2, 3});
    EXPECT_EQ(open.board().ghost()->tiles.front().hex, (Hex{-2, 3}));
    EXPECT_EQ(open.steps(), 0);
    open.click({-2, 3});
    EXPECT_EQ(open.tileAt({-2, 3}).side, *TileId::parse(u"205a"));
    EXPECT_EQ(open.board().ghost(), nullptr);
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Paste 205a"));
    EXPECT_EQ(open.selected(), QList{open.tileAt({-2, 3})});
    open.click(sample::start); // the mouse selects again
    EXPECT_EQ(open.selected(), QList{open.tileAt(sample::start)});
    EXPECT_EQ(open.steps(), 1);
}

TEST(Clipboard, EscapePutsNothingDown) {
    OpenWindow open;
    const Stage before = open.stage();
    open.click(sample::corner);
    open.key(Qt::Key_C, Qt::ControlModifier);
    open.key(Qt::Key_V, Qt::ControlModifier);
    ASSERT_NE(open.board().ghost(), nullptr);
    open.key(Qt::Key_Escape);
    EXPECT_EQ(open.board().ghost(), nullptr);
    open.click(sample::far);
    EXPECT_EQ(open.stage(), before);
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, HeldCopiesTurnAndFlip) {
    OpenWindow open;
    open.click(sample::corner);
    open.key(Qt::Key_C, Qt::ControlModifier);
    open.hover(sample::far);
    open.key(Qt::Key_V, Qt::ControlModifier);
    const Turn before = open.board().ghost()->tiles.front().turn;
    open.key(Qt::Key_R);
    open.spin(sample::far, -1);
    EXPECT_EQ(open.board().ghost()->tiles.front().turn, before + Turn(2));
    open.key(Qt::Key_F);
    open.click(sample::far);
    EXPECT_EQ(open.tileAt(sample::far).side, *TileId::parse(u"205b"));
    EXPECT_EQ(open.steps(), 1);
}

TEST(Clipboard, CutAndPasteByKeysAlone) {
    OpenWindow open;
    open.click(sample::start);
    open.key(Qt::Key_X, Qt::ControlModifier);
    EXPECT_TRUE(tilesOf(open.stage()).at(sample::start).empty());
    EXPECT_EQ(open.steps(), 1);
    QEvent away(QEvent::Leave);
    QCoreApplication::sendEvent(&open.board(), &away);
    const Hex cursor = open.board().cursor();
    open.key(Qt::Key_V, Qt::ControlModifier);
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
          {unknown, "The clipboard has a tile 999a, which Stagewright does not know"}}) {
        clipboard().setText(text);
        open.key(Qt::Key_V, Qt::ControlModifier);
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
        texts.push_back(writeStages({&stage, 1}, {}, format, games())->text);
    open.window.tabs().openNew({});
    for (const QByteArray& text : texts) {
        // As a text field of another program hands it on.
        clipboard().setText(QString::fromUtf8(text).replace(u'\n', QStringLiteral("\r\n")));
        open.window.actions().fit->trigger();
        open.hover(Hex{0, 0});
        open.key(Qt::Key_V, Qt::ControlModifier);
        ASSERT_NE(open.board().ghost(), nullptr) << text.constData();
        open.click({0, 0});
        ASSERT_EQ(tilesOf(open.stage()).placements().size(), tilesOf(stage).placements().size());
        EXPECT_EQ(shapeOf(open.stage()), shapeOf(stage));
        open.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_TRUE(tilesOf(open.stage()).placements().isEmpty());
    }
}

TEST(Clipboard, TextOfWhichOnlyAPartCouldBeTakenIsRefused) {
    OpenWindow open;
    QSignalSpy inputErrors(&open.board(), &BoardView::refused);
    clipboard().setText(QStringLiteral(
        R"({"tiles": [{"q": 0, "r": 0, "id": "204a", "dir": 0}, {"q": 0, "r": 1, "id": "?", "dir": 0}]})"));
    open.key(Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(open.board().ghost(), nullptr);
    ASSERT_EQ(inputErrors.size(), 1);
    EXPECT_TRUE(inputErrors.front().front().toString().startsWith(
        QStringLiteral("Not all tiles of the clipboard can be taken: ")))
        << inputErrors.front().front().toString().toStdString();
}

TEST(Clipboard, AGroupKeepsItsShapeWhereverItIsPastedAlsoInAnotherWindow) {
    OpenWindow open;
    for (const Hex hex : {sample::start, sample::corner, Hex{1, 0}, Hex{2, -1}, Hex{3, -1}})
        open.click(hex, Qt::ShiftModifier);
    ASSERT_EQ(open.selected().size(), 5);
    open.key(Qt::Key_C, Qt::ControlModifier);
    OpenWindow other;
    other.window.tabs().openNew({});
    QList<Placement> shape;
    constexpr Hex around[] = {{0, -2}, {1, -2}, {2, -2}, {2, -1}, {2, 0},  {1, 1},
                              {0, 2},  {-1, 2}, {-2, 2}, {-2, 1}, {-2, 0}, {-1, -1}};
    for (const Hex hex : around) {
        other.window.actions().fit->trigger(); // of an empty board: its middle
        other.hover(hex);
        other.key(Qt::Key_V, Qt::ControlModifier);
        ASSERT_NE(other.board().ghost(), nullptr) << hex.q << "," << hex.r;
        other.click(hex);
        ASSERT_EQ(tilesOf(other.stage()).placements().size(), 5) << hex.q << ',' << hex.r;
        if (shape.isEmpty())
            shape = shapeOf(other.stage());
        EXPECT_EQ(shapeOf(other.stage()), shape);
        other.key(Qt::Key_Z, Qt::ControlModifier);
        EXPECT_TRUE(tilesOf(other.stage()).placements().isEmpty());
    }
}

TEST(Clipboard, TilesPastedOverOthersReplaceThemInOneStep) {
    OpenWindow open;
    const Stage before = open.stage();
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_C, Qt::ControlModifier);
    open.hover(sample::start);
    open.key(Qt::Key_V, Qt::ControlModifier);
    const Ghost ghost = *open.board().ghost();
    EXPECT_FALSE(ghost.covered.isEmpty());
    open.click(sample::start);
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), 22 - ghost.covered.size());
    EXPECT_EQ(open.selected().size(), 11);
    EXPECT_EQ(open.steps(), 1);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(open.stage(), before);
}

TEST(Clipboard, DuplicateLeavesTheClipboardAsItIs) {
    OpenWindow open;
    clipboard().setText(QStringLiteral("mine"));
    open.click(sample::corner);
    open.hover(sample::far);
    open.key(Qt::Key_D, Qt::ControlModifier);
    open.click(sample::far);
    EXPECT_EQ(open.tileAt(sample::far).side, *TileId::parse(u"205a"));
    EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Copy 205a"));
    EXPECT_EQ(clipboard().text(), QStringLiteral("mine"));
}

TEST(Clipboard, ADragWithCtrlOrAltCopies) {
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier}) {
        OpenWindow open;
        const Placement tile = open.tileAt(sample::corner);
        open.drag(sample::corner, sample::far, modifier);
        EXPECT_EQ(open.tileAt(sample::corner), tile);
        EXPECT_EQ(open.tileAt(sample::far).side, tile.side);
        EXPECT_EQ(open.document().history().undoText(), QStringLiteral("Copy 205a"));
        EXPECT_EQ(open.selected(), QList{open.tileAt(sample::far)});
        open.drag(sample::far, sample::far, modifier); // onto itself
        EXPECT_EQ(open.steps(), 1);
    }
}

TEST(Clipboard, AClickWithCtrlSelectsAsOneWithout) {
    OpenWindow open;
    open.click(sample::corner, Qt::ControlModifier);
    EXPECT_EQ(open.selected(), QList{open.tileAt(sample::corner)});
    EXPECT_EQ(open.steps(), 0);
}

TEST(Clipboard, AnUnknownTileIsNotCopiedByAnyWay) {
    OpenWindow open;
    Placement unknown;
    unknown.hex = sample::far;
    unknown.side = *TileId::parse(u"999a");
    open.document().make({editOf({{}, {unknown}}), [] { return QString(); }});
    const auto count = tilesOf(open.stage()).placements().size();
    const Hex free = neighbour(sample::far, Edge::S);
    open.click(sample::far);
    ASSERT_EQ(open.selected(), QList{open.tileAt(sample::far)});
    const auto why = [&] { return open.window.statusBar()->currentMessage(); };
    const auto said = QStringLiteral("Stagewright does not know tile 999a, and cannot copy it");
    open.key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_EQ(why(), said);
    open.click(free);
    for (const auto modifier : {Qt::ControlModifier, Qt::AltModifier}) {
        open.window.statusBar()->clearMessage();
        open.drag(sample::far, free, modifier);
        EXPECT_EQ(why(), said);
    }
    open.key(Qt::Key_A, Qt::ControlModifier); // among others too
    open.key(Qt::Key_D, Qt::ControlModifier);
    EXPECT_FALSE(open.board().ghost());
    EXPECT_EQ(tilesOf(open.stage()).placements().size(), count);
    open.drag(sample::far, free); // it can be moved
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

TEST(Clipboard, AStageOfAnotherKindOfLayoutHoldsNoTiles) {
    const QString chain =
        QStringLiteral(R"({"format": 1, "game": "rallyman-2009", "sections": ["L0-L1", "C7-C6"]})");
    EXPECT_TRUE(readStage(chain.toUtf8(), games()));
    EXPECT_FALSE(tilesOfClip(chain, games()));
    OpenWindow open;
    clipboard().setText(chain);
    const int before = open.steps();
    open.window.actions().pasteHere->trigger();
    EXPECT_EQ(open.steps(), before);
}

TEST(Clipboard, AllTilesOfAStageAreTheWholeStage) {
    OpenWindow open;
    open.key(Qt::Key_A, Qt::ControlModifier);
    open.key(Qt::Key_C, Qt::ControlModifier);
    const auto pasted = readStage(clipboard().text().toUtf8(), games());
    ASSERT_TRUE(pasted);
    EXPECT_FALSE(pasted->info.title.isEmpty());
    EXPECT_EQ(*pasted, open.stage());
    open.click(sample::corner);
    open.key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(readStage(clipboard().text().toUtf8(), games())->info.title, QString());
}

} // namespace

} // namespace stagewright

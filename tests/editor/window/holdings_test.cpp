#include "editor/hextiles/edits/document_tiles.h"
#include "editor/hextiles/layers/layer_actions.h"
#include "editor/hextiles/palette/palette_panel.h"
#include "editor/holdings/holdings_dialog.h"
#include "editor/panels/findings_panel.h"
#include "editor/welcome/samples.h"
#include "editor/window/file_actions.h"
#include "editor/window/stage_opening.h"
#include "editor/window/table_actions.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStatusBar>

#include <gtest/gtest.h>

#include <utility>

namespace stagewright {

namespace {

/// How much of a picture has the red of high danger.
int redPixels(const QImage& image) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            count += colour.red() > 180 && colour.green() < 80 && colour.blue() < 80 ? 1 : 0;
        }
    return count;
}

struct HoldingsWindow : testing::Test {
    OpenWindow open;

    [[nodiscard]] HoldingsDialog& dialog() { return open.window.table().dialog(); }
    [[nodiscard]] int left(QStringView number) {
        auto& model = *paletteOf(open.window).findChild<PaletteModel*>();
        const auto found =
            model.match(model.index(0), Qt::DisplayRole, number.toString(), 1, Qt::MatchExactly);
        return found.isEmpty() ? -99 : model.tileAt(found.front()).left.value();
    }
    [[nodiscard]] int count(QStringView rule) {
        const Findings& findings = open.document().findings();
        return static_cast<int>(
            std::count_if(findings.begin(), findings.end(),
                          [&](const Finding& finding) { return finding.rule == rule; }));
    }
    /// A tick or a button, by the keyboard.
    void press(QWidget& widget) {
        widget.setFocus();
        QTest::keyClick(&widget, Qt::Key_Space);
    }
    void step(QSpinBox* field, int by) {
        ASSERT_NE(field, nullptr);
        field->setFocus();
        for (int i = 0; i < std::abs(by); ++i)
            QTest::keyClick(field, by > 0 ? Qt::Key_Up : Qt::Key_Down);
    }
    QString write(const char* name, const QByteArray& text) {
        QFile file(open.path(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        return file.fileName();
    }
    QString clubBox() {
        return write("club.json", R"([{"id": "club", "game": "dirt", "title": "Our club",
            "expansion": true, "tileCount": 3, "tiles": {"205": 3}}])");
    }
};

TEST_F(HoldingsWindow, TheDialogIsThereByKeyAndHasAFieldForEachBox) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(dialog().isVisible());
    for (const Box& box : catalogue().boxes()) {
        ASSERT_NE(dialog().box(box.id), nullptr) << box.id.toStdString();
        EXPECT_FALSE(dialog().box(box.id)->isEnabled()); // until boxes are counted
    }
    auto* close = dialog().findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Close);
    QTest::mouseClick(close, Qt::LeftButton);
    EXPECT_FALSE(dialog().isVisible());
}

TEST_F(HoldingsWindow, CountingBeginsWithWhatTheStageNeeds) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    press(dialog().countBoxes());
    EXPECT_EQ(dialog().box(QStringLiteral("dirt-core"))->value(), 1);
    EXPECT_EQ(dialog().box(QStringLiteral("gt-core"))->value(), 0);
    EXPECT_EQ(count(u"inventory"), 0);
    EXPECT_EQ(left(u"205"), 0);
}

TEST_F(HoldingsWindow, FindingsAndPaletteFollowTheCounts) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    press(dialog().countBoxes());
    step(dialog().box(QStringLiteral("dirt-core")), 1);
    EXPECT_EQ(left(u"205"), 1);
    EXPECT_EQ(left(u"204"), 2);
    step(dialog().box(QStringLiteral("dirt-core")), -2);
    EXPECT_EQ(left(u"205"), -1);
    EXPECT_EQ(count(u"inventory"), 11); // each tile of the sample
    EXPECT_EQ(open.steps(), 0);
    press(dialog().countBoxes()); // no more
    EXPECT_EQ(left(u"205"), 0);
    EXPECT_EQ(count(u"inventory"), 0);
}

TEST_F(HoldingsWindow, BoxesThatHoldTheSameTilesAddUp) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    press(dialog().countBoxes());
    step(dialog().box(QStringLiteral("dirt-monte-carlo")), 1);
    paletteOf(open.window).showBox(u"dirt-monte-carlo");
    EXPECT_EQ(left(u"301"), 1);
    EXPECT_EQ(left(u"416"), 1);
    step(dialog().box(QStringLiteral("dirt-110")), 2);
    EXPECT_EQ(left(u"301"), 3);
    EXPECT_EQ(left(u"324"), 3);
    EXPECT_EQ(left(u"416"), 1);
    // Looking into a box that is not owned does not make it owned.
    paletteOf(open.window).showBox(u"dirt-rx");
    EXPECT_EQ(left(u"401"), 0);
}

TEST_F(HoldingsWindow, BoxesAreRemembered) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    press(dialog().countBoxes());
    step(dialog().box(QStringLiteral("dirt-core")), 1);
    step(dialog().box(QStringLiteral("dirt-rx")), 3);
    MainWindow second(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    second.createPanels(games());
    second.start({});
    EXPECT_EQ(stockOf(second.document()).count(*TileId::parse(u"205")), 2);
    EXPECT_EQ(stockOf(second.document()).count(*TileId::parse(u"401")), 3);
    EXPECT_EQ(stockOf(second.document()).count(*TileId::parse(u"101")), 0);
    EXPECT_EQ(second.table().dialog().box(QStringLiteral("dirt-rx"))->value(), 3);
    EXPECT_TRUE(second.table().dialog().countBoxes().isChecked());
}

TEST_F(HoldingsWindow, AStageLargerThanTheTableIsTold) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    dialog().width().setValue(30);
    EXPECT_EQ(count(u"larger-than-table"), 0);
    press(dialog().heedTable());
    EXPECT_EQ(count(u"larger-than-table"), 1);
    QApplication::setActiveWindow(&dialog()); // a number counts when it is left
    dialog().width().setFocus();
    dialog().width().selectAll();
    QTest::keyClicks(&dialog().width(), QStringLiteral("150"));
    QTest::keyClick(&dialog().width(), Qt::Key_Tab);
    EXPECT_EQ(count(u"larger-than-table"), 0);
    dialog().depth().setValue(30);
    EXPECT_EQ(count(u"larger-than-table"), 1);
    MainWindow second(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    second.createPanels(games());
    second.start({});
    second.opening().openSample(samples().constFirst());
    EXPECT_EQ(second.document().findings().front().rule, QStringLiteral("larger-than-table"));
    EXPECT_EQ(second.table().dialog().depth().value(), 30);
}

TEST_F(HoldingsWindow, ATileFileCountsAtOnceAndIsRemembered) {
    open.answers.tileFile = clubBox();
    open.window.actions().addTileFile->trigger();
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    auto& boxes = *paletteOf(open.window).findChild<QComboBox*>();
    ASSERT_GE(boxes.findText(QStringLiteral("Our club")), 0);
    EXPECT_EQ(paletteOf(open.window).box(), QStringLiteral("dirt-core")); // as before
    boxes.setCurrentText(QStringLiteral("Our club"));
    EXPECT_EQ(left(u"205"), 3); // and the one of the core box lies in the stage
    EXPECT_EQ(open.document().overlays(), QStringList{QStringLiteral("club.json")});
    EXPECT_NE(dialog().box(QStringLiteral("club")), nullptr);
    EXPECT_EQ(dialog().files().count(), 1);

    MainWindow second(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    second.createPanels(games());
    second.start({});
    EXPECT_NE(catalogueOf(second.document()).box(u"club"), nullptr);
    EXPECT_EQ(second.document().overlays(), QStringList{QStringLiteral("club.json")});
}

TEST_F(HoldingsWindow, TheSheetNamesTheTileFile) {
    open.answers.tileFile = clubBox();
    open.window.actions().addTileFile->trigger();
    open.answers.pathToSave = open.path("sheet.pdf");
    open.window.actions().exportPdf->trigger();
    const ProgramRun text =
        runTool(QStringLiteral("pdftotext"), {open.path("sheet.pdf"), QStringLiteral("-")});
    EXPECT_TRUE(text.output.contains("with tiles from club.json")) << text.output.constData();
}

TEST_F(HoldingsWindow, ATileFileThatIsTakenAwayLeavesNothingBehind) {
    open.key(Qt::Key_B, Qt::ControlModifier);
    open.answers.tileFile = clubBox();
    press(dialog().add());
    ASSERT_EQ(dialog().files().count(), 1);
    EXPECT_FALSE(dialog().remove().isEnabled());
    dialog().files().setCurrentRow(0);
    press(dialog().remove());
    EXPECT_EQ(dialog().files().count(), 0);
    EXPECT_EQ(catalogueOf(open.document()).box(u"club"), nullptr);
    EXPECT_EQ(dialog().box(QStringLiteral("club")), nullptr);
    EXPECT_TRUE(open.document().overlays().isEmpty());
    // All is as before, and can be edited.
    open.click(sample::corner);
    open.key(Qt::Key_Delete);
    EXPECT_EQ(left(u"205"), 1);
}

TEST_F(HoldingsWindow, TilesOfOnesOwnAreDrawnAndChecked) {
    Stage stage;
    Placement own;
    own.side = *TileId::parse(u"club1a");
    tilesOf(stage).insert(own);
    open.document().open(stage, {});
    EXPECT_EQ(count(u"unknown-tile"), 1);
    const QByteArray record = R"(", "terrain": "gravel", "danger": "low", "roads": [
        {"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight", "spaces": [
         {"id": "a", "s": [0, 1], "lanes": [0, 1]}, {"id": "b", "s": [0, 1], "lanes": [1, 2]}]}]})";
    open.answers.tileFile = write("tiles.json", R"({"format": 1, "tiles": [{"id": "club1a)" +
                                                    record + R"(, {"id": "club1b)" + record + "]}");
    open.window.actions().addTileFile->trigger();
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    EXPECT_EQ(count(u"unknown-tile"), 0);
    EXPECT_EQ(count(u"start-and-finish"), 1); // its road is open: it is in progress
    // No more the grey of tiles that nobody knows.
    const QImage board = open.board().grab().toImage();
    EXPECT_NE(board.pixelColor(open.pointOf({0, 0}) + QPoint(4, 4)), QColor(0xc8, 0xc8, 0xc8));
}

TEST_F(HoldingsWindow, ACorrectedTileIsDrawnAnewAndAsBeforeWithoutTheFile) {
    // 204a, which is left in the palette, and 205a, which lies in the stage, are of low danger.
    QFile builtIn(QStringLiteral(":/catalogue/tiles/dirt-core.json"));
    ASSERT_TRUE(builtIn.open(QIODevice::ReadOnly));
    QJsonArray records;
    const auto tiles =
        QJsonDocument::fromJson(builtIn.readAll()).object()[QStringLiteral("tiles")].toArray();
    for (const QJsonValue& tile : tiles) {
        QJsonObject record = tile.toObject();
        const QString id = record[QStringLiteral("id")].toString();
        if (id != QStringLiteral("204a") && id != QStringLiteral("205a"))
            continue;
        record[QStringLiteral("danger")] = QStringLiteral("high");
        records.append(record);
    }
    const QJsonObject file{{QStringLiteral("format"), 1}, {QStringLiteral("tiles"), records}};
    const auto reds = [&] {
        return std::pair(redPixels(open.board().grab().toImage()),
                         redPixels(open.palette().grab().toImage()));
    };
    std::pair before(0, 0);
    ASSERT_TRUE(waitUntil([&] {
        before = reds();
        return open.board().isDrawn() && open.palette().isDrawn();
    }));
    open.answers.tileFile = write("fix.json", QJsonDocument(file).toJson());
    open.window.actions().addTileFile->trigger();
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    const auto isRedder = [&] {
        const auto now = reds();
        return now.first > before.first && now.second > before.second;
    };
    EXPECT_TRUE(waitUntil(isRedder));
    dialog().files().setCurrentRow(0);
    press(dialog().remove());
    EXPECT_TRUE(waitUntil([&] { return reds() <= before; }));
}

TEST_F(HoldingsWindow, AStageThatIsOpenedHasTheBoxesItNeeds) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    for (const char* side : {"204a", "401a", "303a"}) {
        Placement tile;
        tile.hex = {static_cast<int>(tilesOf(stage).placements().size()), 0};
        tile.side = tileId(side);
        tilesOf(stage).insert(tile);
    }
    open.document().open(stage, {});
    EXPECT_EQ(paletteOf(open.window).box(), QStringLiteral("dirt-core"));
    EXPECT_EQ(count(u"inventory"), 0);
}

TEST_F(HoldingsWindow, ABadTileFileIsRefusedWithItsReason) {
    open.answers.tileFile = write("bad.json", "[{\"id\": 1}]");
    open.window.actions().addTileFile->trigger();
    ASSERT_EQ(open.answers.complaints.size(), 1);
    EXPECT_TRUE(open.answers.complaints.front().contains(QStringLiteral("bad.json")));
    EXPECT_TRUE(open.document().overlays().isEmpty());
    open.answers.tileFile.clear(); // thinks better of it
    open.window.actions().addTileFile->trigger();
    EXPECT_EQ(open.answers.complaints.size(), 1);
}

TEST_F(HoldingsWindow, ARememberedFileThatIsGoneDoesNoHarm) {
    open.answers.tileFile = clubBox();
    open.window.actions().addTileFile->trigger();
    ASSERT_TRUE(QFile::remove(open.path("club.json")));
    MainWindow second(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    second.createPanels(games());
    EXPECT_TRUE(second.statusBar()->currentMessage().contains(QStringLiteral("club.json")));
    second.start({});
    EXPECT_EQ(catalogueOf(second.document()).box(u"club"), nullptr);
    EXPECT_TRUE(open.answers.complaints.isEmpty());
    // It is kept in mind, and works once it is back.
    (void)clubBox();
    MainWindow third(gamesWithoutPieces(), open.settings, open.answers.dialogs());
    third.createPanels(games());
    EXPECT_NE(catalogueOf(third.document()).box(u"club"), nullptr);
}

} // namespace

} // namespace stagewright

#include "editor/exports/export_dialog.h"
#include "editor/files/document_file.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

RallyPack twoStages() {
    RallyPack pack;
    RallyStage first;
    first.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    first.stage.info.notes = QStringLiteral("Beware of the cows");
    RallyStage second;
    second.stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
    apply(addStage(pack.rally, first, 0), pack.rally);
    apply(addStage(pack.rally, second, 1), pack.rally);
    apply(addDriver(pack.rally, Driver()), pack.rally);
    return pack;
}

class ExportDialogTest : public testing::Test {
protected:
    /// By the mouse, on the line that begins so.
    static void choose(ExportDialog& dialog, const char* name) {
        const auto items =
            dialog.targets().findItems(QString::fromLatin1(name), Qt::MatchStartsWith);
        ASSERT_EQ(items.size(), 1);
        dialog.targets().scrollToItem(items.front());
        QTest::mouseClick(dialog.targets().viewport(), Qt::LeftButton, {},
                          dialog.targets().visualItemRect(items.front()).center());
    }

    RallyPack pack = twoStages();
    ExportSource source{pack, pack.rally.stages()[0].stage, games()};
};

TEST_F(ExportDialogTest, SaysWhatWillBeLostBeforeAnythingIsWritten) {
    const RallyPack alone = stageAlone(pack.rally.stages()[0].stage);
    const ExportSource one{alone, alone.rally.stages()[0].stage, games()};
    ExportDialog dialog(one, {});
    dialog.show();
    EXPECT_FALSE(dialog.allStages().isVisible());
    choose(dialog, "Tabletop Simulator");
    ASSERT_EQ(dialog.losses().count(), 1);
    EXPECT_TRUE(dialog.losses().isVisible());
    EXPECT_EQ(dialog.losses().item(0)->text().toStdString(), "the notes are not shown there.");
    EXPECT_EQ(dialog.exportButton().text(), QStringLiteral("&Export all the same…"));
    EXPECT_EQ(dialog.choice().target.format, Format::TabletopSimulator);
    choose(dialog, "Markdown");
    EXPECT_EQ(dialog.losses().count(), 0);
    EXPECT_FALSE(dialog.losses().isVisible());
    EXPECT_EQ(dialog.exportButton().text(), QStringLiteral("&Export…"));
    EXPECT_EQ(dialog.choice().target.format, Format::Markdown);
}

TEST_F(ExportDialogTest, AllStagesCanBeChosenWhereTheTargetHoldsThem) {
    ExportDialog dialog(source, {});
    dialog.show();
    choose(dialog, "Rekee");
    EXPECT_TRUE(dialog.allStages().isVisible());
    EXPECT_FALSE(dialog.allStages().isEnabled());
    choose(dialog, "Tabletop Simulator");
    EXPECT_TRUE(dialog.allStages().isEnabled());
    EXPECT_FALSE(dialog.choice().allStages);
    QTest::keyClick(&dialog.allStages(), Qt::Key_Space);
    EXPECT_TRUE(dialog.choice().allStages);
    EXPECT_EQ(dialog.losses().item(0)->text().toStdString(),
              "the drivers and results of the rally are left out.");
    choose(dialog, "Rekee");
    EXPECT_FALSE(dialog.choice().allStages);
}

/// The box with that text, which must be in sight.
QCheckBox& boxOf(const ExportDialog& dialog, const char* text) {
    for (auto* box : dialog.mapFields().findChildren<QCheckBox*>())
        if (box->text().remove(u'&') == QLatin1StringView(text) && box->isVisible())
            return *box;
    ADD_FAILURE() << "no box " << text;
    static QCheckBox none;
    return none;
}

TEST_F(ExportDialogTest, AsksWhatAPictureCarriesAndSaysHowLargeThatIs) {
    ExportDialog dialog(source, {});
    dialog.show();
    choose(dialog, "Picture");
    const CarryFields& carry = dialog.mapFields().carry();
    EXPECT_EQ(dialog.choice().carried, Carried::Stages);
    EXPECT_TRUE(carry.stages().isVisible());
    static const QRegularExpression size(QStringLiteral("\\((\\d+) kB\\)$"));
    const int some = size.match(carry.stages().text()).captured(1).toInt();
    const int whole = size.match(carry.all().text()).captured(1).toInt();
    EXPECT_GT(some, 0) << carry.stages().text().toStdString();
    EXPECT_GE(whole, some) << carry.all().text().toStdString();
    EXPECT_TRUE(dialog.verdict().contains(QStringLiteral("It can be opened here again")));
    // What it grows by is what is said.
    const auto with = exportContent(source, dialog.choice());
    QTest::keyClick(&carry.stages(), Qt::Key_Space);
    EXPECT_EQ(dialog.choice().carried, Carried::None);
    EXPECT_FALSE(carry.all().isEnabled());
    EXPECT_TRUE(dialog.verdict().contains(QStringLiteral("It cannot be opened here again")));
    const auto without = exportContent(source, dialog.choice());
    ASSERT_TRUE(with && without);
    EXPECT_NEAR(static_cast<double>(with->size() - without->size()), some * 1000.0, 1000);
    QTest::keyClick(&carry.stages(), Qt::Key_Space);
    QTest::keyClick(&carry.all(), Qt::Key_Space);
    EXPECT_EQ(dialog.choice().carried, Carried::All);
    choose(dialog, "Rekee");
    EXPECT_FALSE(carry.stages().isVisible());
}

TEST_F(ExportDialogTest, AsksWhatAPictureShows) {
    ExportDialog dialog(source, {});
    dialog.show();
    choose(dialog, "Rekee");
    EXPECT_FALSE(dialog.mapFields().isVisible());
    EXPECT_EQ(dialog.choice().map, MapOptions());
    choose(dialog, "Picture");
    EXPECT_TRUE(dialog.mapFields().isVisible());
    EXPECT_EQ(dialog.choice().map, (MapOptions{.title = true}));
    EXPECT_EQ(dialog.choice().longerSide, 1200);
    for (const char* each : {"Tile list", "Pacenotes", "Legend", "Transparent ground"})
        QTest::keyClick(&boxOf(dialog, each), Qt::Key_Space);
    for (const char* each : {"Title and author", "Tile numbers", "Driving direction"})
        QTest::keyClick(&boxOf(dialog, each), Qt::Key_Space);
    EXPECT_EQ(dialog.choice().map, (MapOptions{.tileList = true,
                                               .numbers = false,
                                               .pacenotes = true,
                                               .route = false,
                                               .legend = true,
                                               .transparent = true}));
    auto* side = dialog.mapFields().findChild<QSpinBox*>();
    side->setFocus();
    side->selectAll();
    QTest::keyClicks(side, QStringLiteral("800"));
    EXPECT_EQ(dialog.choice().longerSide, 800);
    const auto content = exportContent(source, dialog.choice());
    ASSERT_TRUE(content);
    const QImage image = QImage::fromData(*content);
    EXPECT_EQ(std::max(image.width(), image.height()), 800);
    EXPECT_EQ(image.pixelColor(image.width() / 2, 0).alpha(), 0);
}

TEST_F(ExportDialogTest, OffersOnlyWhatSuchAPictureCanHave) {
    ExportDialog dialog(source, {});
    dialog.show();
    choose(dialog, "Picture");
    QTest::keyClick(&boxOf(dialog, "Transparent ground"), Qt::Key_Space);
    choose(dialog, "Page at true size");
    EXPECT_FALSE(boxOf(dialog, "Transparent ground").isEnabled());
    EXPECT_FALSE(dialog.mapFields().findChild<QSpinBox*>()->isEnabled());
    EXPECT_FALSE(dialog.choice().map.transparent);
    choose(dialog, "Drawing");
    EXPECT_TRUE(boxOf(dialog, "Transparent ground").isEnabled());
    EXPECT_FALSE(dialog.mapFields().findChild<QSpinBox*>()->isEnabled());
    EXPECT_TRUE(dialog.choice().map.transparent);
}

TEST_F(ExportDialogTest, ByKeysAlone) {
    ExportDialog dialog(source, {});
    dialog.show();
    dialog.targets().setFocus();
    EXPECT_EQ(dialog.choice().target.format, Format::WebEditor);
    // Headings are passed over.
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&dialog.targets(), Qt::Key_Down);
    EXPECT_EQ(dialog.choice().target.format, Format::TileText);
    QTest::keyClick(&dialog.targets(), Qt::Key_Return);
    EXPECT_EQ(dialog.result(), QDialog::Accepted);
}

TEST_F(ExportDialogTest, BeginsWithTheTargetOfTheLastTime) {
    for (const ExportTarget& each : exportTargets()) {
        const ExportDialog dialog(source, {each});
        EXPECT_EQ(dialog.choice().target.name, each.name);
    }
}

TEST_F(ExportDialogTest, WhatCannotBeWrittenIsSaidAndNotOffered) {
    RallyStage empty;
    apply(addStage(pack.rally, empty, 2), pack.rally);
    const ExportSource third{pack, pack.rally.stages()[2].stage, games()};
    ExportDialog dialog(third, {});
    dialog.show();
    EXPECT_FALSE(dialog.exportButton().isEnabled());
    EXPECT_TRUE(dialog.verdict().contains(QStringLiteral("nothing is laid")))
        << dialog.verdict().toStdString();
}

} // namespace
} // namespace stagewright

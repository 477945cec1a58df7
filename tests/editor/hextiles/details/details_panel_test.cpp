#include "editor/hextiles/details/details_panel.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/sample.h"
#include "tests/editor/tile_window.h"
#include "tests/editor/window/open_window.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// With the panel on top of the one that it shares its place with.
struct OpenDetails : OpenWindow {
    OpenDetails() {
        for (auto* dock : window.findChildren<QDockWidget*>())
            if (dock->objectName() == QLatin1StringView("details"))
                dock->raise();
        QCoreApplication::processEvents();
    }

    [[nodiscard]] DetailsPanel& details() { return detailsOf(window); }
};

TEST(Details, TellOfTheSelectedTile) {
    OpenDetails open;
    ASSERT_TRUE(open.details().isVisible());
    EXPECT_TRUE(open.details().note().isHidden());
    open.click(sample::corner);
    EXPECT_TRUE(open.details().facts().text().contains(QStringLiteral("straight")));
    EXPECT_TRUE(open.details().facts().text().contains(QStringLiteral("Rallyman: DIRT")));
    EXPECT_EQ(open.details().uses().text(), QStringLiteral("Used nowhere else in this stage."));
    EXPECT_EQ(open.details().otherSide().text(), QStringLiteral("205b"));
    open.drag(sample::corner, {-2, 2}, Qt::AltModifier);
    EXPECT_EQ(open.details().uses().text(), QStringLiteral("Used 2 times in this stage."));
    open.click(sample::start, Qt::ShiftModifier);
    EXPECT_TRUE(open.details().facts().text().isEmpty());
}

TEST(Details, TellOfTheTileInTheLanguageOfTheProgram) {
    const QString english =
        QStringLiteral("Driven from S to N, as the lettering of the arch stands.");
    {
        const SpokenIn spoken(QStringLiteral("en"));
        OpenDetails open;
        open.click(sample::start);
        EXPECT_TRUE(open.details().facts().text().contains(english));
    }
    const SpokenIn german(QStringLiteral("de"));
    OpenDetails open;
    open.click(sample::start);
    EXPECT_TRUE(open.details().facts().text().endsWith(
        QStringLiteral("\nFahrtrichtung von S nach N, nach der Schrift auf dem Bogen.")))
        << open.details().facts().text().toStdString();
}

TEST(Details, TheOtherSideIsOneClickAway) {
    OpenDetails open;
    open.click(sample::corner);
    open.details().otherSide().click();
    EXPECT_EQ(open.tileAt(sample::corner).side, *TileId::parse(u"205b"));
    EXPECT_EQ(open.details().otherSide().text(), QStringLiteral("205a"));
}

TEST(Details, ANoteIsOneStepAndBelongsToItsTile) {
    OpenDetails open;
    open.click(sample::corner);
    open.details().note().setFocus();
    open.type("Brake rfd");
    EXPECT_EQ(open.tileAt(sample::corner).note, QStringLiteral("Brake rfd"));
    EXPECT_EQ(open.steps(), 1);
    EXPECT_TRUE(open.window.isWindowModified());
    open.click(sample::start);
    EXPECT_TRUE(open.details().note().toPlainText().isEmpty());
    open.details().note().setFocus();
    open.type("Go");
    EXPECT_EQ(open.steps(), 2);
    open.board().setFocus();
    open.key(Qt::Key_Z, Qt::ControlModifier);
    open.key(Qt::Key_Z, Qt::ControlModifier);
    EXPECT_TRUE(open.tileAt(sample::corner).note.isEmpty());
    EXPECT_FALSE(open.window.isWindowModified());
}

} // namespace

} // namespace stagewright

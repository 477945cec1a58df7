#include "editor/colours/board_colours.h"
#include "editor/settings/theme.h"
#include "tests/editor/contrast.h"

#include <QApplication>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

constexpr double textContrast = 4.5; // WCAG 2.1 AA
constexpr double drawnContrast = 3;

TEST(BoardColours, AreToldFromTheTableInBothThemes) {
    ThemeSwitch theme;
    for (const Theme each : {Theme::Light, Theme::Dark}) {
        theme.use(each);
        const BoardColours colours = boardColours(QApplication::palette());
        for (const QColor& line :
             {colours.selection, colours.fits, colours.doesNotFit, colours.blocked})
            EXPECT_GE(contrast(line, colours.table), drawnContrast) << line.name().toStdString();
        EXPECT_GE(contrast(colours.onSelection, colours.selection), textContrast);
    }
}

TEST(BoardColours, MarksOfFindingsAreSeenInListsInBothThemes) {
    ThemeSwitch theme;
    for (const Theme each : {Theme::Light, Theme::Dark}) {
        theme.use(each);
        const QPalette palette = QApplication::palette();
        for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Hint})
            for (const auto ground : {QPalette::Base, QPalette::Window}) {
                EXPECT_GE(contrast(colour(severity), palette.color(ground)), drawnContrast);
                EXPECT_GE(contrast(textColour(severity, palette), palette.color(ground)),
                          textContrast);
            }
    }
}

} // namespace

} // namespace stagewright

#include "editor/settings/preferences.h"
#include "tests/editor/contrast.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QMenuBar>
#include <QPalette>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleOption>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

using namespace std::chrono_literals;

struct PreferencesFile : testing::Test {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
};

TEST_F(PreferencesFile, AreReadAsTheyWereWritten) {
    for (const Preferences& each :
         {Preferences{Theme::Dark, 1s, QStringLiteral("pl")}, Preferences{Theme::Light, 5s},
          Preferences{Theme::AsSystem, 3s}}) {
        rememberPreferences(each, settings);
        EXPECT_EQ(readPreferences(settings), each);
    }
}

TEST_F(PreferencesFile, WhatIsUsualIsNotWritten) {
    rememberPreferences({Theme::Dark, 4s}, settings);
    EXPECT_EQ(settings.allKeys().size(), 2);
    rememberPreferences({}, settings);
    EXPECT_TRUE(settings.allKeys().isEmpty());
}

TEST_F(PreferencesFile, WhatMakesNoSenseCountsAsNotSet) {
    for (const QVariant& odd : {QVariant(0), QVariant(6), QVariant(-2), QVariant(1e12),
                                QVariant(QStringLiteral("soon")), QVariant(QStringList{{}, {}})}) {
        settings.setValue(QStringLiteral("recovery/keptWithin"), odd);
        settings.setValue(QStringLiteral("view/theme"), odd);
        EXPECT_EQ(readPreferences(settings), Preferences());
    }
}

TEST_F(PreferencesFile, WritingBeginsBeforeTheTimeIsUp) {
    for (auto within = soonestKept; within <= latestKept; within += 1s) {
        EXPECT_LT(autosaveDelay({Theme::AsSystem, within}), within);
        EXPECT_GT(autosaveDelay({Theme::AsSystem, within}), 0s);
    }
}

TEST(ThemeOfTheApplication, IsDarkOrLightAndGoesBackToTheSystems) {
    const QPalette before = QApplication::palette();
    const auto lightness = [] {
        return QApplication::palette().color(QPalette::Window).lightness();
    };
    {
        ThemeSwitch theme;
        EXPECT_EQ(QApplication::palette(), before);
        theme.use(Theme::Dark);
        EXPECT_LT(lightness(), 80);
        EXPECT_GT(QApplication::palette().color(QPalette::Text).lightness(), 180);
        theme.use(Theme::Light);
        EXPECT_GT(lightness(), 220);
        theme.use(Theme::AsSystem);
        EXPECT_EQ(QApplication::palette(), before);
        theme.use(Theme::Dark);
    }
    EXPECT_EQ(QApplication::palette(), before);
}

TEST(ThemeOfTheApplication, TextCanBeReadInBoth) {
    ThemeSwitch theme;
    for (const Theme each : {Theme::Light, Theme::Dark}) {
        theme.use(each);
        const QPalette palette = QApplication::palette();
        const auto onto = [&](QPalette::ColorRole text, QPalette::ColorRole ground) {
            return contrast(palette.color(text), palette.color(ground));
        };
        EXPECT_GE(onto(QPalette::WindowText, QPalette::Window), 7);
        EXPECT_GE(onto(QPalette::Text, QPalette::Base), 7);
        EXPECT_GE(onto(QPalette::ButtonText, QPalette::Button), 7);
        EXPECT_GE(onto(QPalette::ToolTipText, QPalette::ToolTipBase), 7);
        EXPECT_GE(onto(QPalette::HighlightedText, QPalette::Highlight), 4.5);
        EXPECT_GE(onto(QPalette::Link, QPalette::Base), 4.5);
        EXPECT_GE(
            contrast(over(palette.color(QPalette::Base), palette.color(QPalette::PlaceholderText)),
                     palette.color(QPalette::Base)),
            4.5);
        const auto faint = palette.color(QPalette::Disabled, QPalette::WindowText);
        EXPECT_GE(contrast(faint, palette.color(QPalette::Window)), 3.5);
    }
}

TEST(ThemeOfTheApplication, TheArrowOfAFullMenuBarIsSeenInEach) {
    ThemeSwitch theme;
    for (const Theme each : {Theme::AsSystem, Theme::Light, Theme::Dark}) {
        theme.use(each);
        QMenuBar bar;
        for (int i = 0; i < 9; ++i)
            bar.addMenu(QStringLiteral("A menu %1").arg(i));
        bar.resize(200, bar.sizeHint().height());
        bar.show();
        auto* arrow = bar.findChild<QToolButton*>(QStringLiteral("qt_menubar_ext_button"));
        ASSERT_TRUE(arrow && arrow->isVisible());
        const QImage picture = arrow->grab().toImage();
        const QColor ground = picture.pixelColor(2, 2);
        double most = 1;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                most = std::max(most, contrast(picture.pixelColor(x, y), ground));
        EXPECT_GE(most, 4.5);
    }
}

/// The most that any pixel of a column or row through the middle differs from the ground.
double seenAgainst(const QColor& ground, const QImage& picture) {
    double most = 1;
    for (int x = 0; x < picture.width(); ++x)
        most = std::max(most, contrast(picture.pixelColor(x, picture.height() / 2), ground));
    return most;
}

TEST(ThemeOfTheApplication, BoxesToTickFieldsAndGridsAreSeenInBoth) {
    ThemeSwitch theme;
    for (const Theme each : {Theme::Light, Theme::Dark}) {
        theme.use(each);
        const QPalette palette = QApplication::palette();
        const QColor window = palette.color(QPalette::Window);
        QWidget page;
        QCheckBox unticked(&page);
        QRadioButton unchosen(&page);
        QLineEdit field(&page);
        QSpinBox number(&page);
        unticked.move(10, 10);
        unchosen.move(10, 40);
        field.move(10, 70);
        number.move(10, 110);
        page.resize(300, 150);
        page.ensurePolished();
        const QImage picture = page.grab().toImage();
        for (const QWidget* part :
             std::initializer_list<QWidget*>{&unticked, &unchosen, &field, &number}) {
            // Its left half: what stands in the middle of a field is none of its edge.
            const QRect left(part->x(), part->y(), std::min(part->width(), 8), part->height());
            EXPECT_GE(seenAgainst(window, picture.copy(left)), 2)
                << part->metaObject()->className();
        }
        QTableWidget table(2, 2);
        QStyleOption of;
        of.initFrom(&table);
        const QColor grid(static_cast<QRgb>(
            table.style()->styleHint(QStyle::SH_Table_GridLineColor, &of, &table)));
        EXPECT_GE(contrast(grid, palette.color(QPalette::Base)), 1.5);
    }
}

} // namespace

} // namespace stagewright

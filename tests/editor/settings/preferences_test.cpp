#include "editor/settings/preferences.h"

#include <QApplication>
#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPalette>
#include <QStyle>
#include <QTemporaryDir>

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
    const QString style = QApplication::style()->name();
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
    EXPECT_EQ(QApplication::style()->name(), style);
}

/// Contrast of two colours by the rule of WCAG.
double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
               0.0722 * linear(colour.blueF());
    };
    const double lighter = std::max(luminance(one), luminance(other));
    const double darker = std::min(luminance(one), luminance(other));
    return (lighter + 0.05) / (darker + 0.05);
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
    }
}

TEST(ThemeOfTheApplication, EdgesOfEmptyFieldsAreSeenInTheDark) {
    ThemeSwitch theme;
    theme.use(Theme::Dark);
    QCheckBox box;
    QLineEdit line;
    QDoubleSpinBox number;
    for (QWidget* field : std::initializer_list<QWidget*>{&box, &line, &number}) {
        field->resize(field->sizeHint());
        const QImage seen = field->grab().toImage();
        // From the outside to the middle of the left side.
        double most = 0;
        for (int x = 0; x < 12; ++x)
            most = std::max(most, contrast(seen.pixelColor(x, seen.height() / 2),
                                           field->palette().color(QPalette::Window)));
        EXPECT_GE(most, 3) << field->metaObject()->className();
    }
}

} // namespace

} // namespace stagewright

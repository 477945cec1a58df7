#include "tests/editor/driving/open_drive.h"
#include "tests/editor/wait_until.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// A drive by hand with second tokens.
struct TestFlatOut : testing::Test {
    OpenDrive drive;

    void SetUp() override {
        drive.bring();
        QTabBar* tabs = drive.panel().tabBar();
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
        ASSERT_TRUE(waitUntil([&] { return page().drive() != nullptr; }));
    }
    [[nodiscard]] TestPage& page() { return drive.test(); }
    [[nodiscard]] ChoiceList& list() { return *page().findChild<ChoiceList*>(); }
    bool comes(std::size_t turns) {
        return waitUntil([&] { return page().drive()->record().turns.size() == turns; });
    }
    /// "Make safe", whatever it costs.
    [[nodiscard]] QPushButton* safe() {
        for (auto* each : page().findChildren<QPushButton*>())
            if (each->isVisible() &&
                each->text().remove(u'&').startsWith(QStringLiteral("Make safe")))
                return each;
        return nullptr;
    }
    /// Lays the first dice that are open, so many times.
    void lay(int times) {
        for (int i = 0; i < times; ++i) {
            list().setCurrentItem(list().topLevelItem(0));
            drive.click(page(), "Lay");
        }
    }
};

TEST_F(TestFlatOut, IsThereWhereThereAreTokens) {
    EXPECT_FALSE(drive.button(page(), "Flat out"));
    EXPECT_FALSE(safe());
    drive.click(page(), "Tokens");
    EXPECT_TRUE(drive.button(page(), "Flat out"));
    ASSERT_TRUE(safe());
    EXPECT_FALSE(safe()->isEnabled()); // none in hand
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Tokens: 0.")));
    EXPECT_FALSE(drive.says(page(), QStringLiteral("reckon neither")));
    drive.click(page(), "Hints");
    EXPECT_TRUE(drive.says(page(), QStringLiteral("The hints reckon neither with tokens")));
}

TEST_F(TestFlatOut, DiceAreLaidAndRolledAtOnce) {
    drive.click(page(), "Tokens");
    drive.click(page(), "Hints");
    drive.click(page(), "Flat out");
    EXPECT_TRUE(list().isColumnHidden(4)); // what a die costs is not known
    EXPECT_FALSE(drive.button(page(), "Roll all")->isEnabled());
    lay(2);
    ASSERT_TRUE(page().plan());
    EXPECT_EQ(page().plan()->rolls().size(), 2U);
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Laid: gear 1, ")));
    EXPECT_TRUE(drive.says(page(), QStringLiteral("lost in 0 %"))); // two dice, three hazards
    ASSERT_TRUE(drive.onBoard());
    EXPECT_EQ(drive.onBoard()->scene.trail.size(), 3U);
    drive.click(page(), "Take back");
    EXPECT_EQ(page().plan()->rolls().size(), 1U);
    lay(1);
    const SpaceVertex end = page().plan()->rolls().back().to;
    drive.click(page(), "Roll all");
    ASSERT_TRUE(comes(1));
    const RecordedTurn& turn = page().drive()->record().turns.front();
    EXPECT_TRUE(turn.flatOut);
    EXPECT_EQ(turn.rolls.size(), 2U);
    EXPECT_EQ(turn.space, end);
    EXPECT_FALSE(page().plan());
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Tokens: 2.")));
    EXPECT_FALSE(list().isColumnHidden(4));
    drive.click(page(), "Take back");
    EXPECT_TRUE(page().drive()->record().turns.empty());
    EXPECT_EQ(page().drive()->tokens(), 0);
}

TEST_F(TestFlatOut, TheTablesDiceAreEnteredForTheWholePlan) {
    drive.click(page(), "Tokens");
    drive.click(page(), "Flat out");
    lay(3);
    const QList<QToolButton*> dice = page().findChildren<QToolButton*>();
    ASSERT_EQ(static_cast<std::size_t>(dice.size()), page().plan()->dice().size());
    for (auto* die : dice)
        QTest::mouseClick(die, Qt::LeftButton); // all hazards
    drive.click(page(), "Enter these dice");
    ASSERT_TRUE(comes(1));
    const RecordedTurn& turn = page().drive()->record().turns.front();
    EXPECT_EQ(turn.end, TurnEnd::Loses);
    EXPECT_EQ(turn.tokens, 3); // paid all the same
    EXPECT_EQ(page().drive()->gear(), 0);
}

TEST_F(TestFlatOut, AListThatIsEmptySaysWhy) {
    drive.click(page(), "Tokens");
    drive.click(page(), "Flat out");
    const QString why = QStringLiteral("No other die can be added.");
    for (int laid = 0; list().topLevelItemCount() > 0; ++laid) {
        ASSERT_LT(laid, 20);
        EXPECT_FALSE(drive.says(page(), why)) << laid;
        lay(1);
    }
    EXPECT_TRUE(drive.says(page(), why));
    drive.click(page(), "Take back");
    EXPECT_FALSE(drive.says(page(), why));
}

TEST_F(TestFlatOut, DiceAreMadeSafeForWhatTheyCost) {
    drive.click(page(), "Tokens");
    drive.click(page(), "Flat out");
    lay(2);
    const QList<QToolButton*> dice = page().findChildren<QToolButton*>();
    ASSERT_EQ(dice.size(), 2);
    drive.click(page(), "Enter these dice"); // clean
    ASSERT_TRUE(comes(1));
    list().setCurrentItem(list().topLevelItem(0));
    ASSERT_TRUE(safe()->isEnabled());
    EXPECT_TRUE(safe()->text().contains(u'1'));
    QTest::mouseClick(safe(), Qt::LeftButton);
    ASSERT_TRUE(comes(2));
    EXPECT_EQ(page().drive()->record().turns[1].rolls[0].dice[0].face, DieFace::Safe);
    EXPECT_TRUE(drive.says(page(), QStringLiteral("Tokens: 1.")));
    EXPECT_FALSE(safe()->isEnabled()); // the second die of a turn costs two
    EXPECT_FALSE(drive.button(page(), "Flat out")->isEnabled()); // the turn is under way
}

} // namespace
} // namespace stagewright

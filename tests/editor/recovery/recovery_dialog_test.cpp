#include "editor/recovery/recovery_dialog.h"
#include "editor/recovery/recovery_folder.h"
#include "tests/editor/sample.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QImage>
#include <QLabel>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

class RecoveryDialogTest : public testing::Test {
protected:
    RecoveryDialogTest() {
        for (std::size_t i = 0; i < 3; ++i) {
            RecoveryCopy copy;
            copy.rally = Rally(i == 0 ? sampleStage() : Stage());
            copy.path = i == 1 ? QStringLiteral("/home/me/<b>.json") : QString();
            copy.time = QDateTime(QDate(2026, 3, 1), QTime(12, 34));
            left.push_back({copy, folder.newFile().value()});
        }
        dialog.emplace(left, games());
        dialog->show();
    }
    [[nodiscard]] bool says(const QString& text) const {
        const auto labels = dialog->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* each) { return each->text().contains(text); });
    }
    static void press(QPushButton& button) { QTest::mouseClick(&button, Qt::LeftButton); }

    QTemporaryDir temporary;
    RecoveryFolder folder{temporary.path()};
    std::vector<RecoverableCopy> left;
    std::optional<RecoveryDialog> dialog;
};

TEST_F(RecoveryDialogTest, TellsTitlePathAndTimeAndShowsThePicture) {
    EXPECT_TRUE(says(QStringLiteral("3 stages had changes")));
    EXPECT_TRUE(says(QStringLiteral("Rally 1, SS 1")));
    EXPECT_TRUE(says(QStringLiteral("Stage without a title")));
    EXPECT_TRUE(says(QDir::toNativeSeparators(QStringLiteral("/home/me/<b>.json"))));
    EXPECT_TRUE(says(QStringLiteral("Never saved")));
    EXPECT_TRUE(says(QStringLiteral("12:34")));
    EXPECT_TRUE(says(QStringLiteral("11 tiles")));
    int drawn = 0;
    for (const QLabel* label : dialog->findChildren<QLabel*>())
        if (const QImage picture = label->pixmap().toImage(); !picture.isNull()) {
            QImage blank(picture.size(), picture.format());
            blank.fill(Qt::white);
            blank.setDevicePixelRatio(picture.devicePixelRatio());
            drawn += picture != blank ? 1 : 0;
        }
    EXPECT_EQ(drawn, 1); // the others have no tiles
}

TEST_F(RecoveryDialogTest, ClosedWithoutADecisionItKeepsAll) {
    QTest::keyClick(&*dialog, Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->choices(), std::vector<RecoveryChoice>(3, RecoveryChoice::Keep));
}

TEST_F(RecoveryDialogTest, EachIsOpenedOrDiscardedByItsOwnButton) {
    press(dialog->openButton(1));
    EXPECT_FALSE(dialog->openButton(1).isVisible());
    press(dialog->discardButton(0));
    EXPECT_TRUE(dialog->isVisible());
    press(*qobject_cast<QPushButton*>(
        dialog->findChild<QDialogButtonBox*>()->buttons().constFirst()));
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->choices(),
              std::vector<RecoveryChoice>(
                  {RecoveryChoice::Discard, RecoveryChoice::Open, RecoveryChoice::Keep}));
}

TEST_F(RecoveryDialogTest, ClosesOnceAllIsDecided) {
    for (std::size_t i = 0; i < 3; ++i)
        press(dialog->openButton(i));
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(dialog->choices(), std::vector<RecoveryChoice>(3, RecoveryChoice::Open));
}

} // namespace

} // namespace stagewright

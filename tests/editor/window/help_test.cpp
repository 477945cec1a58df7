#include "editor/panels/findings_panel.h"
#include "editor/window/about.h"
#include "editor/window/help.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QPushButton>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

struct HelpTest : testing::Test {
    OpenWindow open;

    [[nodiscard]] ManualWindow* manual() const { return open.window.help().manual(); }
    [[nodiscard]] QListView& findings() const { return open.window.findingsPanel().list(); }
    template <typename Dialog>
    [[nodiscard]] Dialog& shown() const {
        Dialog* dialog = open.window.findChild<Dialog*>();
        if (!dialog)
            throw std::runtime_error("no such dialog");
        return *dialog;
    }
};

TEST_F(HelpTest, F1OpensTheManualBesideTheWindow) {
    open.board().setFocus();
    open.key(Qt::Key_F1);
    ASSERT_TRUE(manual());
    EXPECT_TRUE(manual()->isVisible());
    EXPECT_TRUE(manual()->isWindow());
    EXPECT_FALSE(manual()->isModal());
    EXPECT_EQ(manual()->section(), QStringLiteral("manual"));
    EXPECT_EQ(manual()->windowTitle(), readManual(QStringLiteral("en")).sections.front().title);
}

TEST_F(HelpTest, F1OnAFindingOpensItWhereThatIsExplained) {
    open.window.actions().showHints->trigger();
    findings().setFocus();
    findings().setCurrentIndex(findings().model()->index(0, 0));
    open.key(Qt::Key_F1);
    ASSERT_TRUE(manual());
    EXPECT_EQ(manual()->section(), QStringLiteral("finding-against-print"));
}

TEST_F(HelpTest, StaysOpenWhereItIsReadAndForgetsThatWhenItIsClosed) {
    open.board().setFocus();
    open.key(Qt::Key_F1);
    const ManualWindow* first = manual();
    manual()->turnTo(QStringLiteral("print"));
    QApplication::setActiveWindow(&open.window);
    open.key(Qt::Key_F1);
    EXPECT_EQ(manual(), first);
    EXPECT_EQ(manual()->section(), QStringLiteral("print"));
    QApplication::setActiveWindow(manual());
    QTest::keyClick(manual(), Qt::Key_Escape);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !manual(); }));
    QApplication::setActiveWindow(&open.window);
    open.key(Qt::Key_F1);
    EXPECT_EQ(manual()->section(), QStringLiteral("manual"));
}

TEST_F(HelpTest, TheMenuOfAFindingExplainsIt) {
    open.window.actions().showHints->trigger();
    findings().setCurrentIndex(findings().model()->index(0, 0));
    findings().actions().constLast()->trigger();
    ASSERT_TRUE(manual());
    EXPECT_EQ(manual()->section(), QStringLiteral("finding-against-print"));
}

TEST_F(HelpTest, AboutShowsTheLicencesInFull) {
    open.window.actions().about->trigger();
    auto& about = shown<AboutDialog>();
    const auto read = [&](const char* button) {
        about.findChild<QPushButton*>(QString::fromLatin1(button))->click();
        auto& licence = shown<LicenceDialog>();
        const QString text = licence.text().toPlainText();
        delete &licence;
        return text;
    };
    const QString own = read("licence");
    EXPECT_TRUE(own.contains(QStringLiteral("GNU GENERAL PUBLIC LICENSE")));
    EXPECT_TRUE(own.contains(QStringLiteral("END OF TERMS AND CONDITIONS")));
    const QString font = read("font-licence");
    EXPECT_TRUE(font.contains(QStringLiteral("Apache License")));
    EXPECT_TRUE(font.contains(QStringLiteral("END OF TERMS AND CONDITIONS")));
}

} // namespace

} // namespace stagewright

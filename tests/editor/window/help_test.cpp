#include "editor/panels/findings_panel.h"
#include "editor/window/about.h"
#include "editor/window/help.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/window/open_window.h"

#include <QApplication>
#include <QPushButton>
#include <QTextBlock>

#include <gtest/gtest.h>

#include <map>
#include <set>

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

/// Those that the manual shows, by name.
std::map<QString, QImage> picturesIn(const QTextDocument& document) {
    std::map<QString, QImage> pictures;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto it = block.begin(); !it.atEnd(); ++it)
            if (const QTextCharFormat format = it.fragment().charFormat(); format.isImageFormat()) {
                const QString name = format.toImageFormat().name();
                pictures[name] =
                    document.resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>();
            }
    return pictures;
}

TEST_F(HelpTest, TheManualShowsTilesAndPanelsAsTheProgramDrawsThem) {
    open.board().setFocus();
    open.key(Qt::Key_F1);
    ASSERT_TRUE(manual());
    const auto drawn = picturesIn(*manual()->text().document());
    std::set<QString> named;
    auto all = manualPicture().globalMatch(readManual(QStringLiteral("en")).markdown);
    while (all.hasNext())
        named.insert(all.next().captured(2));
    EXPECT_GE(named.size(), 20U);
    for (const QString& name : named) {
        ASSERT_TRUE(drawn.contains(name)) << name.toStdString();
        EXPECT_GT(drawn.at(name).width(), 100) << name.toStdString();
    }
    // Once the sample has been driven, its panel says how long it takes.
    const auto estimate = QStringLiteral("panel/estimate");
    EXPECT_TRUE(waitUntil([&] {
        return picturesIn(*manual()->text().document()).at(estimate) != drawn.at(estimate);
    }));
    EXPECT_EQ(open.window.tabs().workspaces().size(), 1U);
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
    ASSERT_TRUE(waitUntil([this] { return !manual(); }));
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

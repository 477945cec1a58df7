#include "tests/editor/wait_until.h"
#include "tests/editor/window/waiting_box.h"
#include "tests/editor/zones/chain_window.h"
#include "tests/hung_file.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The panel Estimate, of a chain of printed boards.
class RoadEstimatePanels : public ChainStages {
protected:
    void showEstimate(const QByteArray& sections) {
        show(sections);
        auto& dock = named<QDockWidget>("estimate");
        dock.show();
        dock.raise();
        ASSERT_TRUE(waitForFigures());
    }
    /// The road of the chain's first section.
    void enterFirst(const char* text) {
        clickSection(0);
        press("chain-enter");
        write("section-text", text);
        enter("section-text");
        auto& dock = named<QDockWidget>("estimate");
        dock.show();
        dock.raise();
        ASSERT_TRUE(waitForFigures());
    }
    [[nodiscard]] bool waitForFigures() {
        return QTest::qWaitFor([&] { return !editor().estimator().isStale(); }, 60'000);
    }
};

TEST_F(RoadEstimatePanels, SaysWhichSectionsAreNotEnteredThenHowLongTheyTake) {
    showEstimate(R"("L0-L1")");
    EXPECT_EQ(label("road-time"), "No time yet");
    EXPECT_NE(label("road-summary").find("L0-L1: spaces not entered"), std::string::npos)
        << label("road-summary");
    enterFirst("3*s");
    const auto& forecast = editor().estimator().report().forecast;
    ASSERT_TRUE(forecast != nullptr);
    EXPECT_NEAR(forecast->exact.seconds, 1115.0 / 54, 1e-9);
    EXPECT_EQ(label("road-time"), "0:21");
    EXPECT_NE(label("road-summary").find("asphalt tyres, best play 0:21"), std::string::npos)
        << label("road-summary");
    EXPECT_NE(label("road-tyre-times").find("soft tyres 0:20"), std::string::npos)
        << label("road-tyre-times");
    EXPECT_NE(label("road-sections").find("L0-L1: "), std::string::npos);
    EXPECT_NE(label("road-left-out").find("Assumed"), std::string::npos);
    EXPECT_TRUE(named<QLabel>("road-plan").isHidden()); // one stage is no rally
}

TEST_F(RoadEstimatePanels, FollowsTyresAndDrivers) {
    showEstimate(R"("L0-L1")");
    enterFirst("3*s");
    auto& tyres = named<QComboBox>("road-tyres");
    tyres.setCurrentIndex(tyres.findData(QStringLiteral("soft")));
    ASSERT_TRUE(waitForFigures());
    EXPECT_NEAR(editor().estimator().report().forecast->exact.seconds, 20, 1e-9);
    auto& profile = named<QComboBox>("road-profile");
    profile.setCurrentIndex(static_cast<int>(Profile::FlatOut));
    ASSERT_TRUE(waitForFigures());
    EXPECT_GT(editor().estimator().report().forecast->drives.tokens(), 1);
    named<QCheckBox>("road-leader").click();
    ASSERT_TRUE(waitForFigures());
    EXPECT_FALSE(editor().estimator().report().forecast->choice.leader);
}

/// What is on a disk, with another time for a loss of control.
QByteArray rulesWithLossOf(const char* seconds) {
    return builtInRoadRulesText().replace("\"seconds\": 60,",
                                          QByteArray("\"seconds\": ") + seconds + ",");
}

void writeRules(const QString& path, const QByteArray& text) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
}

TEST_F(RoadEstimatePanels, DrivesByRulesOfTheUsersOwnAndFollowsTheirFile) {
    showEstimate(R"("L0-L1")");
    enterFirst("3*s");
    const auto lossInForce = [&] { return open->document().games().data<RoadRules>().seconds[0]; };
    const QString path = open->path("mine.json");
    QString chosen = path;
    OwnRoadRules& rules = editor().rules();
    RoadEstimator& estimator = editor().estimator();
    RoadEstimatePanel panel(open->document(), estimator, rules,
                            {[&](QWidget*, const QString&) { return chosen; },
                             [&](QWidget*, const QString&) { return path; }});
    static_cast<QWidget&>(panel).show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&panel));
    auto& box = *panel.findChild<QComboBox*>(QStringLiteral("road-rules"));
    ASSERT_EQ(lossInForce(), 60);
    const auto choose = [&](const char* entry) {
        const int row = box.findText(QString::fromUtf8(entry));
        ASSERT_GE(row, 0) << entry;
        box.showPopup();
        QTest::mouseClick(box.view()->viewport(), Qt::LeftButton, {},
                          box.view()->visualRect(box.model()->index(row, 0)).center());
        settle();
    };
    choose("Save a copy to change…");
    EXPECT_EQ(box.currentText().toStdString(), "mine.json");
    EXPECT_EQ(open->settings.value(QStringLiteral("estimate/boardRules")).toString(), path);
    writeRules(path, rulesWithLossOf("90"));
    EXPECT_TRUE(waitUntil([&] { return lossInForce() == 90; }));
    ASSERT_TRUE(waitForFigures());
    EXPECT_GT(estimator.report().forecast->exact.seconds, 1115.0 / 54);
    // What cannot be read is said, and what was last read stays in force.
    writeRules(path, "{");
    EXPECT_TRUE(waitUntil([&] { return rules.fault().has_value(); }));
    EXPECT_EQ(lossInForce(), 90);
    EXPECT_FALSE(panel.findChild<QLabel*>(QStringLiteral("road-rules-fault"))->isHidden());
    QStringList refusals;
    QObject::connect(&panel, &RoadEstimatePanel::refused,
                     [&](const QString& reason) { refusals << reason; });
    choose("Choose a file…");
    EXPECT_EQ(refusals.size(), 1);
    choose("The game's own");
    EXPECT_EQ(lossInForce(), 60);
    EXPECT_FALSE(open->settings.contains(QStringLiteral("estimate/boardRules")));
    EXPECT_TRUE(panel.findChild<QLabel*>(QStringLiteral("road-rules-fault"))->isHidden());
    writeRules(path, rulesWithLossOf("70"));
    choose("Choose a file…");
    EXPECT_EQ(lossInForce(), 70);
    {
        const QString far = open->path("far.json");
        writeRules(far, rulesWithLossOf("80"));
        const HungFile hung(far);
        if (hung.isHung()) {
            const AtTheBox waiting(stopWaiting);
            chosen = far;
            choose("Choose a file…");
            EXPECT_TRUE(waiting.text().contains(QStringLiteral("far.json")));
        }
        EXPECT_EQ(lossInForce(), 70);
        EXPECT_EQ(refusals.size(), 1);
        EXPECT_EQ(box.currentText().toStdString(), "mine.json");
    }
    // The next window of the program goes by them too.
    EXPECT_EQ(OwnRoadRules(open->settings).rules()->seconds[0], 70);
}

} // namespace

} // namespace stagewright

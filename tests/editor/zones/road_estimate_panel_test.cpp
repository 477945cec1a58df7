#include "tests/editor/wait_until.h"
#include "tests/editor/zones/chain_window.h"

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

} // namespace

} // namespace stagewright

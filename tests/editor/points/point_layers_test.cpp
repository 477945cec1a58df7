#include "tests/editor/points/titan_window.h"

#include <QDockWidget>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// Layers of the board, and what commands are called there.
class PointLayersShown : public TitanStages {
protected:
    [[nodiscard]] QAction& layer(const char* name) {
        return *window().findChild<QAction*>(QString::fromLatin1(name));
    }
    [[nodiscard]] QImage around(Place place) {
        const qreal ratio = board().devicePixelRatioF();
        const double reach = board().grid().radius() * 2;
        const QRectF there(board().grid().at(place) - QPointF(reach, reach),
                           QSizeF(2 * reach, 2 * reach));
        return board().grab().toImage().copy(
            QRectF(there.topLeft() * ratio, there.size() * ratio).toRect());
    }
};

TEST_F(PointLayersShown, NamesAndWrapsAreSeenUntilTheyAreHidden) {
    showBare();
    const QImage name = around(at("C7"));
    const QImage across = around({-1, 6});
    EXPECT_TRUE(layer("point-names").isChecked());
    layer("point-names").trigger();
    EXPECT_NE(around(at("C7")), name);
    layer("point-names").trigger();
    EXPECT_EQ(around(at("C7")), name);
    layer("point-wraps").trigger();
    EXPECT_NE(around({-1, 6}), across);
    board().choose(at("C7"));
    press({-1, 6}); // nothing is there to be clicked
    release({-1, 6});
    EXPECT_EQ(chosen(), "C7");
    layer("point-wraps").trigger();
    press({-1, 6});
    release({-1, 6});
    EXPECT_EQ(chosen(), "F6");
}

TEST_F(PointLayersShown, AreRememberedByTheNextWindow) {
    showBare();
    layer("point-names").trigger();
    QSettings& settings = open->settings;
    QMainWindow next;
    PointLayers again(next, settings);
    EXPECT_FALSE(again.names());
    EXPECT_TRUE(again.wraps());
    EXPECT_EQ(again.heat(), PointHeatKind::Nothing);
}

TEST_F(PointLayersShown, HeatIsSimulatedWithoutThePanelOneKindAtATime) {
    show(R"("marks": [{"at": "C5", "is": ["lava"]}], "laps": 1)");
    window().findChild<QDockWidget*>(QStringLiteral("estimate"))->hide();
    ASSERT_FALSE(editor().estimate().isVisible());
    layer("point-lives").trigger();
    const auto heatAt = [&](const char* name) {
        const auto number = static_cast<std::size_t>(numberOfPoint(at(name)));
        return number < board().heat().size() ? board().heat()[number] : -1;
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { return heatAt("C5") == 1; }, 30'000));
    EXPECT_LT(heatAt("D2"), 0.5);
    layer("point-visits").trigger();
    EXPECT_FALSE(layer("point-lives").isChecked());
    EXPECT_NE(heatAt("C5"), 1) << "turns end elsewhere more often";
    layer("point-knock-outs").trigger();
    EXPECT_FALSE(layer("point-visits").isChecked());
    layer("point-knock-outs").trigger();
    EXPECT_TRUE(board().heat().empty());
}

TEST_F(PointLayersShown, CommandsAreCalledByWhatTheyDoToATrack) {
    show(R"("marks": [{"at": "B4", "is": ["ice"]}])");
    const Actions& actions = window().actions();
    EXPECT_EQ(actions.turn->text(), QStringLiteral("Turn by two co&lumns"));
    EXPECT_EQ(actions.turnBack->text(), QStringLiteral("Turn back by two c&olumns"));
    EXPECT_EQ(actions.flip->text(), QStringLiteral("Mirror le&ft and right"));
    EXPECT_EQ(actions.remove->text(), QStringLiteral("&Delete the marks"));
    EXPECT_EQ(actions.search->text(), QStringLiteral("Fi&nd a mark"));
    EXPECT_TRUE(layer("point-names").isVisible());
    OpenWindow hexes;
    EXPECT_EQ(hexes.window.actions().turn->text(), QStringLiteral("Turn c&lockwise"));
    EXPECT_FALSE(hexes.window.findChild<QAction*>(QStringLiteral("point-names"))->isVisible());
    open->document().open(*readStage(R"({"game": "dirt", "tiles": []})", games()), {});
    EXPECT_EQ(actions.turn->text(), QStringLiteral("Turn c&lockwise"));
    EXPECT_EQ(actions.flip->text(), QStringLiteral("&Flip"));
}

} // namespace

} // namespace stagewright

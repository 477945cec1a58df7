#include "editor/season/season_model.h"
#include "tests/model/season/seasons.h"

#include <QFont>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QStringList headingsOf(const SeasonModel& model) {
    QStringList texts;
    for (int i = 0; i < model.columnCount(); ++i)
        texts << model.headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
    return texts;
}

QStringList rowOf(const SeasonModel& model, int row) {
    QStringList texts;
    for (int i = 0; i < model.columnCount(); ++i)
        texts << model.index(row, i).data(Qt::DisplayRole).toString();
    return texts;
}

TEST(SeasonModel, ShowsPlacesPointsAndWhatDriversHave) {
    RallySeason season = seasonOf({roundOf({"A", "B"}), roundOf({"B"})});
    season.drivers = {entered("A", "Red"), entered("B")};
    season.drivers[0].number = 7;
    SeasonModel model;
    model.show(season, {});
    EXPECT_EQ(headingsOf(model).join(u' '), QStringLiteral("Place No. Driver Team R1 R2 Points"));
    EXPECT_EQ(rowOf(model, 0).join(u' '), QStringLiteral("1  B  6 10 16"));
    EXPECT_EQ(rowOf(model, 1).join(u' '), QStringLiteral("2 7 A Red 10 – 10"));
    model.show(season, {true, {}, {}});
    EXPECT_EQ(headingsOf(model).join(u' '), QStringLiteral("Place Team R1 R2 Points"));
    EXPECT_EQ(model.rowCount(), 1);
}

TEST(SeasonModel, StrikesThroughWhatIsDropped) {
    RallySeason season = seasonOf({roundOf({"A"}), roundOf({"B", "A"})});
    season.rules.best = 1;
    SeasonModel model;
    model.show(season, {});
    const auto isStruck = [&](int column) {
        return model.index(0, column).data(Qt::FontRole).value<QFont>().strikeOut();
    };
    // Each won a round, and A was second once, which gives no points but the first place.
    EXPECT_EQ(rowOf(model, 0).join(u' '), QStringLiteral("1 A 10 6 10"));
    EXPECT_FALSE(isStruck(2));
    EXPECT_TRUE(isStruck(3));
    EXPECT_TRUE(
        model.index(0, 3).data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("dropped")));
}

} // namespace
} // namespace stagewright

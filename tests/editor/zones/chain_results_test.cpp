#include "editor/rally/results_panel.h"
#include "model/pack/rally_pack_writer.h"
#include "tests/editor/rally/results_sheet.h"
#include "tests/editor/settle.h"
#include "tests/editor/zones/zone_stages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// A rally of three stages of printed boards with time control, as a file.
QString rallyOfBoards(const QTemporaryDir& folder) {
    QList<RallyStage> stages;
    for (const char* id : {"book-1", "book-2", "book-3"}) {
        RallyStage stage;
        stage.key = StageKey{static_cast<int>(stages.size()) + 1};
        stage.stage = stageWith(publicStage(id), id);
        stages << stage;
    }
    RallyInfo info;
    info.options.timeControl = true;
    const auto rally = Rally::of(info, {Session{}}, stages, {}, {});
    EXPECT_TRUE(rally.has_value());
    const QString path = folder.filePath(QStringLiteral("boards.rallypack"));
    EXPECT_TRUE(saveRallyPack({rally.value_or(Rally()), {}, {}, {}}, path).has_value());
    return path;
}

struct FolderOfResults {
    QTemporaryDir folder;
};

/// The panel of results with a rally of printed boards.
class ChainResults : public FolderOfResults, public ResultsSheet {
protected:
    ChainResults() : ResultsSheet(rallyOfBoards(folder)) {}

    void turnToStage(int number) {
        open.document().turnTo(rally().stages()[number - 1].key);
        settle();
    }
    /// Into the cell of a driver, with mouse and keys.
    void put(const char* driver, ResultColumn column, const char* text) {
        const auto row = static_cast<int>(names().indexOf(QString::fromLatin1(driver)));
        ASSERT_GE(row, 0) << driver;
        clickOn(row, column);
        enter(text);
        settle();
    }
    [[nodiscard]] QStringList startingOrder() {
        QStringList order;
        order.resize(rally().drivers().size());
        for (int row = 0; row < order.size(); ++row)
            order[textAt(row, ResultColumn::Start).toInt() - 1] = names().at(row);
        return order;
    }
};

TEST_F(ChainResults, TheLeastTotalWithPenaltiesStartsTheNextStage) {
    ASSERT_EQ(rally().stages().size(), 3);
    addDrivers({"Ola", "Jan", "Ewa"});
    ASSERT_EQ(names(),
              (QStringList{QStringLiteral("Ola"), QStringLiteral("Jan"), QStringLiteral("Ewa")}));
    turnToStage(1);
    put("Ola", ResultColumn::Time, "6:16");
    put("Jan", ResultColumn::Time, "5:32");
    put("Ewa", ResultColumn::Time, "5:36");
    turnToStage(2);
    EXPECT_EQ(startingOrder().join(u' '), QStringLiteral("Jan Ewa Ola"));
    // Who was fastest takes five seconds on to start behind the second.
    turnToStage(1);
    put("Jan", ResultColumn::Penalty, "5");
    ASSERT_TRUE(resultOf(1));
    EXPECT_EQ(resultOf(1)->penalty, 5);
    EXPECT_FALSE(panel().notes().contains(QStringLiteral("5 s"))) << panel().notes().toStdString();
    turnToStage(2);
    EXPECT_EQ(startingOrder().join(u' '), QStringLiteral("Ewa Jan Ola"));
    put("Ewa", ResultColumn::Time, "4:10");
    put("Jan", ResultColumn::Time, "4:00");
    put("Ola", ResultColumn::Time, "3:00");
    turnToStage(3);
    // 9:16, 9:37 with the penalty, 9:46
    EXPECT_EQ(startingOrder().join(u' '), QStringLiteral("Ola Jan Ewa"));
    put("Ola", ResultColumn::Time, "5:00");
    put("Jan", ResultColumn::Time, "4:30");
    put("Ewa", ResultColumn::Time, "4:30");
    const QStringList lines = standings();
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[0].contains(QStringLiteral("Jan"))) << lines[0].toStdString();
    EXPECT_TRUE(lines[0].contains(QStringLiteral("14:07"))) << lines[0].toStdString();
    EXPECT_TRUE(lines[1].contains(QStringLiteral("Ola"))) << lines[1].toStdString();
    EXPECT_TRUE(lines[1].contains(QStringLiteral("14:16"))) << lines[1].toStdString();
    EXPECT_TRUE(lines[2].contains(QStringLiteral("Ewa"))) << lines[2].toStdString();
}

TEST_F(ChainResults, NoBrakesAreAskedForWhereCarsHaveNoneToLose) {
    addDrivers({"Ola"});
    const auto isShown = [&](ResultColumn column) {
        return !panel().entries().isColumnHidden(static_cast<int>(column));
    };
    for (const ResultColumn column :
         {ResultColumn::Time, ResultColumn::Gearbox, ResultColumn::Coast, ResultColumn::Wheel})
        EXPECT_TRUE(isShown(column)) << static_cast<int>(column);
    EXPECT_FALSE(isShown(ResultColumn::Brake));
}

TEST_F(ChainResults, APenaltyThatIsNoMultipleOfFiveSecondsIsAskedAbout) {
    addDrivers({"Ola"});
    turnToStage(1);
    put("Ola", ResultColumn::Time, "6:16");
    put("Ola", ResultColumn::Penalty, "7");
    EXPECT_TRUE(panel().notes().contains(QStringLiteral("5"))) << panel().notes().toStdString();
    put("Ola", ResultColumn::Penalty, "10");
    EXPECT_EQ(panel().notes(), QString());
}

} // namespace

} // namespace stagewright

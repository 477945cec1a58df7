#include "editor/rally/evening_panel.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/wait_until.h"
#include "tests/editor/zones/zone_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

/// The panel Evening of a rally of printed boards.
class ChainEvening : public testing::Test {
protected:
    /// A stage for each line.
    void plan(std::initializer_list<const char*> lines) {
        RallyPack pack;
        QList<RallyStage> stages;
        for (const char* line : lines) {
            RallyStage stage;
            stage.key = StageKey{static_cast<int>(stages.size()) + 1};
            stage.stage = stageWith(chainFrom(line, boardsWithTraining()), line);
            stages << stage;
        }
        const auto rally = Rally::of({}, {Session{}}, stages, {}, {});
        ASSERT_TRUE(rally.has_value());
        pack.rally = *rally;
        document.open(pack, {});
    }
    [[nodiscard]] QString times() {
        EXPECT_TRUE(waitUntil([&] { return !planner.isStale(); }));
        return panel.expected().toPlainText().simplified();
    }

    Document document{gamesWithTraining()};
    EveningPlanner planner{document};
    EveningPanel panel{document, planner};
};

TEST_F(ChainEvening, TellsTyresTimesAndHowCarsStart) {
    plan({"U2-U3", "T5-T6 / T0-T1"});
    const QString said = times();
    for (const char* words :
         {"Tyres, chosen at the start and at assistances",
          "SS 1 to SS 2: ", "Driven with the fastest tyres, damage carried on",
          "SS 2: T5-T6 / T0-T1: ", "Winner: ", "Starts, in the order of the times",
          "rounds at the table, each starts 1 turn behind", "opening the road costs "})
        EXPECT_TRUE(said.contains(QString::fromUtf8(words)))
            << words << "\nin: " << said.toStdString();
    EXPECT_FALSE(said.contains(QStringLiteral("No car drives here"))) << said.toStdString();
    // Stages are called as they are now.
    document.make(renameStageOf(document.rally(), StageKey{2}, QStringLiteral("Turini")));
    EXPECT_TRUE(times().contains(QStringLiteral("SS 2: Turini: "))) << times().toStdString();
}

TEST_F(ChainEvening, SaysWhyThereAreNoTimes) {
    plan({"T5-T6", "C7-C6"});
    EXPECT_TRUE(times().contains(QStringLiteral("C7-C6: spaces not entered")))
        << times().toStdString();
}

} // namespace

} // namespace stagewright

#include "editor/welcome/new_stage_choices.h"
#include "editor/window/new_stage_menu.h"
#include "model/layouts/points/track/titan_layout.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/window/open_window.h"

#include <QLabel>
#include <QStatusBar>

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {

namespace {

class TitanWindow : public TemporaryFiles {};

TEST_F(TitanWindow, ShowsATrackAndSaysThatItIsNotEditedYet) {
    const QString file = write(R"({"game": "titan-race", "title": "Mine",
        "marks": [{"at": "E5", "is": ["lava"]}, {"at": "A1", "is": ["bonus"]}]})");
    OpenWindow open(file);
    ASSERT_TRUE(waitForFiles(open.window));
    EXPECT_EQ(open.answers.complaints, QStringList());
    EXPECT_EQ(titanLayoutOf(open.document().stage()).tracks.size(), 1);
    const auto labels = open.window.findChildren<QLabel*>();
    EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text().contains(QStringLiteral("can be viewed, not edited"));
    }));
}

TEST_F(TitanWindow, OffersNoNewStageOfAGameWithoutABoard) {
    const auto offers = [](const std::vector<NewStageChoice>& choices) {
        return std::any_of(choices.begin(), choices.end(), [](const NewStageChoice& choice) {
            return choice.empty.info.game == QStringLiteral("titan-race");
        });
    };
    EXPECT_TRUE(offers(newStageChoices(games(), {})));
    const auto toLay = newStagesToLay(games(), {});
    EXPECT_FALSE(offers(toLay));
    EXPECT_EQ(toLay.size(), 4U); // stages and circuits of DIRT and GT
}

} // namespace

} // namespace stagewright

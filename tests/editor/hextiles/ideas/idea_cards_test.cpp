#include "editor/hextiles/ideas/idea_gallery.h"
#include "editor/hextiles/ideas/idea_looks.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

Idea driven(Difficulty difficulty) {
    Idea idea{stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"))};
    idea.beside = 1;
    idea.drive = IdeaDrive{1320, 118, difficulty};
    return idea;
}

struct Letters {
    const char* language;
    int percent;
};

class IdeaCards : public testing::TestWithParam<Letters> {
protected:
    SpokenIn spoken{QString::fromLatin1(GetParam().language), GetParam().percent};
};

TEST_P(IdeaCards, HaveRoomForAllThatIsSaidHoweverNarrowTheyAre) {
    const QFontMetrics metrics{QApplication::font()};
    const int room = IdeaDelegate::roomForText(IdeaGallery::leastWidth(metrics));
    for (const Difficulty difficulty : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard}) {
        Idea idea = driven(difficulty);
        EXPECT_EQ(linesOf(idea).size(), 3);
        idea.further.assign(5, idea.stage);
        idea.beside = 6;
        EXPECT_EQ(linesOf(idea).size(), 4);
        for (const QString& line : linesOf(idea))
            EXPECT_LE(metrics.horizontalAdvance(line), room) << line.toStdString();
    }
}

INSTANTIATE_TEST_SUITE_P(Languages, IdeaCards,
                         testing::Values(Letters{"en", 100}, Letters{"de", 100}, Letters{"fr", 100},
                                         Letters{"pl", 100}, Letters{"en", 150}, Letters{"de", 150},
                                         Letters{"fr", 150}, Letters{"pl", 150}),
                         [](const testing::TestParamInfo<Letters>& each) {
                             return std::string(each.param.language) +
                                    std::to_string(each.param.percent);
                         });

TEST(IdeaCard, TellsTilesBesideTheRoadFromThoseOnIt) {
    const SpokenIn english(QStringLiteral("en"));
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json"));
    const int tiles = stage.layout.pieceCount();
    IdeaLooks looks;
    looks.games = games();
    looks.picture = {40, 30};
    const Idea idea = ideaOf({stage}, looks, {});
    EXPECT_EQ(idea.beside, 1) << "its service park";
    EXPECT_EQ(linesOf(idea).front().toStdString(), std::to_string(tiles - 1) + " + 1 tiles");
}

} // namespace

} // namespace stagewright

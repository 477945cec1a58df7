#include "model/library/library_filter.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

LibraryStage stageOf(const QString& title, const PieceCounts& needs) {
    LibraryStage stage;
    stage.title = title;
    stage.game = QStringLiteral("dirt");
    stage.needs = needs;
    stage.pieces = sumOf(needs);
    return stage;
}

/// A rally of two stages that share a tile, and take 20 and 25 minutes with four at the table, 12
/// and 13 alone, 5 between.
class LibraryFilters : public testing::Test {
protected:
    LibraryFilters() {
        rally.path = QStringLiteral("/shelf/Winter 2026.rallypack");
        rally.title = QStringLiteral("Épingle Rally");
        rally.authors = {QStringLiteral("Zoë Łuk")};
        rally.isRally = true;
        rally.between = 5;
        rally.stages = {stageOf(QStringLiteral("Col"),
                                {{QStringLiteral("201"), 1}, {QStringLiteral("202"), 2}}),
                        stageOf(QStringLiteral("Lac"),
                                {{QStringLiteral("202"), 1}, {QStringLiteral("203"), 1}})};
        rally.stages[0].times = StageTimes{100.0, Difficulty::Easy, {12, 14, 17, 20, 23}};
        rally.stages[1].times = StageTimes{130.0, Difficulty::Hard, {13, 15, 20, 25, 30}};
    }

    [[nodiscard]] FilterAnswer asked(const LibraryFilter& filter) const {
        return answer(rally, notes, filter);
    }
    [[nodiscard]] static PieceCounts pieces(int n201, int n202, int n203) {
        return {{QStringLiteral("201"), n201},
                {QStringLiteral("202"), n202},
                {QStringLiteral("203"), n203}};
    }

    LibraryEntry rally;
    EntryNotes notes;
};

TEST_F(LibraryFilters, TellWhatARallyTakesAllInAll) {
    EXPECT_EQ(piecesOf(rally), 5);
    EXPECT_EQ(minutesOf(rally, 4), 50);
    EXPECT_EQ(minutesOf(rally, 1), 30);
    EXPECT_EQ(minutesOf(rally, 6), std::nullopt); // so many cannot play it
    EXPECT_EQ(minutesOf(rally, 7), std::nullopt);
    EXPECT_EQ(secondsOf(rally), 230.0);
    EXPECT_EQ(difficultyOf(rally), Difficulty::Hard);
    EXPECT_TRUE(isReckoned(rally));
}

TEST_F(LibraryFilters, CountTilesForOneStageAfterTheOtherOrForAllAtOnce) {
    LibraryFilter filter;
    filter.pieces = pieces(1, 2, 1);
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
    filter.allAtOnce = true;
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    const std::vector<Shortage> one{{QStringLiteral("202"), 3, 2}};
    EXPECT_EQ(lackedBy(rally, *filter.pieces, true), one);
    filter.lacking = 1;
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
    filter.pieces = pieces(0, 2, 1);
    EXPECT_EQ(asked(filter), FilterAnswer::No);
}

TEST_F(LibraryFilters, AskWhatFitsTheEvening) {
    LibraryFilter filter;
    filter.minutes = 50; // usually four
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
    filter.players = 5;
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    filter.minutes = 58;
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
    filter.players = 6;
    filter.minutes.reset();
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    rally.stages[1].times.reset();
    EXPECT_EQ(asked(filter), FilterAnswer::NotYet);
    filter.game = QStringLiteral("gt"); // whatever its time is
    EXPECT_EQ(asked(filter), FilterAnswer::No);
}

TEST_F(LibraryFilters, FindWordsInWhateverIsSaidWithoutMarksAndCase) {
    for (const char* words : {"epingle", "LUK zoe", "lac winter", "dirt"}) {
        LibraryFilter filter;
        filter.words = QString::fromUtf8(words);
        EXPECT_EQ(asked(filter), FilterAnswer::Yes) << words;
    }
    LibraryFilter filter;
    filter.words = QStringLiteral("epingle club");
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    notes.tags = {QStringLiteral("Club night")};
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
}

TEST_F(LibraryFilters, KnowStarsAndTags) {
    LibraryFilter filter;
    filter.stars = 3;
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    notes.stars = 3;
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
    filter.tag = QStringLiteral("snow");
    EXPECT_EQ(asked(filter), FilterAnswer::No);
    notes.tags = {QStringLiteral("Snow")};
    EXPECT_EQ(asked(filter), FilterAnswer::Yes);
}

TEST_F(LibraryFilters, LetWhatCannotBeReadPassByItsNameOnly) {
    LibraryEntry damaged;
    damaged.path = QStringLiteral("/shelf/torn.json");
    damaged.damage = QStringLiteral("line 1: this is not valid JSON.");
    LibraryFilter filter;
    EXPECT_EQ(answer(damaged, {}, filter), FilterAnswer::Yes);
    filter.words = QStringLiteral("torn");
    EXPECT_EQ(answer(damaged, {}, filter), FilterAnswer::Yes);
    filter.minutes = 90;
    EXPECT_EQ(answer(damaged, {}, filter), FilterAnswer::No);
}

class LibrarySorting : public LibraryFilters {
protected:
    /// Names of the entries in that order.
    [[nodiscard]] QStringList sorted(LibrarySort sort) const {
        std::vector<SortedEntry> sorting;
        for (std::size_t i = 0; i < entries.size(); ++i)
            sorting.push_back(
                {&entries[i], entries[i].title == QStringLiteral("SS 10") ? 5 : 0, i});
        sortEntries(sorting, sort);
        QStringList names;
        for (const SortedEntry& each : sorting)
            names << nameOf(*each.entry);
        return names;
    }
    LibrarySorting() {
        const std::vector<std::pair<const char*, int>> titles{{"SS 10", 3}, {"ss 2", 8}, {"", 5}};
        for (const auto& [title, pieces] : titles) {
            LibraryEntry entry;
            entry.path = QStringLiteral("/shelf/last.json");
            entry.title = QString::fromLatin1(title);
            entry.stages = {stageOf(entry.title, {{QStringLiteral("202"), pieces}})};
            entries.push_back(entry);
        }
        entries[0].stages[0].times = StageTimes{90.0, Difficulty::Hard, {}};
        entries[2].stages[0].times = StageTimes{80.0, Difficulty::Easy, {}};
        LibraryEntry damaged;
        damaged.path = QStringLiteral("/shelf/a.json");
        damaged.damage = QStringLiteral("torn");
        entries.push_back(damaged);
    }
    std::vector<LibraryEntry> entries;
};

TEST_F(LibrarySorting, CountsAsPeopleDoAndPutsWhatCannotBeReadLast) {
    const QString a = QStringLiteral("a");
    const QString last = QStringLiteral("last");
    const QString two = QStringLiteral("ss 2");
    const QString ten = QStringLiteral("SS 10");
    EXPECT_EQ(sorted(LibrarySort::Title), QStringList({last, two, ten, a}));
    EXPECT_EQ(sorted(LibrarySort::Pieces), QStringList({ten, last, two, a}));
    EXPECT_EQ(sorted(LibrarySort::Time), QStringList({last, ten, two, a})); // not known: behind
    EXPECT_EQ(sorted(LibrarySort::Difficulty), QStringList({last, ten, two, a}));
    EXPECT_EQ(sorted(LibrarySort::Stars), QStringList({ten, last, two, a}));
}

} // namespace
} // namespace stagewright

#include "model/design/close_gap.h"
#include "model/design/generate.h"
#include "model/design/lay_list.h"
#include "model/design/redraw.h"
#include "model/design/substitute.h"
#include "model/drive/rules_file.h"
#include "model/layouts/hextiles/stage/boxes_for.h"
#include "tests/boards.h"
#include "tests/rulebook_lists.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

#include <chrono>
#include <functional>
#include <vector>

namespace stagewright {

namespace {

using Search = std::function<Answers(const SearchRun& run)>;

/// Each of the searches, with more to find than it is given time for.
std::vector<Search> searches() {
    const auto everything = [](const Stage&) { return true; };
    const ListToLay list = toLay(rulebookList("course8"));
    Stock core;
    core.add(*catalogue().box(u"dirt-core"));
    const StageSource source{catalogue(), core, *builtInRules(u"dirt"), everything};
    const Stage whole = stageFrom(QStringLiteral("dirt-rulebook/rally6-ss3.json"));
    const Stage begun = board({{"202a", {0, 0}}, {"204a", {0, -1}}});
    return {[=](const SearchRun& run) { return layList(list, catalogue(), run); },
            [=](const SearchRun& run) {
                return layList(list, catalogue(), run, {true, {}});
            },
            [=](const SearchRun& run) {
                GapToClose task{begun, {{{0, -1}, Edge::N}, std::nullopt}, core};
                return closeGap(task, catalogue(), run);
            },
            [=](const SearchRun& run) { return generate({}, source, run); },
            [=](const SearchRun& run) {
                PartToRedraw task{whole, partBeside(whole, catalogue(), {}), {}};
                task.part.resize(5);
                return redraw(task, source, run);
            },
            [=](const SearchRun& run) {
                return substitute(whole, catalogue(), core, everything, run);
            }};
}

} // namespace

// Of the list of what people ask for: SR-04. A cancelled search left something behind.
TEST(StoppedSearches, EndAtOnceAndTheNextRunFindsWhatAFirstOneDoes) {
    for (const Search& search : searches()) {
        SearchRun run;
        run.answers = 3;
        run.seconds = 60;
        const Answers first = search(run);
        EXPECT_FALSE(first.stages.empty());

        std::stop_source stop;
        SearchRun stopped;
        stopped.answers = 100'000;
        stopped.seconds = 1e6;
        stopped.stop = stop.get_token();
        stopped.progress = [&](const SearchProgress&) { stop.request_stop(); };
        stop.request_stop();
        const Answers none = search(stopped); // or it would go on for days
        EXPECT_FALSE(none.proved);

        EXPECT_EQ(search(run).stages, first.stages);
    }
}

// PF-05: a long search says how far it is, and that never becomes less.
TEST(StoppedSearches, TellHowFarTheyAre) {
    for (const Search& search : searches()) {
        SearchRun run;
        run.answers = 40;
        run.seconds = 30;
        SearchProgress before;
        run.progress = [&](const SearchProgress& now) {
            EXPECT_GE(now.found, before.found);
            EXPECT_GE(now.seconds, before.seconds);
            before = now;
        };
        const Answers answers = search(run);
        EXPECT_LE(before.found, std::max<int>(40 * 3, static_cast<int>(answers.stages.size())));
    }
}

} // namespace stagewright

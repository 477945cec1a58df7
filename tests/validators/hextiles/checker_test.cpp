#include "model/layouts/hextiles/stage/tile_edit.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"
#include "tests/validators/hextiles/said.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <stop_token>

namespace stagewright {
namespace {

Hex anyHexNear() {
    return {*rc::gen::inRange(-6, 7), *rc::gen::inRange(-6, 7)};
}

/// Some edit that can be made; nothing happens if it cannot.
Edit anyEdit(const Stage& stage) {
    QList<Placement> group;
    for (const Placement& tile : tilesOf(stage).placements())
        if (*rc::gen::inRange(0, 5) == 0)
            group.append(tile);
    const auto orNothing = [](const EditOr& edit) { return edit ? *edit : Edit{}; };
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
        return take(group);
    case 1:
        return orNothing(move(stage, group, anyHexNear()));
    case 2:
        return orNothing(turn(stage, group, anyHexNear(), Turn(*rc::gen::inRange(0, 6))));
    case 3:
        return orNothing(flip(group, catalogue()));
    case 4: {
        if (tilesOf(stage).placements().isEmpty())
            return {};
        return replace(tilesOf(stage).placements()[anyIndex(tilesOf(stage).placements())],
                       *anySide());
    }
    case 5: {
        if (tilesOf(stage).placements().isEmpty())
            return {};
        const Placement& tile = tilesOf(stage).placements()[anyIndex(tilesOf(stage).placements())];
        Placement more = tile;
        more.tokens.append({QStringLiteral("jump"),
                            {*rc::gen::inRange(-8, 9) / 10.0, *rc::gen::inRange(-8, 9) / 10.0},
                            0,
                            {}});
        return editOf({{tile}, {more}});
    }
    case 6: {
        StageInfo info = stage.info;
        info.kind = *rc::gen::element(StageKind::Stage, StageKind::Circuit);
        return describe(stage, info);
    }
    default: {
        Placement tile = placed({"901a", anyHexNear()});
        tile.side = *anySide();
        return orNothing(put(stage, {&tile, 1}));
    }
    }
}

/// Severity, rule and number of hexes of each finding, sorted.
std::multiset<std::string> kindsOf(const Findings& findings) {
    std::multiset<std::string> kinds;
    for (const Finding& finding : findings)
        kinds.insert((name(finding.severity) + u' ' + finding.rule + u' ' +
                      QString::number(finding.places.size()))
                         .toStdString());
    return kinds;
}

/// Some boxes, each so many times.
Stock anyStock() {
    Stock stock;
    for (const Box& box : catalogue().boxes())
        stock.add(box, *rc::gen::inRange(0, 3));
    return stock;
}

/// One that says all that can be said: hints, and that the table is small.
Checker strictChecker(const Stock& stock) {
    Checker checker(catalogue(), stock);
    checker.setHints(true);
    checker.setTable(Table{60, 40});
    return checker;
}

TEST(Checker, AskedToStopItSaysThatItHas) {
    const Stage stage = stageFrom(QStringLiteral("dirt-rulebook/rally1-ss2.json"));
    std::stop_source stop;
    Checker checker(catalogue(), Stock());
    ASSERT_TRUE(checker.check(stage, stop.get_token()));
    const Findings all = checker.findings();
    EXPECT_FALSE(all.isEmpty()); // there are no boxes
    stop.request_stop();
    EXPECT_FALSE(checker.check(stage, stop.get_token()));
    EXPECT_TRUE(checker.check(stage));
    EXPECT_EQ(checker.findings(), all);
}

TEST(Checker, RecheckAfterEditsAndUndoIsEqualToAFullCheck) {
    EXPECT_TRUE(rc::check("recheck is check", [&] {
        const Stock stock = anyStock();
        Stage stage = *anyBoard();
        Checker kept = strictChecker(stock);
        kept.check(stage);
        std::vector<Edit> done;
        std::vector<Edit> undone;
        const auto make = [&](const Edit& edit) {
            apply(edit, stage);
            kept.recheck(stage, touchedHexes(edit));
            Checker fresh = strictChecker(stock);
            fresh.check(stage);
            RC_ASSERT(said(kept.findings()) == said(fresh.findings()));
            RC_ASSERT(kept.route().steps == fresh.route().steps);
            RC_ASSERT(kept.route().leadIn == fresh.route().leadIn);
            RC_ASSERT(kept.route().complete == fresh.route().complete);
        };
        for (int i = *rc::gen::inRange(1, 12); i > 0; --i) {
            const int step = *rc::gen::inRange(0, 4);
            if (step == 0 && !done.empty()) {
                make(inverse(done.back()));
                undone.push_back(done.back());
                done.pop_back();
            } else if (step == 1 && !undone.empty()) {
                make(undone.back());
                done.push_back(undone.back());
                undone.pop_back();
            } else {
                done.push_back(anyEdit(stage));
                undone.clear();
                make(done.back());
            }
        }
    }));
}

TEST(Checker, LocalRecheckLeavesTheFindingsUntilTheNextOne) {
    Stage stage = board({{"202a", {0, 2}}, {"204a", {0, 1}}, {"203a", {0, 0}}});
    Checker checker(catalogue(), everything());
    checker.check(stage);
    const std::string before = said(checker.findings());
    const Edit edit =
        *turn(stage, Group(tilesOf(stage).placements()).subspan(1, 1), {0, 1}, Turn(1));
    apply(edit, stage);
    checker.recheckLocal(stage, touchedHexes(edit));
    EXPECT_EQ(said(checker.findings()), before);
    checker.recheck(stage, {});
    Checker fresh(catalogue(), everything());
    fresh.check(stage);
    EXPECT_EQ(said(checker.findings()), said(fresh.findings()));
    EXPECT_NE(said(checker.findings()), before);
}

TEST(Checker, MovedStageHasTheSameFindingsAtTheirNewPlaces) {
    EXPECT_TRUE(rc::check("moving changes no finding but its place", [] {
        const Stage stage = *anyBoard();
        const Hex by = anyHexNear();
        Stage moved = stage;
        apply(*move(stage, tilesOf(stage).placements(), by), moved);
        const Stock stock = anyStock();
        Checker here = strictChecker(stock);
        Checker there = strictChecker(stock);
        here.check(stage);
        there.check(moved);
        Findings expected = here.findings();
        for (Finding& finding : expected)
            for (Place& place : finding.places)
                place = {place.x + by.q, place.y + by.r};
        RC_ASSERT(said(there.findings()) == said(expected));
        RC_ASSERT(here.route().steps == there.route().steps);
    }));
}

TEST(Checker, TurnedStageHasTheSameKindsOfFindings) {
    EXPECT_TRUE(rc::check("turning changes no finding but its place", [] {
        const Stage stage = *anyBoard();
        // Of several starts, and of several tiles on a hex, that one counts which comes first.
        std::map<Role, int> roles;
        for (const Placement& tile : tilesOf(stage).placements()) {
            ++roles[catalogue().find(tile.side)->role];
            if (tilesOf(stage).at(tile.hex).size() > 1)
                return;
        }
        if (roles[Role::Start] > 1 || roles[Role::StartFinish] > 1)
            return;
        Stage turnedStage = stage;
        apply(*turn(stage, tilesOf(stage).placements(), {0, 0}, Turn(*rc::gen::inRange(1, 6))),
              turnedStage);
        const Stock stock = anyStock();
        Checker here = strictChecker(stock);
        Checker there = strictChecker(stock);
        here.check(stage);
        there.check(turnedStage);
        RC_ASSERT(kindsOf(there.findings()) == kindsOf(here.findings()));
        RC_ASSERT(here.route().complete == there.route().complete);
        RC_ASSERT(here.route().steps.size() == there.route().steps.size());
        RC_ASSERT(here.route().leadIn.size() == there.route().leadIn.size());
    }));
}

TEST(Checker, FindingsAreSortedBySeverityThenPlace) {
    EXPECT_TRUE(rc::check("errors, warnings, hints; within them by place", [] {
        const Stage stage = *anyBoard();
        Checker checker(catalogue(), stockOf({"dirt-core"}));
        checker.check(stage);
        const auto rank = [](const Finding& finding) {
            const bool somewhere = !finding.places.isEmpty();
            return std::tuple(finding.severity, somewhere,
                              somewhere ? hexAt(finding.places.front()) : Hex{});
        };
        RC_ASSERT(
            std::is_sorted(checker.findings().begin(), checker.findings().end(),
                           [&](const Finding& a, const Finding& b) { return rank(a) < rank(b); }));
    }));
}

TEST(Checker, NewStockCountsFromTheNextCheckOn) {
    const Stage stage = board({{"204a", {0, 0}}});
    Checker checker(catalogue(), everything());
    checker.check(stage);
    const auto missed = [&] {
        return std::any_of(
            checker.findings().begin(), checker.findings().end(),
            [](const Finding& finding) { return finding.rule == QLatin1StringView("inventory"); });
    };
    checker.setStock(Stock());
    EXPECT_FALSE(missed());
    checker.recheck(stage, {});
    EXPECT_TRUE(missed());
}

TEST(Checker, OneFactIsOneFinding) {
    EXPECT_TRUE(rc::check("no two findings name the same rule, place and sentence", [] {
        const Stage stage = *anyBoard();
        for (const Placement& tile : tilesOf(stage).placements())
            if (tilesOf(stage).at(tile.hex).size() > 1)
                return; // two equal tiles on a hex have equal borders
        Checker checker(catalogue(), stockOf({"dirt-core"}));
        checker.check(stage);
        std::set<std::string> seen;
        for (const Finding& finding : checker.findings())
            RC_ASSERT(seen.insert(said(finding)).second);
    }));
}

TEST(Checker, BorderIsReportedByOneOfItsTwoHexes) {
    EXPECT_TRUE(rc::check("no border is reported from both sides by one rule", [] {
        const Stage stage = *anyBoard();
        Checker checker(catalogue(), everything());
        checker.check(stage);
        std::set<std::pair<QString, std::pair<Hex, Edge>>> seen;
        for (const Finding& finding : checker.findings()) {
            if (!edgeOf(finding) || finding.places.size() != 2)
                continue;
            const Hex hex = hexAt(finding.places.front());
            RC_ASSERT(hexAt(finding.places.back()) == neighbour(hex, *edgeOf(finding)));
            seen.insert({finding.rule, {hex, *edgeOf(finding)}});
            RC_ASSERT(!seen.contains(
                {finding.rule, {neighbour(hex, *edgeOf(finding)), opposite(*edgeOf(finding))}}));
        }
    }));
}

} // namespace
} // namespace stagewright

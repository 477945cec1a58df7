#include "tests/validators/hextiles/mending.h"

#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

Findings allFindings(const Stage& stage, const Stock& stock) {
    Checker checker(catalogue(), stock);
    checker.setHints(true);
    checker.check(stage);
    return checker.findings();
}

std::multiset<std::string> errorsIn(const Findings& findings) {
    std::multiset<std::string> errors;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error)
            errors.insert(said(finding));
    return errors;
}

QList<int> laidNumbers(const Stage& stage) {
    QList<int> numbers;
    for (const Placement& tile : tilesOf(stage).placements())
        numbers.append(tile.laid);
    return numbers;
}

} // namespace

Mending mend(QLatin1StringView rule, const Stage& stage, const Stock& stock) {
    const Findings before = allFindings(stage, stock);
    const auto finding = std::find_if(before.begin(), before.end(),
                                      [&](const Finding& each) { return each.rule == rule; });
    if (finding == before.end()) {
        ADD_FAILURE() << "no finding of " << rule.data();
        return {{}, stage};
    }
    const Checker checker(catalogue(), stock);
    const auto fix = checker.fixFor(stage, *finding);
    if (!fix)
        return {{}, stage};
    Mending mending{fix->name().toStdString(), stage};
    apply(fix->edit, mending.stage);
    const Findings after = allFindings(mending.stage, stock);
    EXPECT_FALSE(after.contains(*finding));
    const auto old = errorsIn(before);
    const auto now = errorsIn(after);
    EXPECT_TRUE(std::includes(old.begin(), old.end(), now.begin(), now.end())) << said(after);
    Stage back = mending.stage;
    apply(inverse(fix->edit), back);
    EXPECT_EQ(back, stage);
    EXPECT_EQ(laidNumbers(back), laidNumbers(stage));
    return mending;
}

} // namespace stagewright

#include "editor/cli/rally_subject.h"

#include "editor/cli/house_rules_option.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallySubjectText {
    Q_DECLARE_TR_FUNCTIONS(RallySubject)
};

tl::unexpected<Fault> in(const QString& file, Fault fault) {
    fault.file = file;
    return tl::unexpected(fault);
}

} // namespace

Expected<RallySubject> driveRally(const QString& file, const Rally& rally, const Games& games,
                                  const RallyRun& run, const HouseRules& house) {
    if (rally.stages().isEmpty())
        return in(file, {RallySubjectText::tr("the rally has no stages"), {}, {}, {}});
    if (const auto used = checkHouseRules(house, rally); !used)
        return tl::unexpected(used.error());
    auto rulesByGame = RulesByGame::of(rally, house);
    if (!rulesByGame)
        return tl::unexpected(rulesByGame.error());
    RallySubject subject{file, rally, games, std::make_unique<RulesByGame>(*std::move(rulesByGame)),
                         {},   run,   {},    {},
                         {}};
    auto prepared = prepareRally(rally, games, *subject.rules);
    if (!prepared)
        return in(file, prepared.error());
    subject.prepared = *std::move(prepared);
    subject.run.players = rally.players();
    RallyRun plan = planRun(rally.players(), run.profile);
    plan.threads = run.threads;
    subject.driven = *simulateRally(subject.prepared, subject.run);
    const bool isPlan = plan.rallies == subject.run.rallies && plan.seed == subject.run.seed;
    subject.minutes = minutesOf(subject.prepared,
                                isPlan ? subject.driven : *simulateRally(subject.prepared, plan),
                                rally.players());
    subject.plan = planEvening(rally, subject.minutes, subject.rules->usual().changeMinutes);
    return subject;
}

} // namespace stagewright

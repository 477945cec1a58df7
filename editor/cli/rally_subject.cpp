#include "editor/cli/rally_subject.h"

#include "model/rally/rally_minutes.h"

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

Expected<RallySubject> driveRally(const QString& file, const Rally& rally, const GivenRules& given,
                                  const RallyRun& run) {
    const Games& games = given.games;
    if (rally.stages().isEmpty())
        return in(file, {RallySubjectText::tr("the rally has no stages"), {}, {}, {}});
    if (const auto used = checkGivenRules(given, rally); !used)
        return tl::unexpected(used.error());
    auto rulesByGame = RulesByGame::of(rally, given.house);
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
    const auto simulated = [&](const RallyRun& how) {
        return subject.prepared.empty() ? RallyStatistics() : *simulateRally(subject.prepared, how);
    };
    subject.driven = simulated(subject.run);
    const bool isPlan = plan.rallies == subject.run.rallies && plan.seed == subject.run.seed;
    auto minutes =
        minutesOf(rally, games, subject.prepared, isPlan ? subject.driven : simulated(plan));
    if (!minutes)
        return in(file, minutes.error());
    subject.minutes = **std::move(minutes); // nobody asks it to stop
    subject.plan = planEvening(rally, subject.minutes, subject.rules->usual().changeMinutes);
    return subject;
}

} // namespace stagewright

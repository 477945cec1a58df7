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

Expected<RallySubject> driveRally(const QString& file, const Rally& rally,
                                  const Catalogue& catalogue, const RallyRun& run,
                                  const HouseRules& house) {
    if (rally.stages().isEmpty())
        return in(file, {RallySubjectText::tr("the rally has no stages"), {}, {}, {}});
    if (const auto used = checkHouseRules(house, rally); !used)
        return tl::unexpected(used.error());
    auto shelf = RulesShelf::of(rally, house);
    if (!shelf)
        return tl::unexpected(shelf.error());
    RallySubject subject{file, rally, catalogue, std::make_unique<RulesShelf>(*std::move(shelf)),
                         {},   run,   {},        {},
                         {}};
    auto course = courseOf(rally, catalogue, subject.rules->rulesOf());
    if (!course)
        return in(file, course.error());
    subject.course = *std::move(course);
    subject.run.players = rally.players();
    RallyRun plan = planRun(rally.players(), run.profile);
    plan.threads = run.threads;
    subject.driven = *simulateRally(subject.course, subject.run);
    const bool isPlan = plan.rallies == subject.run.rallies && plan.seed == subject.run.seed;
    subject.minutes =
        minutesOf(subject.course, isPlan ? subject.driven : *simulateRally(subject.course, plan),
                  rally.players());
    subject.plan = planEvening(rally, subject.minutes, subject.rules->usual().changeMinutes);
    return subject;
}

} // namespace stagewright

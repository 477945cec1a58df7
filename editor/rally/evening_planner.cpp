#include "editor/rally/evening_planner.h"

#include "editor/cli/rally_report.h"
#include "validators/rally_rule.h"

#include <sys/resource.h>
#include <utility>

namespace stagewright {

namespace {

constexpr int rest = 300;                 // milliseconds after the last edit
constexpr std::int64_t mostRallies = 300; // enough for whole minutes

QStringList trimmed(QStringList lines) {
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

void judge(const Rally& rally, const Catalogue& catalogue, std::optional<double> minutes,
           EveningReport& report) {
    for (const RallyFinding& finding : checkRally({rally, catalogue, minutes}))
        report.findings << finding.text;
}

/// @return nothing if it was asked to stop
std::optional<EveningReport> planned(const Rally& rally, const Catalogue& catalogue,
                                     const std::stop_token& stop) {
    EveningReport report;
    const auto cannot = [&](Fault fault) {
        report.whyNot = sentence(Fault{std::move(fault.what), {}, {}, {}});
        report.whyNot.front() = report.whyNot.front().toUpper();
        judge(rally, catalogue, std::nullopt, report);
        return report;
    };
    auto shelf = RulesShelf::of(rally);
    if (!shelf)
        return cannot(shelf.error());
    RallyRun run;
    run.players = rally.players();
    run.rallies = mostRallies;
    RallySubject subject{
        {}, rally, catalogue, std::make_unique<RulesShelf>(*std::move(shelf)), {}, run, {}, {}, {}};
    auto course = courseOf(rally, catalogue, subject.rules->rulesOf());
    if (!course)
        return cannot(course.error());
    subject.course = *std::move(course);
    auto driven = simulateRally(subject.course, run, stop);
    if (!driven)
        return std::nullopt;
    subject.driven = *std::move(driven);
    subject.minutes = minutesOf(subject.course, subject.driven, run.players);
    subject.plan = planEvening(rally, subject.minutes, subject.rules->usual().changeMinutes);
    report.timetable = trimmed(timetableLines(subject));
    report.table = trimmed(tableLines(subject));
    judge(rally, catalogue, subject.plan.timetable.minutes(), report);
    return report;
}

} // namespace

EveningPlanner::EveningPlanner(Document& document, QObject* parent)
    : QObject(parent)
    , document_(document) {
    rest_.setSingleShot(true);
    rest_.setInterval(rest);
    connect(&rest_, &QTimer::timeout, this, &EveningPlanner::begin);
    const auto again = [this] { rest_.start(); };
    connect(&document, &Document::rallyChanged, this, again);
    connect(&document, &Document::changed, this, [this, again](const StageChange& change) {
        if (change.catalogue)
            worker_ = {}; // the catalogue before this one goes when all have been told
        if (change.catalogue || change.info || !change.hexes.isEmpty())
            again();
    });
    rest_.start();
}

EveningPlanner::~EveningPlanner() = default;

/// One run at a time: the next one waits until the last has heard that it is of no use any more.
void EveningPlanner::begin() {
    if (busy_) {
        worker_.request_stop();
        return rest_.start();
    }
    busy_ = true;
    // A copy of the rally, as the document changes meanwhile.
    worker_ = std::jthread([this, rally = document_.rally(),
                            catalogue = &document_.catalogue()](const std::stop_token& stop) {
        constexpr int nicer = 10; // the window comes first
        setpriority(PRIO_PROCESS, 0, nicer);
        auto report = planned(rally, *catalogue, stop);
        QMetaObject::invokeMethod(
            this, [this, report = std::move(report)] { take(report); }, Qt::QueuedConnection);
    });
}

void EveningPlanner::take(const std::optional<EveningReport>& report) {
    busy_ = false;
    if (!report)
        return;
    report_ = *report;
    Q_EMIT reported();
}

} // namespace stagewright

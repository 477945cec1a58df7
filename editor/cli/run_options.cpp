#include "editor/cli/run_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/number_option.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <thread>
#include <utility>

namespace stagewright {

namespace {

struct RunTexts {
    Q_DECLARE_TR_FUNCTIONS(RunOptions)
};

} // namespace

RunOptions::RunOptions(RunsKind kind)
    : kind_(std::move(kind))
    , runs_(valueOption(kind_.name, kind_.counted, "N"))
    , interval_(valueOption("ci", kind_.interval, kind_.intervalName))
    , seed_(valueOption("seed", kind_.seeded, "S"))
    , threads_(valueOption("threads",
                           RunTexts::tr("Threads to use; the result does not depend on it. Left "
                                        "out: one for each core."),
                           "T")) {}

QList<QCommandLineOption> RunOptions::options() const {
    if (kind_.interval.isEmpty())
        return {runs_, seed_, threads_};
    return {runs_, interval_, seed_, threads_};
}

Expected<RunsAsked> RunOptions::read(const QCommandLineParser& parser) const {
    const bool seeks = !kind_.interval.isEmpty() && parser.isSet(interval_);
    if (seeks && parser.isSet(runs_))
        return tl::unexpected(
            Fault{RunTexts::tr("--%1 and --ci do not go together").arg(QLatin1String(kind_.name)),
                  {},
                  {},
                  {}});
    const auto runs = wholeNumberOf(parser, runs_, {1, kind_.most});
    const auto seed = wholeNumberOf(parser, seed_, {0});
    const auto threads = wholeNumberOf(parser, threads_, {1, mostThreads});
    for (const auto* each : {&runs, &seed, &threads})
        if (!*each)
            return tl::unexpected(each->error());
    RunsAsked asked;
    asked.most = runs->value_or(kind_.usual);
    asked.seed = static_cast<std::uint64_t>(seed->value_or(static_cast<std::int64_t>(asked.seed)));
    asked.threads =
        static_cast<unsigned>(threads->value_or(std::max(1U, std::thread::hardware_concurrency())));
    if (!seeks)
        return asked;
    const auto halfWidth = numberOf(parser, interval_, kind_.leastInterval,
                                    std::numeric_limits<double>::max(), kind_.intervalWanted);
    if (!halfWidth)
        return tl::unexpected(halfWidth.error());
    asked.halfWidth = *halfWidth;
    asked.most = kind_.mostSought;
    return asked;
}

} // namespace stagewright

#include "editor/cli/rally_options.h"

#include "editor/cli/arguments.h"
#include "editor/cli/house_rules_option.h"
#include "editor/cli/number_option.h"
#include "editor/cli/rally_output.h"
#include "editor/cli/refusal.h"
#include "model/rally/clock_time.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct RallyTexts {
    Q_DECLARE_TR_FUNCTIONS(RallyOptions)
};

constexpr std::int64_t mostRallies = 10'000'000;

} // namespace

RallyOptions::RallyOptions(QCommandLineParser& parser)
    : players_(valueOption(
          "players",
          RallyTexts::tr("How many play, 1 to %1. Left out: as the rally says.").arg(mostDrivers),
          "N"))
    , start_(valueOption(
          "start",
          RallyTexts::tr("When the first stage starts, as in 19:00. Left out: as the rally "
                         "says, or from 00:00 on."),
          "HH:MM"))
    , minutes_(valueOption(
          "minutes", RallyTexts::tr("How long the rally may take. Left out: as the rally says."),
          "M"))
    , runs_(RunsKind{"runs",
                     RallyTexts::tr("How many times to drive the rally. Left out: %1.")
                         .arg(planRun(1).rallies),
                     RallyTexts::tr("A number; the same gives the same drives. Left out: 1."),
                     planRun(1).rallies, mostRallies})
    , new_(
          QStringLiteral("new"),
          RallyTexts::tr("Make a rally of the stage files that are named, in this order, and write "
                         "it to the file that -o names. There is service after each stage but the "
                         "last that has a service tile."))
    , title_(valueOption("title", RallyTexts::tr("With --new: the rally's title."), "TITLE"))
    , output_(outputOption(RallyTexts::tr("With --new: the file to write.")))
    , entered_(enteredOption())
    , json_(jsonOption()) {
    parser.addOptions({players_, start_, minutes_});
    parser.addOptions(runs_.options());
    parser.addOptions({new_, title_, output_, entered_, json_});
    addRulesOption(parser);
}

Expected<RallyChoice> RallyOptions::read(const QCommandLineParser& parser) const {
    RallyChoice choice;
    const auto players = wholeNumberOf(parser, players_, {1, mostDrivers});
    const auto minutes = wholeNumberOf(parser, minutes_, {1, longestEvening});
    if (!players || !minutes)
        return tl::unexpected(players ? minutes.error() : players.error());
    if (*players)
        choice.players = static_cast<int>(**players);
    if (*minutes)
        choice.minutes = static_cast<int>(**minutes);
    if (parser.isSet(start_)) {
        choice.start = parseClockTime(parser.value(start_));
        if (!choice.start.isValid())
            return refusal(RallyTexts::tr("--start takes a time of day, as in 19:00"));
    }
    const auto runs = runs_.read(parser);
    if (!runs)
        return tl::unexpected(runs.error());
    choice.run.rallies = runs->most;
    choice.run.seed = runs->seed;
    choice.run.threads = runs->threads;
    if (const auto made = readNew(parser, choice); !made)
        return tl::unexpected(made.error());
    choice.rulesFiles = rulesFiles(parser);
    if (choice.makeNew && !choice.rulesFiles.isEmpty())
        return refusal(RallyTexts::tr("--rules is for planning a rally, not for --new"));
    choice.json = parser.isSet(json_);
    return choice;
}

Expected<void> RallyOptions::readNew(const QCommandLineParser& parser, RallyChoice& choice) const {
    choice.makeNew = parser.isSet(new_);
    choice.title = parser.value(title_);
    choice.output = parser.value(output_);
    choice.entered = parser.isSet(entered_);
    if (!choice.makeNew && (parser.isSet(title_) || parser.isSet(output_) || choice.entered))
        return refusal(RallyTexts::tr("there is nothing to write"),
                       RallyTexts::tr("-o, --title and --entered go with --new"));
    if (choice.makeNew && choice.output.isEmpty())
        return refusal(RallyTexts::tr("no output file is named"),
                       RallyTexts::tr("Name one with -o"));
    if (!choice.makeNew && parser.positionalArguments().size() != 1)
        return refusal(RallyTexts::tr("one rally is taken at a time"),
                       RallyTexts::tr("To make one of several stages, add --new"));
    return {};
}

} // namespace stagewright

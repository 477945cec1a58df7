#include "editor/zones/commands/road_estimate_command.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/number_option.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/refusal.h"
#include "editor/zones/commands/road_answers.h"
#include "editor/zones/commands/road_rally_answers.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct RoadEstimateCommand {
    Q_DECLARE_TR_FUNCTIONS(RoadEstimateCommand)
};

QString given(const char* name) {
    return QString::fromLatin1(name);
}

QList<QCommandLineOption> roadOptions() {
    return {valueOption("tyres",
                        RoadEstimateCommand::tr("Of printed boards: the tyres, as dashboards of "
                                                "the rules name them: asphalt, snow, snow-2, "
                                                "earth or soft. Left out: those for the surface "
                                                "of most sections."),
                        "TYRES"),
            valueOption("leader",
                        RoadEstimateCommand::tr("Of printed boards: whether the car opens the "
                                                "road, on or off; counts on earth alone. Left out: "
                                                "on."),
                        "ON"),
            valueOption("kept-from",
                        RoadEstimateCommand::tr("Of printed boards: the tyres are kept from a "
                                                "stage of so many sections, 1 to %1; counts for "
                                                "soft ones alone. Left out: they are new.")
                            .arg(mostStageSections),
                        "N")};
}

Expected<TyreChoice> choiceAsked(const StageToEstimate& asked) {
    TyreChoice choice;
    choice.tyres = asked.parser.value(given("tyres"));
    if (asked.parser.isSet(given("leader"))) {
        const QString word = asked.parser.value(given("leader"));
        if (word != given("on") && word != given("off"))
            return refusal(RoadEstimateCommand::tr("--%1 takes one of: %2")
                               .arg(given("leader"), given("on, off")));
        choice.leader = word == given("on");
    }
    const auto kept =
        wholeNumberOf(asked.parser, QCommandLineOption(given("kept-from")), {1, mostStageSections});
    if (!kept)
        return tl::unexpected(kept.error());
    choice.tyresSections = static_cast<int>(kept->value_or(0));
    return choice;
}

Expected<ExitStatus> estimateRoad(const StageToEstimate& asked) {
    const auto& rules = asked.games.data<RoadRules>();
    const auto choice = choiceAsked(asked);
    if (!choice)
        return tl::unexpected(choice.error());
    RoadQuestion question{chainOf(asked.stage), *choice, {}, {}};
    question.settings.profile = asked.choice.request.drive.profile;
    question.settings.mishaps = asked.choice.request.drive.mishaps;
    if (!asked.choice.exact)
        question.drives = asked.choice.request.length;
    const auto forecast = forecastOf(question, asked.games.data<ZoneBoards>(), rules);
    if (!forecast) {
        Fault fault = forecast.error();
        fault.file = asked.file;
        return tl::unexpected(fault);
    }
    const RoadAsked said{asked, rules, nameAsGiven(asked.choice.rulesFiles.value(0)), question};
    if (asked.choice.json)
        printJson(roadJson(said, **forecast));
    else
        for (const QString& line : roadLines(said, **forecast))
            printLine(line);
    return ExitStatus::Fine;
}

} // namespace

StageEstimating roadEstimating() {
    return {roadOptions,
            {given("profile"), given("players"), given("no-mishaps"), given("runs"), given("ci"),
             given("seed"), given("threads"), given("exact"), given("rules")},
            estimateRoad,
            roadRallySaid};
}

} // namespace stagewright

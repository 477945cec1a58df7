#include "editor/cli/carry_option.h"

#include "editor/cli/rally_output.h"
#include "editor/cli/refusal.h"
#include "editor/files/document_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct CarryTexts {
    Q_DECLARE_TR_FUNCTIONS(CarryOption)
};

constexpr QLatin1StringView optionName("carry");

/// Of a stage alone, a rally of one.
RallyPack wholeOf(const StageInput& input) {
    if (input.pack)
        return *input.pack;
    if (input.rally.stages().size() == 1)
        return stageAlone(input.rally.stages().front().stage);
    return RallyPack{input.rally, {}, {}, {}};
}

} // namespace

QCommandLineOption carryOption() {
    return {
        optionName,
        CarryTexts::tr("What of the rally the file carries inside, so that whoever opens it with "
                       "Stagewright has it: none; stages, those that are shown, with their "
                       "titles; all, the whole of it, with drivers, results and notes. Left "
                       "out: stages."),
        CarryTexts::tr("WHAT"), nameOf(Carried::Stages)};
}

Expected<Carried> carriedAsTold(const QCommandLineParser& parser) {
    if (const auto what = carriedOfName(parser.value(optionName)))
        return *what;
    return refusal(CarryTexts::tr("--carry takes none, stages or all"));
}

Expected<QByteArray> packToCarry(const StageInput& input, Carried what, const Games& games,
                                 const QString& path) {
    if (what == Carried::All && !input.faults.empty())
        return refusal(CarryTexts::tr("not all of the file can be read, and what it carries would "
                                      "pass for the whole"),
                       CarryTexts::tr("--carry stages takes the stages that can be read"));
    std::vector<qsizetype> stages;
    for (const InputStage& each : input.stages)
        stages.push_back(std::max(each.number, 1) - 1);
    const RallyPack whole = wholeOf(input);
    if (what == Carried::All)
        sayCarriedEntries(whole.rally, games, path);
    return carriedPack(whole, stages, what, games);
}

} // namespace stagewright

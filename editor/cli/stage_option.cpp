#include "editor/cli/stage_option.h"

#include "editor/cli/arguments.h"
#include "editor/cli/number_option.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

struct StageOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(StageOptionTexts)
};

QCommandLineOption stageOption() {
    return valueOption("stage",
                       StageOptionTexts::tr("Of a rally: the number of the stage, from 1. Left "
                                            "out: the first, or all where a command takes rallies "
                                            "as a whole."),
                       "N");
}

} // namespace

void addStageOption(QCommandLineParser& parser) {
    parser.addOption(stageOption());
}

Expected<std::optional<int>> stageNumber(const QCommandLineParser& parser) {
    return stageNumber(parser, stageOption());
}

Expected<std::optional<int>> stageNumber(const QCommandLineParser& parser,
                                         const QCommandLineOption& option) {
    const auto number = wholeNumberOf(parser, option, {1});
    if (!number)
        return tl::unexpected(number.error());
    if (!*number)
        return std::nullopt;
    constexpr std::int64_t most = std::numeric_limits<int>::max(); // no rally has so many
    return static_cast<int>(std::min(**number, most));
}

} // namespace stagewright

#include "editor/cli/stage_option.h"

#include "editor/cli/console.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageOptionTexts {
    Q_DECLARE_TR_FUNCTIONS(StageOptionTexts)
};

} // namespace

StageOption::StageOption(QCommandLineParser& parser)
    : stage_(QStringLiteral("stage"),
             StageOptionTexts::tr("Of a rally: the number of the stage, from 1. Left out: the "
                                  "first, or all where a command takes rallies as a whole."),
             QStringLiteral("N")) {
    parser.addOption(stage_);
}

std::optional<StageOption::Choice> StageOption::read(const QCommandLineParser& parser) const {
    if (!parser.isSet(stage_))
        return Choice{};
    bool isNumber = false;
    const int number = parser.value(stage_).toInt(&isNumber);
    if (isNumber && number >= 1)
        return Choice{number};
    printMessage(StageOptionTexts::tr("--stage takes a whole number from 1 up"));
    return std::nullopt;
}

} // namespace stagewright

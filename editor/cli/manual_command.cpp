#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/drawing.h"
#include "editor/cli/output.h"
#include "editor/language/language.h"
#include "editor/manual/manual_html.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct ManualCommand {
    Q_DECLARE_TR_FUNCTIONS(ManualCommand)
};

constexpr qreal pictureRatio = 2; // that of sharp screens

QString manualDescription() {
    return ManualCommand::tr("write the manual");
}

ExitStatus runManual(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        ManualCommand::tr("Writes the manual: as text to standard output, or to a file as HTML."));
    const QCommandLineOption output = outputOption(
        ManualCommand::tr("The HTML file to write, which needs no other. Left out: text."));
    const QCommandLineOption language(
        QStringLiteral("lang"),
        ManualCommand::tr("The language: %1. Left out: that of the system.")
            .arg(languages().join(QStringLiteral(", "))),
        QStringLiteral("LANG"));
    parser.addOptions({output, language});
    if (const auto outcome = readArguments(parser, arguments, FileCount::None))
        return *outcome;
    const QString wanted =
        parser.isSet(language) ? parser.value(language) : languageOf(*QCoreApplication::instance());
    if (!languages().contains(wanted)) {
        printMessage(ManualCommand::tr("there is no manual in \"%1\"; --lang takes %2")
                         .arg(wanted, languages().join(QStringLiteral(", "))));
        return ExitStatus::Unusable;
    }
    const Manual manual = readManual(wanted);
    if (!parser.isSet(output)) {
        printText(manualText(manual));
        return ExitStatus::Fine;
    }
    return exitStatusOf(writeOutput(parser.value(output),
                                    manualHtml(manual, picturesOf(games, pictureRatio)).toUtf8()));
}

} // namespace

extern const Subcommand manualCommand;
const Subcommand manualCommand{"manual", manualDescription, true, runManual};

} // namespace stagewright

#include "editor/cli/command_line.h"

#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/subcommands.h"
#include "editor/instance/window_arguments.h"
#include "editor/language/language.h"

#include <QFile>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <memory>
#include <string>

namespace stagewright {

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// The application object that a command needs. It is given no arguments, lest it takes some for
/// its own, only the name that stands in the line "Usage".
class Application {
public:
    Application(std::string usage, bool draws) : usage_(std::move(usage)) {
        // Qt remarks on a locale without UTF-8; names and text are UTF-8 here whatever it is.
        const QtMessageHandler usual = qInstallMessageHandler(passFatalOnly);
        if (draws) {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            application_ = std::make_unique<QGuiApplication>(argc_, argv_);
        } else {
            application_ = std::make_unique<QCoreApplication>(argc_, argv_);
        }
        qInstallMessageHandler(usual);
        useLanguage(*application_, languageFor(QLocale::system()));
        QCoreApplication::setApplicationName(QStringLiteral("stagewright"));
        QCoreApplication::setApplicationVersion(QStringLiteral(STAGEWRIGHT_VERSION));
    }

private:
    static void passFatalOnly(QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtFatalMsg)
            printMessage(text);
    }

    std::string usage_;
    int argc_ = 1;
    char* argv_[2] = {usage_.data(), nullptr};
    std::unique_ptr<QCoreApplication> application_;
};

bool asksFor(const QStringList& arguments, const QCommandLineOption& option) {
    return std::any_of(arguments.begin(), arguments.end(), [&](const QString& argument) {
        const QString name = argument.mid(argument.startsWith(QStringLiteral("--")) ? 2 : 1);
        return argument.startsWith(u'-') && option.names().contains(name);
    });
}

QCommandLineOption versionOption() {
    return {{QStringLiteral("v"), QStringLiteral("version")}, CommandLine::tr("Show the version.")};
}

QCommandLineOption newWindow() {
    return {QString(newWindowOption).sliced(2),
            CommandLine::tr("Open a window though one is open already, which otherwise opens the "
                            "files.")};
}

QString commandTable(const Games& games) {
    QStringList lines;
    for (const Subcommand* command : subcommands(games))
        lines << QStringLiteral("  ") + QString::fromLatin1(command->name).leftJustified(12) +
                     command->description();
    return lines.join(u'\n');
}

QString overview(const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLine::tr("Lays hex tiles of rally and circuit board games into stages.\n\n"
                        "Without a command the window opens, with the files that are named.\n"
                        "With a command:\n%1\n\n"
                        "\"stagewright COMMAND --help\" says more of each. They leave with 0 if "
                        "all is well, 1 if\nthere are errors in a stage, 2 if the input cannot "
                        "be used.")
            .arg(commandTable(games)));
    parser.addOptions({helpOption(), versionOption(), newWindow()});
    parser.addPositionalArgument(QStringLiteral("FILE"), CommandLine::tr("Files to open."),
                                 QStringLiteral("[FILE...]"));
    return parser.helpText();
}

/// A single word that is no file: more likely a command mistyped than a file to open.
bool looksLikeCommand(const QString& argument) {
    return !argument.isEmpty() &&
           std::all_of(argument.begin(), argument.end(), [](QChar c) { return c.isLetter(); }) &&
           !QFile::exists(argument);
}

/// Whether there is nothing to answer here, so that the window opens.
bool isForTheWindow(const QStringList& arguments) {
    return !asksFor(arguments, helpOption()) && !asksFor(arguments, versionOption()) &&
           (arguments.isEmpty() || !looksLikeCommand(arguments.constFirst()));
}

/// @pre the arguments are not for the window
ExitStatus answerWithoutCommand(const QStringList& arguments, const Games& games) {
    if (asksFor(arguments, helpOption())) {
        printText(overview(games));
        return ExitStatus::Fine;
    }
    if (asksFor(arguments, versionOption())) {
        printLine(QStringLiteral("Stagewright ") + QCoreApplication::applicationVersion());
        return ExitStatus::Fine;
    }
    printMessage(CommandLine::tr("there is no command and no file \"%1\". See: stagewright --help")
                     .arg(arguments.constFirst()));
    return ExitStatus::Unusable;
}

bool drawsFor(const Subcommand& command, const QStringList& arguments) {
    return command.draws || (command.drawsFor && command.drawsFor(arguments));
}

} // namespace

std::optional<int> runCommandLine(int argc, char* argv[], const Games& games) {
    // As the file system writes names, whatever the locale says.
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QFile::decodeName(argv[i]);
    const Subcommand* command =
        arguments.isEmpty() ? nullptr : subcommandNamed(arguments.constFirst(), games);
    const bool isForWindow = !command && isForTheWindow(arguments);
    const auto openFile = std::find_if(arguments.begin(), arguments.end(), &isOpenFile);
    if (isForWindow && openFile == arguments.end())
        return std::nullopt;
    const std::string usage =
        command ? std::string("stagewright ") + command->name : std::string("stagewright");
    const Application application(usage, command && drawsFor(*command, arguments.sliced(1)));
    for (int i = 1; command && i < argc; ++i)
        if (QFile::encodeName(QFile::decodeName(argv[i])) != argv[i]) {
            printMessage(CommandLine::tr("\"%1\" is not in UTF-8, and another name would be meant. "
                                         "Rename the file first")
                             .arg(QFile::decodeName(argv[i])));
            return static_cast<int>(ExitStatus::Unusable);
        }
    if (isForWindow) { // which may be another process's
        printMessage(
            CommandLine::tr("the window opens files alone, and cannot read \"%1\". Save what "
                            "it gives to a file first, or use a command, as in: "
                            "stagewright check -")
                .arg(*openFile));
        return static_cast<int>(ExitStatus::Unusable);
    }
    const ExitStatus outcome =
        command ? command->run(arguments.sliced(1), games) : answerWithoutCommand(arguments, games);
    return static_cast<int>(allPrinted() ? outcome : ExitStatus::Unusable);
}

int refuseToOpenWindow() {
    const Application application("stagewright", false);
    printMessage(CommandLine::tr("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is "
                                 "set), so no window can open. The commands need none: "
                                 "stagewright --help"));
    return static_cast<int>(ExitStatus::Unusable);
}

} // namespace stagewright

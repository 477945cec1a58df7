#include "editor/background/left_behind.h"
#include "editor/cards/card_parts.h"
#include "editor/cli/command_line.h"
#include "editor/cli/console.h"
#include "editor/fields/plain_labels.h"
#include "editor/fields/scrolling_wheel.h"
#include "editor/hextiles/tile_parts.h"
#include "editor/instance/socket_path.h"
#include "editor/instance/window_arguments.h"
#include "editor/points/titan_parts.h"
#include "editor/recovery/termination_signals.h"
#include "editor/settings/damaged_settings.h"
#include "editor/settings/settings_file.h"
#include "editor/settings/theme.h"
#include "editor/start.h"
#include "editor/window/main_window.h"
#include "editor/window/running_window.h"
#include "editor/window/stage_opening.h"
#include "editor/window/translated_window.h"
#include "editor/zones/chain_parts.h"
#include "model/exchange/built_in_games.h"

#include <QApplication>
#include <QFile>
#include <QStatusBar>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

namespace {

/// Qt ends a program that finds no display with an abort; a sentence serves better.
bool lacksDisplay() {
    return qEnvironmentVariableIsEmpty("DISPLAY") &&
           qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

/// Until it is closed for good.
/// @param known the games without their pieces
int runWindow(const stagewright::Games& known, stagewright::Start start) {
    using namespace stagewright;
    const QString settingsPath = QSettings().fileName();
    const QString damage = setAsideDamaged(settingsPath);
    QSettings settings(settingsPath, atomicSettingsFormat());
    std::optional<Expected<Games>> games;
    start.fonts.wait();
    TranslatedWindow translated(settings,
                                [&] { return std::make_unique<MainWindow>(known, settings); });
    const auto listen = [&] {
        MainWindow& window = translated.window();
        new RunningWindow(windowSocketPath(), window.opening(), &window);
    };
    QObject::connect(&translated, &TranslatedWindow::tookOver, &translated, listen);
    MainWindow& first = translated.window();
    QObject::connect(
        &first.current(), &Workspace::firstPainted, &first,
        [&] {
            games.emplace(start.games.get());
            if (!*games) {
                std::fprintf(stderr, "%s\n", qPrintable(sentence(games->error())));
                return QCoreApplication::exit(EXIT_FAILURE);
            }
            translated.createPanels(**games);
            listen();
            first.start(readWindowArguments(QCoreApplication::arguments().mid(1)).paths);
            if (!damage.isEmpty())
                first.statusBar()->showMessage(damage);
        },
        Qt::SingleShotConnection);
    const TerminationSignals end;
    QObject::connect(&end, &TerminationSignals::wanted, &translated, [] {
        QCoreApplication::exit(); // without a question, as nobody is there to answer it
    });
    first.show();
    start.mayRead.set_value();
    const int exitCode = QApplication::exec();
    if (const auto kept = keepSettings(settings); !kept)
        std::fprintf(stderr, "%s\n", qPrintable(sentence(kept.error())));
    return exitCode;
}

} // namespace

int main(int argc, char* argv[]) {
    using namespace stagewright;
    keepStandardStreamsTaken();
    std::signal(SIGXFSZ, SIG_IGN); // a file beyond the user's limit is an error like a full disk
    const auto games = builtInGames()
                           .map(withTileParts)
                           .map(withTitanParts)
                           .map(withCardParts)
                           .map(withChainParts);
    if (!games) {
        std::fprintf(stderr, "%s\n", qPrintable(sentence(games.error())));
        return EXIT_FAILURE;
    }
    if (const auto exitCode = runCommandLine(argc, argv, *games))
        return *exitCode;

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QFile::decodeName(argv[i]);
    const WindowArguments wanted = readWindowArguments(arguments);
    const QString socketPath = windowSocketPath();
    if (!wanted.ownWindow &&
        sendOpenRequest({wanted.paths, qgetenv("XDG_ACTIVATION_TOKEN")}, socketPath))
        return 0;

    if (lacksDisplay())
        return refuseToOpenWindow();
    blockTerminationSignals();
    Start start = beginStart(*games);
    QApplication application(argc, argv);
    useEdgedStyle();
    const PlainLabels plain(application);
    const ScrollingWheel wheel(application);
    QCoreApplication::setApplicationName(QStringLiteral("stagewright"));
    QCoreApplication::setOrganizationName(QStringLiteral("stagewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STAGEWRIGHT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("alt.stagewright.Stagewright"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Stagewright"));
    const int exitCode = runWindow(*games, std::move(start));
    if (isWorkLeftBehind())
        std::_Exit(exitCode);
    return exitCode;
}

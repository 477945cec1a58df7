#include "editor/cli/command_line.h"
#include "editor/instance/socket_path.h"
#include "editor/instance/window_arguments.h"
#include "editor/language/language.h"
#include "editor/recovery/polite_end.h"
#include "editor/settings/damaged_settings.h"
#include "editor/settings/preferences.h"
#include "editor/start.h"
#include "editor/window/main_window.h"
#include "editor/window/running_window.h"

#include <QApplication>
#include <QFile>
#include <QLocale>
#include <QStatusBar>

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace {

/// Qt ends a program that finds no display with an abort; a sentence serves better.
bool lacksDisplay() {
    return qEnvironmentVariableIsEmpty("DISPLAY") &&
           qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") &&
           qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
}

} // namespace

int main(int argc, char* argv[]) {
    using namespace stagewright;
    if (const auto exitCode = runCommandLine(argc, argv))
        return *exitCode;

    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments << QFile::decodeName(argv[i]);
    const WindowArguments wanted = readWindowArguments(arguments);
    const QString socketPath = windowSocketPath();
    if (!wanted.ownWindow && handOver({wanted.paths, qgetenv("XDG_ACTIVATION_TOKEN")}, socketPath))
        return 0;

    if (lacksDisplay()) {
        std::fputs("There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window "
                   "can open. The commands need none: stagewright --help\n",
                   stderr);
        return 2;
    }
    holdBackEndSignals();
    std::signal(SIGXFSZ, SIG_IGN); // a file beyond the user's limit is an error like a full disk
    auto reading = beginStart();
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("stagewright"));
    QCoreApplication::setOrganizationName(QStringLiteral("stagewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STAGEWRIGHT_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("alt.stagewright.Stagewright"));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Stagewright"));
    const QString damage = setAsideDamaged(QSettings().fileName());
    QSettings settings;
    const QString language = readPreferences(settings).language;
    if (!language.isEmpty())
        QLocale::setDefault(QLocale(language)); // its numbers and times too
    useLanguage(*QCoreApplication::instance(),
                language.isEmpty() ? languageFor(QLocale::system()) : language);
    std::optional<Expected<Catalogue>> catalogue; // outlives the window
    MainWindow window(settings);
    QObject::connect(&window.board(), &BoardView::firstPainted, &window, [&] {
        catalogue.emplace(reading.get());
        if (!*catalogue) {
            std::fprintf(stderr, "%s\n", qPrintable(sentence(catalogue->error())));
            return QCoreApplication::exit(EXIT_FAILURE);
        }
        window.furnish(**catalogue);
        new RunningWindow(socketPath, window.opening(), &window);
        window.start(readWindowArguments(QCoreApplication::arguments().mid(1)).paths);
        if (!damage.isEmpty())
            window.statusBar()->showMessage(damage);
    });
    const PoliteEnd end;
    QObject::connect(&end, &PoliteEnd::wanted, &window, [] {
        QCoreApplication::exit(); // without a question, as nobody is there to answer it
    });
    window.show();
    return QApplication::exec();
}

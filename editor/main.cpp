#include "editor/cli/command_line.h"
#include "editor/faces/fonts.h"
#include "editor/language/language.h"
#include "editor/window/main_window.h"

#include <QApplication>
#include <QThread>

#include <cstdio>
#include <cstdlib>
#include <future>

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

    if (lacksDisplay()) {
        std::fputs("There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window "
                   "can open. The commands need none: stagewright --help\n",
                   stderr);
        return 2;
    }
    QThread::currentThread(); // Qt takes the first thread it meets for the main one
    auto reading = std::async(std::launch::async, builtInCatalogue); // while the display is opened
    const QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("stagewright"));
    QCoreApplication::setOrganizationName(QStringLiteral("stagewright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STAGEWRIGHT_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Stagewright"));
    useLanguage(*QCoreApplication::instance());
    registerFaceFont();
    const auto catalogue = reading.get();
    if (!catalogue) {
        std::fprintf(stderr, "%s\n", qPrintable(sentence(catalogue.error())));
        return EXIT_FAILURE;
    }
    QSettings settings;
    MainWindow window(*catalogue, settings);
    window.start(QCoreApplication::arguments().value(1));
    window.show();
    return QApplication::exec();
}

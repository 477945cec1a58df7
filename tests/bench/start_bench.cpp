#include "editor/hextiles/board/board_view.h"
#include "editor/instance/socket_path.h"
#include "editor/language/language.h"
#include "editor/settings/theme.h"
#include "editor/start.h"
#include "editor/window/main_window.h"
#include "editor/window/running_window.h"
#include "editor/window/stage_opening.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMainWindow>
#include <QProcess>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <vector>

// Start to first painted window: this program starts itself as an empty QMainWindow and as
// Stagewright's window, in turns, and compares the medians. Stagewright's first frame has menus,
// tool bar and the frames of its panels, its second also what they show and the welcome page;
// both are measured, and the frame that shows the stage of a file. It needs a display that stays
// as it is between two starts: Xvfb with -noreset.

namespace stagewright {
namespace {

constexpr int rounds = 10;

/// Of Stagewright's window at its first start. A window is filled first of all, and that takes as
/// long as there are pixels.
constexpr QSize usualSize(1600, 1000);

/// Ends the program at once when the window has been painted so many times, of which only those
/// count in which there is what is waited for: what follows is not part of the start.
class EndAfterPaint final : public QObject {
public:
    explicit EndAfterPaint(
        int frames, std::function<bool()> isThere = [] { return true; })
        : left_(frames)
        , isThere_(std::move(isThere)) {}

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::UpdateRequest && isThere_() && --left_ == 0)
            QTimer::singleShot(0, qApp, [] { std::_Exit(0); });
        return QObject::eventFilter(watched, event);
    }

private:
    int left_;
    std::function<bool()> isThere_;
};

int showEmptyWindow(int argc, char* argv[]) {
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(usualSize.boundedTo(QGuiApplication::primaryScreen()->availableSize()));
    EndAfterPaint end(1);
    window.installEventFilter(&end);
    window.show();
    return QApplication::exec();
}

/// As editor/main.cpp does it, with settings of its own: a first start.
/// @param files that are named; with one, the frames that show a stage count
int showStagewright(int argc, char* argv[], int frames, const QStringList& files = {}) {
    const QString socketPath = windowSocketPath() + QStringLiteral("-bench");
    if (sendOpenRequest({}, socketPath))
        return EXIT_FAILURE;
    const Games known = gamesWithoutPieces();
    Start start = beginStart(known);
    QApplication application(argc, argv);
    useEdgedStyle();
    useLanguage(application, QStringLiteral("en"));
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    std::optional<Expected<Games>> games;
    start.fonts.wait();
    MainWindow window(known, settings);
    QObject::connect(&boardOf(window), &BoardView::firstPainted, &window, [&] {
        games.emplace(start.games.get());
        window.createPanels(**games);
        new RunningWindow(socketPath, window.opening(), &window);
        window.start(files);
    });
    EndAfterPaint end(frames, [&] {
        return files.isEmpty() || !tilesOf(window.document().stage()).placements().isEmpty();
    });
    window.installEventFilter(&end);
    window.show();
    start.mayRead.set_value();
    return QApplication::exec();
}

double millisecondsOf(const QString& what) {
    QElapsedTimer clock;
    clock.start();
    QProcess process;
    process.start(QCoreApplication::applicationFilePath(), {what});
    process.waitForFinished();
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0)
        std::fprintf(stderr, "%s\n", process.readAllStandardError().constData());
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

int compare(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    std::vector<double> empty;
    std::vector<double> own;
    std::vector<double> withTiles;
    std::vector<double> withStage;
    for (int i = 0; i < rounds; ++i) {
        empty.push_back(millisecondsOf(QStringLiteral("empty")));
        own.push_back(millisecondsOf(QStringLiteral("stagewright")));
        withTiles.push_back(millisecondsOf(QStringLiteral("tiles")));
        withStage.push_back(millisecondsOf(QStringLiteral("stage")));
    }
    std::printf("empty window %.1f ms, Stagewright %.1f ms (medians of %d): ratio %.2f; "
                "with the welcome page %.1f ms, with the stage of a file %.1f ms\n",
                median(empty), median(own), rounds, median(own) / median(empty), median(withTiles),
                median(withStage));
    return 0;
}

} // namespace
} // namespace stagewright

int main(int argc, char* argv[]) {
    using namespace stagewright;
    const QByteArrayView what(argc > 1 ? argv[1] : "");
    if (what == "empty")
        return showEmptyWindow(argc, argv);
    if (what == "stagewright")
        return showStagewright(argc, argv, 1);
    if (what == "tiles")
        return showStagewright(argc, argv, 2);
    if (what == "stage")
        return showStagewright(argc, argv, 1,
                               {QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally1-ss2.json")});
    return compare(argc, argv);
}

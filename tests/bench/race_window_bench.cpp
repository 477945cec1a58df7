// What a designer of circuits waits for in the window: from an edit to the first figures of four
// cars that race on 15 tiles, and the frames while six cars are watched on 30:
// xvfb-run build/release/tests/bench/race_window_bench

#include "editor/driving/drive_panel.h"
#include "editor/estimate/race_estimator.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/window/drive_dock.h"
#include "editor/window/main_window.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/long_stage.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace stagewright {
namespace {

template <typename Done>
void waitUntil(Done done, qint64 most = 60'000) {
    QElapsedTimer clock;
    clock.start();
    while (!done() && clock.elapsed() < most)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

/// Takes the pit beside the road away, and puts it back.
void measureFigures(MainWindow& window) {
    Document& document = window.document();
    document.open(stageFrom(QStringLiteral("gt-circuits/course1.json")), {});
    waitUntil([&] { return !window.estimator().isStale(); });
    RaceEstimator& races = window.races();
    races.want(window, true);
    waitUntil([&] { return !races.isStale(); });
    for (int i = 0; i < 6; ++i) {
        QElapsedTimer clock;
        clock.start();
        if (i % 2 == 0)
            document.make(removeTiles(tilesOf(document.stage()).at(Hex{-1, 0})));
        else
            document.history().undo();
        waitUntil([&] { return !races.isOutdated(); });
        const qint64 first = clock.elapsed();
        const std::int64_t some = races.report().races ? races.report().races->races() : 0;
        waitUntil([&] { return !races.isStale(); });
        std::printf("four cars on %d tiles: first figures after %lld ms (%lld races), good ones "
                    "after %lld ms\n",
                    document.stage().layout.pieceCount(), static_cast<long long>(first),
                    static_cast<long long>(some), static_cast<long long>(clock.elapsed()));
    }
    races.want(window, false);
}

/// As the mouse does it.
void click(QWidget& widget) {
    const QPointF middle = QRectF(widget.rect()).center();
    for (const auto type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
        const Qt::MouseButtons down =
            type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton;
        QMouseEvent event(type, middle, widget.mapToGlobal(middle), Qt::LeftButton, down, {});
        QCoreApplication::sendEvent(&widget, &event);
    }
}

/// Notes when the board is painted.
class Paints final : public QObject {
public:
    std::vector<qint64> gaps; ///< nanoseconds
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint) {
            if (since_.isValid())
                gaps.push_back(since_.nsecsElapsed());
            since_.start();
        }
        return QObject::eventFilter(watched, event);
    }

private:
    QElapsedTimer since_;
};

void measureWatching(MainWindow& window, int tiles) {
    window.document().open(longStage(tiles), {});
    waitUntil([&] { return !window.estimator().isStale(); });
    window.driveDock().watch(6);
    WatchPage& page = window.driveDock().panel()->watch();
    waitUntil([&] { return page.record() && page.record()->grid.size() == 6; });
    waitUntil([&] { return boardOf(window).isDrawn(); });
    Paints paints;
    boardOf(window).installEventFilter(&paints);
    const std::clock_t begin = std::clock();
    QElapsedTimer clock;
    clock.start();
    click(*page.findChild<QToolButton*>(QStringLiteral("play")));
    waitUntil([] { return false; }, 10'000);
    const double seconds = static_cast<double>(clock.elapsed()) / 1000;
    const double busy =
        static_cast<double>(std::clock() - begin) / static_cast<double>(CLOCKS_PER_SEC);
    std::sort(paints.gaps.begin(), paints.gaps.end());
    const auto at = [&](double part) {
        return static_cast<double>(paints.gaps[static_cast<std::size_t>(
                   part * static_cast<double>(paints.gaps.size() - 1))]) /
               1e6;
    };
    if (paints.gaps.empty())
        return;
    std::printf("six cars on %d tiles: %.1f frames a second, median %.1f ms, p99 %.1f ms, worst "
                "%.1f ms apart; %.2f ms of the processor each\n",
                tiles, static_cast<double>(paints.gaps.size()) / seconds, at(0.5), at(0.99), at(1),
                1000 * busy / static_cast<double>(paints.gaps.size()));
}

} // namespace
} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    return runInApplication(argc, argv, [] {
        const QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        MainWindow window(gamesWithoutPieces(), settings);
        window.resize(1600, 1000);
        window.createPanels(games());
        window.show();
        measureFigures(window);
        measureWatching(window, 30);
        window.document().history().setClean();
    });
}

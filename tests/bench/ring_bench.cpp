// How long after an edit the ring round the end of the road is there, and the ways home in it:
// QT_QPA_PLATFORM=offscreen build/release/tests/bench/ring_bench. Times are those of a clock on the
// wall, as the user waits; of the window's thread what the processor spent is told beside them.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/ring/ring_button.h"
#include "editor/window/main_window.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/long_stage.h"
#include "tests/boards.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace stagewright {

namespace {

constexpr int edits = 40;

double used() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The stage as it was before its finish was laid.
Stage withoutFinish(Stage stage) {
    const QList<Placement> tiles = tilesOf(stage).placements();
    for (const Placement& tile : tiles)
        if (catalogue().find(tile.side)->role == Role::Finish)
            tilesOf(stage).remove(tile);
    return stage;
}

class RingWindow {
public:
    explicit RingWindow(const Games& games)
        : settings_(folder_.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)
        , window_(gamesWithoutPieces(), settings_) {
        window_.resize(1600, 1000);
        window_.createPanels(games);
        window_.show();
        QCoreApplication::processEvents();
    }

    void measure(const char* name, const Stage& stage) {
        window_.document().open(stage, {});
        std::vector<double> choices;
        std::vector<double> ways;
        double spent = 0;
        if (!comes(&RingWindow::isThere))
            return (void)std::printf("%-28s no ring\n", name);
        for (int i = 0; i < edits; ++i) {
            QElapsedTimer clock;
            const double before = used();
            press(Qt::Key_Period);
            clock.start();
            press(Qt::Key_Return);
            if (!comes(&RingWindow::isThere))
                break;
            choices.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            spent = std::max(spent, used() - before);
            if (comes(&RingWindow::hasWays))
                ways.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
            window_.document().history().undo();
            (void)comes(&RingWindow::isThere);
        }
        tell(name, "choices", choices);
        tell(name, "ways home", ways);
        std::printf("%-28s %-10s at most %.1f ms of the processor\n", name, "window", spent);
    }

private:
    static void tell(const char* name, const char* what, std::vector<double>& times) {
        if (times.empty())
            return (void)std::printf("%-28s %-10s none\n", name, what);
        std::sort(times.begin(), times.end());
        std::printf("%-28s %-10s median %6.1f ms, worst %6.1f ms\n", name, what,
                    times[times.size() / 2], times.back());
    }

    void press(Qt::Key key) {
        QKeyEvent event(QEvent::KeyPress, key, {});
        QCoreApplication::sendEvent(&boardOf(window_), &event);
    }

    bool comes(bool (RingWindow::*is)()) {
        QElapsedTimer waited;
        waited.start();
        while (!(this->*is)()) {
            if (waited.elapsed() > 3000)
                return false;
            QCoreApplication::processEvents();
        }
        return true;
    }
    bool isThere() {
        const auto all = boardOf(window_).findChildren<RingButton*>();
        return std::any_of(all.begin(), all.end(),
                           [](const RingButton* each) { return each->isVisible(); });
    }
    bool hasWays() {
        const auto all = boardOf(window_).findChildren<RingButton*>();
        return std::any_of(all.begin(), all.end(), [](const RingButton* each) {
            return each->isVisible() && !each->text().isEmpty();
        });
    }

    QTemporaryDir folder_;
    QSettings settings_;
    MainWindow window_;
};

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    return runInApplication(argc, argv, [] {
        RingWindow window(games());
        window.measure("a start", withoutFinish(straightRoad(2)));
        for (const char* file : {"dirt-rulebook/rally1-ss1.json", "dirt-rulebook/rally3-ss1.json"})
            window.measure(file, withoutFinish(stageFrom(QString::fromLatin1(file))));
        for (const int tiles : {60, 500})
            window.measure(qPrintable(QStringLiteral("%1 tiles").arg(tiles)),
                           withoutFinish(longStage(tiles)));
    });
}

// How time and memory grow with what a stage holds, and how long the window is held up by it, in
// software rendering: QT_QPA_PLATFORM=offscreen build/release/tests/bench/growth_bench [KIND...]
// [COUNT...]. Kinds are "check" (without a window) and those of growing_stages.h, counts 1,000,
// 10,000 and 50,000 unless others are named. Times are of the processor, in the window's thread.

#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/sheets/map_picture.h"
#include "editor/window/main_window.h"
#include "editor/window/stage_opening.h"
#include "model/atomic_file.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/stage/laying_steps.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/growing_stages.h"
#include "tests/bench/long_stage.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"
#include "validators/hextiles/checker.h"
#include "validators/hextiles/mend.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace stagewright {

namespace {

Stock plenty() {
    Stock stock;
    stock.add(*catalogue().box(u"dirt-core"), 100'000);
    return stock;
}

/// Milliseconds of the processor that this thread has used, whatever else the machine does.
double used() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The most memory that the process has had, in megabytes.
double peak() {
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly))
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:"))
                return line.mid(6).simplified().split(' ').front().toDouble() / 1024;
    return 0;
}

template <typename Act>
void measure(const char* name, int count, Act act) {
    const double begin = used();
    act();
    std::printf("%-28s %6d  %8.1f ms  peak %5.0f MB\n", name, count, used() - begin, peak());
    std::fflush(stdout);
}

/// The longest time that a check goes on after it has been given up, at any time.
void measureGivenUp(const char* name, int count, const Stage& stage, const Stock& stock) {
    constexpr int times = 40;
    Checker whole(catalogue(), stock);
    QElapsedTimer clock;
    clock.start();
    whole.check(stage);
    const auto all = clock.nsecsElapsed();
    qint64 longest = 0;
    for (int i = 0; i < times; ++i) {
        std::jthread checking([&](const std::stop_token& stop) {
            Checker checker(catalogue(), stock);
            checker.check(stage, stop);
        });
        std::this_thread::sleep_for(std::chrono::nanoseconds(all * i / times));
        clock.restart();
        checking.request_stop();
        checking.join();
        longest = std::max(longest, clock.nsecsElapsed());
    }
    std::printf("%-28s %6d  %8.1f ms of %.1f ms\n", name, count, static_cast<double>(longest) / 1e6,
                static_cast<double>(all) / 1e6);
}

void withoutWindow(int count) {
    const Stock stock = plenty();
    const auto check = [&](const char* name, const Stage& stage) {
        measure(name, count, [&] {
            Checker checker(catalogue(), stock);
            checker.check(stage);
        });
    };
    const auto mend = [&](const char* name, const Stage& stage) {
        measure(name, count, [&] { (void)mended({stage, catalogue(), stock}, false); });
    };
    const Stage row = longStage(count);
    check("check, tiles in a row", row);
    check("check, tiles on one hex", onOneHex(count));
    check("check, tokens on a tile", tokensOnATile(count));
    check("check, tokens over a stage", tokensOverAStage(count));
    check("check, findings", apart(count));
    measureGivenUp("given up, tiles in a row", count, row, stock);
    measureGivenUp("given up, findings", count, apart(count), stock);
    mend("mend, tiles in a row", row);
    mend("mend, every seventh turned", turnedHereAndThere(count));
    mend("mend, tiles on one hex", onOneHex(count));
    mend("mend, every tile twice", doubled(count));
    measure("laying order", count, [&] { (void)layingSteps(row, catalogue()); });
    const QTemporaryDir folder;
    const FaceStyle style = colourStyle();
    measure("map as SVG", count, [&] {
        (void)writePicture(mapPicture(row, catalogue(), style),
                           folder.filePath(QStringLiteral("map.svg")), 1);
    });
}

/// A window with a hand on its mouse.
class Window {
public:
    Window()
        : settings_(folder_.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)
        , window_(gamesWithoutPieces(), settings_) {
        window_.resize(1600, 1000);
        window_.createPanels(games());
        window_.show();
        settle();
    }

    MainWindow& operator*() { return window_; }

    /// A file with the stage.
    QString kept(const Stage& stage) {
        const QString path = folder_.filePath(QStringLiteral("stage.json"));
        (void)writeFileAtomically(path, writeStage(stage));
        return path;
    }

    /// What the user waits for: the step itself, then the longest time that the window does not
    /// answer.
    template <typename Act>
    void measure(const char* name, int count, Act act) {
        const double begin = used();
        act();
        const double itself = used() - begin;
        print(name, count, itself, settle());
    }

    /// The longest frame of several.
    template <typename Act>
    void frames(const char* name, int count, Act act) {
        constexpr int many = 20;
        double longest = 0;
        for (int i = 0; i < many; ++i) {
            const double begin = used();
            act(i);
            QCoreApplication::processEvents(QEventLoop::AllEvents, 0);
            longest = std::max(longest, used() - begin);
        }
        print(name, count, longest, settle());
    }

    void wheel(int notches, Qt::KeyboardModifiers modifiers = {}) {
        BoardView& board = boardOf(window_);
        const QPointF middle = QRectF(board.rect()).center();
        QWheelEvent event(middle, board.mapToGlobal(middle), {}, {0, 120 * notches}, {}, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&board, &event);
    }

private:
    static void print(const char* name, int count, double itself, double longest) {
        std::printf("  %-26s %6d  %8.1f ms, then at most %6.1f ms at a time  peak %5.0f MB\n", name,
                    count, itself, longest, peak());
        std::fflush(stdout);
    }

    static double settle() {
        constexpr int settled = 1500; // milliseconds, in which plans and pictures are made
        double longest = 0;
        QElapsedTimer all;
        all.start();
        while (all.elapsed() < settled) {
            const double before = used();
            QCoreApplication::processEvents(QEventLoop::AllEvents, 0);
            longest = std::max(longest, used() - before);
        }
        return longest;
    }

    QTemporaryDir folder_;
    QSettings settings_;
    MainWindow window_;
};

void inTheWindow(const GrowingStage& kind, int count) {
    std::printf("%s\n", kind.name);
    Window window;
    const Actions& actions = (*window).actions();
    const QString path = window.kept(kind.make(count));
    window.measure("open", count, [&] { (*window).opening().open(path); });
    Document& document = (*window).document();
    const Placement first = tilesOf(document.stage()).placements().front();
    window.measure("fit", count, [&] { actions.fit->trigger(); });
    window.frames("zoom", count,
                  [&](int i) { window.wheel(i < 10 ? 1 : -1, Qt::ControlModifier); });
    window.measure("a tile of it", count, [&] { boardOf(*window).showPlace({first.hex}); });
    window.frames("scroll", count, [&](int i) { window.wheel(i < 10 ? 1 : -1); });
    while (boardOf(*window).camera().scale() < 40)
        boardOf(*window).zoomIn();
    window.frames("scroll, near", count, [&](int i) { window.wheel(i < 10 ? 1 : -1); });
    ShownLayers layers;
    layers.set(layerOf("pacenotes"), true);
    window.measure("show pacenotes", count, [&] { boardOf(*window).setLayers(layers); });
    window.frames("scroll, near, pacenotes", count, [&](int i) { window.wheel(i < 10 ? 1 : -1); });
    boardOf(*window).setLayers(layersOf(*window).shown());
    actions.fit->trigger();
    window.measure("select all", count, [&] { actions.selectAll->trigger(); });
    window.measure("move a tile", count, [&] {
        Placement now = first;
        now.hex = first.hex + Hex{-50, 50}; // where nothing lies
        document.make({editOf({{first}, {now}}), [] { return QStringLiteral("Move"); }});
    });
    window.measure("undo", count, [&] { document.history().undo(); });
    window.measure("select all", count, [&] { actions.selectAll->trigger(); });
    window.measure("turn all", count, [&] { actions.turn->trigger(); });
    window.measure("undo", count, [&] { document.history().undo(); });
    window.measure("delete all", count, [&] { actions.remove->trigger(); });
    window.measure("undo", count, [&] { document.history().undo(); });
}

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    std::vector<int> counts;
    std::set<std::string> kinds;
    for (int i = 1; i < argc; ++i)
        if (const int count = std::atoi(argv[i]); count > 0)
            counts.push_back(std::max(4, count));
        else
            kinds.insert(argv[i]);
    if (counts.empty())
        counts = {1'000, 10'000, 50'000};
    const auto wanted = [&](const char* kind) { return kinds.empty() || kinds.contains(kind); };
    return runInApplication(argc, argv, [&] {
        if (wanted("check"))
            for (const int count : counts)
                withoutWindow(count);
        for (const GrowingStage& kind : growingStages)
            for (const int count : counts)
                if (wanted(kind.name))
                    inTheWindow(kind, count);
    });
}

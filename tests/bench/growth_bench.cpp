// How time and memory grow with what a stage holds, and how long the window is held up by it, in
// software rendering: QT_QPA_PLATFORM=offscreen build/release/tests/bench/growth_bench [COUNT...]

#include "editor/faces/fonts.h"
#include "editor/sheets/map_picture.h"
#include "editor/window/main_window.h"
#include "model/stage/laying_steps.h"
#include "tests/bench/long_stage.h"
#include "tests/rulebook_stages.h"
#include "validators/checker.h"
#include "validators/mend.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

namespace stagewright {

namespace {

Stock plenty() {
    Stock stock;
    stock.add(*catalogue().box(u"dirt-core"), 100'000);
    return stock;
}

Stage stageOf(const QList<Placement>& tiles) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt");
    stage.exchange({}, tiles);
    return stage;
}

Placement tileAt(Hex hex, int laid, const char* side = "205a") {
    Placement tile;
    tile.hex = hex;
    tile.side = tileId(side);
    tile.laid = laid;
    return tile;
}

Stage onOneHex(int count) {
    QList<Placement> tiles;
    for (int i = 0; i < count; ++i) {
        tiles.append(tileAt({0, 0}, i));
        tiles.back().turn = Turn(i);
    }
    return stageOf(tiles);
}

/// Every seventh tile of a long road is turned.
Stage spoilt(int count) {
    QList<Placement> tiles = longStage(count).placements();
    for (qsizetype i = 5; i < tiles.size(); i += 7)
        tiles[i].turn = tiles[i].turn + Turn(1 + static_cast<int>(i) % 5);
    return stageOf(tiles);
}

/// Tiles apart from each other: each road ends twice.
Stage apart(int count) {
    QList<Placement> tiles;
    for (int i = 0; i < count / 2; ++i)
        tiles.append(tileAt({i % 200 * 2, i / 200 * 2 - i % 200}, i));
    return stageOf(tiles);
}

Stage tokensOnATile(int count) {
    QList<Placement> tiles{tileAt({0, 1}, 0, "202a"), tileAt({0, 0}, 1),
                           tileAt({0, -1}, 2, "203a")};
    for (int i = 0; i < count; ++i)
        tiles[1].tokens.append({QStringLiteral("jump-gravel"),
                                {(i * 37 % 181) / 100.0 - 0.9, (i * 61 % 141) / 100.0 - 0.7},
                                static_cast<double>(i % 360),
                                {}});
    return stageOf(tiles);
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
    check("check, findings", apart(count));
    mend("mend, tiles in a row", row);
    mend("mend, every seventh turned", spoilt(count));
    mend("mend, tiles on one hex", onOneHex(count));
    measure("laying order", count, [&] { (void)layingSteps(row, catalogue()); });
    const QTemporaryDir folder;
    const FaceStyle style = colourStyle();
    measure("map as SVG", count, [&] {
        (void)writePicture(mapPicture(row, catalogue(), style),
                           folder.filePath(QStringLiteral("map.svg")), 1);
    });
}

/// What the user waits for: the step itself, then the longest time that the window does not answer.
class Window {
public:
    Window()
        : settings_(folder_.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)
        , window_(settings_) {
        window_.resize(1600, 1000);
        window_.furnish(catalogue());
        window_.show();
        settle();
    }

    MainWindow& operator*() { return window_; }

    template <typename Act>
    void measure(const char* name, int count, Act act) {
        const double begin = used();
        act();
        const double itself = used() - begin;
        const double longest = settle();
        std::printf("%-28s %6d  %8.1f ms, then at most %6.1f ms at a time  peak %5.0f MB\n", name,
                    count, itself, longest, peak());
        std::fflush(stdout);
    }

private:
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

void inTheWindow(const char* name, int count, const Stage& stage) {
    std::printf("%s\n", name);
    Window window;
    Document& document = (*window).document();
    BoardView& board = (*window).board();
    window.measure("  open", count, [&] { document.open(stage, {}); });
    window.measure("  fit", count, [&] { (*window).actions().fit->trigger(); });
    const auto turnOne = [&] {
        const Placement tile = document.stage().placements().front();
        Placement now = tile;
        now.turn = tile.turn + Turn(1);
        document.make({Edit{{tile}, {now}, std::nullopt}, [] { return QStringLiteral("Turn"); }});
    };
    window.measure("  turn a tile", count, turnOne);
    window.measure("  undo", count, [&] { document.history().undo(); });
    window.measure("  zoom in", count,
                   [&] { board.showPlace({document.stage().placements().front().hex}); });
    window.measure("  select all", count, [&] { (*window).actions().selectAll->trigger(); });
    window.measure("  turn all", count, [&] { (*window).actions().turn->trigger(); });
    window.measure("  undo", count, [&] { document.history().undo(); });
}

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    const QApplication application(argc, argv);
    if (!registerFonts())
        return 1;
    std::vector<int> counts;
    for (int i = 1; i < argc; ++i)
        counts.push_back(std::max(4, std::atoi(argv[i])));
    if (counts.empty())
        counts = {1'000, 10'000, 50'000};
    for (const int count : counts)
        withoutWindow(count);
    for (const int count : counts) {
        inTheWindow("tiles in a row", count, longStage(count));
        inTheWindow("tiles on one hex", count, onOneHex(count));
        inTheWindow("tokens on a tile", count, tokensOnATile(count));
        inTheWindow("findings", count, apart(count));
    }
    return 0;
}

// How long the window is held up by a rally of 60 stages, the evening beside it, apart from driving
// it, which happens behind the window: QT_QPA_PLATFORM=offscreen
// build/release/tests/bench/strip_bench

#include "editor/rally/evening_panel.h"
#include "editor/rally/stage_strip.h"
#include "editor/window/main_window.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/rally/rally_edits.h"
#include "tests/bench/bench_application.h"
#include "tests/rulebook_stages.h"

#include <QAction>
#include <QElapsedTimer>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

namespace stagewright {

namespace {

constexpr int stages = 60;

RallyPack sixtyStages() {
    RallyPack pack;
    const auto files = rulebookStages();
    for (int i = 0; i < stages; ++i) {
        RallyStage stage;
        stage.stage =
            stageFrom(QString::fromStdString(files.at(static_cast<std::size_t>(i) % files.size())));
        apply(addStage(pack.rally, stage, i), pack.rally);
    }
    pack.rally.info.evening.minutes = 900;
    return pack;
}

/// Milliseconds of the processor that the window has used, whatever else the machine does.
double used() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// What the user waits for: the step itself, then the longest time that the window does not answer.
template <typename Act>
void measure(const char* name, const MainWindow& window, Act act) {
    const double begin = used();
    act();
    const double itself = used() - begin;
    double longest = 0;
    constexpr int settled = 400; // milliseconds, in which plans and pictures are made
    QElapsedTimer all;
    all.start();
    while (all.elapsed() < settled) {
        const double before = used();
        QCoreApplication::processEvents(QEventLoop::AllEvents, 0);
        longest = std::max(longest, used() - before);
    }
    while (window.current().planner().isStale())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    std::printf("%-24s %6.1f ms for the step, %6.1f ms longest wait after it\n", name, itself,
                longest);
}

void run(const Games& games) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    MainWindow window(gamesWithoutPieces(), settings);
    window.resize(1280, 800);
    window.createPanels(games);
    window.show();
    window.findChild<QAction*>(QStringLiteral("panel-evening"))->trigger();
    QCoreApplication::processEvents();
    Document& document = window.document();
    const auto last = [&] { return document.rally().stages().back().key; };
    measure("open", window, [&] { document.open(sixtyStages(), {}); });
    measure("the last to the front", window,
            [&] { document.make(moveStageOf(document.rally(), last(), 0)); });
    measure("the next stage", window, [&] { window.current().strip().turn(1); });
    measure("rename", window,
            [&] { document.make(renameStageOf(document.rally(), last(), QStringLiteral("Z"))); });
    measure("duplicate", window,
            [&] { document.make(duplicateStageOf(document.rally(), last())); });
    measure("undo", window, [&] { document.history().undo(); });
}

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    return runInApplication(argc, argv, [] { run(games()); });
}

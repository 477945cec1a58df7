#include "editor/estimate/estimator.h"
#include "editor/hextiles/edits/tile_steps.h"
#include "editor/window/main_window.h"
#include "model/drive/profile.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/bench/bench_application.h"
#include "tests/rulebook_stages.h"

#include <QElapsedTimer>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>

// What a designer waits for: in the window, from an edit to the first figure and to the good one,
// for each driver; and the longest time for which the event loop was held up, without an estimate
// and with one under way while edits arrive. Needs a display.

namespace stagewright {
namespace {

/// 14 road tiles.
const auto stageFile = QStringLiteral(TEST_DATA_DIR "/dirt-rulebook/rally3-ss3.json");

/// Lets the event loop run and notes for how long it was held up at most.
class Loop {
public:
    Loop() {
        QObject::connect(&ticks_, &QTimer::timeout,
                         [this] { longest_ = std::max(longest_, since_.restart()); });
    }

    template <typename Done>
    qint64 until(Done done, qint64 most) {
        longest_ = 0;
        since_.start();
        ticks_.start(1);
        QElapsedTimer time;
        time.start();
        while (!done() && time.elapsed() < most)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        ticks_.stop();
        return time.elapsed();
    }
    [[nodiscard]] qint64 longest() const { return longest_; }

private:
    QTimer ticks_;
    QElapsedTimer since_;
    qint64 longest_ = 0;
};

/// Takes the first tile after the start away and puts it back.
void edit(Document& document, bool& taken) {
    if (taken)
        document.history().undo();
    else
        document.make(removeTiles(
            tilesOf(document.stage()).at(tilesOf(document.stage()).inLayingOrder().at(1).hex)));
    taken = !taken;
}

void measure(MainWindow& window, Profile profile) {
    Estimator& estimator = window.estimator();
    Loop loop;
    const auto rests = [&] { return !estimator.isStale(); };
    loop.until(rests, 60'000);
    bool reported = false;
    const auto told = QObject::connect(&estimator, &Estimator::reported, [&] { reported = true; });
    DriveSettings driveSettings;
    driveSettings.profile = profile;
    estimator.setDriveSettings(driveSettings); // begins as an edit does
    const qint64 first = loop.until([&] { return reported; }, 60'000);
    const qint64 good = first + loop.until(rests, 60'000);
    const double halfWidth = estimator.report().estimate->drives.halfWidth().value_or(0);
    QObject::disconnect(told);

    bool taken = false;
    QTimer edits;
    QObject::connect(&edits, &QTimer::timeout, [&] { edit(window.document(), taken); });
    edits.start(150);
    loop.until([] { return false; }, 4'000);
    edits.stop();
    const qint64 held = loop.longest();
    if (taken)
        edit(window.document(), taken);
    std::printf("%-9s  first figure %4lld ms, good one %5lld ms (+-%.2f s); event loop held up at "
                "most %lld ms while edits arrive\n",
                name(profile).toLatin1().constData(), static_cast<long long>(first),
                static_cast<long long>(good), halfWidth, static_cast<long long>(held));
}

void run() {
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    MainWindow window(gamesWithoutPieces(), settings);
    window.createPanels(games());
    window.resize(1280, 800);
    window.start({stageFile});
    window.show();
    Loop loop;
    loop.until([&] { return window.estimator().report().estimate.has_value(); }, 60'000);
    loop.until([] { return false; }, 2'000);
    std::printf("%d tiles; at rest the event loop is held up at most %lld ms\n",
                static_cast<int>(window.estimator().report().estimate->pieces.size()),
                static_cast<long long>(loop.longest()));
    for (const Profile profile : allProfiles)
        measure(window, profile);
}

} // namespace
} // namespace stagewright

int main(int argc, char* argv[]) {
    return stagewright::runInApplication(argc, argv, stagewright::run);
}

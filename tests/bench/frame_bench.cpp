// How long the board takes for a frame while the user drags, turns and zooms, in software
// rendering: QT_QPA_PLATFORM=offscreen build/release/tests/bench/frame_bench [TILES...]

#include "editor/cars/car_painter.h"
#include "editor/hextiles/board/board_view.h"
#include "editor/hextiles/sheets/space_places.h"
#include "editor/points/board/point_board.h"
#include "editor/window/main_window.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/points/racing/titan_game.h"
#include "tests/bench/bench_application.h"
#include "tests/bench/long_stage.h"
#include "tests/editor/tile_window.h"
#include "tests/rulebook_stages.h"

#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

namespace stagewright {

namespace {

/// Times of frames in milliseconds.
class Frames {
public:
    void add(double milliseconds) { times_.push_back(milliseconds); }
    void add(const Frames& other) {
        times_.insert(times_.end(), other.times_.begin(), other.times_.end());
    }

    void print(const char* name) {
        std::sort(times_.begin(), times_.end());
        const auto at = [&](double part) {
            return times_[static_cast<std::size_t>(part * static_cast<double>(times_.size() - 1))];
        };
        std::printf("%-24s %5zu frames  median %6.2f ms  p99 %6.2f ms  worst %6.2f ms\n", name,
                    times_.size(), at(0.5), at(0.99), times_.back());
    }

private:
    std::vector<double> times_;
};

/// A window of 1600 x 1000 with a stage of so many tiles, and a hand on its mouse.
class Session {
public:
    Session(const Games& games, int tiles)
        : settings_(folder_.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)
        , window_(gamesWithoutPieces(), settings_) {
        window_.resize(1600, 1000);
        window_.createPanels(games);
        window_.show();
        window_.document().open(longStage(tiles), {});
        settle();
    }

    BoardView& board() { return boardOf(window_); }
    MainWindow& window() { return window_; }

    void settle() {
        for (int i = 0; i < 200; ++i)
            QCoreApplication::processEvents();
    }

    [[nodiscard]] QPointF pointOf(Hex hex) { return board().camera().toScreen(centre(hex)); }

    void mouse(QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, board().mapToGlobal(at), button, buttons, {});
        frame([&] { QCoreApplication::sendEvent(&board(), &event); });
    }

    void wheel(QPointF at, int notches, Qt::KeyboardModifiers modifiers) {
        QWheelEvent event(at, board().mapToGlobal(at), {}, {0, 120 * notches}, {}, modifiers,
                          Qt::NoScrollPhase, false);
        frame([&] { QCoreApplication::sendEvent(&board(), &event); });
    }

    void turn() {
        frame([&] { window_.actions().turn->trigger(); });
    }

    /// Presses at one point, moves to another in so many frames, and lets go.
    void drag(QPointF from, QPointF to, int frames) {
        mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        for (int i = 1; i <= frames; ++i)
            mouse(QEvent::MouseMove, from + (to - from) * i / frames, Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, to, {});
    }

    /// What is done, and the picture after it.
    void frameOf(const std::function<void()>& act) { frame(act); }

    Frames take() { return std::exchange(frames_, {}); }

private:
    /// What an event does, and the picture after it.
    void frame(const std::function<void()>& act) {
        QElapsedTimer clock;
        clock.start();
        act();
        board().repaint();
        frames_.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }

    QTemporaryDir folder_;
    QSettings settings_;
    MainWindow window_;
    Frames frames_;
};

/// Six cars that drive on a road of so many tiles, one frame after the other.
void measureCars(const Games& games, int tiles) {
    Session session(games, tiles);
    std::printf("%d tiles, six cars\n", tiles);
    session.settle();
    BoardView& board = session.board();
    DriveScene scene;
    for (int car = 0; car < 6; ++car) {
        SceneCar each;
        each.number = car + 1;
        each.colour = usualCarColour(static_cast<std::size_t>(car));
        each.gear = 1 + car;
        each.hazards = car % 3;
        scene.cars.push_back(each);
    }
    const auto places =
        static_cast<SpaceVertex>(spacePlaces(board.document().stage(), catalogue()).size());
    if (places < 20) {
        std::printf("no route\n");
        return;
    }
    for (int i = 0; i < 1200; ++i) {
        scene.trail.clear();
        for (std::size_t car = 0; car < scene.cars.size(); ++car) {
            SceneCar& each = scene.cars[car];
            each.from = static_cast<SpaceVertex>(i / 30 + 2 * static_cast<int>(car)) % (places - 2);
            each.to = each.from + 2;
            each.part = (i % 30) / 30.0;
        }
        for (SpaceVertex v = 0; v < 6; ++v)
            scene.trail.push_back((scene.cars[0].from + v) % places);
        session.frameOf([&] { board.showDrive(scene); });
    }
    session.take().print("six cars");
}

void measure(const Games& games, int tiles) {
    Session session(games, tiles);
    BoardView& board = session.board();
    Frames all;
    const auto report = [&](const char* name) {
        Frames frames = session.take();
        all.add(frames);
        frames.print(name);
    };
    std::printf("%d tiles\n", tiles);
    const QPointF middle = QRectF(board.rect()).center();

    for (int i = 0; i < 18; ++i)
        session.wheel(middle, 1, Qt::ControlModifier);
    for (int i = 0; i < 36; ++i)
        session.wheel(middle, -1, Qt::ControlModifier);
    for (int i = 0; i < 18; ++i)
        session.wheel(middle, 1, Qt::ControlModifier);
    report("zoom");

    session.window().actions().fit->trigger();
    session.settle();
    for (int i = 0; i < 120; ++i)
        session.wheel(middle, i < 60 ? 1 : -1, {});
    report("pan");

    const Hex tile{0, -3};
    board.showPlace({tile});
    session.settle();
    for (int i = 0; i < 6; ++i) {
        const QPointF from = session.pointOf(tile);
        session.drag(from, from + QPointF(-260, 40 + 10 * i), 40);
        session.window().actions().undo->trigger();
        board.showPlace({tile});
    }
    report("drag of a tile");

    for (int i = 0; i < 60; ++i)
        session.wheel(session.pointOf(tile), 1, {});
    report("turns of a tile");

    session.window().actions().selectAll->trigger();
    session.window().actions().fit->trigger();
    session.settle();
    for (int i = 0; i < 4; ++i) {
        const QPointF from = session.pointOf(tile);
        session.drag(from, from + QPointF(60, 20), 40);
        session.window().actions().undo->trigger();
        session.window().actions().selectAll->trigger();
    }
    report("drag of all tiles");
    for (int i = 0; i < 24; ++i)
        session.turn();
    report("turns of all tiles");
    all.print("all");
}

/// A hand that walks, marks, drags and tries moves on a board of points.
void measurePoints(const Games& games) {
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    MainWindow window(gamesWithoutPieces(), settings);
    window.resize(1600, 1000);
    window.createPanels(games);
    window.show();
    const auto stage = readStage(R"({"game": "titan-race", "marks": [{"at": "C5", "is": ["lava"]},
        {"at": "D6", "is": ["statue", "bonus"]}, {"at": "B8", "is": ["ice"]}]})",
                                 games);
    if (!stage)
        return;
    window.document().open(*stage, {});
    for (int i = 0; i < 200; ++i)
        QCoreApplication::processEvents();
    auto* board = window.findChild<PointBoard*>();
    if (!board)
        return;
    Frames frames;
    const auto frame = [&](const std::function<void()>& act) {
        QElapsedTimer clock;
        clock.start();
        act();
        board->repaint();
        frames.add(static_cast<double>(clock.nsecsElapsed()) / 1e6);
    };
    std::printf("board of points\n");
    const auto report = [&](const char* name) { std::exchange(frames, {}).print(name); };
    const auto mouse = [&](QEvent::Type type, QPointF at, Qt::MouseButtons buttons) {
        const auto button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
        QMouseEvent event(type, at, board->mapToGlobal(at), button, buttons, {});
        frame([&] { QCoreApplication::sendEvent(board, &event); });
    };
    for (int i = 0; i < 120; ++i)
        mouse(QEvent::MouseMove, board->grid().at(pointNumbered(i % pointCount)), {});
    report("pointing");
    for (int i = 0; i < 120; ++i)
        frame([&] { board->choose(pointNumbered(i % pointCount)); });
    report("choosing");
    for (int number = 1; number <= 5; ++number) {
        board->choose(pointNumbered(number * 5));
        board->setFigure(number);
    }
    board->choose(pointNumbered(1));
    const std::vector<DieMove> moves =
        dieMoves({board->spot(), {{1, {5, 0}}, {2, {10, 0}}, {3, {15, 0}}}},
                 TitanBoard(PointMarks{}), games.data<TitanGame>().faces);
    for (std::size_t i = 0; i < 120; ++i)
        frame([&] { board->showWay(moves.at(i % moves.size())); });
    report("ways with five figures");
    board->setBrush(TrackMark::Lava);
    for (int stroke = 0; stroke < 6; ++stroke) {
        mouse(QEvent::MouseButtonPress, board->grid().at({0, 1}), Qt::LeftButton);
        for (int i = 0; i < pointCount; ++i)
            mouse(QEvent::MouseMove, board->grid().at(pointNumbered(i)), Qt::LeftButton);
        mouse(QEvent::MouseButtonRelease, board->grid().at({5, 12}), {});
    }
    report("drag of a mark");
    for (int i = 0; i < 60; ++i)
        frame([&] { window.actions().turn->trigger(); });
    report("turns of the track");
}

} // namespace

} // namespace stagewright

int main(int argc, char** argv) {
    using namespace stagewright;
    std::vector<int> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.push_back(std::max(4, std::atoi(argv[i])));
    if (sizes.empty())
        sizes = {500, 5000};
    return runInApplication(argc, argv, [&] {
        constexpr int raceTiles = 30;
        measurePoints(games());
        measureCars(games(), raceTiles);
        for (const int tiles : sizes)
            measure(games(), tiles);
    });
}

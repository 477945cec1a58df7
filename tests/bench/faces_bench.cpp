#include "editor/hextiles/faces/face_cache.h"
#include "editor/hextiles/faces/face_painter.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <span>
#include <vector>

namespace {

using namespace stagewright;

/// Fonts need an application.
const Catalogue& catalogueOfApplication() {
    static int argc = 1;
    static char name[] = "bench";
    static char* argv[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(argc, argv);
    static const Catalogue catalogue = std::move(*builtInCatalogue());
    return catalogue;
}

void paint(const TileSide& side, const FaceStyle& style, QImage& image, double radius) {
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.translate(QRectF(image.rect()).center());
    painter.scale(radius, radius);
    paintFace(painter, side, style);
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle;
}

/// One iteration draws every side once, at the width given. A side's cost is the median of its
/// rounds, in microseconds; the median side and the slowest, which the label names, are counters.
void drawEveryFace(benchmark::State& state) {
    const std::span<const TileSide> sides = catalogueOfApplication().sides();
    const FaceStyle style = colourStyle();
    const auto width = static_cast<int>(state.range(0));
    QImage image(width + 4, width + 4, QImage::Format_ARGB32_Premultiplied);
    std::vector<std::vector<double>> rounds(sides.size());
    for ([[maybe_unused]] auto round : state) {
        for (std::size_t i = 0; i < sides.size(); ++i) {
            const auto begin = std::chrono::steady_clock::now();
            paint(sides[i], style, image, width / 2.0);
            const std::chrono::duration<double, std::micro> taken =
                std::chrono::steady_clock::now() - begin;
            rounds[i].push_back(taken.count());
        }
    }
    std::vector<double> cost(sides.size());
    std::transform(rounds.begin(), rounds.end(), cost.begin(), median);
    const auto slowest = std::max_element(cost.begin(), cost.end());
    state.counters["median_us"] = median(cost);
    state.counters["slowest_us"] = *slowest;
    state.SetLabel(
        sides[static_cast<std::size_t>(slowest - cost.begin())].id.toString().toStdString());
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(cost.size()));
}
BENCHMARK(drawEveryFace)->Arg(64)->Arg(256)->Unit(benchmark::kMillisecond);

void takeAFaceFromTheCache(benchmark::State& state) {
    const TileSide& side = catalogueOfApplication().sides().front();
    FaceCache cache(colourStyle);
    for ([[maybe_unused]] auto round : state)
        benchmark::DoNotOptimize(cache.face(side, Turn(1), 128, 1));
}
BENCHMARK(takeAFaceFromTheCache);

/// Bytes of the process in memory; 0 where the system does not tell.
double residentBytes() {
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096;
}

/// Draws 500 different faces, large, and keeps of them what the cache keeps. The counters are
/// megabytes: what the process grew by, and what the cache says it holds.
void keepFiveHundredFaces(benchmark::State& state) {
    const std::span<const TileSide> sides = catalogueOfApplication().sides();
    constexpr std::size_t count = 500;
    constexpr double megabyte = 1024.0 * 1024.0;
    for ([[maybe_unused]] auto round : state) {
        const double before = residentBytes();
        FaceCache cache(colourStyle);
        for (std::size_t i = 0; i < count; ++i)
            (void)cache.face(sides[i % sides.size()], Turn(static_cast<int>(i / sides.size())), 256,
                             1);
        state.counters["grown_MB"] = (residentBytes() - before) / megabyte;
        state.counters["kept_MB"] = static_cast<double>(cache.used()) / megabyte;
    }
}
BENCHMARK(keepFiveHundredFaces)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace

#include "editor/faces/face_cache.h"
#include "editor/faces/face_painter.h"
#include "model/catalogue/catalogue.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
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

/// One iteration draws every side once, at the width given. The median and the slowest of the last
/// round are counters, in microseconds.
void drawEveryFace(benchmark::State& state) {
    const Catalogue& catalogue = catalogueOfApplication();
    const FaceStyle style = colourStyle();
    const auto width = static_cast<int>(state.range(0));
    QImage image(width + 4, width + 4, QImage::Format_ARGB32_Premultiplied);
    std::vector<double> cost;
    for ([[maybe_unused]] auto round : state) {
        cost.clear();
        for (const TileSide& side : catalogue.sides()) {
            const auto begin = std::chrono::steady_clock::now();
            paint(side, style, image, width / 2.0);
            const std::chrono::duration<double, std::micro> taken =
                std::chrono::steady_clock::now() - begin;
            cost.push_back(taken.count());
        }
    }
    std::sort(cost.begin(), cost.end());
    state.counters["median_us"] = cost[cost.size() / 2];
    state.counters["slowest_us"] = cost.back();
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

} // namespace

#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/zip_reader.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "tests/rulebook_stages.h"

#include <QBuffer>
#include <quazip/quazip.h>
#include <quazip/quazipfile.h>
#include <quazip/quazipnewinfo.h>

#include <benchmark/benchmark.h>

namespace stagewright {
namespace {

/// Stages of the rulebook, over and over. @param count up to 200
RallyPack packOf(int64_t count) {
    const auto files = rulebookStages();
    RallyPack pack;
    for (int64_t i = 0; i < count; ++i) {
        RallyStage stage;
        stage.stage =
            stageFrom(QString::fromStdString(files[static_cast<std::size_t>(i) % files.size()]));
        apply(addStage(pack.rally, stage, pack.rally.stages().size()), pack.rally);
    }
    return pack;
}

void openPack(benchmark::State& state) {
    const QByteArray zip = writeRallyPack(packOf(state.range(0))).value();
    for (auto _ : state)
        benchmark::DoNotOptimize(readRallyPack(zip, games()));
    state.SetBytesProcessed(state.iterations() * zip.size());
}
BENCHMARK(openPack)->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

void savePack(benchmark::State& state) {
    const RallyPack pack = packOf(state.range(0));
    for (auto _ : state)
        benchmark::DoNotOptimize(writeRallyPack(pack));
}
BENCHMARK(savePack)->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

// What the two are held against: the same bytes, by QuaZip alone.

void quaZipReads(benchmark::State& state) {
    QByteArray zip = writeRallyPack(packOf(state.range(0))).value();
    for (auto _ : state) {
        QBuffer buffer(&zip);
        QuaZip quaZip(&buffer);
        quaZip.open(QuaZip::mdUnzip);
        for (bool more = quaZip.goToFirstFile(); more; more = quaZip.goToNextFile()) {
            QuaZipFile file(&quaZip);
            file.open(QIODevice::ReadOnly);
            benchmark::DoNotOptimize(file.readAll());
        }
    }
}
BENCHMARK(quaZipReads)->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

void quaZipWrites(benchmark::State& state) {
    const auto files = readZip(writeRallyPack(packOf(state.range(0))).value(), u"");
    for (auto _ : state) {
        QByteArray zip;
        QBuffer buffer(&zip);
        QuaZip quaZip(&buffer);
        quaZip.open(QuaZip::mdCreate);
        for (const ZipFile& each : *files) {
            QuaZipFile file(&quaZip);
            file.open(QIODevice::WriteOnly, QuaZipNewInfo(each.name), nullptr, 0, 0, 0);
            file.write(*each.content);
        }
        quaZip.close();
        benchmark::DoNotOptimize(zip);
    }
}
BENCHMARK(quaZipWrites)->Arg(20)->Arg(200)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace
} // namespace stagewright

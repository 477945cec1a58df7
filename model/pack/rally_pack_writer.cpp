#include "model/pack/rally_pack_writer.h"

#include "model/atomic_file.h"
#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/pack/entry_names.h"
#include "model/pack/name_key.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/slug.h"
#include "model/pack/zip_scan.h"
#include "model/rally/pack_writer.h"
#include "model/rally/results_file.h"
#include "model/verified_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct PackWriter {
    Q_DECLARE_TR_FUNCTIONS(PackWriter)
};

/// The files of stages are named by their titles.
Rally withPlainTitles(const Rally& rally) {
    QList<RallyStage> stages = rally.stages();
    for (RallyStage& each : stages)
        each.stage.info.title = slug(each.stage.info.title, QStringLiteral("stage"));
    return Rally::of(rally.info, rally.sessions(), stages, rally.drivers(), rally.results())
        .value_or(rally);
}

ZipContent filesOf(const RallyPack& pack) {
    ZipContent files;
    UniqueNames names;
    const auto add = [&](const QString& name, const QByteArray& content) {
        files.emplace(names.unique(name), content);
    };
    const Rally plain = withPlainTitles(pack.rally);
    const QStringList stages = stageFiles(plain);
    add(entryNames::rally, writePack(plain));
    for (qsizetype i = 0; i < stages.size(); ++i)
        add(stages[i], writeStage(pack.rally.stages()[i].stage));
    if (needsResultsFile(pack.rally))
        add(entryNames::results, writeResults(pack.rally));
    if (!pack.preview.isEmpty())
        add(entryNames::preview, pack.preview);
    for (const auto& [name, text] : pack.tileSets)
        add(entryNames::tileSets + tileSetName(name), text);
    for (const auto& [name, content] : pack.others)
        add(name, content);
    return files;
}

Expected<RallyPack> readWhole(const QByteArray& zip, const Games& games) {
    auto opened = readRallyPack(zip, games);
    if (!opened)
        return tl::unexpected(opened.error());
    if (!opened->whole())
        return tl::unexpected(opened->damages.front());
    return std::move(opened->pack);
}

/// Whether the entry is a text of the rally, and not one that is kept as it is.
bool isPart(const QString& name) {
    return name == entryNames::rally || name == entryNames::results ||
           name.startsWith(entryNames::stages);
}

std::optional<Fault> beyondLimits(const ZipContent& files) {
    const ZipLimits limits;
    const auto fault = [](const QString& what, const QString& entry) {
        return Fault{what, entry, PackWriter::tr("Leave something out"), {}};
    };
    constexpr qint64 ofEntry = 128; // beside content and name, which stands there twice
    qint64 all = 0;
    qint64 zip = 0;
    qsizetype values = 0;
    for (const auto& [name, content] : files) {
        all += content.size();
        zip += content.size() + 2 * name.toUtf8().size() + ofEntry;
        if (content.size() > limits.entry)
            return fault(PackWriter::tr("is larger than a pack's entry may be (%1 MB)")
                             .arg(limits.entry >> 20),
                         name);
        const qsizetype ofText = isPart(name) ? valuesIn(content) : 0;
        values += ofText;
        if (ofText > mostJsonValues)
            return fault(PackWriter::tr("holds more than %1 values").arg(mostJsonValues), name);
    }
    if (all > limits.unpacked || zip > largestPack)
        return fault(
            PackWriter::tr("the pack is larger than it may be (%1 MB)").arg(limits.unpacked >> 20),
            {});
    if (values > mostRallyValues)
        return fault(PackWriter::tr("the texts of the pack hold more than %1 values together")
                         .arg(mostRallyValues),
                     {});
    if (files.size() > static_cast<std::size_t>(limits.entries))
        return fault(PackWriter::tr("the pack has more than %n entries", nullptr, limits.entries),
                     {});
    return std::nullopt;
}

} // namespace

Expected<QByteArray> writeRallyPack(const RallyPack& pack) {
    const ZipContent files = filesOf(pack);
    if (const auto fault = beyondLimits(files))
        return tl::unexpected(*fault);
    auto zip = writeZip(files);
    if (!zip)
        return zip;
    const auto read = [games = gamesOf(pack.rally)](const QByteArray& written) {
        return readWhole(written, games);
    };
    return verified(*std::move(zip), largestPack, read, [](const RallyPack& again) {
        return writeZip(filesOf(again)).value_or(QByteArray());
    });
}

Expected<void> fitsAFile(const RallyPack& pack, qint64 readFrom) {
    if (readFrom > std::min<qint64>(ZipLimits().entry / mostGrowth, mostJsonValues))
        if (const auto fault = beyondLimits(filesOf(pack)))
            return tl::unexpected(*fault);
    return {};
}

Expected<void> saveRallyPack(const RallyPack& pack, const QString& path) {
    const auto zip = writeRallyPack(pack);
    if (zip)
        return writeFileAtomically(path, *zip);
    Fault fault = zip.error();
    fault.file = path;
    return tl::unexpected(fault);
}

} // namespace stagewright

#include "editor/document/document_file.h"

#include "model/bounded_file.h"
#include "model/exchange/exchange.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_parts.h"
#include "model/stage/stage_file.h"

namespace stagewright {

namespace {

bool isRallyFile(const QString& path) {
    const auto text = readBounded(path, largestRallyFile);
    return text && isRallyText(*text);
}

} // namespace

RallyPack stageAlone(const Stage& stage) {
    RallyPack pack{Rally(stage), {}, {}, {}};
    pack.rally.info = {}; // title and author are the stage's
    return pack;
}

bool isStageAlone(const RallyPack& pack) {
    const auto& stages = pack.rally.stages();
    return stages.size() == 1 && pack == stageAlone(stages.front().stage);
}

Expected<OpenedPack> loadDocument(const QString& path) {
    if (isPackFile(path))
        return loadRallyPack(path);
    OpenedPack opened;
    if (isRallyFile(path)) {
        auto rally = loadRally(path);
        if (!rally)
            return tl::unexpected(rally.error());
        opened.pack.rally = *std::move(rally);
        return opened;
    }
    auto stage = loadStage(path);
    if (!stage)
        return tl::unexpected(stage.error());
    opened.pack = stageAlone(*stage);
    return opened;
}

Expected<OpenedFile> openFile(const QString& path, const Catalogue& catalogue) {
    if (isPackFile(path) || isRallyFile(path)) {
        auto opened = loadDocument(path);
        if (!opened)
            return tl::unexpected(opened.error());
        std::vector<Fault> remarks = opened->damages;
        remarks.insert(remarks.end(), opened->hints.begin(), opened->hints.end());
        return OpenedFile{std::move(opened->pack), opened->whole(), std::move(remarks)};
    }
    auto imported = loadStages(path, catalogue);
    if (!imported)
        return tl::unexpected(imported.error());
    OpenedFile opened{{}, imported->format == Format::Stage, std::move(imported->remarks)};
    Rally& rally = opened.pack.rally;
    if (imported->stages.size() == 1) {
        opened.pack = stageAlone(imported->stages.front());
        return opened;
    }
    rally.info.title = imported->title;
    for (const Stage& stage : imported->stages) {
        RallyStage added;
        added.stage = stage;
        apply(addStage(rally, added, rally.stages().size()), rally);
    }
    return opened;
}

bool mayKeepIn(const QString& path, const RallyPack& pack) {
    return isStageAlone(pack) || path.endsWith(packExtension, Qt::CaseInsensitive) ||
           isRallyFile(path);
}

Expected<QByteArray> documentText(const RallyPack& pack, const QString& path) {
    if (path.endsWith(packExtension, Qt::CaseInsensitive))
        return writeRallyPack(pack);
    return isStageAlone(pack) ? writeStage(pack.rally.stages().front().stage)
                              : writeRally(pack.rally);
}

} // namespace stagewright

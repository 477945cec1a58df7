#include "editor/files/document_file.h"

#include "model/exchange/exchange.h"
#include "model/game/piece_files.h"
#include "model/game/stage_file.h"
#include "model/limited_file.h"
#include "model/pack/rally_pack_writer.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"

#include <QFileInfo>

namespace stagewright {

namespace {

bool isRallyFile(const QString& path) {
    const auto text = readLimitedFile(path, largestRallyFile);
    return text && isRallyText(*text);
}

/// Several stages are a rally.
Expected<RallyPack> packHolding(const Imported& imported) {
    if (imported.pack)
        return *imported.pack;
    return imported.stages.size() == 1 ? stageAlone(imported.stages.front())
                                       : packOf(imported.stages, imported.title);
}

/// As its file says it, where it is alone.
Stage stageOf(const Rally& rally) {
    Stage stage = rally.stages().front().stage;
    if (const int players = rally.info.evening.players; players != Evening().players)
        stage.info.players = players;
    return stage;
}

} // namespace

RallyPack stageAlone(const Stage& stage) {
    RallyPack pack{Rally(stage), {}, {}, {}};
    const Evening evening = pack.rally.info.evening;
    pack.rally.info = {}; // title and author are the stage's
    pack.rally.info.evening = evening;
    return pack;
}

bool isStageAlone(const RallyPack& pack) {
    const auto& stages = pack.rally.stages();
    if (stages.size() != 1)
        return false;
    RallyPack alone = stageAlone(stageOf(pack.rally));
    alone.preview = pack.preview; // a picture of the stage
    return pack == alone;
}

Expected<OpenedPack> loadDocument(const QString& path, const Games& games) {
    if (isPackFile(path))
        return loadRallyPack(path, games);
    OpenedPack opened;
    if (isRallyFile(path)) {
        auto rally = loadRally(path, games);
        if (!rally)
            return tl::unexpected(rally.error());
        opened.pack.rally = *std::move(rally);
        return opened;
    }
    auto stage = loadStage(path, games);
    if (!stage)
        return tl::unexpected(stage.error());
    opened.pack = stageAlone(*stage);
    return opened;
}

Expected<OpenedFile> openFile(const QString& path, const Games& games) {
    auto imported = loadStages(path, games);
    if (!imported)
        return tl::unexpected(imported.error());
    OpenedFile opened;
    opened.isOurs = imported->pack ? imported->whole() && !imported->isCarried
                                   : imported->format == Format::Stage;
    opened.isDamaged = !imported->whole();
    opened.remarks = std::move(imported->damages);
    opened.remarks.insert(opened.remarks.end(), imported->remarks.begin(), imported->remarks.end());
    opened.hints = std::move(imported->hints);
    auto pack = packHolding(*imported);
    if (!pack) {
        pack.error().file = path;
        return tl::unexpected(pack.error());
    }
    opened.pack = *std::move(pack);
    return opened;
}

std::vector<Fault> unreadIn(const QString& path, const Games& games) {
    if (!QFileInfo(path).isFile())
        return {};
    if (isPackFile(path)) {
        const auto pack = loadRallyPack(path, games);
        if (!pack)
            return {pack.error()};
        std::vector<Fault> unread = pack->damages;
        const std::vector<Fault> sets = unreadPieceSets(games, pack->pack.tileSets);
        unread.insert(unread.end(), sets.begin(), sets.end());
        return unread;
    }
    const auto format = formatOfPath(path);
    if (!format || isTileList(*format))
        return {};
    const auto file = openFile(path, games);
    return file ? file->remarks : std::vector<Fault>{file.error()};
}

bool mayKeepIn(const QString& path, const RallyPack& pack) {
    return isStageAlone(pack) || path.endsWith(packExtension, Qt::CaseInsensitive) ||
           isRallyFile(path);
}

Expected<QByteArray> documentText(const RallyPack& pack, const QString& path) {
    if (path.endsWith(packExtension, Qt::CaseInsensitive))
        return writeRallyPack(pack);
    return isStageAlone(pack) ? verifiedStageText(stageOf(pack.rally))
                              : verifiedRallyText(pack.rally);
}

} // namespace stagewright

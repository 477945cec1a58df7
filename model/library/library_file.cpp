#include "model/library/library_file.h"

#include "model/carrier/carrier.h"
#include "model/drive/exact_solver.h"
#include "model/drive/rules_file.h"
#include "model/drive/simulation.h"
#include "model/drive/stage_driving.h"
#include "model/drive/stage_timing.h"
#include "model/exchange/exchange.h"
#include "model/game/player_limit.h"
#include "model/pack/rally_pack.h"
#include "model/rally/rally_minutes.h"
#include "model/rally/rules_by_game.h"
#include "model/rally/schedule.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// A mean of so many is right to a hundredth or two, which a shelf needs no closer.
constexpr std::int64_t drivesOnTheShelf = 200;

/// What is larger is refused by its reader, so that nothing tells one such from another.
constexpr qint64 largestOnTheShelf = largestPack;

QByteArray contentDigest(const QString& path, qint64 size) {
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    return size <= largestOnTheShelf && file.open(QIODevice::ReadOnly) && hash.addData(&file)
               ? hash.result().toHex()
               : QByteArray();
}

LibraryStage shelved(const Stage& stage, int number, const Games& games) {
    const StagePieces& pieces = games.face<StagePieces>(stage);
    return {number,
            stage.info.title,
            stage.info.author,
            stage.info.game,
            stage.info.kind,
            stage.info.laps,
            stage.layout.pieceCount(),
            games.face<StageDriving>(stage).way(stage, games).terrains,
            pieces.needs(stage),
            pieces.boxesFor(stage, games),
            std::nullopt};
}

/// Minutes of a rally in which nobody drives.
int minutesBetween(const Rally& rally) {
    const auto rules = RulesByGame::of(rally);
    if (!rules)
        return 0;
    const std::vector<StageMinutes> none(static_cast<std::size_t>(rally.stages().size()));
    return static_cast<int>(
        std::lround(timetable(rally, none, rules->usual().changeMinutes).minutes()));
}

Expected<Rally> rallyOf(const Imported& file) {
    if (file.pack)
        return file.pack->rally;
    return packOf(file.stages, file.title).map([](const RallyPack& pack) { return pack.rally; });
}

QStringList authorsOf(const std::vector<LibraryStage>& stages) {
    QStringList authors;
    for (const LibraryStage& stage : stages)
        if (!stage.author.isEmpty() && !authors.contains(stage.author))
            authors.append(stage.author);
    return authors;
}

void describe(const Imported& file, const Games& games, LibraryEntry& entry) {
    const Games all = gamesOf(file, games);
    for (std::size_t i = 0; i < file.stages.size(); ++i)
        entry.stages.push_back(shelved(file.stages[i], file.numberOf(i), all));
    entry.format = file.format;
    entry.title = file.title;
    entry.isRally = file.pack || file.stages.size() > 1;
    if (entry.isRally)
        if (const auto rally = rallyOf(file)) {
            entry.between = minutesBetween(*rally);
            entry.authors = rally->info.authors;
        }
    if (!entry.isRally && !entry.stages.empty())
        entry.title = entry.stages.front().title;
    if (entry.authors.isEmpty())
        entry.authors = authorsOf(entry.stages);
    if (!file.damages.empty()) {
        Fault damage = file.damages.front();
        damage.file.clear(); // the entry names it
        entry.damage = sentence(damage);
    }
}

/// @return nothing if it was asked to stop
std::optional<StageTimes> timedTimes(const Stage& stage, const Games& games,
                                     const std::stop_token& stop) {
    StageTimes times;
    for (int players = 1; players <= mostPlayersListed; ++players) {
        if (!canPlay(stage, games, players))
            continue;
        const auto minutes = timedMinutes(stage, games, players, stop);
        if (stop.stop_requested())
            return std::nullopt;
        if (minutes && *minutes)
            times.minutes.at(static_cast<std::size_t>(players) - 1) =
                static_cast<int>(std::lround((*minutes)->drive));
    }
    return times;
}

/// Likewise. A stage that cannot be driven has no times.
std::optional<StageTimes> drivenTimes(const Stage& stage, const Games& games,
                                      const std::stop_token& stop) {
    const auto rules = builtInRules(stage.info.game);
    if (!rules)
        return StageTimes();
    const int laps = stage.info.kind == StageKind::Circuit ? stage.info.laps : 1;
    const auto task = driveTaskOf(stage, games, *rules, laps);
    if (!task)
        return StageTimes();
    EstimateRequest request;
    request.laps = laps;
    request.length.mostDrives = drivesOnTheShelf;
    const auto found = estimate(stage, *task, *rules, request, stop);
    if (!found)
        return std::nullopt;
    if (found->drives.finished() == 0)
        return StageTimes();
    StageTimes times{found->drives.mean(), found->difficulty.difficulty, {}};
    for (int players = 1; players <= mostPlayersListed; ++players) {
        const auto at = static_cast<std::size_t>(players) - 1;
        if (canPlay(stage, games, players))
            times.minutes.at(at) = static_cast<int>(std::lround(found->tableMinutes.at(at)));
    }
    return times;
}

/// A picture or a document may be any; what is damaged in one that carries a rally is said.
bool isOfOthers(const QFileInfo& file) {
    if (!carrierNamed(file.suffix()))
        return false;
    QFile content(file.filePath());
    if (file.size() > largestOnTheShelf || !content.open(QIODevice::ReadOnly))
        return true;
    const auto carried = carriedIn(content.readAll());
    return carried && carried->isEmpty();
}

} // namespace

LibraryEntry libraryEntryOf(const QString& path, const Games& games) {
    LibraryEntry entry;
    entry.path = path;
    const QFileInfo info(path);
    entry.size = info.size();
    entry.modified = info.lastModified().toMSecsSinceEpoch();
    if (isOfOthers(info))
        return entry;
    const auto read = loadStages(path, games);
    if (!read) {
        entry.format = formatOfPath(path).value_or(Format::Stage);
        entry.damage =
            sentence(Fault{read.error().what, read.error().place, read.error().remedy, {}});
        return entry;
    }
    entry.digest = contentDigest(path, entry.size);
    describe(*read, games, entry);
    return entry;
}

std::optional<std::vector<StageTimes>> libraryTimesOf(const LibraryEntry& entry, const Games& games,
                                                      const std::stop_token& stop) {
    const auto read = loadStages(entry.path, games);
    if (!read || read->stages.size() != entry.stages.size())
        return std::nullopt;
    const Games all = gamesOf(*read, games);
    std::vector<StageTimes> times;
    for (const Stage& stage : read->stages) {
        const auto each =
            isTimed(stage, all) ? timedTimes(stage, all, stop) : drivenTimes(stage, all, stop);
        if (!each)
            return std::nullopt;
        times.push_back(*each);
    }
    return times;
}

} // namespace stagewright

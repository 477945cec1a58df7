#include "model/library/library_entry.h"

#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

void addOnce(QStringList& list, const QString& item) {
    if (!list.contains(item))
        list.append(item);
}

} // namespace

QString nameOf(const LibraryEntry& entry) {
    return entry.title.trimmed().isEmpty() ? QFileInfo(entry.path).completeBaseName() : entry.title;
}

int piecesOf(const LibraryEntry& entry) {
    int pieces = 0;
    for (const LibraryStage& stage : entry.stages)
        pieces += stage.pieces;
    return pieces;
}

std::map<Terrain, int> surfacesOf(const LibraryEntry& entry) {
    std::map<Terrain, int> all;
    for (const LibraryStage& stage : entry.stages)
        for (const auto& [surface, count] : stage.surfaces)
            all[surface] += count;
    return all;
}

QStringList boxesOf(const LibraryEntry& entry) {
    QStringList boxes;
    for (const LibraryStage& stage : entry.stages)
        for (const QString& box : stage.boxes)
            addOnce(boxes, box);
    return boxes;
}

QStringList gamesOf(const LibraryEntry& entry) {
    QStringList games;
    for (const LibraryStage& stage : entry.stages)
        addOnce(games, stage.game);
    return games;
}

PieceCounts needsOf(const LibraryEntry& entry, bool allAtOnce) {
    PieceCounts needs;
    for (const LibraryStage& stage : entry.stages)
        for (const auto& [piece, count] : stage.needs)
            needs[piece] = allAtOnce ? needs[piece] + count : std::max(needs[piece], count);
    return needs;
}

bool isReckoned(const LibraryEntry& entry) {
    return std::ranges::all_of(entry.stages,
                               [](const LibraryStage& stage) { return stage.times.has_value(); });
}

std::optional<int> minutesOf(const LibraryEntry& entry, int players) {
    if (entry.stages.empty() || players < 1 || players > mostPlayersListed)
        return std::nullopt;
    int minutes = entry.between;
    for (const LibraryStage& stage : entry.stages) {
        const auto each = stage.times
                              ? stage.times->minutes.at(static_cast<std::size_t>(players) - 1)
                              : std::nullopt;
        if (!each)
            return std::nullopt;
        minutes += *each;
    }
    return minutes;
}

std::optional<double> secondsOf(const LibraryEntry& entry) {
    if (entry.stages.empty())
        return std::nullopt;
    double seconds = 0;
    for (const LibraryStage& stage : entry.stages) {
        if (!stage.times || !stage.times->seconds)
            return std::nullopt;
        seconds += *stage.times->seconds;
    }
    return seconds;
}

std::optional<Difficulty> difficultyOf(const LibraryEntry& entry) {
    std::optional<Difficulty> hardest;
    for (const LibraryStage& stage : entry.stages)
        if (stage.times && stage.times->difficulty)
            hardest = std::max(hardest.value_or(Difficulty::Easy), *stage.times->difficulty);
    return hardest;
}

} // namespace stagewright

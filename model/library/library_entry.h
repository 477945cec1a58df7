#pragma once

#include "model/drive/difficulty.h"
#include "model/drive/table_time.h"
#include "model/exchange/format.h"
#include "model/game/pieces.h"
#include "model/game/stage.h"
#include "model/game/terrain.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace stagewright {

/// Whole minutes at the table for 1 to so many players; nothing: so many cannot play it.
using MinutesByPlayers = std::array<std::optional<int>, mostPlayersListed>;

/// How long a stage takes, as the drive model or its kind of layout says.
struct StageTimes {
    std::optional<double> seconds;        ///< of a car, in the mean; nothing: no car drives it
    std::optional<Difficulty> difficulty; ///< likewise
    MinutesByPlayers minutes{};           ///< all nothing: it cannot be said

    friend bool operator==(const StageTimes&, const StageTimes&) = default;
};

/// A stage on the shelf: what is said of it, and what it takes.
struct LibraryStage {
    int number = 0; ///< in a file of several, from 1; 0: the file is the stage
    QString title;
    QString author;
    QString game;
    StageKind kind = StageKind::Stage;
    int laps = 1;
    int pieces = 0;                  ///< that are laid
    std::map<Terrain, int> surfaces; ///< how many of its pieces have which
    PieceCounts needs;
    QStringList boxes;               ///< ids of those that it needs at least
    std::optional<StageTimes> times; ///< nothing: not reckoned yet

    friend bool operator==(const LibraryStage&, const LibraryStage&) = default;
};

/// A file on the shelf: a stage, a rally, or why it cannot be read.
struct LibraryEntry {
    QString path;
    qint64 size = 0;     ///< bytes
    qint64 modified = 0; ///< milliseconds since 1970; with the size what tells whether it changed
    QByteArray digest;   ///< of its content, in hexadecimal digits
    Format format = Format::Stage;
    QString title; ///< of the rally, or of its only stage; may be empty
    QStringList authors;
    bool isRally = false;
    int between = 0; ///< minutes of a rally in which nobody drives: changes and breaks
    std::vector<LibraryStage> stages; ///< that can be read
    QString damage; ///< why the file, or a part of it, cannot be read; empty: all of it can

    friend bool operator==(const LibraryEntry&, const LibraryEntry&) = default;

    /// Whether it is one of the user's other pictures and documents, which carries no rally.
    [[nodiscard]] bool isNothing() const { return stages.empty() && damage.isEmpty(); }
    /// Whether nothing of it can be read.
    [[nodiscard]] bool isUnreadable() const { return stages.empty() && !damage.isEmpty(); }
};

/// The title, or the file's name where there is none.
[[nodiscard]] QString nameOf(const LibraryEntry& entry);

/// Pieces that are laid, of all its stages.
[[nodiscard]] int piecesOf(const LibraryEntry& entry);

/// How many of each surface, of all its stages.
[[nodiscard]] std::map<Terrain, int> surfacesOf(const LibraryEntry& entry);

/// Ids of the boxes that its stages need at least, each once.
[[nodiscard]] QStringList boxesOf(const LibraryEntry& entry);

/// Ids of the games of its stages, each once.
[[nodiscard]] QStringList gamesOf(const LibraryEntry& entry);

/// Of each piece how many lie on tables at a time.
/// @param allAtOnce all stages lie side by side; else one after the other
[[nodiscard]] PieceCounts needsOf(const LibraryEntry& entry, bool allAtOnce);

/// Whether all its times are there.
[[nodiscard]] bool isReckoned(const LibraryEntry& entry);

/// At the table, with what lies between its stages; nothing: not reckoned yet, or so many cannot
/// play it.
/// @param players 1 to mostPlayersListed
[[nodiscard]] std::optional<int> minutesOf(const LibraryEntry& entry, int players);

/// Of a car over all stages; nothing: not reckoned yet, or no car drives some stage.
[[nodiscard]] std::optional<double> secondsOf(const LibraryEntry& entry);

/// The hardest of its stages; nothing: not reckoned yet, or no car drives any.
[[nodiscard]] std::optional<Difficulty> difficultyOf(const LibraryEntry& entry);

} // namespace stagewright

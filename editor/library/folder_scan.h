#pragma once

#include "editor/background/path_alarm.h"
#include "model/game/games.h"
#include "model/library/library_entry.h"

#include <functional>
#include <memory>
#include <stop_token>

namespace stagewright {

/// A folder of the library to be read, with all below it.
struct FolderScan {
    QString folder;         ///< absolute
    Games games;            ///< with their pieces
    QStringList pieceFiles; ///< of the user's own, that are among those
    QString indexFile;      ///< empty: all is read
    std::shared_ptr<const PathAlarm::Watches> watches{}; ///< rings if files come or go; may be null
};

/// What a scan has found so far.
struct FolderNews {
    QString folder;
    std::vector<LibraryEntry> entries; ///< new or changed since they were told of
    QStringList gone;                  ///< told of before, and not there any more
    int waiting = 0;                   ///< found and not read yet
    bool isDone = false;
    QString fault{}; ///< why the folder, or all of it, cannot be read; empty: it can
};

using TellFolder = std::function<void(FolderNews)>;

// Limits of a scan, far beyond what people have; what is beyond them is said.
inline constexpr int mostFilesInFolder = 50'000;
inline constexpr int deepestFolder = 32;

/// Tells of all files in a folder and below it that may hold stages: what the index knows at once,
/// then what is new or has changed. Hidden folders are passed over; links are followed, but each
/// folder is read once. To be called behind the window: the disk may not answer.
void scanFolder(const FolderScan& scan, const std::stop_token& stop, const TellFolder& tell);

/// Times to be reckoned, in that order.
struct TimesToReckon {
    std::vector<LibraryEntry> entries;
    Games games;
    QStringList pieceFiles;
    QString indexFile;
};

/// Reckons the times of all stages of entries (libraryTimesOf), and tells of each entry as it then
/// is. Of one that has changed since nothing is told.
void reckonTimes(const TimesToReckon& what, const std::stop_token& stop,
                 const std::function<void(LibraryEntry)>& tell);

/// How the names of files end that a library shows.
[[nodiscard]] QStringList libraryNameFilters();

} // namespace stagewright

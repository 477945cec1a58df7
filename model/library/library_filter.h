#pragma once

#include "model/drive/table_time.h"
#include "model/library/library_notes.h"
#include "model/rally/piece_needs.h"

namespace stagewright {

/// What is looked for on the shelf. As it is made it lets all pass.
struct LibraryFilter {
    QString words; ///< each is somewhere in what is said of it, in its file's name, tags or notes
    QString game;  ///< id; empty: any
    std::optional<PieceCounts> pieces; ///< that there are; nothing: not asked for
    bool allAtOnce = false;            ///< all stages of a file lie side by side
    int lacking = 0;                   ///< so many pieces may be missing
    std::optional<int> players; ///< 1 to mostPlayersListed; usualPlayers where minutes are asked
    std::optional<int> minutes; ///< at the table, at most
    QString tag;                ///< empty: any
    int stars = 0;              ///< at least
};

enum class FilterAnswer : unsigned char {
    Yes,
    No,
    NotYet ///< its times are asked for, and not reckoned yet; all else is right
};

/// The pieces that an entry takes and that there are not; of an empty stage none.
[[nodiscard]] std::vector<Shortage> lackedBy(const LibraryEntry& entry, const PieceCounts& pieces,
                                             bool allAtOnce);

/// An entry that cannot be read passes only where words alone are asked for, or nothing.
/// @param notes of the entry
[[nodiscard]] FilterAnswer answer(const LibraryEntry& entry, const EntryNotes& notes,
                                  const LibraryFilter& filter);

/// By what a shelf is sorted.
enum class LibrarySort : unsigned char {
    Title,
    Author,
    Game,
    Pieces,
    Minutes,
    Time,
    Difficulty,
    Stars,   ///< most first
    Changed, ///< newest first
    Folder
};

/// What of an entry the order goes by beside itself.
struct SortedEntry {
    const LibraryEntry* entry = nullptr;
    int stars = 0;
    std::size_t index = 0; ///< of the entry where it comes from
};

/// Equal ones by title, then path, as people count ("SS 2" before "SS 10"). What is not known goes
/// behind, what cannot be read last.
/// @param players by whom minutes count
void sortEntries(std::vector<SortedEntry>& entries, LibrarySort sort, int players = usualPlayers);

} // namespace stagewright

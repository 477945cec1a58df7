#pragma once

#include "model/library/library_entry.h"

#include <QStringList>

#include <span>
#include <vector>

namespace stagewright {

/// What is known of the files on the shelf, in an SQLite file in the user's cache, so that a later
/// start reads only what has changed. It may be deleted at any time; one that is damaged, foreign
/// or of other pieces is begun anew. Where it cannot be kept nothing is kept, and nothing fails.
/// Several may use one file, each in the thread that has made it.
class LibraryIndex {
public:
    /// @param file empty: nothing is kept
    /// @param stamp of what entries depend on beside their files (libraryStamp)
    LibraryIndex(const QString& file, const QByteArray& stamp);
    LibraryIndex(const LibraryIndex&) = delete;
    LibraryIndex& operator=(const LibraryIndex&) = delete;
    ~LibraryIndex();

    [[nodiscard]] bool isUsable() const { return isUsable_; }

    /// All files that are known in a folder and below it, whether they are still there or not.
    [[nodiscard]] std::vector<LibraryEntry> entriesBelow(const QString& folder) const;
    /// What is damaged is not kept: it is read again, and said in the language of the time.
    void keep(std::span<const LibraryEntry> entries);
    void forget(const QStringList& paths);

private:
    [[nodiscard]] bool open(const QString& file);
    [[nodiscard]] bool isOurs(const QByteArray& stamp) const;
    [[nodiscard]] bool prepare(const QByteArray& stamp) const;
    [[nodiscard]] bool begin(const QByteArray& stamp) const;

    QString name_; ///< of the connection
    bool isUsable_ = false;
};

/// Where the program keeps it: in the user's cache.
[[nodiscard]] QString libraryIndexFile();

/// What entries depend on beside their files: the program's pieces and rules, and the user's own.
[[nodiscard]] QByteArray libraryStamp(const QStringList& pieceFiles);

} // namespace stagewright

#pragma once

#include "model/fault.h"
#include "model/library/library_entry.h"

#include <QDate>
#include <QJsonObject>

namespace stagewright {

/// What the user thinks of a file on the shelf: kept beside, never in the file.
struct EntryNotes {
    QStringList tags;
    int stars = 0;       ///< 0 to mostStars; 0: none given
    QList<QDate> played; ///< each day once, the last one last
    QString text;
    QJsonObject unknown{}; ///< fields that this version does not know

    [[nodiscard]] bool isEmpty() const {
        return tags.isEmpty() && stars == 0 && played.isEmpty() && text.isEmpty() &&
               unknown.isEmpty();
    }
    friend bool operator==(const EntryNotes&, const EntryNotes&) = default;
};

inline constexpr int mostStars = 5;

/// The notes of all files. They stay with a file that is edited in its place, by its path, and with
/// one that is moved or copied as it is, by its content; of a file that is edited and moved at once
/// by somebody else they are lost sight of.
class LibraryNotes {
public:
    /// Empty ones where there are none.
    [[nodiscard]] const EntryNotes& of(const LibraryEntry& entry) const;
    /// In place of what there was of that path.
    void set(const LibraryEntry& entry, const EntryNotes& notes);
    /// The file has another name now.
    void follow(const QString& from, const QString& to);

    /// All tags in use, sorted, each once.
    [[nodiscard]] QStringList tags() const;

    friend bool operator==(const LibraryNotes&, const LibraryNotes&) = default;

private:
    friend Expected<LibraryNotes> readLibraryNotes(const QByteArray& text);
    friend QByteArray libraryNotesText(const LibraryNotes& notes);

    struct Noted {
        QByteArray digest;
        EntryNotes notes;

        friend bool operator==(const Noted&, const Noted&) = default;
    };
    std::map<QString, Noted> byPath_;
};

/// Reads what libraryNotesText has written. Refused with its place: what is no JSON, of a newer
/// version, or of the wrong type. The list is `format`, and `files`, each with `path`, `content`
/// (the digest), and where they say something `tags`, `stars`, `played` (days, "2026-12-02") and
/// `notes`.
[[nodiscard]] Expected<LibraryNotes> readLibraryNotes(const QByteArray& text);
/// Canonical: equal notes give equal bytes.
[[nodiscard]] QByteArray libraryNotesText(const LibraryNotes& notes);

/// Larger files are refused before they are read.
inline constexpr qint64 largestNotes = 64 * 1024 * 1024;

} // namespace stagewright

#pragma once

#include "editor/background/background.h"
#include "editor/library/folder_scan.h"
#include "model/library/library_notes.h"

#include <QObject>
#include <QSettings>
#include <QTimer>

#include <map>
#include <memory>
#include <set>

namespace stagewright {

/// Where a library keeps what it knows, and begins.
struct LibraryPlaces {
    QString indexFile;   ///< empty: none
    QString notesFile;   ///< of the user's tags, stars and notes
    QString firstFolder; ///< where the user has named none

    /// Or others, as the settings say.
    [[nodiscard]] static LibraryPlaces usual(const QSettings& settings);
};

/// The files in the folders that the user has named, and the stages of the rulebooks, kept up to
/// date. All is read behind the window, each folder by itself: one whose disk does not answer holds
/// up neither the window nor the others.
class Library final : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive it
    Library(QSettings& settings, LibraryPlaces places, QObject* parent = nullptr);
    ~Library() override;

    /// Reads all folders, or what has changed in them, anew.
    /// @param pieceFiles of the user's own, that are among the games' pieces
    void read(const Games& games, const QStringList& pieceFiles);

    /// What has changed in the folders.
    void readAgain();

    [[nodiscard]] const Games& games() const { return games_; }
    [[nodiscard]] QStringList folders() const;
    /// One that lies in another is in there already. @return whether it was added
    bool addFolder(const QString& folder);
    void removeFolder(const QString& folder);
    /// Why it cannot be read; empty: it can.
    [[nodiscard]] QString faultOf(const QString& folder) const;
    /// Files that have been found and not been read yet.
    [[nodiscard]] int waiting() const;
    /// Whether all folders have been read.
    [[nodiscard]] bool isRead() const;

    /// By path.
    [[nodiscard]] const std::map<QString, LibraryEntry>& entries() const { return entries_; }
    /// Null: it is not there.
    [[nodiscard]] const LibraryEntry* find(const QString& path) const;

    [[nodiscard]] const LibraryNotes& notes() const { return notes_; }
    void setNotes(const QString& path, const EntryNotes& notes);

    /// A file has been renamed or moved. @param to empty: out of the library
    void move(const QString& from, const QString& to);

    /// Reckons times, those of these files first; then of all others. Nothing: not any more.
    void reckon(const QStringList& first);
    void haltReckoning();

Q_SIGNALS:
    /// Entries, folders or what is known of them.
    void changed();
    /// The times of an entry have come.
    void reckoned(const QString& path);
    void notesChanged();
    /// What the user has noted cannot be read or written. @param why a sentence
    void notesRefused(const QString& why);

private:
    struct Folder;
    struct NotesNews {
        LibraryNotes notes;
        QString fault;
    };
    using Reckoning = Background<std::optional<LibraryEntry>>;

    static void readRulebooks(const std::stop_token& stop, const Background<FolderNews>::Tell& tell,
                              const Games& games);
    static void readNotes(const std::stop_token& stop, const Background<NotesNews>::Tell& tell,
                          const QString& file);
    static void writeNotes(const std::stop_token& stop, const Background<QString>::Tell& tell,
                           const QString& file, const QByteArray& text);
    static void scan(const std::stop_token& stop, const Background<FolderNews>::Tell& tell,
                     const FolderScan& what);
    static void reckonSome(const std::stop_token& stop, const Reckoning::Tell& tell,
                           const TimesToReckon& what);
    void add(const QString& folder);
    void begin(Folder& folder);
    void hear(const FolderNews& news);
    void take(const FolderNews& news);
    void hearReckoned(const std::optional<LibraryEntry>& entry);
    void reckonNext();
    void remember();

    QSettings& settings_;
    LibraryPlaces places_;
    Games games_;
    QStringList pieceFiles_;
    bool hasGames_ = false;
    std::map<QString, LibraryEntry> entries_;
    LibraryNotes notes_;
    QStringList first_;          ///< whose times are wanted first
    std::set<QString> reckoned_; ///< have been tried
    bool isReckoning_ = false;
    QTimer write_; ///< of the notes, once the user's hands rest
    Background<NotesNews> readingNotes_;
    Background<QString> writingNotes_;
    Background<FolderNews> rulebooks_;
    Reckoning reckoning_;
    std::vector<std::unique_ptr<Folder>> folders_; ///< last, so that they end before all else goes
};

} // namespace stagewright

#include "editor/library/folder_scan.h"

#include "editor/library/library_index.h"
#include "model/library/library_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <set>
#include <unordered_map>

namespace stagewright {

namespace {

struct FolderScanTexts {
    Q_DECLARE_TR_FUNCTIONS(FolderScan)
};

/// News is told so often that a first screen is there at once, and so seldom that the window has
/// time for other things.
constexpr int newsEvery = 100; // milliseconds

struct FoundFile {
    QString path;
    qint64 size = 0;
    qint64 modified = 0;
};

/// The files of a folder and all below it.
class Walk {
public:
    Walk(const FolderScan& scan, const std::stop_token& stop) : scan_(scan), stop_(stop) {}

    void into(const QString& folder, int depth = 0) {
        // A link into a folder above would lead round in circles.
        if (stop_.stop_requested() || !seen_.insert(QFileInfo(folder).canonicalFilePath()).second)
            return;
        if (depth > deepestFolder || files.size() >= mostFilesInFolder) {
            isTooMuch = true;
            return;
        }
        if (scan_.watches)
            scan_.watches->addFolder(folder);
        const QFileInfoList found = QDir(folder).entryInfoList(
            libraryNameFilters(), QDir::Files | QDir::AllDirs | QDir::NoDotAndDotDot, QDir::Name);
        for (const QFileInfo& each : found) {
            if (stop_.stop_requested())
                return;
            if (each.isDir())
                into(each.filePath(), depth + 1);
            else if (files.size() < mostFilesInFolder)
                files.push_back(
                    {each.filePath(), each.size(), each.lastModified().toMSecsSinceEpoch()});
            else
                isTooMuch = true;
        }
    }

    std::vector<FoundFile> files;
    bool isTooMuch = false;

private:
    const FolderScan& scan_;
    const std::stop_token& stop_;
    std::set<QString> seen_;
};

Fault goneFolder(const QString& folder) {
    return {FolderScanTexts::tr("the folder is not there, or cannot be read"),
            {},
            FolderScanTexts::tr("Look whether its disk is connected, or take it out of the "
                                "library"),
            folder};
}

Fault tooMuchIn(const QString& folder) {
    return {FolderScanTexts::tr("only the first %1 files are shown").arg(mostFilesInFolder),
            {},
            FolderScanTexts::tr("Choose folders further down"),
            folder};
}

using KnownEntries = std::unordered_map<QString, LibraryEntry>;

bool isUnchanged(const LibraryEntry& known, const FoundFile& file) {
    return known.size == file.size && known.modified == file.modified;
}

/// Those that the index does not know as they are.
std::vector<FoundFile> changedAmong(const std::vector<FoundFile>& files, KnownEntries& known) {
    std::vector<FoundFile> changed;
    for (const FoundFile& file : files) {
        const auto found = known.find(file.path);
        if (found == known.end() || !isUnchanged(found->second, file))
            changed.push_back(file);
        if (found != known.end())
            known.erase(found);
    }
    return changed;
}

/// Reads files, keeps what they hold, and tells of it now and then.
void readFiles(const std::vector<FoundFile>& files, const FolderScan& scan, LibraryIndex& index,
               const std::stop_token& stop, const TellFolder& tell) {
    std::vector<LibraryEntry> entries;
    QElapsedTimer since;
    since.start();
    const auto pass = [&](std::size_t left) {
        index.keep(entries);
        QStringList gone;
        for (const LibraryEntry& entry : entries)
            if (entry.isNothing())
                gone.append(entry.path); // it may have carried a rally before
        std::erase_if(entries, [](const LibraryEntry& entry) { return entry.isNothing(); });
        tell({scan.folder, std::move(entries), gone, static_cast<int>(left)});
        entries = {};
        since.restart();
    };
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (stop.stop_requested())
            return;
        entries.push_back(libraryEntryOf(files[i].path, scan.games));
        if (since.hasExpired(newsEvery))
            pass(files.size() - i - 1);
    }
    pass(0);
}

} // namespace

QStringList libraryNameFilters() {
    return {QStringLiteral("*.json"), QStringLiteral("*.rallypack"), QStringLiteral("*.rgt"),
            QStringLiteral("*.lua"),  QStringLiteral("*.pdf"),       QStringLiteral("*.png"),
            QStringLiteral("*.svg")};
}

void scanFolder(const FolderScan& scan, const std::stop_token& stop, const TellFolder& tell) {
    LibraryIndex index(scan.indexFile, libraryStamp(scan.pieceFiles));
    const std::vector<LibraryEntry> indexed = index.entriesBelow(scan.folder);
    KnownEntries known;
    for (const LibraryEntry& entry : indexed)
        known.emplace(entry.path, entry);
    std::vector<LibraryEntry> shown;
    std::copy_if(indexed.begin(), indexed.end(), std::back_inserter(shown),
                 [](const LibraryEntry& entry) { return !entry.isNothing(); });
    if (!shown.empty())
        tell({scan.folder, std::move(shown), {}});
    const QFileInfo folder(scan.folder);
    Walk walk(scan, stop);
    if (folder.isDir() && folder.isReadable())
        walk.into(scan.folder);
    else
        tell({scan.folder, {}, {}, 0, false, sentence(goneFolder(scan.folder))});
    if (stop.stop_requested())
        return;
    const std::vector<FoundFile> changed = changedAmong(walk.files, known);
    QStringList gone;
    for (const auto& [path, entry] : known)
        gone.append(path);
    if (folder.isDir()) // a disk that is not connected comes back
        index.forget(gone);
    tell({scan.folder, {}, gone, static_cast<int>(changed.size())});
    readFiles(changed, scan, index, stop, tell);
    if (!stop.stop_requested())
        tell({scan.folder,
              {},
              {},
              0,
              true,
              walk.isTooMuch ? sentence(tooMuchIn(scan.folder)) : QString()});
}

void reckonTimes(const TimesToReckon& what, const std::stop_token& stop,
                 const std::function<void(LibraryEntry)>& tell) {
    LibraryIndex index(what.indexFile, libraryStamp(what.pieceFiles));
    for (LibraryEntry entry : what.entries) {
        const QFileInfo file(entry.path);
        const auto times = libraryTimesOf(entry, what.games, stop);
        if (stop.stop_requested())
            return;
        if (!times || file.size() != entry.size)
            continue;
        for (std::size_t i = 0; i < entry.stages.size(); ++i)
            entry.stages[i].times = (*times)[i];
        if (!entry.path.startsWith(u':'))
            index.keep({&entry, 1});
        tell(std::move(entry));
    }
}

} // namespace stagewright

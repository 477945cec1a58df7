#include "editor/cli/arguments.h"
#include "editor/cli/console.h"
#include "editor/cli/library_report.h"
#include "editor/cli/overlay_option.h"
#include "editor/library/folder_scan.h"
#include "editor/library/library_index.h"
#include "editor/library/rulebook_library.h"
#include "editor/library/substitutes.h"
#include "model/library/library_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <map>

namespace stagewright {

namespace {

struct LibraryCommand {
    Q_DECLARE_TR_FUNCTIONS(LibraryCommand)
};

QString libraryDescription() {
    return LibraryCommand::tr("list the stages and rallies in folders: what can be played tonight");
}

/// All that was found, and whether every folder could be read.
struct Shelf {
    std::map<QString, LibraryEntry> entries; ///< by path
    bool isWhole = true;
};

void addFolder(Shelf& shelf, const FolderScan& scan) {
    scanFolder(scan, {}, [&](FolderNews news) {
        for (LibraryEntry& entry : news.entries)
            shelf.entries.insert_or_assign(entry.path, std::move(entry));
        for (const QString& path : news.gone)
            shelf.entries.erase(path);
        if (!news.fault.isEmpty()) {
            printMessage(news.fault.chopped(news.fault.endsWith(u'.') ? 1 : 0));
            shelf.isWhole = false;
        }
    });
}

/// Of those that are not known yet and that the filter lets pass otherwise.
void addTimes(Shelf& shelf, const LibraryFilter& filter, TimesToReckon what) {
    LibraryFilter others = filter;
    others.players.reset();
    others.minutes.reset();
    for (const auto& [path, entry] : shelf.entries)
        if (!isReckoned(entry) && answer(entry, {}, others) == FilterAnswer::Yes)
            what.entries.push_back(entry);
    reckonTimes(what, {}, [&](LibraryEntry entry) {
        shelf.entries.insert_or_assign(entry.path, std::move(entry));
    });
}

std::vector<LibraryLine> linesOf(const Shelf& shelf, const LibraryChoice& choice,
                                 const Games& games) {
    std::vector<SortedEntry> shown;
    for (const auto& [path, entry] : shelf.entries)
        if (!entry.stages.empty() && answer(entry, {}, choice.filter) == FilterAnswer::Yes)
            shown.push_back({&entry});
    sortEntries(shown, choice.sort, choice.players());
    std::vector<LibraryLine> lines;
    for (const SortedEntry& each : shown) {
        LibraryLine line{*each.entry, {}};
        if (choice.boxes) {
            line.lacked = lackedBy(line.entry, *choice.filter.pieces, choice.filter.allAtOnce);
            if (!line.lacked.empty() && !choice.filter.allAtOnce)
                line.substitutes = hasSubstitutes(line.entry, games, *choice.boxes);
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// What cannot be read, whatever is looked for: it might have been it.
void sayDamages(const Shelf& shelf) {
    for (const auto& [path, entry] : shelf.entries)
        if (!entry.damage.isEmpty())
            printMessage(QStringLiteral("%1: %2").arg(
                path, entry.damage.chopped(entry.damage.endsWith(u'.') ? 1 : 0)));
}

ExitStatus runLibrary(const QStringList& arguments, const Games& games) {
    QCommandLineParser parser;
    parser.setApplicationDescription(LibraryCommand::tr(
        "Lists the stages and rallies in folders and below them, of every format that is read, "
        "with "
        "what they take: tiles, minutes, expected time, difficulty. The options say what is looked "
        "for; \"--boxes dirt-core --players 5 --minutes 90\" asks what can be played tonight.\n"
        "What is known of a file is kept in the user's cache until the file changes.\n"
        "Leaves with 1 if nothing is found, with 2 if a folder cannot be read."));
    const LibraryOptions options(parser);
    const OverlayOption overlays(parser);
    if (const auto outcome = readArguments(parser, arguments, FileCount::Folders))
        return *outcome;
    const auto known = overlays.read(parser, games);
    if (!known)
        return ExitStatus::Unusable;
    const auto choice = options.read(parser, known->games);
    if (!choice) {
        printMessage(choice.error());
        return ExitStatus::Unusable;
    }
    const QStringList folders = parser.positionalArguments();
    if (folders.isEmpty() && !choice->rulebooks) {
        printMessage(LibraryCommand::tr("no folder is named, and --rulebooks is not given"));
        return ExitStatus::Unusable;
    }
    const QStringList pieceFiles = parser.values(QStringLiteral("overlay"));
    Shelf shelf;
    for (const QString& folder : folders)
        addFolder(shelf, {QFileInfo(folder).absoluteFilePath(), known->games, pieceFiles,
                          libraryIndexFile()});
    if (choice->rulebooks)
        for (const QString& path : rulebookLibrary())
            shelf.entries.emplace(path, libraryEntryOf(path, known->games));
    if (choice->times)
        addTimes(shelf, choice->filter, {{}, known->games, pieceFiles, libraryIndexFile()});
    const auto lines = linesOf(shelf, *choice, known->games);
    sayDamages(shelf);
    printLibrary(lines, *choice);
    return !shelf.isWhole  ? ExitStatus::Unusable
           : lines.empty() ? ExitStatus::Negative
                           : ExitStatus::Fine;
}

} // namespace

extern const Subcommand libraryCommand;
const Subcommand libraryCommand{"library", libraryDescription, false, runLibrary};

} // namespace stagewright

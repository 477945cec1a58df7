#include "model/library/library_filter.h"

#include <QCollator>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <tuple>

namespace stagewright {

namespace {

/// Without marks and case, so that "epingle" finds "Épingle".
QString searched(const QString& text) {
    QString letters = text.normalized(QString::NormalizationForm_KD).toCaseFolded();
    letters.removeIf([](QChar each) { return each.category() == QChar::Mark_NonSpacing; });
    return letters.replace(u'ł', u'l');
}

QString textOf(const LibraryEntry& entry, const EntryNotes& notes) {
    QStringList said{entry.title, QFileInfo(entry.path).fileName(), notes.text};
    said << entry.authors << notes.tags << gamesOf(entry);
    for (const LibraryStage& stage : entry.stages)
        said << stage.title << stage.author;
    return searched(said.join(u'\n'));
}

bool hasWords(const LibraryEntry& entry, const EntryNotes& notes, const QString& words) {
    const QStringList wanted = searched(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return true;
    const QString text = textOf(entry, notes);
    return std::ranges::all_of(wanted, [&](const QString& word) { return text.contains(word); });
}

int countOf(const std::vector<Shortage>& lacked) {
    int count = 0;
    for (const Shortage& each : lacked)
        count += each.needed - each.owned;
    return count;
}

bool asksForTheTable(const LibraryFilter& filter) {
    return !filter.game.isEmpty() || filter.pieces || filter.players || filter.minutes;
}

FilterAnswer fitsTheEvening(const LibraryEntry& entry, const LibraryFilter& filter) {
    if (!filter.minutes && !filter.players)
        return FilterAnswer::Yes;
    if (!isReckoned(entry))
        return FilterAnswer::NotYet;
    const auto minutes = minutesOf(entry, filter.players.value_or(usualPlayers));
    return minutes && (!filter.minutes || *minutes <= *filter.minutes) ? FilterAnswer::Yes
                                                                       : FilterAnswer::No;
}

/// What an entry is sorted by: numbers first, then texts. What is not known is larger than all.
struct SortKey {
    bool unreadable;
    bool unknown;
    double number;
    QCollatorSortKey text;
    QCollatorSortKey title;
    QString path;

    friend bool operator<(const SortKey& a, const SortKey& b) {
        return std::tie(a.unreadable, a.unknown, a.number) !=
                       std::tie(b.unreadable, b.unknown, b.number)
                   ? std::tie(a.unreadable, a.unknown, a.number) <
                         std::tie(b.unreadable, b.unknown, b.number)
               : a.text.compare(b.text) != 0   ? a.text.compare(b.text) < 0
               : a.title.compare(b.title) != 0 ? a.title.compare(b.title) < 0
                                               : a.path < b.path;
    }
};

std::optional<double> numberOf(const SortedEntry& sorted, LibrarySort sort, int players) {
    const LibraryEntry& entry = *sorted.entry;
    switch (sort) {
    case LibrarySort::Pieces:
        return piecesOf(entry);
    case LibrarySort::Minutes: {
        const auto minutes = minutesOf(entry, players);
        return minutes ? std::optional<double>(*minutes) : std::nullopt;
    }
    case LibrarySort::Time:
        return secondsOf(entry);
    case LibrarySort::Difficulty: {
        const auto difficulty = difficultyOf(entry);
        return difficulty ? std::optional<double>(static_cast<int>(*difficulty)) : std::nullopt;
    }
    case LibrarySort::Stars:
        return -sorted.stars;
    case LibrarySort::Changed:
        return -static_cast<double>(entry.modified);
    case LibrarySort::Title:
    case LibrarySort::Author:
    case LibrarySort::Game:
    case LibrarySort::Folder:
        break;
    }
    return 0.0;
}

QString sortText(const LibraryEntry& entry, LibrarySort sort) {
    switch (sort) {
    case LibrarySort::Author:
        return entry.authors.join(u',');
    case LibrarySort::Game:
        return gamesOf(entry).join(u',');
    case LibrarySort::Folder:
        return QFileInfo(entry.path).path();
    default:
        return {};
    }
}

} // namespace

std::vector<Shortage> lackedBy(const LibraryEntry& entry, const PieceCounts& pieces,
                               bool allAtOnce) {
    std::vector<Shortage> lacked;
    for (const auto& [piece, needed] : needsOf(entry, allAtOnce)) {
        const auto there = pieces.find(piece);
        const int owned = there == pieces.end() ? 0 : there->second;
        if (owned < needed)
            lacked.push_back({piece, needed, owned});
    }
    return lacked;
}

FilterAnswer answer(const LibraryEntry& entry, const EntryNotes& notes,
                    const LibraryFilter& filter) {
    const bool isRight =
        hasWords(entry, notes, filter.words) &&
        (filter.tag.isEmpty() || notes.tags.contains(filter.tag, Qt::CaseInsensitive)) &&
        notes.stars >= filter.stars && !(entry.stages.empty() && asksForTheTable(filter)) &&
        (filter.game.isEmpty() || gamesOf(entry).contains(filter.game)) &&
        (!filter.pieces ||
         countOf(lackedBy(entry, *filter.pieces, filter.allAtOnce)) <= filter.lacking);
    return isRight ? fitsTheEvening(entry, filter) : FilterAnswer::No;
}

void sortEntries(std::vector<SortedEntry>& entries, LibrarySort sort, int players) {
    // Without a language nothing is known of how people sort.
    const QLocale people =
        QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale();
    QCollator collator(people);
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<std::pair<SortKey, SortedEntry>> keyed;
    keyed.reserve(entries.size());
    for (const SortedEntry& each : entries) {
        const auto number = numberOf(each, sort, players);
        const QString text = sortText(*each.entry, sort);
        keyed.emplace_back(SortKey{each.entry->isUnreadable(),
                                   !number || (text.isEmpty() && sort == LibrarySort::Author),
                                   number.value_or(0), collator.sortKey(text),
                                   collator.sortKey(nameOf(*each.entry)), each.entry->path},
                           each);
    }
    std::sort(keyed.begin(), keyed.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    std::ranges::transform(keyed, entries.begin(), [](const auto& each) { return each.second; });
}

} // namespace stagewright

#include "model/library/library_notes.h"

#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct LibraryNotesTexts {
    Q_DECLARE_TR_FUNCTIONS(LibraryNotes)
};

constexpr int notesFormat = 1;

QStringList textsIn(const QJsonArray& values, const JsonPath& place, Faults& faults) {
    QStringList texts;
    for (qsizetype i = 0; i < values.size(); ++i)
        if (const auto text = plainText(values[i]))
            texts.append(*text);
        else
            faults.add(LibraryNotesTexts::tr("must be text, in quotes"), JsonPath(place, i));
    return texts;
}

QList<QDate> daysIn(const QStringList& texts, const JsonPath& place, Faults& faults) {
    QList<QDate> days;
    for (const QString& text : texts) {
        const QDate day = QDate::fromString(text, Qt::ISODate);
        if (day.isValid())
            days.append(day);
        else
            faults.add(LibraryNotesTexts::tr("must be a day, such as 2026-12-31"), place);
    }
    std::sort(days.begin(), days.end());
    days.erase(std::unique(days.begin(), days.end()), days.end());
    return days;
}

EntryNotes readEntryNotes(ObjectReader& reader, Faults& faults) {
    EntryNotes notes;
    const JsonPath tags = reader.at(Name("tags"));
    notes.tags = textsIn(reader.optionalArray(Name("tags")).value_or(QJsonArray()), tags, faults);
    notes.stars = reader.optionalInteger(Name("stars"), {0, mostStars}).value_or(0);
    const JsonPath played = reader.at(Name("played"));
    notes.played =
        daysIn(textsIn(reader.optionalArray(Name("played")).value_or(QJsonArray()), played, faults),
               played, faults);
    notes.text = reader.optionalText(Name("notes")).value_or(QString());
    notes.unknown = reader.unknown();
    return notes;
}

QByteArray textsInLine(const QStringList& texts) {
    QByteArrayList items;
    for (const QString& text : texts)
        items << jsonText(text);
    return '[' + items.join(", ") + ']';
}

QByteArray lineOf(const QString& path, const QByteArray& digest, const EntryNotes& notes) {
    ObjectWriter members;
    members.add("path", path);
    members.add("content", QString::fromLatin1(digest));
    if (!notes.tags.isEmpty())
        members.add("tags", textsInLine(notes.tags));
    if (notes.stars != 0)
        members.add("stars", notes.stars);
    if (!notes.played.isEmpty()) {
        QStringList days;
        for (const QDate day : notes.played)
            days << day.toString(Qt::ISODate);
        members.add("played", textsInLine(days));
    }
    if (!notes.text.isEmpty())
        members.add("notes", notes.text);
    members.add(notes.unknown);
    return members.inOneLine();
}

} // namespace

const EntryNotes& LibraryNotes::of(const LibraryEntry& entry) const {
    static const EntryNotes none;
    if (const auto found = byPath_.find(entry.path); found != byPath_.end())
        return found->second.notes;
    if (entry.digest.isEmpty())
        return none;
    const auto alike = std::ranges::find_if(
        byPath_, [&](const auto& each) { return each.second.digest == entry.digest; });
    return alike == byPath_.end() ? none : alike->second.notes;
}

void LibraryNotes::set(const LibraryEntry& entry, const EntryNotes& notes) {
    byPath_[entry.path] = {entry.digest, notes};
}

void LibraryNotes::follow(const QString& from, const QString& to) {
    if (auto noted = byPath_.extract(from)) {
        noted.key() = to;
        byPath_.erase(to);
        byPath_.insert(std::move(noted));
    }
}

QStringList LibraryNotes::tags() const {
    std::set<QString> tags;
    for (const auto& [path, noted] : byPath_)
        tags.insert(noted.notes.tags.begin(), noted.notes.tags.end());
    return {tags.begin(), tags.end()};
}

Expected<LibraryNotes> readLibraryNotes(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (const auto newer = newerFormat(*json, notesFormat))
        return tl::unexpected(*newer);
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(notesFormat);
    const QJsonArray files = reader.array(Name("files"));
    const JsonPath list = reader.at(Name("files"));
    LibraryNotes notes;
    for (qsizetype i = 0; i < files.size() && faults.none(); ++i) {
        const JsonPath place(list, i);
        ObjectReader file(files[i], place, faults);
        const QString path = file.text(Name("path"));
        const QString digest = file.text(Name("content"));
        notes.byPath_[path] = {digest.toLatin1(), readEntryNotes(file, faults)};
    }
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return notes;
}

QByteArray libraryNotesText(const LibraryNotes& notes) {
    QByteArrayList files;
    for (const auto& [path, noted] : notes.byPath_)
        if (!noted.notes.isEmpty()) // what has been taken back of a path ends here
            files << lineOf(path, noted.digest, noted.notes);
    ObjectWriter members;
    members.add("format", notesFormat);
    members.add("files", listInLines(files));
    return members.inLines();
}

} // namespace stagewright

#include "model/game/layout_kind.h"
#include "model/json/object_writer.h"
#include "model/layouts/points/track/titan_layout.h"
#include "model/layouts/points/track/track_edits.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TrackFile {
    Q_DECLARE_TR_FUNCTIONS(TrackFile)
};

constexpr int mostSeats = 12;        // six sit at a table; what is more, the rules say
constexpr int mostStackedTracks = 6; // likewise, of a Grand Slam's three
constexpr int mostIds = 100;

/// Null is as programs write what is not said.
bool isSaid(ObjectReader& reader, Name field) {
    const auto value = reader.find(field);
    return value && !value->isNull();
}

QString idOrNull(ObjectReader& reader, Name field) {
    return isSaid(reader, field) ? reader.optionalText(field).value_or(QString()) : QString();
}

template <typename Word>
Word saidWord(ObjectReader& reader, Name field, WordTable<Word> words, Word otherwise) {
    return isSaid(reader, field) ? reader.optionalWord<Word>(field, words).value_or(otherwise)
                                 : otherwise;
}

Marking readMarking(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    Marking marking;
    const QString at = reader.text(Name("at"));
    const auto place = placeNamed(at);
    if (!place && faults.none())
        reader.fault(Name("at"), TrackFile::tr("the board has no place \"%1\"").arg(at.left(40)),
                     TrackFile::tr("Write column and row, A1 to F12, as in E5"));
    marking.at = place.value_or(Place{0, 1});
    for (const QJsonValue is : reader.array(Name("is"))) {
        const auto id = plainText(is);
        if (!id || id->isEmpty() || id->size() > mostIds)
            reader.fault(Name("is"), TrackFile::tr("must be a list of marks, each in quotes"));
        else if (const auto mark = trackMarkNamed(*id))
            marking.is.add(*mark);
        else if (!marking.otherIs.contains(*id))
            marking.otherIs << *id;
        if (marking.otherIs.size() > mostIds) {
            reader.fault(Name("is"), TrackFile::tr("holds more marks than there are"));
            break;
        }
    }
    marking.otherIs.sort();
    marking.source = saidWord<MarkSource>(
        reader, Name("source"),
        {{Name("user"), MarkSource::User}, {Name("book"), MarkSource::Book}}, MarkSource::User);
    marking.unknown = reader.unknown();
    return marking;
}

QList<Marking> readMarkings(ObjectReader& reader, Faults& faults) {
    QList<Marking> markings;
    const QJsonArray marks = reader.array(Name("marks"));
    const JsonPath list = reader.at(Name("marks"));
    for (qsizetype i = 0; i < marks.size() && faults.none(); ++i) {
        const JsonPath path(list, i);
        const Marking marking = readMarking(marks[i], path, faults);
        const bool twice = std::any_of(markings.begin(), markings.end(), [&](const Marking& other) {
            return other.at == marking.at && other.source == marking.source;
        });
        if (twice)
            faults.add(TrackFile::tr("%1 is there twice").arg(nameOfPlace(marking.at)),
                       JsonPath(path, Name("at")),
                       TrackFile::tr("Write all that is on a point into one record"));
        markings.append(marking);
    }
    sortMarkings(markings);
    return markings;
}

/// What a board has in a file for itself and within a Grand Slam alike.
void readTrackFields(ObjectReader& reader, Faults& faults, PointTrack& track) {
    track.id = idOrNull(reader, Name("track"));
    track.markings = readMarkings(reader, faults);
    track.complete = isSaid(reader, Name("complete")) &&
                     reader.optionalBoolean(Name("complete")).value_or(false);
    track.back = idOrNull(reader, Name("back"));
}

PointTrack readStackedTrack(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    PointTrack track;
    if (const auto id = plainText(value)) {
        track.id = *id;
        track.byId = true;
        if (id->isEmpty())
            faults.add(TrackFile::tr("must be the id of a track, or a track"), path);
        return track;
    }
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    track.title = reader.optionalText(Name("title")).value_or(QString());
    track.author = reader.optionalText(Name("author")).value_or(QString());
    readTrackFields(reader, faults, track);
    track.unknown = reader.unknown();
    return track;
}

void readStack(ObjectReader& reader, Faults& faults, TitanLayout& layout) {
    const QJsonArray tracks = reader.array(Name("tracks"));
    if (tracks.size() > mostStackedTracks)
        reader.fault(Name("tracks"), TrackFile::tr("a Grand Slam has three tracks"));
    const JsonPath list = reader.at(Name("tracks"));
    for (qsizetype i = 0; i < tracks.size() && faults.none(); ++i)
        layout.tracks.append(readStackedTrack(tracks[i], JsonPath(list, i), faults));
}

/// Texts by texts: `"backs"`, `"colours"`.
QMap<QString, QString> readPairs(ObjectReader& reader, Name field, Faults& faults) {
    QMap<QString, QString> pairs;
    const auto value = reader.find(field);
    if (!value || value->isNull())
        return pairs;
    const JsonPath path = reader.at(field);
    if (!value->isObject()) {
        faults.add(TrackFile::tr("must be an object, in braces"), path);
        return pairs;
    }
    const QJsonObject object = value->toObject();
    for (auto it = object.begin(); it != object.end() && pairs.size() < mostIds; ++it) {
        const auto text = plainText(it.value());
        if (text)
            pairs.insert(it.key(), *text);
        else if (!it.value().isNull())
            faults.add(TrackFile::tr("\"%1\" must be text, in quotes").arg(it.key().left(40)),
                       path);
    }
    return pairs;
}

void readColours(ObjectReader& reader, Faults& faults, TitanLayout& layout) {
    const auto pairs = readPairs(reader, Name("colours"), faults);
    for (auto it = pairs.begin(); it != pairs.end(); ++it) {
        if (const auto colour = titanColourNamed(it.value()))
            layout.colours.insert(it.key(), *colour);
        else
            reader.fault(
                Name("colours"),
                TrackFile::tr("no die has a face of the colour \"%1\"").arg(it.value().left(40)),
                TrackFile::tr("Colours that there are: %1")
                    .arg(QStringLiteral("yellow, blue, brown, red, green, purple")));
    }
}

SeatedTitan readSeat(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults, Null::IsNotThere);
    SeatedTitan seat;
    seat.titan = reader.text(Name("titan"));
    seat.player = reader.optionalInteger(Name("player"), {1, mostSeats}).value_or(1);
    const auto team = reader.find(Name("team")).value_or(QJsonValue());
    if (const auto number = wholeNumber(team, {1, mostSeats}))
        seat.team = QString::number(*number);
    else
        seat.team = idOrNull(reader, Name("team"));
    seat.unknown = reader.unknown();
    return seat;
}

void readSeats(ObjectReader& reader, Faults& faults, TitanLayout& layout) {
    if (!isSaid(reader, Name("titans")))
        return;
    const QJsonArray titans = reader.optionalArray(Name("titans")).value_or(QJsonArray());
    if (titans.size() > mostSeats)
        reader.fault(Name("titans"), TrackFile::tr("six titans race at most"));
    const JsonPath list = reader.at(Name("titans"));
    for (qsizetype i = 0; i < titans.size() && faults.none(); ++i)
        layout.titans.append(readSeat(titans[i], JsonPath(list, i), faults));
}

Layout readTitans(ObjectReader& reader, Faults& faults) {
    TitanLayout layout;
    layout.stack = saidWord<StackKind>(
        reader, Name("kind"),
        {{Name("loop"), StackKind::Loop}, {Name("grand-slam"), StackKind::GrandSlam}},
        StackKind::Loop);
    if (layout.stack == StackKind::GrandSlam) {
        readStack(reader, faults, layout);
        layout.backs = readPairs(reader, Name("backs"), faults);
    } else {
        PointTrack track;
        readTrackFields(reader, faults, track);
        layout.tracks.append(std::move(track));
        if (isSaid(reader, Name("laps")))
            layout.laps =
                reader.optionalInteger(Name("laps"), {1, mostTitanLaps}).value_or(usualTitanLaps);
    }
    readSeats(reader, faults, layout);
    readColours(reader, faults, layout);
    layout.draft = saidWord<DiceDraft>(
        reader, Name("draft"),
        {{idOf(DiceDraft::Book), DiceDraft::Book}, {idOf(DiceDraft::Rolling), DiceDraft::Rolling}},
        DiceDraft::Book);
    layout.push = saidWord<PushReach>(
        reader, Name("push"),
        {{idOf(PushReach::Full), PushReach::Full}, {idOf(PushReach::Rest), PushReach::Rest}},
        PushReach::Full);
    return Layout(std::move(layout));
}

QByteArray truth(bool value) {
    return value ? QByteArrayLiteral("true") : QByteArrayLiteral("false");
}

QByteArray textOrNull(const QString& text) {
    return text.isEmpty() ? QByteArrayLiteral("null") : jsonText(text);
}

QByteArray textOf(const Marking& marking) {
    QByteArrayList is;
    for (const TrackMark mark : allTrackMarks)
        if (marking.is.has(mark))
            is << jsonText(QString(idOf(mark)));
    for (const QString& other : marking.otherIs)
        is << jsonText(other);
    ObjectWriter members;
    members.add("at", nameOfPlace(marking.at));
    members.add("is", '[' + is.join(", ") + ']');
    members.add("source", marking.source == MarkSource::Book ? QStringLiteral("book")
                                                             : QStringLiteral("user"));
    members.add(marking.unknown);
    return members.inOneLine();
}

QByteArrayList textsOf(const QList<Marking>& markings) {
    QByteArrayList texts;
    for (const Marking& marking : markings)
        texts << textOf(marking);
    return texts;
}

QByteArray textOfStacked(const PointTrack& track) {
    if (track.byId)
        return jsonText(track.id);
    ObjectWriter members;
    members.add("track", textOrNull(track.id));
    members.add("title", track.title);
    if (!track.author.isEmpty())
        members.add("author", track.author);
    members.add("marks", '[' + textsOf(track.markings).join(", ") + ']');
    members.add("complete", truth(track.complete));
    if (!track.back.isEmpty())
        members.add("back", track.back);
    members.add(track.unknown);
    return members.inOneLine();
}

QByteArray textOf(const SeatedTitan& seat) {
    ObjectWriter members;
    members.add("titan", seat.titan);
    members.add("player", seat.player);
    if (!seat.team.isEmpty())
        members.add("team", seat.team);
    members.add(seat.unknown);
    return members.inOneLine();
}

template <typename Value, typename TextOf>
QByteArray pairsInOneLine(const QMap<QString, Value>& pairs, TextOf valueText) {
    QByteArrayList texts;
    for (auto it = pairs.begin(); it != pairs.end(); ++it)
        texts << jsonText(it.key()) + ": " + jsonText(QString(valueText(it.value())));
    return '{' + texts.join(", ") + '}';
}

void writeTracks(const TitanLayout& layout, ObjectWriter& members) {
    if (layout.stack == StackKind::GrandSlam) {
        QByteArrayList tracks;
        for (const PointTrack& track : layout.tracks)
            tracks << textOfStacked(track);
        members.add("tracks", listInLines(tracks));
        if (!layout.backs.isEmpty())
            members.add("backs",
                        pairsInOneLine(layout.backs, [](const QString& back) { return back; }));
        return;
    }
    const PointTrack& track = layout.tracks.constFirst();
    members.add("track", textOrNull(track.id));
    members.add("marks", listInLines(textsOf(track.markings)));
    members.add("complete", truth(track.complete));
    if (!track.back.isEmpty())
        members.add("back", track.back);
    if (layout.laps != usualTitanLaps)
        members.add("laps", layout.laps);
}

} // namespace

const LayoutKind& TitanLayout::kind() {
    static constexpr LayoutKind points{Name("points"), Name("marks"), false, readTitans};
    return points;
}

void TitanLayout::write(ObjectWriter& members) const {
    if (stack == StackKind::Loop && tracks.isEmpty()) {
        members.add("tiles", QByteArray("[]")); // nothing is laid, as in any game
        return;
    }
    members.add("kind",
                stack == StackKind::Loop ? QStringLiteral("loop") : QStringLiteral("grand-slam"));
    writeTracks(*this, members);
    if (!titans.isEmpty()) {
        QByteArrayList seats;
        for (const SeatedTitan& seat : titans)
            seats << textOf(seat);
        members.add("titans", listInLines(seats));
    }
    if (!colours.isEmpty())
        members.add("colours",
                    pairsInOneLine(colours, [](TitanColour colour) { return idOf(colour); }));
    if (draft != DiceDraft::Book)
        members.add("draft", QString(idOf(draft)));
    if (push != PushReach::Full)
        members.add("push", QString(idOf(push)));
}

} // namespace stagewright

#include "model/layouts/points/racing/titan_game.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"
#include "model/layouts/points/track/track_edits.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TitanGameFile {
    Q_DECLARE_TR_FUNCTIONS(TitanGameFile)
};

constexpr int mostLives = 20;
constexpr int mostSecondsATurn = 3600;

/// "FLR": forward, left, right.
DieWay wayOf(const QString& letters, const JsonPath& path, Faults& faults) {
    DieWay way;
    for (const QChar letter : letters) {
        const bool known = letter == u'F' || letter == u'L' || letter == u'R';
        if (!known || way.count == way.steps.size()) {
            faults.add(TitanGameFile::tr("must be one to three of the letters F, L and R"), path);
            break;
        }
        way.steps[way.count++] = letter == u'F'   ? PointStep::Forward
                                 : letter == u'L' ? PointStep::Left
                                                  : PointStep::Right;
    }
    return way;
}

std::optional<TitanColour> readColour(ObjectReader& reader, Name field) {
    const auto value = reader.find(field);
    if (!value || value->isNull())
        return std::nullopt;
    const auto colour = titanColourNamed(value->toString());
    if (!colour)
        reader.fault(field, TitanGameFile::tr("is not a colour"));
    return colour;
}

/// Every value has to say where it comes from.
void readSource(ObjectReader& reader) {
    if (reader.text(Name("source")).isEmpty())
        reader.fault(Name("source"), TitanGameFile::tr("must say where the value comes from"));
}

bool readCertainty(ObjectReader& reader) {
    return reader.word<bool>(Name("certainty"),
                             {{Name("certain"), true}, {Name("inferred"), false}});
}

void readFace(const QJsonValue& value, const JsonPath& path, Faults& faults, TitanFaces& faces) {
    ObjectReader reader(value, path, faults);
    const auto colour = readColour(reader, Name("colour"));
    TitanFace face;
    face.costsLife = reader.optionalBoolean(Name("costsLife")).value_or(false);
    if (const auto others = reader.optionalArray(Name("anyOf"))) {
        for (const QJsonValue other : *others) {
            const auto named = titanColourNamed(other.toString());
            if (!named) {
                reader.fault(Name("anyOf"), TitanGameFile::tr("is not a colour"));
                continue;
            }
            const auto& ways = faces[static_cast<std::size_t>(*named)].ways;
            face.ways.insert(face.ways.end(), ways.begin(), ways.end());
        }
    } else {
        const auto besides = reader.word<BesidesMove>(
            Name("besides"), {{Name("nothing"), BesidesMove::Nothing},
                              {Name("trap-behind"), BesidesMove::TrapBehind},
                              {Name("damage-ahead"), BesidesMove::DamageAhead}});
        for (const QJsonValue letters : reader.array(Name("ways")))
            face.ways.push_back(
                {wayOf(letters.toString(), reader.at(Name("ways")), faults), besides});
    }
    readSource(reader);
    (void)readCertainty(reader);
    reader.refuseUnknown();
    if (face.ways.empty())
        faults.add(TitanGameFile::tr("leads nowhere"), path);
    if (colour)
        faces[static_cast<std::size_t>(*colour)] = std::move(face);
}

TitanRecord readTitan(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults);
    TitanRecord titan;
    titan.id = reader.text(Name("titan"));
    titan.rider = reader.text(Name("rider"));
    titan.name = reader.text(Name("name"));
    titan.life = reader.integer(Name("life"), {1, mostLives});
    titan.colour = readColour(reader, Name("colour"));
    readSource(reader);
    (void)readCertainty(reader);
    reader.refuseUnknown();
    return titan;
}

TrackMarks readKnownMarks(ObjectReader& reader, Name field) {
    TrackMarks marks;
    for (const QJsonValue each : reader.array(field)) {
        const auto mark = trackMarkNamed(each.toString());
        if (mark)
            marks.add(*mark);
        else
            reader.fault(field, TitanGameFile::tr("is not a list of marks"));
    }
    return marks;
}

KnownPoint readKnownPoint(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults);
    KnownPoint point;
    const auto place = placeNamed(reader.text(Name("at")));
    if (!place || !isPoint(*place))
        reader.fault(Name("at"), TitanGameFile::tr("is not a point of the board"));
    point.at = place.value_or(Place{0, 1});
    point.is = readKnownMarks(reader, Name("is"));
    readSource(reader);
    point.certain = readCertainty(reader);
    reader.refuseUnknown();
    return point;
}

TrackRecord readTrackRecord(const QJsonValue& value, const JsonPath& path, Faults& faults) {
    ObjectReader reader(value, path, faults);
    TrackRecord track;
    track.id = reader.text(Name("track"));
    track.title = reader.text(Name("title"));
    track.marks = readKnownMarks(reader, Name("marks"));
    const QJsonArray known = reader.array(Name("known"));
    const JsonPath list = reader.at(Name("known"));
    for (qsizetype i = 0; i < known.size(); ++i)
        track.known.push_back(readKnownPoint(known[i], JsonPath(list, i), faults));
    reader.refuseUnknown();
    return track;
}

template <typename Record, typename Read>
std::vector<Record> readRecords(ObjectReader& reader, Name field, Faults& faults, Read read) {
    std::vector<Record> records;
    const QJsonArray all = reader.array(field);
    const JsonPath list = reader.at(field);
    for (qsizetype i = 0; i < all.size(); ++i)
        records.push_back(read(all[i], JsonPath(list, i), faults));
    return records;
}

std::vector<QStringList> readApart(ObjectReader& reader) {
    std::vector<QStringList> sets;
    for (const QJsonValue set : reader.array(Name("apart"))) {
        QStringList ids;
        for (const QJsonValue id : set.toArray())
            ids << id.toString();
        sets.push_back(ids);
    }
    (void)reader.text(Name("apartSource"));
    return sets;
}

template <typename Record>
const Record* recordNamed(const std::vector<Record>& records, const QString& id) {
    const auto found = std::find_if(records.begin(), records.end(),
                                    [&](const Record& record) { return record.id == id; });
    return found == records.end() ? nullptr : &*found;
}

} // namespace

const TitanRecord* TitanGame::titan(const QString& id) const {
    return recordNamed(titans, id);
}

const TrackRecord* TitanGame::track(const QString& id) const {
    return recordNamed(tracks, id);
}

Expected<TitanGame> readTitanGame(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    reader.format(1);
    (void)reader.text(Name("game"));
    TitanGame game;
    const QJsonArray faces = reader.array(Name("faces"));
    const JsonPath list = reader.at(Name("faces"));
    for (qsizetype i = 0; i < faces.size(); ++i)
        readFace(faces[i], JsonPath(list, i), faults, game.faces);
    for (const TitanColour colour : allTitanColours)
        if (game.faces[static_cast<std::size_t>(colour)].ways.empty())
            reader.fault(Name("faces"),
                         TitanGameFile::tr("lacks the face \"%1\"").arg(idOf(colour)));
    game.mostLife = reader.integer(Name("mostLife"), {1, mostLives});
    game.secondsATurn = reader.integer(Name("secondsATurn"), {1, mostSecondsATurn});
    if (reader.text(Name("turnSource")).isEmpty())
        reader.fault(Name("turnSource"), TitanGameFile::tr("must say where the value comes from"));
    game.titans = readRecords<TitanRecord>(reader, Name("titans"), faults, readTitan);
    game.tracks = readRecords<TrackRecord>(reader, Name("tracks"), faults, readTrackRecord);
    game.apart = readApart(reader);
    reader.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return game;
}

Expected<TitanGame> builtInTitanGame() {
    QFile file(QStringLiteral(":/games/titan-race/titans.json"));
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(Fault{file.errorString(), {}, {}, file.fileName()});
    auto game = readTitanGame(file.readAll());
    if (!game)
        game.error().file = file.fileName();
    return game;
}

PointTrack trackOfTheBox(const TrackRecord& record) {
    PointTrack track;
    track.id = record.id;
    track.title = record.title;
    for (const KnownPoint& known : record.known)
        if (known.certain && !known.is.isEmpty())
            track.markings.append(Marking{known.at, known.is, {}, MarkSource::Book, {}});
    sortMarkings(track.markings);
    return track;
}

PointTrack asTrackOfTheBox(const PointTrack& track, const TrackRecord& record) {
    if (track.id == record.id)
        return track;
    PointTrack made = trackOfTheBox(record);
    const QList<Marking> book = made.markings;
    for (const Marking& marking : track.markings) {
        const bool isTold = std::any_of(book.begin(), book.end(), [&](const Marking& told) {
            return told.at == marking.at && told.is == marking.is && marking.otherIs.isEmpty();
        });
        if (marking.source == MarkSource::User && !isTold)
            made.markings.append(marking);
    }
    sortMarkings(made.markings);
    made.author = track.author;
    made.unknown = track.unknown;
    return made;
}

PointTrack asOwnTrack(const PointTrack& track) {
    PointTrack own = track;
    own.id.clear();
    own.back.clear();
    own.complete = false;
    own.byId = false;
    own.markings.clear();
    for (Marking marking : track.markings) {
        marking.source = MarkSource::User;
        const auto same =
            std::find_if(own.markings.begin(), own.markings.end(),
                         [&](const Marking& other) { return other.at == marking.at; });
        if (same == own.markings.end()) {
            own.markings.append(marking);
            continue;
        }
        same->is.add(marking.is); // both sources said something of it
        same->otherIs << marking.otherIs;
        same->otherIs.removeDuplicates();
    }
    return own;
}

PointTrack resolved(const PointTrack& track, const TitanGame& game) {
    const TrackRecord* record = track.byId ? game.track(track.id) : nullptr;
    return record ? trackOfTheBox(*record) : track;
}

} // namespace stagewright

#include "tests/field_game.h"

#include "model/drive/drive_task.h"
#include "model/drive/space_graph.h"
#include "model/drive/stage_driving.h"
#include "model/game/pieces.h"
#include "model/game/place_names.h"
#include "model/json/object_writer.h"
#include "tests/rulebook_stages.h"

#include <QJsonArray>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

constexpr qsizetype mostFields = 100;

Layout readFields(ObjectReader& reader, Faults&) {
    FieldLine line;
    const QJsonArray fields = reader.array(Name("fields"));
    for (const QJsonValue& field : fields) {
        if (field.toString().isEmpty())
            reader.fault(Name("fields"), QStringLiteral("each must be a name"));
        line.fields << field.toString();
    }
    return Layout(line);
}

const QStringList& fieldsOf(const Stage& stage) {
    static const QStringList none;
    const auto* line = stage.layout.as<FieldLine>();
    return line ? line->fields : none;
}

std::vector<GameBox> boxesOfFields(const Games&) {
    GameBox box;
    box.id = QStringLiteral("fields-box");
    box.game = QStringLiteral("fields");
    box.title = QStringLiteral("Fields");
    box.pieces = {{QStringLiteral("start"), 1},
                  {QStringLiteral("road"), 6},
                  {QStringLiteral("bend"), 3},
                  {QStringLiteral("finish"), 1}};
    return {box};
}

bool isSold(const QString& field, const Games& games) {
    return boxesOfFields(games).front().pieces.contains(field);
}

PieceCounts fieldsNeeded(const Stage& stage) {
    PieceCounts needs;
    for (const QString& field : fieldsOf(stage))
        ++needs[field];
    return needs;
}

QStringList boxesForFields(const Stage& stage, const Games& games) {
    QStringList boxes;
    for (const GameBox& box : boxesOfFields(games))
        if (!fieldsOf(stage).isEmpty())
            boxes << box.id;
    return boxes;
}

std::vector<PieceLine> listOfFields(const Stage& stage, const Games& games) {
    const GameBox box = boxesOfFields(games).front();
    std::vector<PieceLine> lines;
    for (const auto& [field, count] : fieldsNeeded(stage)) {
        PieceLine line{field, {}, count};
        if (isSold(field, games)) {
            line.boxes << box.id;
            line.boxTitles << box.title;
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

/// A field stays where the next line has the same one in its place.
PiecesBetween fieldsFromTo(const Stage& first, const Stage& next, const Games&) {
    const QStringList& before = fieldsOf(first);
    const QStringList& after = fieldsOf(next);
    PiecesBetween between;
    for (qsizetype i = 0; i < std::min(before.size(), after.size()); ++i)
        between.stay += before[i] == after[i] ? 1 : 0;
    int onTheTable = 0; // of what the next line needs
    PieceCounts there = fieldsNeeded(first);
    for (const auto& [field, count] : fieldsNeeded(next))
        onTheTable += std::min(count, there[field]);
    between.move = onTheTable - between.stay;
    between.fetch = static_cast<int>(after.size()) - onTheTable;
    between.away = static_cast<int>(before.size()) - onTheTable;
    return between;
}

std::vector<UnknownPiece> unknownFields(const Stage& stage, const Games& games) {
    std::vector<UnknownPiece> unknown;
    const QStringList& fields = fieldsOf(stage);
    for (qsizetype i = 0; i < fields.size(); ++i)
        if (!isSold(fields[i], games))
            unknown.push_back(
                {fields[i], QStringLiteral("no box has a field \"%1\"").arg(fields[i]),
                 QStringLiteral("field %1").arg(i + 1), QStringLiteral("fields[%1]").arg(i),
                 QStringLiteral("Lay one that the box has")});
    return unknown;
}

/// Lines that lie the same.
QByteArray shapeOfFields(const Stage& stage) {
    return fieldsOf(stage).join(u',').toUtf8();
}

QString nameOfField(Place place) {
    return QStringLiteral("field %1").arg(place.x + 1);
}

/// A space for each field, before them the place where a car stands first; moves lead to the next.
SpaceGraph graphOfFields(const QStringList& fields) {
    constexpr int bendGear = 2;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> moves;
    std::vector<Entrance> entrances;
    const auto count = static_cast<std::uint32_t>(fields.size());
    for (std::uint32_t i = 0; i < count; ++i) {
        moves.emplace_back(i, i + 1);
        Entrance entrance;
        if (fields[i] == QStringLiteral("bend"))
            entrance.limit = bendGear;
        entrances.push_back(entrance);
    }
    SpaceGraph graph(boost::edges_are_sorted, moves.begin(), moves.end(), entrances.begin(),
                     count + 1);
    graph[startVertex].kind = SpaceKind::Start;
    for (std::uint32_t i = 0; i < count; ++i) {
        SpaceNode& space = graph[i + 1];
        space.tile = static_cast<std::int32_t>(i);
        space.begin = std::int64_t{i} * roadLength;
        space.end = space.begin + roadLength;
        space.own = entrances[i];
        space.finish = i + 1 == count;
    }
    return graph;
}

Expected<DriveTask> taskOfFields(const Stage& stage, const DriveRules& rules, int, const Games&) {
    const QStringList& fields = fieldsOf(stage);
    if (fields.size() < 2 || fields.last() != QStringLiteral("finish"))
        return tl::unexpected(
            Fault{QStringLiteral("the line does not end with a finish"), {}, {}, {}});
    DrivenPieces pieces;
    for (int i = 0; i < static_cast<int>(fields.size()); ++i) {
        DrivenPiece piece{i, fields[i], placeOfField(i)};
        piece.terrain = Terrain::Asphalt;
        piece.danger = Danger::Low;
        piece.spaces << fields[i];
        pieces.push_back(std::move(piece));
    }
    const int count = static_cast<int>(pieces.size());
    return DriveTask{std::move(pieces), graphOfFields(fields),
                     dashboardFor(rules, Terrain::Asphalt), 1, count};
}

StageWay wayOfFields(const Stage& stage, const Games&) {
    const auto count = static_cast<int>(fieldsOf(stage).size());
    return {count, {{Terrain::Asphalt, count}}};
}

} // namespace

const LayoutKind& FieldLine::kind() {
    static constexpr LayoutKind line{Name("line"), Name("fields"), false, readFields};
    return line;
}

void FieldLine::write(ObjectWriter& members) const {
    members.add("fields", jsonText(QJsonValue(QJsonArray::fromStringList(fields))));
}

Expected<void> FieldLine::fitsAFile() const {
    if (fields.size() <= mostFields)
        return {};
    return tl::unexpected(Fault{QStringLiteral("the line is too long"), {}, {}, {}});
}

void apply(const FieldLineEdit& edit, FieldLine& line) {
    line.fields = edit.after;
}

FieldLineEdit inverse(const FieldLineEdit& edit) {
    return {edit.after, edit.before};
}

FieldLineEdit composed(const FieldLineEdit& first, const FieldLineEdit& second) {
    return {first.before, second.after};
}

Games gamesWithFields() {
    return games().withGame(
        {QStringLiteral("fields"), QStringLiteral("Fields"), &FieldLine::kind()});
}

Games withFieldModel(const Games& games) {
    StagePieces pieces;
    pieces.boxes = boxesOfFields;
    pieces.needs = fieldsNeeded;
    pieces.boxesFor = boxesForFields;
    pieces.list = listOfFields;
    pieces.between = fieldsFromTo;
    pieces.unknown = unknownFields;
    pieces.shape = shapeOfFields;
    StagePlaces places;
    places.name = nameOfField;
    return games.withFace(FieldLine::kind(), pieces)
        .withFace(FieldLine::kind(), places)
        .withFace(FieldLine::kind(), StageDriving{taskOfFields, wayOfFields});
}

QString fieldRulesFile() {
    return QStringLiteral(TEST_DATA_DIR "/fields/rules.json");
}

Stage fieldStage(const QStringList& fields) {
    Stage stage;
    stage.info.title = QStringLiteral("Col de la Table");
    stage.info.game = QStringLiteral("fields");
    stage.layout = Layout(FieldLine{fields});
    return stage;
}

Edit layFields(const Stage& stage, const QStringList& fields) {
    const auto* line = stage.layout.as<FieldLine>();
    return {LayoutEdit(FieldLineEdit{line ? line->fields : QStringList(), fields})};
}

} // namespace stagewright

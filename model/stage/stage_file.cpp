#include "model/stage/stage_file.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct StageFile {
    Q_DECLARE_TR_FUNCTIONS(StageFile)
};

constexpr Name kindNames[] = {Name("stage"), Name("circuit")};
/// Tokens may hang over the border of their tile, but not leave it.
constexpr double tokenReach = 2;

Token readToken(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Token token;
    token.id = reader.text(Name("id"));
    const auto coordinate = [&](Name field) {
        const double v = reader.optionalNumber(field).value_or(0);
        if (std::abs(v) > tokenReach)
            reader.fault(field, StageFile::tr("lies outside the tile"));
        return v;
    };
    token.at = {coordinate(Name("x")), coordinate(Name("y"))};
    token.angle = reader.optionalNumber(Name("angle")).value_or(0);
    token.unknown = reader.unknown();
    return token;
}

Placement readPlacement(const QJsonValue& value, const JsonPlace& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    constexpr Range reach{-boardReach, boardReach};
    Placement placement;
    placement.hex.q = reader.integer(Name("q"), reach);
    placement.hex.r = reader.integer(Name("r"), reach);
    const QString tile = reader.text(Name("tile"));
    const auto id = TileId::parse(tile);
    if (!id && !tile.isEmpty())
        reader.fault(Name("tile"),
                     StageFile::tr("\"%1\" is not a tile number and side").arg(tile.left(40)),
                     StageFile::tr("Write it as in 217b"));
    placement.side = id.value_or(TileId());
    placement.turn = Turn(reader.optionalInteger(Name("rotation"), {0, 5}).value_or(0));
    placement.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
    if (const auto tokens = reader.optionalArray(Name("tokens"))) {
        const JsonPlace list = reader.at(Name("tokens"));
        for (qsizetype i = 0; i < tokens->size(); ++i)
            placement.tokens.append(readToken(tokens->at(i), JsonPlace(list, i), faults));
    }
    placement.unknown = reader.unknown();
    return placement;
}

StageKind readKind(ObjectReader& reader) {
    const auto kind = reader.optionalText(Name("kind"));
    if (!kind || *kind == kindNames[0])
        return StageKind::Stage;
    if (*kind != kindNames[1])
        reader.fault(Name("kind"), StageFile::tr("must be \"stage\" or \"circuit\""));
    return StageKind::Circuit;
}

std::optional<Fault> findNewerFormat(const QJsonValue& json) {
    const auto format = wholeNumber(json.toObject().value(Name("format")), {});
    if (!format || *format <= stageFormat)
        return std::nullopt;
    return Fault{StageFile::tr("the file has format %1, this program knows formats up to %2")
                     .arg(*format)
                     .arg(stageFormat),
                 QStringLiteral("format"), StageFile::tr("Open it with a newer version"),
                 QString()};
}

Stage readFields(const QJsonValue& json, Faults& faults) {
    const JsonPlace top;
    ObjectReader reader(json, top, faults);
    Stage stage;
    (void)reader.optionalInteger(Name("format"), {1, stageFormat});
    stage.info.title = reader.optionalText(Name("title")).value_or(QString());
    stage.info.author = reader.optionalText(Name("author")).value_or(QString());
    stage.info.notes = reader.optionalText(Name("notes")).value_or(QString());
    stage.info.game = reader.optionalText(Name("game")).value_or(QString());
    stage.info.kind = readKind(reader);
    stage.info.laps = reader.optionalInteger(Name("laps"), {1, mostLaps}).value_or(1);
    const QJsonArray tiles = reader.array(Name("tiles"));
    stage.info.unknown = reader.unknown();
    if (tiles.size() > mostTiles) {
        reader.fault(Name("tiles"),
                     StageFile::tr("a stage holds at most %n tile(s)", nullptr, mostTiles));
        return stage;
    }
    // Sorted first, so that each insertion is at the end.
    QList<Placement> placements;
    const JsonPlace list = reader.at(Name("tiles"));
    for (qsizetype i = 0; i < tiles.size() && faults.none(); ++i) {
        placements.append(readPlacement(tiles[i], JsonPlace(list, i), faults));
        placements.back().laid = static_cast<int>(i);
    }
    std::stable_sort(placements.begin(), placements.end(),
                     [](const Placement& a, const Placement& b) { return a.hex < b.hex; });
    for (const Placement& placement : placements)
        stage.insert(placement);
    return stage;
}

QJsonObject toJson(const Token& token) {
    QJsonObject json = token.unknown;
    json[Name("id")] = token.id;
    json[Name("x")] = token.at.x();
    json[Name("y")] = token.at.y();
    json[Name("angle")] = token.angle;
    return json;
}

QJsonObject toJson(const Placement& placement) {
    QJsonObject json = placement.unknown;
    json[Name("q")] = placement.hex.q;
    json[Name("r")] = placement.hex.r;
    json[Name("tile")] = placement.side.toString();
    json[Name("rotation")] = placement.turn.sixths();
    if (placement.variant > 0)
        json[Name("variant")] = placement.variant;
    if (!placement.tokens.isEmpty()) {
        QJsonArray tokens;
        for (const Token& token : placement.tokens)
            tokens.append(toJson(token));
        json[Name("tokens")] = tokens;
    }
    return json;
}

QByteArray compact(const QJsonObject& json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// ` "title": "Rally 1",` and a line break. Keys and values are escaped by Qt.
QByteArray field(const QString& name, const QJsonValue& value) {
    // {"name":value} without the braces
    const QByteArray both = compact({{name, value}});
    return ' ' + both.sliced(1, both.size() - 2) + ",\n";
}

} // namespace

Expected<Stage> readStage(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (const auto newer = findNewerFormat(*json))
        return tl::unexpected(*newer);
    Faults faults;
    Stage stage = readFields(*json, faults);
    if (faults.none())
        return stage;
    Fault fault = faults.list().front();
    if (const auto line = lineOf(text, fault.place.toStdString()))
        fault.place = fault.place.isEmpty()
                          ? StageFile::tr("line %1").arg(*line)
                          : StageFile::tr("line %1, %2").arg(*line).arg(fault.place);
    return tl::unexpected(fault);
}

QByteArray writeStage(const Stage& stage) {
    const StageInfo& info = stage.info;
    QByteArray text = "{\n";
    text += field(QStringLiteral("format"), stageFormat);
    text += field(QStringLiteral("title"), info.title);
    text += field(QStringLiteral("author"), info.author);
    if (!info.notes.isEmpty())
        text += field(QStringLiteral("notes"), info.notes);
    text += field(QStringLiteral("game"), info.game);
    text += field(QStringLiteral("kind"), kindNames[static_cast<std::size_t>(info.kind)]);
    if (info.laps != 1)
        text += field(QStringLiteral("laps"), info.laps);
    for (auto it = info.unknown.begin(); it != info.unknown.end(); ++it)
        text += field(it.key(), it.value());
    // Where tiles share a hex, their text decides: when they were laid is not written.
    std::vector<std::pair<Hex, QByteArray>> lines;
    lines.reserve(static_cast<std::size_t>(stage.placements().size()));
    for (const Placement& placement : stage.placements())
        lines.emplace_back(placement.hex, compact(toJson(placement)));
    std::sort(lines.begin(), lines.end());
    text += " \"tiles\": [";
    for (std::size_t i = 0; i < lines.size(); ++i)
        text += (i == 0 ? "\n  " : ",\n  ") + lines[i].second;
    text += "\n ]\n}\n";
    return text;
}

Expected<Stage> loadStage(const QString& path) {
    const auto fault = [&](const QString& what, const QString& remedy) {
        return tl::unexpected(Fault{what, {}, remedy, path});
    };
    QFile file(path);
    if (QFileInfo(path).isDir())
        return fault(StageFile::tr("this is a folder"), StageFile::tr("Name a stage file in it"));
    if (!file.open(QIODevice::ReadOnly))
        return fault(file.errorString(), StageFile::tr("Check the name and that it may be read"));
    const QByteArray text = file.read(largestStageFile + 1);
    if (file.error() != QFileDevice::NoError)
        return fault(file.errorString(), StageFile::tr("Check that the file may be read"));
    if (text.size() > largestStageFile)
        return fault(StageFile::tr("the file is larger than a stage can be (%1 MB)")
                         .arg(largestStageFile / 1024 / 1024),
                     StageFile::tr("Choose another file"));
    auto stage = readStage(text);
    if (!stage)
        stage.error().file = path;
    return stage;
}

Expected<void> saveStage(const Stage& stage, const QString& path) {
    // Through a link: the link stays, and its target is replaced.
    const QFileInfo info(path);
    const QString target = info.isSymLink() ? info.symLinkTarget() : path;
    QSaveFile file(target);
    const auto fault = [&] {
        return tl::unexpected(Fault{StageFile::tr("cannot be saved: %1").arg(file.errorString()),
                                    {},
                                    StageFile::tr("Save it in another place"),
                                    path});
    };
    if (!file.open(QIODevice::WriteOnly))
        return fault();
    const QByteArray text = writeStage(stage);
    if (file.write(text) != text.size() || !file.commit())
        return fault();
    return {};
}

} // namespace stagewright

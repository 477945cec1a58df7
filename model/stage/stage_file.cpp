#include "model/stage/stage_file.h"

#include "model/atomic_file.h"
#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/stage/stage_fields.h"
#include "model/stage/tile_layout.h"
#include "model/verified_text.h"

#include <QByteArrayList>
#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>
#include <vector>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct StageFile {
    Q_DECLARE_TR_FUNCTIONS(StageFile)
};

Placement readPlacement(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    constexpr Range reach{-boardReach, boardReach};
    Placement placement;
    placement.hex.q = reader.integer(Name("q"), reach);
    placement.hex.r = reader.integer(Name("r"), reach);
    const QString tile = reader.text(Name("tile"));
    const auto id = TileId::parse(tile);
    if (!id && reader.find(Name("tile")).value_or(QJsonValue()).isString())
        reader.fault(Name("tile"),
                     StageFile::tr("\"%1\" is not a tile number and side").arg(tile.left(40)),
                     StageFile::tr("Write it as in 217b"));
    placement.side = id.value_or(TileId());
    placement.turn = Turn(reader.optionalInteger(Name("rotation"), {0, 5}).value_or(0));
    placement.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
    if (const auto tokens = reader.optionalArray(Name("tokens"))) {
        const JsonPath list = reader.at(Name("tokens"));
        for (qsizetype i = 0; i < tokens->size(); ++i)
            placement.tokens.append(readToken(tokens->at(i), JsonPath(list, i), faults));
    }
    placement.note = reader.optionalText(Name("note")).value_or(QString());
    placement.unknown = reader.unknown();
    return placement;
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
    const JsonPath top;
    ObjectReader reader(json, top, faults);
    (void)reader.optionalInteger(Name("format"), {1, stageFormat});
    StageInfo info;
    info.title = reader.optionalText(Name("title")).value_or(QString());
    info.author = reader.optionalText(Name("author")).value_or(QString());
    readOwnFields(reader, info);
    TileHashes hashes = readTileHashes(reader);
    const QJsonArray tiles = reader.array(Name("tiles"));
    info.unknown = reader.unknown();
    if (tiles.size() > mostTiles) {
        reader.fault(Name("tiles"),
                     StageFile::tr("a stage holds at most %n tile(s)", nullptr, mostTiles));
        return {};
    }
    QList<Placement> placements;
    const JsonPath list = reader.at(Name("tiles"));
    for (qsizetype i = 0; i < tiles.size() && faults.none(); ++i)
        placements.append(readPlacement(tiles[i], JsonPath(list, i), faults));
    Stage stage = laidInOrder(placements);
    stage.info = info;
    tilesOf(stage).tileHashes = std::move(hashes);
    return stage;
}

qsizetype tokensOn(const Stage& stage) {
    qsizetype tokens = 0;
    for (const Placement& placement : tilesOf(stage).placements())
        tokens += placement.tokens.size();
    return tokens;
}

QByteArray textOf(const Placement& placement) {
    ObjectWriter members;
    members.add("q", placement.hex.q);
    members.add("r", placement.hex.r);
    members.add("tile", placement.side.toString());
    members.add("rotation", placement.turn.sixths());
    if (placement.variant > 0)
        members.add("variant", placement.variant);
    if (!placement.tokens.isEmpty()) {
        QByteArrayList tokens;
        for (const Token& token : placement.tokens)
            tokens.append(writerOf(token).inOneLine());
        members.add("tokens", '[' + tokens.join(", ") + ']');
    }
    if (!placement.note.isEmpty())
        members.add("note", placement.note);
    members.add(placement.unknown);
    return members.inOneLine();
}

/// One a line, as they were laid if that counts; else sorted by place and, where tiles share a hex,
/// by their text.
QByteArray textOf(const TileLayout& layout) {
    const auto& placements = layout.placements();
    std::vector<std::pair<Hex, QByteArray>> lines;
    lines.reserve(static_cast<std::size_t>(placements.size()));
    for (const Placement& placement : layout.orderCounts ? layout.inLayingOrder() : placements)
        lines.emplace_back(placement.hex, textOf(placement));
    if (!layout.orderCounts)
        std::sort(lines.begin(), lines.end());
    QByteArrayList tiles;
    for (const auto& [hex, line] : lines)
        tiles.append(line);
    return listInLines(tiles);
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
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    if (const auto fits = fitsAFile(stage, text.size()); !fits)
        return tl::unexpected(fits.error());
    return stage;
}

QByteArray writeStage(const Stage& stage) {
    const StageInfo& info = stage.info;
    ObjectWriter members;
    members.add("format", stageFormat);
    members.add("title", info.title);
    members.add("author", info.author);
    addOwnFields(members, info);
    addTileHashes(members, tilesOf(stage).tileHashes);
    members.add(info.unknown);
    members.add("tiles", textOf(tilesOf(stage)));
    return members.inLines();
}

Expected<QByteArray> verifiedStageText(const Stage& stage) {
    return verified(writeStage(stage), largestStageFile, readStage, writeStage);
}

Expected<void> fitsAFile(const Stage& stage, qsizetype readFrom) {
    if (tokensOn(stage) > mostTokens)
        return tl::unexpected(
            Fault{StageFile::tr("the stage has more than %1 tokens").arg(mostTokens),
                  {},
                  StageFile::tr("Take some of them away"),
                  {}});
    // A value takes more than a byte in any format.
    if (readFrom <= std::min<qint64>(largestStageFile / mostGrowth, mostJsonValues))
        return {};
    const auto tooMuch = [](const QString& what) {
        return tl::unexpected(Fault{what, {}, StageFile::tr("Choose another file"), {}});
    };
    const QByteArray text = writeStage(stage);
    if (text.size() > largestStageFile)
        return tooMuch(StageFile::tr("the stage is larger than our own file of it may be (%1 MB)")
                           .arg(largestStageFile >> 20));
    if (valuesIn(text) > mostJsonValues)
        return tooMuch(StageFile::tr("our own file of the stage would hold more than %1 values")
                           .arg(mostJsonValues));
    return {};
}

Expected<Stage> loadStage(const QString& path) {
    const auto text = readLimitedFile(path, largestStageFile);
    if (!text)
        return tl::unexpected(text.error());
    auto stage = readStage(*text);
    if (!stage)
        stage.error().file = path;
    return stage;
}

Expected<void> saveStage(const Stage& stage, const QString& path) {
    auto text = verifiedStageText(stage);
    if (text)
        return writeFileAtomically(path, *text);
    text.error().file = path;
    return tl::unexpected(text.error());
}

} // namespace stagewright

#include "model/exchange/json_import.h"

#include "model/exchange/tile_names.h"
#include "model/game/stage_fields.h"
#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct JsonImportTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonImportTexts)
};

double snapped(double length) {
    constexpr double lost = 1e-6; // more than rounding takes or gives
    return std::abs(std::abs(length) - tokenReach) <= lost ? std::copysign(tokenReach, length)
                                                           : length;
}

} // namespace

QPointF snappedToReach(QPointF at) {
    return {snapped(at.x()), snapped(at.y())};
}

QJsonObject keptFields(const ObjectReader& reader, const JsonPath& place,
                       std::span<const QLatin1StringView> taken, Remarks& remarks) {
    QJsonObject fields = reader.unknown();
    for (const QLatin1StringView name : taken)
        if (const auto field = fields.find(name); field != fields.end()) {
            if (!field->isNull())
                remarks.add(
                    JsonImportTexts::tr("the field \"%1\" has another meaning here and is left out")
                        .arg(name),
                    JsonPath(place, name).path());
            fields.erase(field);
        }
    return fields;
}

bool JsonImport::readTile(ObjectReader& reader, QLatin1StringView field, Placement& tile) {
    const QString name = reader.text(field);
    if (!reader.find(field).value_or(QJsonValue()).isString())
        return false; // said already
    const auto named = readTileName(name);
    if (!named) {
        passOver(JsonImportTexts::tr("\"%1\" is no tile that can be laid here; it is left out")
                     .arg(name.left(40)),
                 reader.at(field));
        return false;
    }
    tile.side = named->side;
    tile.variant = named->variant;
    return true;
}

void JsonImport::addToken(Placement& tile, Token token, const JsonPath& place) {
    token.at = snappedToReach(token.at);
    if (std::max(std::abs(token.at.x()), std::abs(token.at.y())) <= tokenReach)
        tile.tokens.append(token);
    else
        passOver(JsonImportTexts::tr("the token \"%1\" lies far off its tile and is left out")
                     .arg(tokenName(token.id).left(40)),
                 place);
}

Stage JsonImport::readTiles(ObjectReader& reader, QLatin1StringView field,
                            const ReadTile& readOne) {
    const QJsonArray records = reader.array(field);
    if (records.size() > mostTiles) {
        reader.fault(field,
                     JsonImportTexts::tr("a stage holds at most %n tile(s)", nullptr, mostTiles));
        return {};
    }
    QList<Placement> tiles;
    const JsonPath list = reader.at(field);
    for (qsizetype i = 0; i < records.size() && faults_.none(); ++i) {
        if (records[i].isNull())
            continue;
        if (const auto tile = readOne(records[i], JsonPath(list, i)))
            tiles.append(*tile);
    }
    return {{}, Layout(laidInOrder(tiles))};
}

Expected<Imported> JsonImport::result(Format format, const Stage& stage,
                                      const QByteArray& text) const {
    if (!faults_.none())
        return tl::unexpected(withLine(faults_.list().front(), text));
    if (const auto fits = fitsAFile(stage, text.size()); !fits)
        return tl::unexpected(fits.error());
    return Imported{format, {}, {stage}, remarks_.listIn(text)};
}

void readNote(const QJsonValue& value, ObjectReader& reader, Placement& tile) {
    constexpr QLatin1StringView field("note");
    if (plainText(value[field]))
        tile.note = reader.optionalText(field).value_or(QString());
}

void placeOnBoard(Placement& tile, Hex hex, ObjectReader& reader, QLatin1StringView field) {
    if (!onBoard(hex))
        reader.fault(field, JsonImportTexts::tr("lies off the board"));
    tile.hex = hex;
}

} // namespace stagewright

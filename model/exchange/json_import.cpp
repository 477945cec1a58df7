#include "model/exchange/json_import.h"

#include "model/exchange/tile_names.h"
#include "model/json/text.h"
#include "model/stage/stage_fields.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct JsonImportTexts {
    Q_DECLARE_TR_FUNCTIONS(JsonImportTexts)
};

} // namespace

QJsonObject JsonImport::unknown(const ObjectReader& reader, const JsonPlace& place,
                                std::initializer_list<QLatin1StringView> taken) {
    QJsonObject fields = reader.unknown();
    for (const QLatin1StringView name : taken)
        if (fields.contains(name)) {
            if (!fields.value(name).isNull())
                passOver(
                    JsonImportTexts::tr("the field \"%1\" has another meaning here and is left out")
                        .arg(name),
                    JsonPlace(place, name));
            fields.remove(name);
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

void JsonImport::addToken(Placement& tile, Token token, const JsonPlace& place) {
    const QPointF at = token.at;
    const auto within = [](double v) { return std::clamp(v, -tokenReach, tokenReach); };
    token.at = {within(at.x()), within(at.y())};
    // One at the very limit may lie beyond it by what was lost when it was written.
    constexpr double lost = 1e-6;
    if (std::max(std::abs(at.x()), std::abs(at.y())) <= tokenReach + lost)
        tile.tokens.append(token);
    else
        passOver(JsonImportTexts::tr("the token \"%1\" lies far off its tile and is left out")
                     .arg(token.id.left(40)),
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
    const JsonPlace list = reader.at(field);
    for (qsizetype i = 0; i < records.size() && faults_.none(); ++i) {
        if (records[i].isNull())
            continue;
        if (const auto tile = readOne(records[i], JsonPlace(list, i)))
            tiles.append(*tile);
    }
    return laidInOrder(tiles);
}

Expected<Imported> JsonImport::result(Format format, const Stage& stage,
                                      const QByteArray& text) const {
    if (!faults_.none())
        return tl::unexpected(withLine(faults_.list().front(), text));
    return Imported{format, {}, {stage}, remarks_.listIn(text)};
}

void readNote(const QJsonValue& value, ObjectReader& reader, Placement& tile) {
    constexpr QLatin1StringView field("note");
    if (value[field].isString())
        tile.note = reader.optionalText(field).value_or(QString());
}

void placeOnBoard(Placement& tile, Hex hex, ObjectReader& reader, QLatin1StringView field) {
    if (!onBoard(hex))
        reader.fault(field, JsonImportTexts::tr("lies off the board"));
    tile.hex = hex;
}

} // namespace stagewright

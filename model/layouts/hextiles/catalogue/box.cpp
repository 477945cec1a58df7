#include "model/layouts/hextiles/catalogue/box.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <numeric>

namespace stagewright {

namespace {

struct Boxes {
    Q_DECLARE_TR_FUNCTIONS(Boxes)
};

constexpr Range copyRange{1, 1000};

std::map<TileId, int> readTiles(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    std::map<TileId, int> tiles;
    if (!value.isObject())
        faults.add(Boxes::tr("must be an object with a count for each tile"), place);
    const QJsonObject counts = value.toObject();
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        const auto id = TileId::parse(it.key());
        const auto count = wholeNumber(it.value(), copyRange);
        if (!id || id->side() != 0 || id->toString() != it.key())
            faults.add(Boxes::tr("\"%1\" is not the number of a tile").arg(it.key()), place);
        else if (!count)
            faults.add(Boxes::tr("the count of tile %1 must be a whole number from %2 to %3")
                           .arg(it.key())
                           .arg(copyRange.least)
                           .arg(copyRange.most),
                       place);
        else
            tiles[*id] = *count;
    }
    return tiles;
}

QString textNotEmpty(ObjectReader& reader, QLatin1StringView field) {
    const auto text = reader.optionalText(field);
    if (!text)
        (void)reader.text(field); // says that it is missing, if that is so
    else if (text->trimmed().isEmpty())
        reader.fault(field, Boxes::tr("must not be empty"));
    return text.value_or(QString());
}

Box readBox(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Box box;
    box.id = textNotEmpty(reader, QLatin1StringView("id"));
    box.game = textNotEmpty(reader, QLatin1StringView("game"));
    box.title = oneLine(textNotEmpty(reader, QLatin1StringView("title")));
    box.expansion = reader.boolean(QLatin1StringView("expansion"));
    const int claimed = reader.integer(QLatin1StringView("tileCount"), {0, 100'000});
    const QLatin1StringView tiles("tiles");
    box.tiles = readTiles(reader.require(tiles), reader.at(tiles), faults);
    if (faults.none() && box.tileCount() != claimed)
        reader.fault(
            QLatin1StringView("tileCount"),
            Boxes::tr("says %1, but the tiles add up to %2").arg(claimed).arg(box.tileCount()));
    reader.refuseUnknown();
    return box;
}

} // namespace

int Box::tileCount() const {
    return std::accumulate(tiles.begin(), tiles.end(), 0,
                           [](int sum, const auto& entry) { return sum + entry.second; });
}

Expected<std::vector<Box>> readBoxes(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    if (!json->isArray())
        faults.add(Boxes::tr("must be a list of boxes, in square brackets"), top);
    const QJsonArray items = json->toArray();
    std::vector<Box> boxes;
    for (qsizetype i = 0; i < items.size(); ++i) {
        const JsonPath place(top, i);
        Box box = readBox(items[i], place, faults);
        const bool doubled = std::any_of(boxes.begin(), boxes.end(),
                                         [&](const Box& other) { return other.id == box.id; });
        if (doubled)
            faults.add(Boxes::tr("the box \"%1\" is listed twice").arg(box.id), place);
        boxes.push_back(std::move(box));
    }
    if (!faults.none())
        return tl::unexpected(faults.list().front());
    return boxes;
}

void Stock::add(const Box& box, int copies) {
    for (const auto& [tile, count] : box.tiles)
        tiles_[tile] += count * copies;
}

int Stock::count(TileId tile) const {
    const auto found = tiles_.find(tile.withSide(0));
    return found == tiles_.end() ? 0 : found->second;
}

} // namespace stagewright

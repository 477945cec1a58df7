#include "model/layouts/hextiles/stage/tile_fields.h"

#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TileFields {
    Q_DECLARE_TR_FUNCTIONS(TileFields)
};

} // namespace

double withinTurns(double angle, double turn) {
    constexpr double mostTurns = mostAngle / 360;
    return std::abs(angle) <= mostTurns * turn ? angle : std::fmod(angle, turn);
}

TileHashes readTileHashes(ObjectReader& reader) {
    constexpr Name field("tileHashes");
    const auto value = reader.find(field);
    if (!value)
        return {};
    static const QRegularExpression digits(QStringLiteral("\\A[0-9a-f]{4,64}\\z"));
    const QJsonObject named = value->toObject();
    bool good = value->isObject();
    TileHashes hashes;
    for (auto it = named.begin(); it != named.end(); ++it) {
        const auto tile = TileId::parse(it.key());
        const QString hash = it.value().toString().toLower();
        good = good && tile && digits.match(hash).hasMatch();
        good = good && hashes.emplace(*tile, hash.toLatin1()).second; // each tile once
    }
    if (!good)
        reader.fault(field,
                     TileFields::tr("must name tiles, and of each four to 64 digits of the "
                                    "hash of its record"),
                     TileFields::tr("Write it as in {\"217b\": \"1f3a\"}"));
    return hashes;
}

void addTileHashes(ObjectWriter& members, const TileHashes& hashes) {
    if (hashes.empty())
        return;
    ObjectWriter written;
    for (const auto& [tile, hash] : hashes)
        written.add(tile.toString().toLatin1().constData(), QString::fromLatin1(hash));
    members.add("tileHashes", written.inOneLine());
}

Token readToken(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    ObjectReader reader(value, place, faults);
    Token token;
    token.id = reader.text(Name("id"));
    const auto coordinate = [&](Name field) {
        const double v = reader.optionalNumber(field).value_or(0);
        if (std::abs(v) > tokenReach)
            reader.fault(field, TileFields::tr("lies outside the tile"));
        return v;
    };
    const double x = coordinate(Name("x"));
    const double y = coordinate(Name("y"));
    token.at = {x, y};
    token.angle = withinTurns(reader.optionalNumber(Name("angle")).value_or(0));
    token.unknown = reader.unknown();
    return token;
}

ObjectWriter writerOf(const Token& token) {
    ObjectWriter members;
    members.add("id", token.id);
    members.add("x", token.at.x());
    members.add("y", token.at.y());
    members.add("angle", token.angle);
    members.add(token.unknown);
    return members;
}

TileLayout laidInOrder(QList<Placement> tiles) {
    for (qsizetype i = 0; i < tiles.size(); ++i)
        tiles[i].laid = static_cast<int>(i);
    const auto byHex = [](const Placement& a, const Placement& b) { return a.hex < b.hex; };
    TileLayout layout;
    layout.orderCounts = !std::is_sorted(tiles.begin(), tiles.end(), byHex);
    // Sorted first, so that each insertion is at the end.
    std::stable_sort(tiles.begin(), tiles.end(), byHex);
    for (const Placement& tile : tiles)
        layout.insert(tile);
    return layout;
}

} // namespace stagewright

#include "model/exchange/tabletop_reader.h"

#include "model/exchange/guess_game.h"
#include "model/exchange/json_import.h"
#include "model/exchange/remarks.h"
#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_grid.h"
#include "model/exchange/tabletop_script.h"
#include "model/exchange/tile_names.h"
#include "model/game/stage_fields.h"
#include "model/game/stage_file.h"
#include "model/json/encoding.h"
#include "model/json/object_reader.h"
#include "model/json/scanner.h"
#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TabletopReader {
    Q_DECLARE_TR_FUNCTIONS(TabletopReader)
};

struct Located {
    Placement tile;
    TablePoint point;
    QString name; ///< as the script has it
};

/// Where the text stops being UTF-8, if it does.
std::optional<qsizetype> firstBadByte(const QByteArray& text) {
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype lineEnd = text.indexOf('\n', begin);
        const qsizetype end = lineEnd < 0 ? text.size() : lineEnd + 1;
        if (!QByteArrayView(text).sliced(begin, end - begin).isValidUtf8())
            return begin;
        begin = end;
    }
    return std::nullopt;
}

/// The text of a comment that the script begins with.
QString leadingComment(const QByteArray& text) {
    const QByteArray line = text.trimmed().split('\n').constFirst().trimmed();
    const bool isComment = line.startsWith("--") && !line.startsWith("--[");
    return isComment ? QString::fromUtf8(line.sliced(2)).trimmed() : QString();
}

/// Along the table's three axes: {1, 2, 3} or {x = 1, y = 2, z = 3}. What is no number there is
/// missing.
class Axes {
public:
    explicit Axes(const QJsonValue& value) : value_(value) {}

    [[nodiscard]] std::optional<double> x() const { return along(0, Name("x")); }
    [[nodiscard]] std::optional<double> y() const { return along(1, Name("y")); }
    [[nodiscard]] std::optional<double> z() const { return along(2, Name("z")); }

private:
    [[nodiscard]] std::optional<double> along(int axis, Name name) const {
        const QJsonValue number = value_.isArray() ? value_[axis] : value_[name];
        return number.isDouble() ? std::optional(number.toDouble()) : std::nullopt;
    }

    QJsonValue value_;
};

/// Whether a tile does not lie flat on the table, which alone is told here.
bool liesAskew(const Axes& location, const Axes& rotation) {
    constexpr double usualHeight = 0.96; // as every script has it
    constexpr double offHeight = 0.15;   // more than tiles laid by hand are off
    constexpr double offDegrees = 15;
    const auto isTipped = [&](std::optional<double> degrees) {
        return std::abs(std::remainder(degrees.value_or(0), 360)) > offDegrees;
    };
    return std::abs(location.y().value_or(usualHeight) - usualHeight) > offHeight ||
           isTipped(rotation.x()) || isTipped(rotation.z());
}

/// Reads the tables of one stage.
class StageReader {
public:
    StageReader(const QString& function, const Catalogue& catalogue, Remarks& remarks)
        : catalogue_(catalogue)
        , remarks_(remarks)
        , functionName_(function.toLatin1())
        , function_(top_, Name(functionName_)) {}

    Stage read(const StageTables& tables) {
        const JsonPath infoPlace(function_, Name(stageTable));
        ObjectReader info(tables.info, infoPlace, faults_, Null::IsNotThere);
        const std::optional<TablePoint> origin = originIn(info);
        if (tables.tiles.size() + tables.kept.size() > mostTiles)
            faults_.add(TabletopReader::tr("a stage holds at most %n tile(s)", nullptr, mostTiles),
                        JsonPath(function_, Name(tilesTable)));
        std::vector<Located> located;
        readTiles(tables.tiles, tilesTable, located);
        readTiles(tables.kept, keptTilesTable, located);
        Stage stage{{}, Layout(laidInOrder(onHexes(located, origin)))};
        stage.info.title = info.optionalText(Name("title")).value_or(tables.function);
        stage.info.author = info.optionalText(Name("author")).value_or(QString());
        readOwnFields(info, stage.info);
        tilesOf(stage).tileHashes = readTileHashes(info);
        stage.info.unknown = keptFields(info, infoPlace, stageFieldNames, remarks_);
        if (!info.find(Name("game")))
            guessGame(stage, catalogue_);
        setDetectedKind(stage, catalogue_);
        return stage;
    }

    [[nodiscard]] const Faults& faults() const { return faults_; }

private:
    static std::optional<TablePoint> originIn(ObjectReader& info) {
        const auto origin = info.optionalArray(Name("origin"));
        if (!origin)
            return std::nullopt;
        return TablePoint{origin->at(0).toDouble(), origin->at(1).toDouble()};
    }

    void readTiles(const QJsonArray& tiles, const char* table, std::vector<Located>& located) {
        const bool areLaid = table == tilesTable;
        const JsonPath list(function_, Name(table));
        for (qsizetype i = 0; i < tiles.size() && faults_.none(); ++i)
            if (!tiles[i].isNull())
                readTile(tiles[i], JsonPath(list, i), areLaid, located);
    }

    void readTile(const QJsonValue& value, const JsonPath& place, bool isLaid,
                  std::vector<Located>& located) {
        ObjectReader reader(value, place, faults_, Null::IsNotThere);
        const QString name = reader.text(Name("Number"));
        const auto given = reader.find(Name("location"));
        const Axes location(given.value_or(QJsonValue()));
        if (!given)
            reader.fault(Name("location"), TabletopReader::tr("is missing"));
        else if (!location.x() || !location.z())
            reader.fault(Name("location"), TabletopReader::tr("must be three numbers"));
        const auto rotation = reader.find(Name("rotation"));
        if (liesAskew(location, Axes(rotation.value_or(QJsonValue()))))
            remarks_.add(TabletopReader::tr("tile %1 lies higher than the others or is tipped; it "
                                            "is laid flat")
                             .arg(name.left(40)),
                         place.path());
        Placement tile;
        tile.turn = turnIn(rotation, reader, name, place);
        tile.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
        if (const auto tokens = reader.optionalArray(Name("tokens"))) {
            const JsonPath list = reader.at(Name("tokens"));
            for (qsizetype i = 0; i < tokens->size(); ++i)
                tile.tokens.append(readToken(tokens->at(i), JsonPath(list, i), faults_));
        }
        readNote(value, reader, tile);
        tile.unknown = keptFields(reader, place, tileFieldNames, remarks_);
        const auto named = readTileName(name);
        if (named) {
            // The table lays side a for a name that ends in none.
            const bool sided = !isLaid || named->side.side() || named->side.number() == 101;
            tile.side = sided ? named->side : named->side.withSide('a');
            const TileSide* laid = catalogue_.find(tile.side);
            if (!sided && laid && !laid->roads.empty() && catalogue_.back(tile.side))
                remarks_.add(TabletopReader::tr("\"%1\" names no side; side a is laid, as the "
                                                "table does")
                                 .arg(name.left(40)),
                             place.path());
            located.push_back({tile, {location.x().value_or(0), location.z().value_or(0)}, name});
        } else if (faults_.none()) {
            remarks_.add(
                TabletopReader::tr("\"%1\" is no tile that can be laid here; it is left out")
                    .arg(name.left(40)),
                place.path());
        }
    }

    /// Without a rotation the table leaves a tile at 180 degrees.
    Turn turnIn(const std::optional<QJsonValue>& rotation, ObjectReader& reader,
                const QString& name, const JsonPath& place) {
        if (!rotation)
            return Turn(0);
        const double degrees =
            Axes(*rotation).y().value_or(std::numeric_limits<double>::infinity());
        if (!(std::abs(degrees) <= 1e6)) {
            reader.fault(Name("rotation"), TabletopReader::tr("must be three numbers"));
            return Turn(0);
        }
        const double sixths = std::round(degrees / 60);
        if (std::abs(degrees - 60 * sixths) > 15)
            remarks_.add(TabletopReader::tr("tile %1 is turned by %2 degrees, between two ways to "
                                            "lie; the nearer one is taken")
                             .arg(name)
                             .arg(degrees),
                         place.path());
        return Turn(static_cast<int>(sixths) + 3);
    }

    QList<Placement> onHexes(const std::vector<Located>& located, std::optional<TablePoint> given) {
        QList<Placement> tiles;
        if (located.empty())
            return tiles;
        std::vector<TablePoint> points;
        points.reserve(located.size());
        for (const Located& each : located)
            points.push_back(each.point);
        const TablePoint origin = bestOrigin(points, given);
        for (const Located& each : located) {
            Placement tile = each.tile;
            if (const auto hex = hexNear(each.point, origin)) {
                tile.hex = *hex;
                tiles.append(tile);
                continue;
            }
            remarks_.add(TabletopReader::tr("tile %1 at (%2, %3) lies between the hexes of the "
                                            "others; it is left out")
                             .arg(each.name)
                             .arg(each.point.x)
                             .arg(each.point.z),
                         function_.path());
        }
        return tiles;
    }

    const Catalogue& catalogue_;
    Remarks& remarks_;
    Faults faults_;
    QByteArray functionName_;
    JsonPath top_;
    JsonPath function_;
};

} // namespace

bool mayBeTabletop(const QByteArray& text) {
    return text.contains(tilesTable);
}

Expected<Imported> readScript(const QByteArray& script, const Catalogue& catalogue,
                              qsizetype& room) {
    const QByteArray text = inUtf8(script);
    auto tables = tablesIn(text, room);
    if (!tables)
        return tl::unexpected(tables.error());
    Imported imported{Format::TabletopSimulator, leadingComment(text), {}, {}};
    Remarks remarks;
    if (const auto offset = firstBadByte(text))
        remarks.add(TabletopReader::tr("this is no UTF-8; letters that are not plain are lost"),
                    lineOfByte(text, *offset));
    leaveOutSummaries(*tables, remarks);
    for (const StageTables& each : *tables) {
        StageReader reader(each.function, catalogue, remarks);
        const Stage stage = reader.read(each);
        if (!reader.faults().none())
            return tl::unexpected(reader.faults().list().front());
        if (const auto fits = fitsAFile(stage, text.size()); !fits)
            return tl::unexpected(fits.error());
        imported.stages.push_back(stage);
    }
    imported.remarks = remarks.list();
    return imported;
}

Expected<Imported> readTabletop(const QByteArray& script, const Catalogue& catalogue) {
    qsizetype room = mostRallyValues;
    auto imported = readScript(script, catalogue, room);
    if (imported && imported->stages.empty())
        return tl::unexpected(
            Fault{TabletopReader::tr("the script holds no stage"),
                  {},
                  TabletopReader::tr("Choose a script in which a TileList is filled"),
                  {}});
    return imported;
}

} // namespace stagewright

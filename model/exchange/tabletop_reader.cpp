#include "model/exchange/guess_game.h"
#include "model/exchange/lua_table.h"
#include "model/exchange/remarks.h"
#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_grid.h"
#include "model/exchange/tile_names.h"
#include "model/json/object_reader.h"
#include "model/stage/stage_fields.h"
#include "model/stage/stage_file.h"

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

/// What a function of the script says of its stage.
struct StageTables {
    QString function;
    QJsonValue info;
    QJsonArray tiles;
};

struct Located {
    Placement tile;
    TablePoint point;
    QString name; ///< as the script has it
};

QString lineOfByte(const QByteArray& text, qsizetype offset) {
    const auto line = 1 + std::count(text.begin(), text.begin() + offset, '\n');
    return TabletopReader::tr("line %1").arg(line);
}

/// The text of a comment that the script begins with.
QString leadingComment(const QByteArray& text) {
    const QByteArray line = text.trimmed().split('\n').constFirst().trimmed();
    const bool isComment = line.startsWith("--") && !line.startsWith("--[");
    return isComment ? QString::fromUtf8(line.sliced(2)).trimmed() : QString();
}

/// Takes the tables out of the script, each to the function in which it stands.
Expected<std::vector<StageTables>> tablesIn(const QByteArray& text) {
    const auto fault = [&](const QString& what, qsizetype offset) {
        return tl::unexpected(
            Fault{what, lineOfByte(text, offset), TabletopReader::tr("Mend the file there"), {}});
    };
    std::vector<StageTables> found;
    LuaScanner scanner(text);
    QString function;
    LuaToken before;
    for (LuaToken token = scanner.next(); token.kind != LuaToken::Kind::End;
         before = token, token = scanner.next()) {
        if (token.kind == LuaToken::Kind::Broken)
            return fault(TabletopReader::tr("a text or a comment has no end"), token.offset);
        if (before.isName("function") && token.kind == LuaToken::Kind::Name)
            function = QString::fromStdString(token.text);
        const bool isInfo = token.isName(stageTable);
        if (!isInfo && !token.isName(tilesTable) && !token.isName(keptTilesTable))
            continue;
        token = scanner.next();
        if (!token.is('='))
            continue;
        token = scanner.next();
        if (!token.is('{'))
            continue;
        const auto table = readLuaTable(scanner);
        if (!table)
            return fault(table.error().tooDeep
                             ? TabletopReader::tr("the tables are nested too deep")
                             : TabletopReader::tr("the table holds something else than values"),
                         table.error().offset);
        if (found.empty() || found.back().function != function)
            found.push_back({function, QJsonObject(), {}});
        if (isInfo)
            found.back().info = *table;
        else
            for (const QJsonValue& tile : table->toArray())
                found.back().tiles.append(tile);
    }
    std::erase_if(found, [](const StageTables& each) { return each.tiles.isEmpty(); });
    return found;
}

/// Reads the tables of one stage.
class StageReader {
public:
    StageReader(const QString& function, Remarks& remarks)
        : remarks_(remarks)
        , functionName_(function.toLatin1())
        , function_(top_, Name(functionName_)) {}

    Stage read(const StageTables& tables, const Catalogue& catalogue) {
        const JsonPlace infoPlace(function_, Name(stageTable));
        ObjectReader info(tables.info, infoPlace, faults_);
        const std::optional<TablePoint> origin = originIn(info);
        const JsonPlace list(function_, Name(tilesTable));
        if (tables.tiles.size() > mostTiles)
            faults_.add(TabletopReader::tr("a stage holds at most %n tile(s)", nullptr, mostTiles),
                        list);
        std::vector<Located> located;
        for (qsizetype i = 0; i < tables.tiles.size() && faults_.none(); ++i)
            readTile(tables.tiles[i], JsonPlace(list, i), located);
        Stage stage = laidInOrder(onHexes(located, origin));
        stage.info.title = info.optionalText(Name("title")).value_or(tables.function);
        stage.info.author = info.optionalText(Name("author")).value_or(QString());
        readOwnFields(info, stage.info);
        stage.info.unknown = info.unknown();
        if (!info.find(Name("game")))
            guessGame(stage, catalogue);
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

    void readTile(const QJsonValue& value, const JsonPlace& place, std::vector<Located>& located) {
        ObjectReader reader(value, place, faults_);
        const QString name = reader.text(Name("Number"));
        const QJsonArray location = reader.array(Name("location"));
        if (location.size() != 3 || !location[0].isDouble() || !location[2].isDouble())
            reader.fault(Name("location"), TabletopReader::tr("must be three numbers"));
        Placement tile;
        tile.turn = turnIn(reader, name, place);
        tile.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
        if (const auto tokens = reader.optionalArray(Name("tokens"))) {
            const JsonPlace list = reader.at(Name("tokens"));
            for (qsizetype i = 0; i < tokens->size(); ++i)
                tile.tokens.append(readToken(tokens->at(i), JsonPlace(list, i), faults_));
        }
        tile.unknown = reader.unknown();
        for (const char* taken : {"q", "r", "tile"})
            tile.unknown.remove(Name(taken));
        const auto named = readTileName(name);
        if (named) {
            // The table lays side a for a name that ends in none.
            const bool sided = named->side.side() || named->side.number() == 101;
            tile.side = sided ? named->side : named->side.withSide('a');
            located.push_back({tile, {location.at(0).toDouble(), location.at(2).toDouble()}, name});
        } else if (faults_.none()) {
            remarks_.add(
                TabletopReader::tr("\"%1\" is no tile that can be laid here; it is left out")
                    .arg(name.left(40)),
                place.path());
        }
    }

    /// Without a rotation the table leaves a tile at 180 degrees.
    Turn turnIn(ObjectReader& reader, const QString& name, const JsonPlace& place) {
        const auto rotation = reader.optionalArray(Name("rotation"));
        if (!rotation)
            return Turn(0);
        const double degrees = rotation->at(1).toDouble(std::numeric_limits<double>::infinity());
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

    Remarks& remarks_;
    Faults faults_;
    QByteArray functionName_;
    JsonPlace top_;
    JsonPlace function_;
};

} // namespace

bool mayBeTabletop(const QByteArray& text) {
    return text.contains(tilesTable);
}

Expected<Imported> readTabletop(const QByteArray& text, const Catalogue& catalogue) {
    const auto tables = tablesIn(text);
    if (!tables)
        return tl::unexpected(tables.error());
    if (tables->empty())
        return tl::unexpected(
            Fault{TabletopReader::tr("the script holds no stage"),
                  {},
                  TabletopReader::tr("Choose a script in which a TileList is filled"),
                  {}});
    Imported imported{Format::TabletopSimulator, leadingComment(text), {}, {}, {}};
    Remarks remarks;
    for (const StageTables& each : *tables) {
        StageReader reader(each.function, remarks);
        const Stage stage = reader.read(each, catalogue);
        if (!reader.faults().none())
            return tl::unexpected(reader.faults().list().front());
        imported.stages.push_back(stage);
    }
    imported.remarks = remarks.list();
    return imported;
}

} // namespace stagewright

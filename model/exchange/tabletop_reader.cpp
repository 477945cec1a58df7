#include "model/exchange/guess_game.h"
#include "model/exchange/json_import.h"
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

/// Follows a script through its functions.
class FunctionNames {
public:
    /// @param token the next of the script
    void follow(const LuaToken& token) {
        if (naming_ && token.kind == LuaToken::Kind::Name)
            outermost_ = QString::fromStdString(token.text); // of "self.SS1" the last
        if (token.is('('))
            naming_ = false;
        if (token.isName("function"))
            begin();
        else if (token.isName("do") || token.isName("if") || token.isName("repeat"))
            ++depth_;
        else if (token.isName("end") || token.isName("until"))
            end();
        else if (token.kind == LuaToken::Kind::Name)
            name_ = QString::fromStdString(token.text);
        isAssigned_ = token.is('=');
    }

    /// Of the outermost function the script is in; empty outside of all.
    [[nodiscard]] const QString& outermost() const { return outermost_; }

private:
    void begin() {
        if (depth_++ > 0)
            return;
        outermost_ = isAssigned_ ? name_ : QString(); // SS1 = function()
        naming_ = true;
    }

    void end() {
        depth_ = std::max(0, depth_ - 1);
        if (depth_ == 0)
            outermost_.clear();
    }

    QString outermost_;
    QString name_;  ///< the last that was no keyword
    int depth_ = 0; ///< of blocks
    bool naming_ = false;
    bool isAssigned_ = false;
};

/// Takes the tables out of the script, each to the function in which it stands.
Expected<std::vector<StageTables>> tablesIn(const QByteArray& text) {
    const auto fault = [&](const QString& what, qsizetype offset) {
        return tl::unexpected(
            Fault{what, lineOfByte(text, offset), TabletopReader::tr("Mend the file there"), {}});
    };
    std::vector<StageTables> found;
    LuaScanner scanner(text);
    FunctionNames names;
    for (LuaToken token = scanner.next(); token.kind != LuaToken::Kind::End;
         token = scanner.next()) {
        if (token.kind == LuaToken::Kind::Broken)
            return fault(TabletopReader::tr("a text or a comment has no end"), token.offset);
        names.follow(token);
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
        if (const QString& function = names.outermost();
            found.empty() || found.back().function != function)
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

/// Whether a tile does not lie flat on the table, which alone is told here.
bool liesAskew(const QJsonValue& tile) {
    constexpr double usualHeight = 0.96; // as every script has it
    constexpr double offHeight = 0.15;   // more than tiles laid by hand are off
    constexpr double offDegrees = 15;
    const auto isTipped = [&](int axis) {
        const double degrees = tile[Name("rotation")][axis].toDouble();
        return std::abs(std::remainder(degrees, 360)) > offDegrees;
    };
    return std::abs(tile[Name("location")][1].toDouble(usualHeight) - usualHeight) > offHeight ||
           isTipped(0) || isTipped(2);
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
        if (liesAskew(value))
            remarks_.add(TabletopReader::tr("tile %1 lies higher than the others or is tipped; it "
                                            "is laid flat")
                             .arg(name.left(40)),
                         place.path());
        Placement tile;
        tile.turn = turnIn(reader, name, place);
        tile.variant = reader.optionalInteger(Name("variant"), {1, 99}).value_or(0);
        if (const auto tokens = reader.optionalArray(Name("tokens"))) {
            const JsonPlace list = reader.at(Name("tokens"));
            for (qsizetype i = 0; i < tokens->size(); ++i)
                tile.tokens.append(readToken(tokens->at(i), JsonPlace(list, i), faults_));
        }
        readNote(value, reader, tile);
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

Expected<Imported> readTabletop(const QByteArray& script, const Catalogue& catalogue) {
    QByteArray text = script;
    if (text.startsWith("\xEF\xBB\xBF"))
        text.remove(0, 3);
    const auto tables = tablesIn(text);
    if (!tables)
        return tl::unexpected(tables.error());
    if (tables->empty())
        return tl::unexpected(
            Fault{TabletopReader::tr("the script holds no stage"),
                  {},
                  TabletopReader::tr("Choose a script in which a TileList is filled"),
                  {}});
    Imported imported{Format::TabletopSimulator, leadingComment(text), {}, {}};
    Remarks remarks;
    if (const auto offset = firstBadByte(text))
        remarks.add(TabletopReader::tr("this is no UTF-8; letters that are not plain are lost"),
                    lineOfByte(text, *offset));
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

#include "model/exchange/tabletop_writer.h"

#include "model/exchange/lua_table.h"
#include "model/exchange/remarks.h"
#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_grid.h"
#include "model/exchange/tile_names.h"
#include "model/game/stage_fields.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/tile_fields.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

struct TabletopWriter {
    Q_DECLARE_TR_FUNCTIONS(TabletopWriter)
};

/// That at which hex (0, 0) lies if the stage's middle is the table's.
TablePoint originOf(const Stage& stage) {
    const TablePoint first = tablePoint(tilesOf(stage).placements().front().hex, {});
    TablePoint least = first;
    TablePoint most = first;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TablePoint point = tablePoint(tile.hex, {});
        least = {std::min(least.x, point.x), std::min(least.z, point.z)};
        most = {std::max(most.x, point.x), std::max(most.z, point.z)};
    }
    return {-(least.x + most.x) / 2, -(least.z + most.z) / 2};
}

/// In hundredths, as scripts have it.
QByteArray number(double value) {
    const QByteArray text = QByteArray::number(value, 'f', 2);
    return text == "-0.00" ? QByteArray("0.00") : text;
}

/// The table has one tile of each number of the DIRT boxes, and looks for three digits.
bool liesOnTheTable(const TileId& side, const Catalogue& catalogue) {
    const int hundreds = side.number() / 100;
    return isSold(side, catalogue) &&
           (hundreds == 2 || hundreds == 3 || hundreds == 4 || hundreds == 9);
}

QJsonObject objectOf(const ObjectWriter& members) {
    return parseJson(members.inOneLine(), std::numeric_limits<int>::max())
        .value_or(QJsonValue())
        .toObject();
}

/// Whether there is an object without fields in it: in a script that is an empty list.
bool hasEmptyObject(const QJsonValue& value) {
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        return std::any_of(list.begin(), list.end(), hasEmptyObject);
    }
    const QJsonObject object = value.toObject();
    return value.isObject() &&
           (object.isEmpty() || std::any_of(object.begin(), object.end(), hasEmptyObject));
}

void noteEmptyObjects(const QJsonObject& kept, const QString& place, Remarks& losses) {
    if (!kept.isEmpty() && hasEmptyObject(kept))
        losses.add(TabletopWriter::tr("an object without fields becomes an empty list there"),
                   place);
}

/// What a script has no field of its own for, as one table entry after another.
QByteArray keptFields(const Placement& tile, Remarks& losses) {
    QJsonObject kept = tile.unknown;
    noteEmptyObjects(kept, placeOf(tile), losses);
    for (const QString& taken : {QStringLiteral("Number"), QStringLiteral("location")})
        if (kept.contains(taken)) {
            losses.add(TabletopWriter::tr("the field \"%1\" has another meaning there").arg(taken),
                       placeOf(tile));
            kept.remove(taken);
        }
    if (!tile.note.isEmpty()) {
        kept.insert(QStringLiteral("note"), tile.note);
        losses.add(TabletopWriter::tr("the note is not shown there"), placeOf(tile));
    }
    if (tile.variant > 0)
        kept.insert(QStringLiteral("variant"), tile.variant);
    QJsonArray tokens;
    for (const Token& token : tile.tokens) {
        noteEmptyObjects(token.unknown, placeOf(tile), losses);
        tokens.append(objectOf(writerOf(token)));
        losses.add(
            TabletopWriter::tr("the token \"%1\" is not laid there").arg(tokenName(token.id)),
            placeOf(tile));
    }
    if (!tokens.isEmpty())
        kept.insert(QStringLiteral("tokens"), tokens);
    const QByteArray table = luaText(kept);
    return kept.isEmpty() ? QByteArray() : ",\n        " + table.sliced(1, table.size() - 2);
}

QByteArray textOf(const Placement& tile, TablePoint origin, Remarks& losses) {
    const TablePoint point = tablePoint(tile.hex, origin);
    const int degrees = static_cast<int>((tile.turn + Turn(3)).degrees());
    return "{\n        Number = '" + tile.side.toString().toLatin1() + "',\n        location = {" +
           number(point.x) + ", 0.96, " + number(point.z) + "},\n        rotation = {0, " +
           QByteArray::number(degrees) + ", 0}" + keptFields(tile, losses) + "\n    }";
}

QByteArray tableOf(const char* name, const QByteArrayList& tiles) {
    return QByteArray("    ") + name + " = {" + tiles.join(", ") + "}\n";
}

QByteArray infoText(const Stage& stage, TablePoint origin, Remarks& losses) {
    ObjectWriter members;
    members.add("title", stage.info.title);
    members.add("author", stage.info.author);
    addOwnFields(members, stage.info);
    addTileHashes(members, tilesOf(stage).tileHashes);
    members.add("origin", '[' + number(origin.x) + ", " + number(origin.z) + ']');
    for (const QString& name : members.add(stage.info.unknown))
        losses.add(TabletopWriter::tr("the field \"%1\" has another meaning there").arg(name));
    if (!stage.info.notes.isEmpty())
        losses.add(TabletopWriter::tr("the notes are not shown there"));
    if (stage.info.laps != 1)
        losses.add(TabletopWriter::tr("the number of laps is not shown there"));
    if (!stage.info.dashboard.isEmpty())
        losses.add(TabletopWriter::tr("the car is not shown there"));
    noteEmptyObjects(stage.info.unknown, {}, losses);
    return QByteArray("    ") + stageTable + " = " + luaText(objectOf(members)) + '\n';
}

QByteArray functionOf(const Stage& stage, const QByteArray& name, const Catalogue& catalogue,
                      Remarks& losses) {
    const TablePoint origin = originOf(stage);
    QByteArrayList laid;
    QByteArrayList kept;
    for (const Placement& tile : tilesOf(stage).inLayingOrder()) {
        const bool there = liesOnTheTable(tile.side, catalogue);
        if (!there)
            losses.add(TabletopWriter::tr("the table has no tile %1").arg(tile.side.toString()),
                       placeOf(tile));
        (there ? laid : kept).append(textOf(tile, origin, losses));
    }
    return "function " + name + "()\n    Global.call('cleanTable')\n" +
           infoText(stage, origin, losses) + tableOf(tilesTable, laid) +
           (kept.isEmpty() ? QByteArray() : tableOf(keptTilesTable, kept)) +
           "    for _, Tile in ipairs(TileList) do\n        Global.call('GetTile', Tile)\n"
           "    end\nend\n";
}

QByteArray buttonFor(const QByteArray& function, int row) {
    return "    self.createButton({\n        click_function = '" + function +
           "',\n        function_owner = self,\n        position = {0.5, 0.3, " +
           number(-0.4 + 0.4 * row) +
           "},\n        height = 300,\n        width = 600,\n        scale = {0.3, 0.2, 0.3},\n"
           "        font_size = 250,\n        color = {0, 1, 0, 1},\n        label = '" +
           function + "'\n    })\n";
}

/// On one line, so that a comment cannot end before its text does, and without spaces around the
/// text, which the reader could not tell from those around a comment.
QString commentText(QString text) {
    std::replace_if(
        text.begin(), text.end(), [](QChar c) { return c.category() == QChar::Other_Control; },
        QChar(u' '));
    return text.trimmed();
}

} // namespace

Exported writeTabletop(std::span<const Stage> stages, const QString& title,
                       const Catalogue& catalogue) {
    Remarks losses;
    QByteArray buttons;
    QByteArray functions;
    int row = 0;
    for (const Stage& stage : stages) {
        const QByteArray name = "SS" + QByteArray::number(row + 1);
        buttons += buttonFor(name, row);
        functions += '\n' + functionOf(stage, name, catalogue, losses);
        ++row;
    }
    QString heading = commentText(title);
    if (heading != title && title != stages.front().info.title) // which stands there as it is
        losses.add(
            TabletopWriter::tr("the title stands there on one line: line breaks in it become "
                               "blanks, and blanks around it are left out"));
    if (heading.isEmpty() && stages.size() == 1)
        heading = commentText(stages.front().info.title);
    return {"-- " + heading.toUtf8() +
                "\nfunction onload()\n    createButtons()\nend\n\nfunction createButtons()\n" +
                buttons + "end\n" + functions,
            losses.list()};
}

} // namespace stagewright

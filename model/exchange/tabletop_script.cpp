#include "model/exchange/tabletop_script.h"

#include "model/exchange/lua_table.h"
#include "model/exchange/tabletop.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/rally/rally.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace stagewright {

namespace {

struct TabletopScript {
    Q_DECLARE_TR_FUNCTIONS(TabletopScript)
};

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

/// The tiles of a table: a list, or one with keys of its own, which are numbers as a rule.
QJsonArray tilesOf(const QJsonValue& table) {
    if (table.isArray())
        return table.toArray();
    const QJsonObject keyed = table.toObject();
    QStringList keys = keyed.keys();
    std::stable_sort(keys.begin(), keys.end(), [](const QString& a, const QString& b) {
        return a.toLongLong() < b.toLongLong();
    });
    QJsonArray tiles;
    for (const QString& key : keys)
        tiles.append(keyed[key]);
    return tiles;
}

QString textOf(LuaFlaw::Kind flaw) {
    switch (flaw) {
    case LuaFlaw::Kind::TooDeep:
        return TabletopScript::tr("the tables are nested too deep");
    case LuaFlaw::Kind::TooMany:
        return TabletopScript::tr("the tables of tiles hold more than %1 values together")
            .arg(mostRallyValues);
    case LuaFlaw::Kind::NoEnd:
        return TabletopScript::tr("a text or a comment has no end");
    case LuaFlaw::Kind::CutOff:
        return TabletopScript::tr("the script ends in the middle of a table");
    case LuaFlaw::Kind::NoValue:
        break;
    }
    return TabletopScript::tr("the table holds something else than values");
}

/// Takes a script apart.
class ScriptReader {
public:
    ScriptReader(const QByteArray& script, qsizetype& room)
        : script_(script)
        , scanner_(script)
        , room_(room) {}

    Expected<std::vector<StageTables>> read() {
        FunctionNames names;
        for (LuaToken token = scanner_.next(); token.kind != LuaToken::Kind::End;
             token = scanner_.next()) {
            if (token.kind == LuaToken::Kind::Broken)
                return fault(textOf(LuaFlaw::Kind::NoEnd), token.offset);
            names.follow(token);
            const bool isInfo = token.isName(stageTable);
            const bool isKept = token.isName(keptTilesTable);
            if (!isInfo && !isKept && !token.isName(tilesTable))
                continue;
            token = scanner_.next();
            const bool isOneTile = !isInfo && token.is('[');
            if (isOneTile)
                token = behindBracket();
            if (!token.is('=') || !scanner_.next().is('{'))
                continue;
            // In our own files tiles stand a level deeper, or two where each has its own table.
            const int above = isInfo ? 0 : isOneTile ? 2 : 1;
            const auto table = readLuaTable(scanner_, room_, deepestJson - above);
            if (!table)
                return fault(textOf(table.error().kind), table.error().offset);
            StageTables& stage = stageOf(names.outermost());
            const bool saysNothing = table->isArray() && table->toArray().isEmpty();
            if (isInfo && !saysNothing)
                stage.info = *table;
            else if (!isInfo)
                for (const QJsonValue tile : isOneTile ? QJsonArray{*table} : tilesOf(*table))
                    (isKept ? stage.kept : stage.tiles).append(tile);
        }
        std::erase_if(found_, [](const StageTables& each) {
            return each.tiles.isEmpty() && each.kept.isEmpty();
        });
        return found_;
    }

private:
    /// Past the place of one tile, TileList[1] or TileList[#TileList + 1].
    LuaToken behindBracket() {
        LuaToken token = scanner_.next();
        while (!token.is(']') && token.kind != LuaToken::Kind::End &&
               token.kind != LuaToken::Kind::Broken)
            token = scanner_.next();
        return scanner_.next();
    }

    StageTables& stageOf(const QString& function) {
        if (found_.empty() || found_.back().function != function)
            found_.push_back({function, QJsonObject(), {}, {}});
        return found_.back();
    }

    [[nodiscard]] tl::unexpected<Fault> fault(const QString& what, qsizetype offset) const {
        return tl::unexpected(Fault{
            what, lineOfByte(script_, offset), TabletopScript::tr("Mend the file there"), {}});
    }

    const QByteArray& script_;
    LuaScanner scanner_;
    qsizetype& room_;
    std::vector<StageTables> found_;
};

using LaidTiles = QSet<QByteArray>;

/// Each tile as the script lays it, once.
LaidTiles laidBy(const StageTables& stage) {
    LaidTiles tiles;
    for (const QJsonValue tile : stage.tiles)
        tiles.insert(QJsonDocument(QJsonArray{tile}).toJson(QJsonDocument::Compact));
    return tiles;
}

/// The functions whose tiles a summary lays; none if it is no summary.
QStringList summedUpBy(std::size_t summary, const std::vector<StageTables>& stages,
                       const std::vector<LaidTiles>& laid) {
    QStringList parts;
    LaidTiles together;
    for (std::size_t i = 0; i < stages.size(); ++i)
        if (laid[i].size() < laid[summary].size() && laid[summary].contains(laid[i])) {
            parts << stages[i].function.left(40);
            together.unite(laid[i]);
        }
    return parts.size() > 1 && together == laid[summary] ? parts : QStringList();
}

} // namespace

Expected<std::vector<StageTables>> tablesIn(const QByteArray& script, qsizetype& room) {
    return ScriptReader(script, room).read();
}

void leaveOutSummaries(std::vector<StageTables>& stages, Remarks& remarks) {
    // No rally is made of more, and each is compared with each.
    if (stages.size() > static_cast<std::size_t>(mostStages) + 1)
        return;
    std::vector<LaidTiles> laid;
    laid.reserve(stages.size());
    for (const StageTables& stage : stages)
        laid.push_back(laidBy(stage));
    std::vector<StageTables> kept;
    for (std::size_t i = 0; i < stages.size(); ++i) {
        // Ours say of each that it is a stage.
        const bool isOurs = !stages[i].info.toObject().isEmpty();
        const QStringList parts = isOurs ? QStringList() : summedUpBy(i, stages, laid);
        if (parts.isEmpty())
            kept.push_back(stages[i]);
        else
            remarks.add(TabletopScript::tr("it lays the tiles of %1 at once, and is left out as no "
                                           "stage of its own")
                            .arg(parts.join(QStringLiteral(", "))),
                        stages[i].function);
    }
    stages = std::move(kept);
}

QString lineOfByte(const QByteArray& text, qsizetype offset) {
    const auto line = 1 + std::count(text.begin(), text.begin() + offset, '\n');
    return TabletopScript::tr("line %1").arg(line);
}

} // namespace stagewright

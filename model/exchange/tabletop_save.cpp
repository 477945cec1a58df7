#include "model/exchange/tabletop_save.h"

#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_reader.h"
#include "model/json/object_reader.h"
#include "model/json/scanner.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

#include <iterator>
#include <utility>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TabletopSave {
    Q_DECLARE_TR_FUNCTIONS(TabletopSave)
};

constexpr Name scriptField("LuaScript");
constexpr Name objectsField("ObjectStates");

struct TableScript {
    QString name; ///< of the object that it belongs to
    QString place;
    QByteArray text;
};

/// Finds scripts that lay tiles, wherever they are: objects lie in bags, in other objects, and have
/// states. A copy of one that was found is passed over.
class ScriptFinder {
public:
    void look(const QJsonValue& value, const JsonPath& place) {
        if (value.isArray()) {
            const QJsonArray list = value.toArray();
            for (qsizetype i = 0; i < list.size(); ++i)
                look(list[i], JsonPath(place, i));
        }
        const QJsonObject object = value.toObject();
        take(object, place);
        for (auto it = object.begin(); it != object.end(); ++it) {
            const QByteArray field = it.key().toLatin1(); // theirs are plain
            if (it.value().isArray() || it.value().isObject())
                look(it.value(), JsonPath(place, Name(field)));
        }
    }

    [[nodiscard]] const std::vector<TableScript>& found() const { return found_; }

private:
    void take(const QJsonObject& object, const JsonPath& place) {
        const QByteArray text = object[scriptField].toString().toUtf8();
        if (!mayBeTabletop(text) || texts_.contains(text))
            return;
        texts_.insert(text);
        const Name name(object.contains(objectsField) ? "SaveName" : "Nickname");
        found_.push_back(
            {object[name].toString().simplified(), JsonPath(place, scriptField).path(), text});
    }

    std::vector<TableScript> found_;
    QSet<QByteArray> texts_;
};

/// A fault in a script as one in the file.
Fault inScript(Fault fault, const TableScript& script) {
    fault.place =
        fault.place.isEmpty() ? script.place : script.place + QStringLiteral(", ") + fault.place;
    return fault;
}

/// Functions of several scripts have the same names.
void nameAfter(const QString& name, std::vector<Stage>& stages) {
    if (!name.isEmpty())
        for (Stage& stage : stages)
            stage.info.title = TabletopSave::tr("%1, %2").arg(name, stage.info.title);
}

} // namespace

bool isSavedTable(const QJsonValue& json) {
    // Null stands for what is not set.
    const bool isStage = json[Name("tiles")].isArray() || json[Name("Tuiles")].isArray();
    const QJsonObject top = json.toObject();
    return !isStage && (top.contains(objectsField) || top.contains(scriptField));
}

Expected<Imported> readSavedTable(const QJsonValue& json, const Catalogue& catalogue) {
    ScriptFinder scripts;
    scripts.look(json, JsonPath());
    std::vector<Imported> read;
    std::vector<Fault> remarks;
    std::optional<Fault> unread;
    qsizetype room = mostRallyValues; // of all of them
    for (const TableScript& script : scripts.found()) {
        auto imported = readScript(script.text, catalogue, room);
        if (!imported) {
            remarks.push_back(inScript(imported.error(), script));
            unread = unread ? unread : remarks.back();
            continue;
        }
        for (const Fault& remark : imported->remarks)
            remarks.push_back(inScript(remark, script));
        if (imported->title.isEmpty())
            imported->title = script.name;
        if (!imported->stages.empty())
            read.push_back(*std::move(imported));
    }
    if (read.empty())
        return tl::unexpected(unread.value_or(
            Fault{TabletopSave::tr("the saved table holds no stage"),
                  {},
                  TabletopSave::tr("Choose one with a script in which a TileList is filled"),
                  {}}));
    const bool isOne = read.size() == 1;
    const QString tableName = json[Name("SaveName")].toString().simplified();
    Imported all{Format::TabletopSimulator, isOne ? read.front().title : tableName, {}, {}};
    for (Imported& each : read) {
        if (!isOne)
            nameAfter(each.title, each.stages);
        all.stages.insert(all.stages.end(), std::make_move_iterator(each.stages.begin()),
                          std::make_move_iterator(each.stages.end()));
    }
    all.remarks = std::move(remarks);
    return all;
}

} // namespace stagewright

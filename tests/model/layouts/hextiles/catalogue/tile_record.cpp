#include "tests/model/layouts/hextiles/catalogue/tile_record.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <stdexcept>

namespace stagewright {

namespace {

constexpr const char* goodText = R"({"format": 1, "tiles": [
 {"id": "700", "terrain": "gravel", "danger": "low", "role": "start-finish",
  "notes": "A note.", "unsure": "A doubt.",
  "roads": [
   {"from": "S", "to": "N", "lanes": [2, 2], "shape": "straight",
    "startLine": 0.25, "finishLine": 0.75, "width": [0.5, 0.6],
    "spaces": [
     {"id": "a", "s": [0, 0.5], "lanes": [0, 1], "limit": 3, "openEnd": "from"},
     {"id": "b", "s": [0, 0.5], "lanes": [1, 2], "limitHazard": 4, "slide": true},
     {"id": "c", "s": [0.5, 1], "lanes": [0, 1], "grid": 2, "jump": 5, "overlaps": ["f"],
      "entry": [{"lanes": [0, 1], "limit": 2}], "exit": [{"lanes": [0, 1], "hazard": true}]},
     {"id": "d", "s": [0.5, 1], "lanes": [1, 2], "grid": 1, "water": true,
      "climb": [{"end": "from", "lanes": [1, 2], "arrow": "to", "value": -1}]},
     {"id": "k", "s": [0.1, 0.9], "lanes": [2, 3], "shortcut": 6, "touches": ["b", "d"]}]},
   {"from": "S", "to": "NE", "lanes": [2, 2], "shape": "arc",
    "spaces": [
     {"id": "a", "s": [0, 0.5], "lanes": [0, 1], "limit": 3, "openEnd": "from"},
     {"id": "h", "s": [0.2, 0.5], "lanes": [1, 2], "lanesTo": [0.5, 1.5],
      "exit": [{"lanes": [0.5, 1.5], "limit": 2, "everyCrossing": true}]},
     {"id": "f", "s": [0.5, 1], "lanes": [0, 1], "corner": 1, "line": "outside", "overlaps": ["c"]},
     {"id": "g", "s": [0.5, 1], "lanes": [1, 2], "corner": 1, "line": "inside"}]},
   {"from": "NW", "to": "SE", "lanes": [2, 3], "shape": "bend", "bulge": "left", "level": "over",
    "path": [[-0.75, -0.43], [-0.25, -0.2], [0.25, 0.2], [0.75, 0.43]],
    "spaces": [
     {"id": "m", "s": [0, 1], "lanes": [0, 1.5]},
     {"id": "n", "s": [0, 1], "lanes": [1.5, 3]}]}]}]})";

QJsonValue changedAt(const QJsonValue& here, const QStringList& path, const QJsonValue& value) {
    if (path.isEmpty())
        return value;
    const QStringList rest = path.mid(1);
    if (here.isArray()) {
        QJsonArray list = here.toArray();
        const int item = path.front().toInt();
        const QJsonValue inner = changedAt(list.at(item), rest, value);
        if (inner.isUndefined())
            list.removeAt(item);
        else if (item == list.size())
            list.append(inner);
        else
            list.replace(item, inner);
        return list;
    }
    QJsonObject object = here.toObject();
    const QJsonValue inner = changedAt(object.value(path.front()), rest, value);
    if (inner.isUndefined())
        object.remove(path.front());
    else
        object.insert(path.front(), inner);
    return object;
}

} // namespace

QJsonValue json(const char* text) {
    if (!*text)
        return QJsonValue::Undefined;
    QJsonParseError problem;
    const auto document = QJsonDocument::fromJson(QByteArray("[") + text + "]", &problem);
    if (problem.error != QJsonParseError::NoError)
        throw std::runtime_error(std::string("no JSON: ") + text);
    return document.array().at(0);
}

QJsonValue goodTileFile() {
    return json(goodText);
}

QJsonValue changed(const QJsonValue& root, const QString& path, const QJsonValue& value) {
    QString dotted = path;
    dotted.replace(u'[', u'.').remove(u']');
    return changedAt(root, dotted.split(u'.', Qt::SkipEmptyParts), value);
}

QByteArray textOf(const QJsonValue& root) {
    return root.isArray() ? QJsonDocument(root.toArray()).toJson()
                          : QJsonDocument(root.toObject()).toJson();
}

} // namespace stagewright

#include "tests/rulebook_lists.h"

#include "tests/rulebook_stages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <stdexcept>

namespace stagewright {

namespace {

QJsonDocument jsonOf(const char* file) {
    QFile data(QStringLiteral(TEST_DATA_DIR "/") + QString::fromLatin1(file));
    if (!data.open(QIODevice::ReadOnly))
        throw std::runtime_error(std::string("cannot be read: ") + file);
    return QJsonDocument::fromJson(data.readAll());
}

TileId listedId(const QString& text) {
    const auto id = TileId::parse(text);
    if (!id)
        throw std::runtime_error("no tile: " + text.toStdString());
    return *id;
}

} // namespace

std::vector<RulebookList> rulebookLists() {
    std::vector<RulebookList> all;
    const QJsonObject stages = jsonOf("dirt-rulebook-lists.json").object();
    for (auto stage = stages.begin(); stage != stages.end(); ++stage) {
        RulebookList& list = all.emplace_back(RulebookList{stage.key(), {}});
        for (const QJsonValue& tile : stage->toArray())
            list.tiles.push_back({listedId(tile.toString()), 1});
    }
    for (const QJsonValue& course : jsonOf("gt-courses.json").array()) {
        RulebookList& list = all.emplace_back(RulebookList{
            QStringLiteral("course%1").arg(course[QStringLiteral("course")].toInt()), {}});
        const QJsonObject tiles = course[QStringLiteral("tiles")].toObject();
        for (auto tile = tiles.begin(); tile != tiles.end(); ++tile)
            list.tiles.push_back({listedId(tile.key()), tile->toInt()});
    }
    return all;
}

std::vector<ListedTile> rulebookList(const char* name) {
    for (RulebookList& list : rulebookLists())
        if (list.name == QString::fromLatin1(name))
            return std::move(list.tiles);
    throw std::runtime_error(std::string("no such list: ") + name);
}

std::vector<ListedTile> listed(std::initializer_list<const char*> tiles) {
    std::vector<ListedTile> all;
    for (const char* name : tiles) {
        const TileId id = listedId(QString::fromLatin1(name));
        const auto known = std::find_if(all.begin(), all.end(),
                                        [id](const ListedTile& each) { return each.tile == id; });
        if (known == all.end())
            all.push_back({id, 1});
        else
            ++known->count;
    }
    return all;
}

ListToLay toLay(const std::vector<ListedTile>& tiles) {
    ListToLay list{tiles, {}, stockFor(tiles, catalogue())};
    list.info.kind = kindOf(tiles, catalogue());
    list.info.game = gameOf(tiles, catalogue());
    return list;
}

} // namespace stagewright

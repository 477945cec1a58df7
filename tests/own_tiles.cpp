#include "tests/own_tiles.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

QByteArray ownTiles(std::initializer_list<const char*> ids) {
    QFile resource(QStringLiteral(":/catalogue/tiles/dirt-core.json"));
    EXPECT_TRUE(resource.open(QIODevice::ReadOnly));
    const QJsonValue file = QJsonDocument::fromJson(resource.readAll()).object();
    QJsonObject record = file[QStringLiteral("tiles")][0].toObject();
    QJsonArray records;
    for (const char* id : ids) {
        record[QStringLiteral("id")] = QString::fromLatin1(id);
        records.append(record);
    }
    return QJsonDocument(
               QJsonObject{{QStringLiteral("format"), 1}, {QStringLiteral("tiles"), records}})
        .toJson();
}

} // namespace stagewright

#pragma once

#include "model/layouts/zones/boards/zone_boards_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <gtest/gtest.h>

namespace stagewright {

inline QByteArray zoneTestData(const char* name) {
    QFile file(QStringLiteral(TEST_DATA_DIR "/rallyman-2009/%1").arg(QLatin1StringView(name)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    return file.readAll();
}

inline QJsonObject zoneTestObject(const char* name) {
    return QJsonDocument::fromJson(zoneTestData(name)).object();
}

inline ZoneBoards publicBoards() {
    const auto boards = builtInZoneBoards();
    EXPECT_TRUE(boards.has_value());
    return boards.value_or(ZoneBoards());
}

inline ZoneBoards trainingBoards() {
    const auto boards = readZoneBoards(zoneTestData("training-zones.json"));
    EXPECT_TRUE(boards.has_value());
    return boards.value_or(ZoneBoards());
}

} // namespace stagewright

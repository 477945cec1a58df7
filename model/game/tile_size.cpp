#include "model/game/tile_size.h"

#include "model/json/text.h"

#include <QFile>

namespace stagewright {

namespace {

double readTileMillimetres() {
    QFile file(QStringLiteral(":/catalogue/sizes.json"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const auto json = parseJson(file.readAll());
    return json ? json->toObject().value(QLatin1StringView("tileMillimetres")).toDouble() : 0;
}

} // namespace

double usualTileMillimetres() {
    static const double size = readTileMillimetres();
    return size;
}

} // namespace stagewright

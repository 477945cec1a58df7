#include "model/exchange/json_export.h"

#include "model/exchange/tile_names.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct JsonExport {
    Q_DECLARE_TR_FUNCTIONS(JsonExport)
};

} // namespace

void addKept(ObjectWriter& members, const QJsonObject& unknown,
             std::span<const QLatin1StringView> taken, const QString& place, Remarks& losses) {
    members.reserve(taken);
    for (const QString& name : members.add(unknown))
        losses.add(JsonExport::tr("the field \"%1\" has another meaning there").arg(name), place);
}

void noteLosses(const Stage& stage, const Catalogue& catalogue, Remarks& losses) {
    if (!stage.info.notes.isEmpty())
        losses.add(JsonExport::tr("the notes are not shown there"));
    if (stage.info.laps != 1)
        losses.add(JsonExport::tr("the number of laps is not shown there"));
    if (!stage.info.dashboard.isEmpty())
        losses.add(JsonExport::tr("the car is not shown there"));
    const Placement* before = nullptr;
    for (const Placement& tile : tilesOf(stage).placements()) {
        if (!isSold(tile.side, catalogue))
            losses.add(JsonExport::tr("there is no tile %1 there").arg(tile.side.toString()),
                       placeOf(tile));
        if (before && before->hex == tile.hex)
            losses.add(JsonExport::tr("of tiles on one hex only the last is shown there"),
                       placeOf(*before));
        if (!tile.note.isEmpty())
            losses.add(JsonExport::tr("the note is not shown there"), placeOf(tile));
        before = &tile;
    }
}

} // namespace stagewright

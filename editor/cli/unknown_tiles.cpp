#include "editor/cli/unknown_tiles.h"

#include "model/exchange/remarks.h"
#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/stage/tile_layout.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSet>

#include <optional>

namespace stagewright {

namespace {

struct UnknownTiles {
    Q_DECLARE_TR_FUNCTIONS(UnknownTiles)
};

QString hexOf(const Placement& tile) {
    return UnknownTiles::tr("hex (%1, %2)").arg(tile.hex.q).arg(tile.hex.r);
}

/// Says where a tile stands in a file.
class Places {
public:
    Places(const Imported& read, std::size_t stage, const QString& path)
        : number_(read.numberOf(stage))
        , hasLines_(number_ == 0 && read.format == Format::Stage)
        , path_(path) {}

    QString of(const Placement& tile) {
        if (number_ > 0)
            return UnknownTiles::tr("stage %1, %2").arg(number_).arg(hexOf(tile));
        if (!hasLines_)
            return hexOf(tile);
        // The tiles are numbered as they stand in the file.
        const QString field = QStringLiteral("tiles[%1].tile").arg(tile.laid);
        const QString place = UnknownTiles::tr("%1 on %2").arg(field, hexOf(tile));
        const auto line = lineOfField(field);
        return line ? UnknownTiles::tr("line %1, %2").arg(*line).arg(place) : place;
    }

private:
    /// The file is read again for that: as a rule all tiles are known, and nobody asks.
    std::optional<int> lineOfField(const QString& field) {
        if (text_.isEmpty() && QFileInfo(path_).isFile()) // a pipe would have nothing more to say
            text_ = readLimitedFile(path_, largestStageFile).value_or(QByteArray());
        return text_.isEmpty() ? std::nullopt : lineOf(text_, field.toStdString());
    }

    int number_;
    bool hasLines_;
    QString path_;
    QByteArray text_;
};

} // namespace

std::vector<Fault> unknownTilesOf(const Imported& read, std::size_t stage, const QString& path,
                                  const Catalogue& catalogue) {
    Places places(read, stage, path);
    Remarks unknown;
    QSet<QString> seen;
    for (const Placement& tile : tilesOf(read.stages[stage]).inLayingOrder()) {
        if (catalogue.find(tile.side))
            continue;
        const QString id = tile.side.toString();
        // To find a place takes long, and that of the first is enough.
        const bool isNew = !seen.contains(id) && seen.size() < qsizetype{mostRemarks};
        seen.insert(id);
        unknown.add(UnknownTiles::tr("no box has a tile \"%1\"").arg(id),
                    isNew ? places.of(tile) : QString());
    }
    std::vector<Fault> faults = unknown.list();
    for (Fault& fault : faults) {
        fault.remedy = UnknownTiles::tr("Correct its number and side");
        fault.file = path;
    }
    return faults;
}

} // namespace stagewright

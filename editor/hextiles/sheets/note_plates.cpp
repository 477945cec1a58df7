#include "editor/hextiles/sheets/note_plates.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/plate_place.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/pacenote.h"

#include <QFontMetricsF>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

constexpr int noteUnit = 100; ///< the font's size in pixels, which is then scaled
constexpr double pitch = 1.2; ///< of lines, in sizes of the font
constexpr double padding = 0.3;

/// In sizes of the font.
QSizeF notePlateSize(const QStringList& lines) {
    const QFontMetricsF metrics(boldFont(noteUnit));
    double widest = 0;
    for (const QString& line : lines)
        widest = std::max(widest, metrics.horizontalAdvance(line) / noteUnit);
    return {widest + 2 * padding, pitch * double(lines.size()) + padding};
}

void paintNote(QPainter& painter, QPointF at, const QStringList& lines, double size) {
    painter.save();
    painter.translate(at);
    painter.scale(size / noteUnit, size / noteUnit);
    painter.setFont(boldFont(noteUnit));
    const QFontMetricsF metrics(painter.font());
    QRectF plate({0, 0}, notePlateSize(lines) * noteUnit);
    plate.moveCenter({0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x20, 0x24, 0x28, 235));
    painter.drawRoundedRect(plate, 0.25 * noteUnit, 0.25 * noteUnit);
    painter.setPen(Qt::white);
    double y = plate.top() + (padding / 2 + pitch / 2) * noteUnit + metrics.capHeight() / 2;
    for (const QString& line : lines) {
        painter.drawText(QPointF(-metrics.horizontalAdvance(line) / 2, y), line);
        y += pitch * noteUnit;
    }
    painter.restore();
}

/// By the tile, in the order in which it is driven: over a crossing the way leads twice.
std::map<std::size_t, QStringList> notesByTile(const StageMap& map) {
    std::map<std::size_t, QStringList> notes;
    const auto read = pacenotes(RoadGraph(map.stage, map.catalogue), map.route);
    for (std::size_t i = 0; i < std::min(read.size(), map.route.steps.size()); ++i)
        notes[static_cast<std::size_t>(map.route.steps[i].placement)] << pacenoteLines(read[i]);
    return notes;
}

} // namespace

void paintNotePlates(QPainter& painter, const StageMap& map, double size,
                     const TakenOnTile& taken) {
    constexpr double widest = 1.5; // circumradii
    const QList<Placement>& tiles = tilesOf(map.stage).placements();
    for (const auto& [index, lines] : notesByTile(map)) {
        const Placement& tile = tiles.at(static_cast<qsizetype>(index));
        const TileSide* side = map.catalogue.find(tile.side);
        if (!side || lines.isEmpty())
            continue;
        const QSizeF wanted = notePlateSize(lines);
        const double fits = std::min(size, widest / wanted.width());
        paintNote(painter,
                  centre(tile.hex) + wordPlatePlace(*side, tile.turn, wanted * fits,
                                                    map.faces->style(), taken(tile, *side)),
                  lines, fits);
    }
}

} // namespace stagewright

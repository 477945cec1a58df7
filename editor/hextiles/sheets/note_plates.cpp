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

/// Lines of no more than so many letters, as far as they can be broken after a comma.
QStringList broken(const QStringList& lines, qsizetype most) {
    QStringList narrow;
    for (const QString& line : lines) {
        QString filled;
        for (const QString& part : line.split(QStringLiteral(", "))) {
            if (filled.isEmpty())
                filled = part;
            else if (filled.size() + 2 + part.size() <= most)
                filled += QStringLiteral(", ") + part;
            else {
                narrow << filled + u',';
                filled = part;
            }
        }
        narrow << filled;
    }
    return narrow;
}

/// The ways to break the lines, the widest first.
std::vector<QStringList> waysToBreak(const QStringList& lines) {
    std::vector<QStringList> ways{lines};
    for (const qsizetype most : {22, 16, 10})
        if (QStringList narrow = broken(lines, most); narrow != ways.back())
            ways.push_back(std::move(narrow));
    return ways;
}

/// The one of the ways whose plate is largest and hides nothing that has to be read; of none that
/// is so, the first.
NotePlate plateOf(const QStringList& lines, double size, const TileSide& side,
                  const Placement& tile, const FaceStyle& style, const std::vector<QRectF>& taken) {
    constexpr double widest = 1.5; // circumradii
    constexpr double smallest = 0.6;
    NotePlate best;
    bool isFree = false;
    for (const QStringList& way : waysToBreak(lines)) {
        const QSizeF plate = notePlateSize(way);
        const double most = std::min(size, widest / plate.width());
        const FittingPlate fits =
            wordPlateThatFits(side, tile.turn, plate, most, smallest * most, style, taken);
        if (best.lines.isEmpty() || (fits.isFree && (!isFree || fits.size > best.size))) {
            best = {centre(tile.hex) + fits.middle, way, fits.isFree ? fits.size : most};
            isFree = fits.isFree;
        }
        if (isFree && best.size == size)
            break;
    }
    if (!isFree) // small for nothing
        best.middle =
            centre(tile.hex) +
            wordPlatePlace(side, tile.turn, notePlateSize(best.lines) * best.size, style, taken);
    return best;
}

} // namespace

QRectF NotePlate::place() const {
    QRectF plate({0, 0}, notePlateSize(lines) * size);
    plate.moveCenter(middle);
    return plate;
}

std::vector<NotePlate> notePlates(const StageMap& map, double size, const TakenOnTile& taken) {
    std::vector<NotePlate> plates;
    const QList<Placement>& tiles = tilesOf(map.stage).placements();
    for (const auto& [index, lines] : notesByTile(map)) {
        const Placement& tile = tiles.at(static_cast<qsizetype>(index));
        if (const TileSide* side = map.catalogue.find(tile.side); side && !lines.isEmpty())
            plates.push_back(
                plateOf(lines, size, *side, tile, map.faces->style(), taken(tile, *side)));
    }
    return plates;
}

void paintNotePlates(QPainter& painter, const StageMap& map, double size,
                     const TakenOnTile& taken) {
    for (const NotePlate& plate : notePlates(map, size, taken))
        paintNote(painter, plate.middle, plate.lines, plate.size);
}

} // namespace stagewright

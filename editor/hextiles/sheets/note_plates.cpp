#include "editor/hextiles/sheets/note_plates.h"

#include "editor/drawing/fonts.h"
#include "editor/hextiles/faces/free_space.h"
#include "editor/hextiles/words/pacenote_words.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/pacenote.h"
#include "model/layouts/hextiles/stage/road_graph.h"

#include <QFontMetricsF>
#include <QPen>

#include <algorithm>
#include <cmath>
#include <vector>

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

QColor plateDark() {
    return {0x20, 0x24, 0x28, 235};
}

} // namespace

QRectF NotePlate::place() const {
    QRectF plate({0, 0}, notePlateSize(lines) * size);
    plate.moveCenter(middle);
    return plate;
}

std::map<std::size_t, QStringList> notesByTile(const StageMap& map) {
    std::map<std::size_t, std::vector<QStringList>> passes;
    const auto read = pacenotes(RoadGraph(map.stage, map.catalogue), map.route);
    for (std::size_t i = 0; i < std::min(read.size(), map.route.steps.size()); ++i)
        if (QStringList lines = pacenoteLines(read[i]); !lines.isEmpty())
            passes[static_cast<std::size_t>(map.route.steps[i].placement)].push_back(
                std::move(lines));
    std::map<std::size_t, QStringList> notes;
    for (auto& [tile, each] : passes)
        for (std::size_t i = 0; i < each.size(); ++i) {
            if (each.size() > 1)
                each[i].front().prepend(QStringLiteral("%1. ").arg(i + 1));
            notes[tile] << each[i];
        }
    return notes;
}

NotePlate notePlate(const QStringList& lines, double size, const PlateGround& ground,
                    const Placement& tile, std::span<const QRectF> taken) {
    constexpr double widest = 1.5;    // circumradii
    constexpr double smallest = 0.75; // a smaller one is better read beside the tile
    NotePlate best;
    bool isFree = false;
    for (const QStringList& way : waysToBreak(lines)) {
        const QSizeF plate = notePlateSize(way);
        const double most = std::min(size, widest / plate.width());
        const FittingPlate fits =
            wordPlateThatFits(ground, tile.turn, plate, most, smallest * most, taken);
        const bool isBetter =
            !isFree || (fits.isOffRoad == best.isOffRoad ? fits.size > best.size : fits.isOffRoad);
        if (best.lines.isEmpty() || (fits.isFree && isBetter)) {
            isFree = fits.isFree;
            best = {centre(tile.hex) + fits.middle, way, isFree ? fits.size : most, isFree,
                    fits.isOffRoad};
        }
        if (isFree && best.isOffRoad && best.size == size)
            break;
    }
    if (!isFree) // small for nothing
        best.middle =
            centre(tile.hex) + wordPlateThatFits(ground, tile.turn, notePlateSize(best.lines),
                                                 best.size, best.size, taken)
                                   .middle;
    return best;
}

std::optional<NotePlate> notePlateBeside(const QStringList& lines, double size, QPointF tile,
                                         const std::function<bool(const QRectF&)>& isFree) {
    constexpr double step = 0.12; // circumradii
    constexpr double farthest = 1.8;
    constexpr double withinTile = 0.76; // of its edge, where the line ends
    std::vector<QPointF> places;
    for (double x = -farthest; x <= farthest; x += step)
        for (double y = -farthest; y <= farthest; y += step)
            places.emplace_back(x, y);
    std::stable_sort(places.begin(), places.end(), [](QPointF a, QPointF b) {
        return QPointF::dotProduct(a, a) < QPointF::dotProduct(b, b);
    });
    for (const double part : {1.0, 0.8})
        for (const QPointF place : places)
            for (const QStringList& way : waysToBreak(lines)) {
                NotePlate plate{tile + place, way, size * part};
                if (!isFree(plate.place()))
                    continue;
                if (insideHex(place) < 0)
                    plate.leadsTo = tile + place * (withinTile / std::hypot(place.x(), place.y()));
                return plate;
            }
    return std::nullopt;
}

void paintLeader(QPainter& painter, QPointF plate, QPointF to) {
    constexpr double width = 0.025;
    constexpr double dot = 0.045;
    painter.setPen(QPen(plateDark(), width));
    painter.drawLine(plate, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plateDark());
    painter.drawEllipse(to, dot, dot);
}

void paintNote(QPainter& painter, const NotePlate& plate) {
    if (plate.leadsTo)
        paintLeader(painter, plate.middle, *plate.leadsTo);
    painter.save();
    painter.translate(plate.middle);
    painter.scale(plate.size / noteUnit, plate.size / noteUnit);
    painter.setFont(boldFont(noteUnit));
    const QFontMetricsF metrics(painter.font());
    QRectF outline({0, 0}, notePlateSize(plate.lines) * noteUnit);
    outline.moveCenter({0, 0});
    painter.setPen(Qt::NoPen);
    painter.setBrush(plateDark());
    painter.drawRoundedRect(outline, 0.25 * noteUnit, 0.25 * noteUnit);
    painter.setPen(Qt::white);
    double y = outline.top() + (padding / 2 + pitch / 2) * noteUnit + metrics.capHeight() / 2;
    for (const QString& line : plate.lines) {
        painter.drawText(QPointF(-metrics.horizontalAdvance(line) / 2, y), line);
        y += pitch * noteUnit;
    }
    painter.restore();
}

} // namespace stagewright

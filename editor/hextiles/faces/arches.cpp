#include "editor/hextiles/faces/arches.h"

#include "editor/hextiles/faces/fitted_word.h"

#include <QCoreApplication>

#include <cmath>

namespace stagewright {

namespace {

struct ArchText {
    Q_DECLARE_TR_FUNCTIONS(Arch)
};

constexpr double beam = 0.11;        ///< thickness of an arch, seen from above
constexpr double archOffset = 0.075; ///< its middle, from the line, which stays in sight before it
constexpr double overhang = 0.11;    ///< beyond the road's borders
constexpr double boxSize = 0.13;
constexpr double boxAway = 0.26; ///< middle of the control box, from the road's border

struct Arch {
    const RoadShape* shape;
    double s;

    [[nodiscard]] double halfRoad() const { return shape->centreLine().width(s) / 2; }
    /// x runs to the driver's right, the top lies ahead.
    [[nodiscard]] QTransform frame() const {
        return QTransform().rotate(90).translate(0, -archOffset) *
               shape->frame(s, shape->road().widestLanes() / 2.0);
    }
};

std::vector<Arch> archesOf(const TileSide& side, std::span<const RoadShape> shapes) {
    std::vector<Arch> arches;
    if (side.role != Role::Start && side.role != Role::Finish)
        return arches;
    for (const RoadShape& shape : shapes) {
        const auto line =
            side.role == Role::Start ? shape.road().startLine : shape.road().finishLine;
        if (line)
            arches.push_back({&shape, part(*line)});
    }
    return arches;
}

/// About the middle of an arch; empty where it has no room.
QPainterPath archLettering(const Arch& arch, bool isStart, const Lettering& lettering,
                           double least) {
    const QString text = isStart ? ArchText::tr("START", "lettering on the arch, capitals")
                                 : ArchText::tr("FINISH", "lettering on the arch, capitals");
    const double width = 2 * (arch.halfRoad() + overhang) - beam;
    return fittedWord(lettering, text, {beam * 0.6, beam * 0.86, width}, least);
}

/// A hut with a clock.
void drawControlBox(const FaceCanvas& canvas, QPointF at) {
    const QRectF box(at.x() - boxSize / 2, at.y() - boxSize / 2, boxSize, boxSize);
    canvas.painter.setPen(canvas.pen(canvas.style.ink, 0.012));
    canvas.painter.setBrush(canvas.style.building);
    canvas.painter.drawRect(box);
    canvas.painter.setBrush(canvas.style.symbol);
    canvas.painter.drawEllipse(at, 0.042, 0.042);
    canvas.painter.drawPolyline(QPolygonF{at + QPointF(0, -0.028), at, at + QPointF(0.02, 0.01)});
}

void drawArch(const FaceCanvas& canvas, const Arch& arch, bool isStart) {
    const QColor colour = isStart ? canvas.style.startArch : canvas.style.finishArch;
    const QColor lettering = isStart ? canvas.style.startLettering : canvas.style.finishLettering;
    const double half = arch.halfRoad() + overhang;
    canvas.painter.setPen(canvas.pen(canvas.style.ink, 0.012));
    canvas.painter.setBrush(colour);
    for (const double foot : {-half, half})
        canvas.painter.drawEllipse(QPointF(foot, 0), beam * 0.62, beam * 0.62);
    canvas.painter.drawRoundedRect(QRectF(-half, -beam / 2, 2 * half, beam), beam * 0.3,
                                   beam * 0.3);
    canvas.fill(archLettering(arch, isStart, canvas.style.lettering, canvas.leastDigit), lettering);
    drawControlBox(canvas, {arch.halfRoad() + boxAway, 0});
}

} // namespace

void paintChequeredLines(const FaceCanvas& canvas, const RoadLevel& level) {
    if (level.side.role != Role::StartFinish)
        return;
    for (const std::size_t road : level.roads) {
        const RoadShape& shape = level.shapes[road];
        if (!shape.road().startLine)
            continue;
        const double s = part(*shape.road().startLine);
        const double width = shape.centreLine().width(s);
        const int columns = static_cast<int>(std::lround(width / 0.04));
        const double square = width / columns;
        inFrame(canvas, shape.frame(s, shape.road().widestLanes() / 2.0), [&] {
            canvas.fill(QPolygonF(QRectF(-square, -width / 2, 2 * square, width)),
                        canvas.style.symbol);
            for (int i = 0; i < columns; ++i)
                canvas.fill(QPolygonF(QRectF(i % 2 == 0 ? -square : 0, -width / 2 + i * square,
                                             square, square)),
                            canvas.style.ink);
        });
    }
}

void paintArches(const FaceCanvas& canvas, const TileSide& side,
                 std::span<const RoadShape> shapes) {
    for (const Arch& arch : archesOf(side, shapes))
        inFrame(canvas, arch.frame(), [&] { drawArch(canvas, arch, side.role == Role::Start); });
}

std::vector<QLineF> archWords(const TileSide& side, std::span<const RoadShape> shapes,
                              const Lettering& lettering, double least) {
    std::vector<QLineF> words;
    for (const Arch& arch : archesOf(side, shapes)) {
        if (archLettering(arch, side.role == Role::Start, lettering, least).isEmpty())
            continue;
        const double half = arch.halfRoad() * 0.8;
        words.push_back(arch.frame().map(QLineF(-half, 0, half, 0)));
    }
    return words;
}

void reserveArches(FreeSpace& room, const TileSide& side, std::span<const RoadShape> shapes) {
    for (const Arch& arch : archesOf(side, shapes)) {
        for (const double x : {-arch.halfRoad() - overhang, arch.halfRoad() + overhang})
            room.reserve(arch.frame().map(QPointF(x, 0)), beam * 0.7);
        room.reserve(arch.frame().map(QPointF(arch.halfRoad() + boxAway, 0)), boxSize * 0.75);
    }
}

} // namespace stagewright

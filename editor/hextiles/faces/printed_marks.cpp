#include "editor/hextiles/faces/printed_marks.h"

#include "editor/hextiles/faces/arches.h"
#include "editor/hextiles/faces/grid_boxes.h"
#include "editor/hextiles/faces/pit_lanes.h"
#include "editor/hextiles/faces/places.h"
#include "editor/hextiles/faces/road_painter.h"
#include "editor/hextiles/faces/space_symbols.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

constexpr double leastWordRadius = 0.055;

void addWord(const QLineF& word, double radius, std::vector<PrintedMark>& marks) {
    const int discs = std::max(2, static_cast<int>(std::ceil(word.length() / radius)));
    for (int i = 0; i < discs; ++i)
        marks.push_back({word.pointAt(double(i) / (discs - 1)), radius});
}

/// As large as it takes to reach the outermost point: the corners of a digit without a disc are
/// farther out than its sides.
PrintedMark markAbout(const QPainterPath& shape) {
    const QPointF middle = shape.boundingRect().center();
    double radius = 0;
    for (const QPolygonF& outline : shape.toSubpathPolygons())
        for (const QPointF point : outline)
            radius = std::max(radius, QLineF(middle, point).length());
    return {middle, radius};
}

void addSymbols(const SymbolLayer& layer, std::vector<PrintedMark>& marks) {
    for (const Symbol& symbol : layer.symbols()) {
        QPainterPath shape = symbol.light;
        shape.addPath(symbol.rim);
        marks.push_back(markAbout(shape));
    }
}

RoadLevel allRoads(const TileSide& side, const FacePlan& plan) {
    RoadLevel roads{side, plan.shapes, {}, {}};
    for (std::size_t i = 0; i < side.roads.size(); ++i)
        roads.roads.push_back(i);
    return roads;
}

/// With discs as wide as it, along it.
void addThing(const QRectF& thing, std::vector<PrintedMark>& marks) {
    const double radius = std::min(thing.width(), thing.height()) / 2;
    const QRectF middles = thing.adjusted(radius, radius, -radius, -radius);
    const QLineF along(middles.topLeft(), middles.bottomRight());
    const int steps = static_cast<int>(std::ceil(along.length() / radius));
    marks.push_back({along.p1(), radius});
    for (int i = 1; i <= steps; ++i)
        marks.push_back({along.pointAt(double(i) / steps), radius});
}

} // namespace

std::vector<PrintedMark> limitMarks(const TileSide& side, const FacePlan& plan,
                                    const FaceStyle& style, const DigitScale& digits) {
    std::vector<PrintedMark> marks;
    if (!digits.areShown)
        return marks;
    constexpr double largest = 1; // on small faces they are no smaller
    addSymbols(spaceSymbols(allRoads(side, plan), style, digits.pixel, largest), marks);
    addSymbols(shortcutSymbols(plan.shortcuts, style.lettering, digits.pixel), marks);
    return marks;
}

std::vector<PrintedMark> printedMarks(const TileSide& side, const FacePlan& plan,
                                      const FaceStyle& style, const DigitScale& digits) {
    std::vector<PrintedMark> marks = limitMarks(side, plan, style, digits);
    for (const QPainterPath& box : gridBoxes(allRoads(side, plan), style.lettering))
        marks.push_back(markAbout(box));
    const double least = digits.pixel * bareDigitPixels;
    for (const QLineF& word : archWords(side, plan.shapes, style.lettering, least))
        addWord(word, leastWordRadius, marks);
    if (const QRectF word = placeWord(side, style.lettering, least).boundingRect();
        !word.isEmpty()) {
        constexpr double apart = 0.03; // what comes nearer seems to lie on it
        const double radius = std::max(leastWordRadius, word.height() / 2 + apart);
        const double half = std::max(0.0, word.width() / 2 + apart - radius);
        const QPointF middle = word.center();
        addWord({middle - QPointF(half, 0), middle + QPointF(half, 0)}, radius, marks);
    }
    if (side.role == Role::Pit)
        for (const QRectF& thing : pitThings())
            addThing(thing, marks);
    return marks;
}

} // namespace stagewright

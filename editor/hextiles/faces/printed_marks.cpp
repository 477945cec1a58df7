#include "editor/hextiles/faces/printed_marks.h"

#include "editor/hextiles/faces/arches.h"
#include "editor/hextiles/faces/pit_lanes.h"
#include "editor/hextiles/faces/places.h"
#include "editor/hextiles/faces/space_symbols.h"

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

void addWord(const QLineF& word, std::vector<PrintedMark>& marks) {
    constexpr double radius = 0.055;
    const int discs = std::max(2, static_cast<int>(std::ceil(word.length() / radius)));
    for (int i = 0; i < discs; ++i)
        marks.push_back({word.pointAt(double(i) / (discs - 1)), radius});
}

void addSymbols(const SymbolLayer& layer, std::vector<PrintedMark>& marks) {
    for (const Symbol& symbol : layer.symbols()) {
        const QRectF bounds = symbol.light.boundingRect().united(symbol.rim.boundingRect());
        marks.push_back({bounds.center(), std::max(bounds.width(), bounds.height()) / 2});
    }
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

std::vector<PrintedMark> printedMarks(const TileSide& side, const FacePlan& plan,
                                      const FaceStyle& style) {
    std::vector<PrintedMark> marks;
    RoadLevel roads{side, plan.shapes, {}, {}};
    for (std::size_t i = 0; i < side.roads.size(); ++i)
        roads.roads.push_back(i);
    constexpr double largest = 1; // on small faces they are no smaller
    addSymbols(spaceSymbols(roads, style, 0, largest), marks);
    addSymbols(shortcutSymbols(plan.shortcuts, style.lettering, 0), marks);
    for (const QLineF& word : archWords(side, plan.shapes))
        addWord(word, marks);
    if (const auto word = placeWord(side))
        addWord(*word, marks);
    if (side.role == Role::Pit)
        for (const QRectF& thing : pitThings())
            addThing(thing, marks);
    return marks;
}

} // namespace stagewright

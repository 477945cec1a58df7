#include "editor/hextiles/faces/printed_marks.h"

#include "editor/hextiles/faces/arches.h"
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
    return marks;
}

} // namespace stagewright

#include "model/exchange/code_groups.h"

#include "model/exchange/tile_names.h"

#include <span>

namespace stagewright {

namespace {

/// Printed numbers that follow each other, and where they begin in codes.
struct NumberSeries {
    int printed;
    int coded;
    int count;
};

// Fillers and the podium are of both games.
constexpr std::array gtSeries{NumberSeries{100, 0, 100}, NumberSeries{900, 100, 9}};
constexpr std::array dirtSeries{NumberSeries{200, 0, 40}, NumberSeries{300, 40, 30},
                                NumberSeries{400, 70, 30}, NumberSeries{900, 100, 9}};

std::span<const NumberSeries> seriesOf(std::size_t game) {
    if (game == 0)
        return gtSeries;
    return dirtSeries;
}

std::optional<TileId> printedSide(int number, bool isB) {
    const auto id = TileId::parse(QString::number(number));
    if (number == pitTile)
        return isB ? std::nullopt : id;
    return id ? std::optional(id->withSide(isB ? 'b' : 'a')) : std::nullopt;
}

} // namespace

std::optional<CodedSide> codedSide(std::size_t game, const TileId& side) {
    const bool isB = side.side() == 'b';
    for (const NumberSeries& series : seriesOf(game)) {
        const int at = side.number() - series.printed;
        if (at >= 0 && at < series.count && printedSide(side.number(), isB) == side)
            return CodedSide{series.coded + at, isB};
    }
    return std::nullopt;
}

std::optional<TileId> sideOfCode(std::size_t game, CodedSide coded) {
    for (const NumberSeries& series : seriesOf(game)) {
        const int at = coded.number - series.coded;
        if (at >= 0 && at < series.count)
            return printedSide(series.printed + at, coded.isB);
    }
    return std::nullopt;
}

} // namespace stagewright

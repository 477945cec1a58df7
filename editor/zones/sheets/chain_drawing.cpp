#include "editor/zones/sheets/chain_drawing.h"

#include "editor/drawing/fitted_text.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/sheets/sign_key.h"
#include "model/one_line.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>

namespace stagewright {

namespace {

struct ChainMap {
    Q_DECLARE_TR_FUNCTIONS(ChainMap)
};

// In millimetres.
constexpr double usualUnit = 60; // the size of a printed board is not public
constexpr double chainTitleHeight = 12;
constexpr double chainAuthorHeight = 6;
constexpr double lineHeight = 8;
constexpr double chainKeyLine = 6;

constexpr int leastWidthOfNumbers = 260; // pixels

QImage pictureOfChain(const Stage& stage, const Games& games, QSize size, qreal devicePixelRatio,
                      QColor ground) {
    QImage picture = bareGround(size, devicePixelRatio, ground);
    const DrawnChain chain = drawnChain(chainOf(stage), games.data<ZoneBoards>());
    if (chain.sections.empty())
        return picture;
    QPainter painter(&picture);
    const ZoneStyle style = screenZones(ground.lightness() < 128);
    ChainShows shows;
    shows.numbers = shows.spaces = shows.otherRoads = size.width() >= leastWidthOfNumbers;
    const ChainGrid grid = ChainGrid::filling(QRectF(QPointF(), QSizeF(size)), chain.table,
                                              std::numeric_limits<double>::max());
    paintChain(painter, grid, chain, style, shows);
    return picture;
}

QPolygonF outlineOfSection(const Stage& stage, const Games& games, Place place, QSize size) {
    const DrawnChain chain = drawnChain(chainOf(stage), games.data<ZoneBoards>());
    const auto drawn =
        std::find_if(chain.sections.begin(), chain.sections.end(),
                     [&](const DrawnSection& section) { return section.section == place.x; });
    if (drawn == chain.sections.end())
        return {};
    const ChainGrid grid = ChainGrid::filling(QRectF(QPointF(), QSizeF(size)), chain.table,
                                              std::numeric_limits<double>::max());
    return {grid.board(chain.boards[drawn->board].lies)};
}

RoadElements allSpaces(const DrawnChain& chain) {
    RoadElements all;
    for (const DrawnSection& section : chain.sections)
        all.insert(all.end(), section.road.begin(), section.road.end());
    return all;
}

Expected<Picture> mapOfChain(const Stage& stage, const Games& games, const MapOptions& options) {
    if (options.graph || options.drive)
        return tl::unexpected(
            Fault{ChainMap::tr("maps of printed boards show no graph and no drive"), {}, {}, {}});
    const auto& boards = games.data<ZoneBoards>();
    const DrawnChain chain = drawnChain(chainOf(stage), boards);
    const double unit = unitOfBoards(boards);
    const auto [width, height] = ChainGrid::unitsOf(chain.table) * unit;
    const QString title = options.title ? oneLine(stage.info.title).simplified() : QString();
    const QString author = options.title ? oneLine(stage.info.author).simplified() : QString();
    const QString line = options.tileList ? roadbookLine(chainOf(stage).sections) : QString();
    const SignKey key(options.legend ? allSpaces(chain) : RoadElements(), chainKeyLine, width,
                      options.mono, 1);
    const double heading =
        (title.isEmpty() ? 0 : chainTitleHeight) + (author.isEmpty() ? 0 : chainAuthorHeight);
    Picture map;
    map.title = oneLine(stage.info.title).simplified();
    map.size = QSizeF(width, heading + height + (line.isEmpty() ? 0 : lineHeight) + key.height());
    map.isTransparent = options.transparent;
    const ZoneStyle style = paperZones(options.mono);
    ChainShows shows;
    shows.numbers = options.numbers;
    map.paint = [=](QPainter& painter, int) {
        QRectF place(0, 0, width, chainTitleHeight);
        if (!title.isEmpty()) {
            paintFitted(painter, title, place, chainTitleHeight * 0.45, style.ink, true);
            place.translate(0, chainTitleHeight);
        }
        place.setHeight(chainAuthorHeight);
        if (!author.isEmpty())
            paintFitted(painter, author, place, chainAuthorHeight * 0.45, style.ink);
        const QRectF area(0, heading, width, height);
        paintChain(painter, ChainGrid::filling(area, chain.table, unit), chain, style, shows);
        place = QRectF(0, area.bottom(), width, lineHeight);
        if (!line.isEmpty()) {
            paintFitted(painter, line, place, lineHeight * 0.4, style.ink, true);
            place.translate(0, lineHeight);
        }
        key.paint(painter, place.topLeft());
    };
    return map;
}

} // namespace

double unitOfBoards(const ZoneBoards& boards) {
    return boards.size ? boards.size->width / (boardWidth / 2.0) : usualUnit;
}

StageDrawing chainDrawing() {
    StageDrawing drawing;
    drawing.picture = pictureOfChain;
    drawing.map = mapOfChain;
    drawing.density = [](int pixelsPerBoard) {
        return pixelsPerBoard / (usualUnit * boardWidth / 2);
    };
    return drawing;
}

PlaceOutlines chainOutlines() {
    return {outlineOfSection};
}

} // namespace stagewright

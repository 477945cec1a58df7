#include "editor/hextiles/faces/tile_signs.h"

#include "editor/hextiles/faces/danger_signs.h"
#include "editor/hextiles/faces/symbols.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace stagewright {

namespace {

struct TileSignText {
    Q_DECLARE_TR_FUNCTIONS(TileSigns)
};

using Signs = std::map<TileSign, int>;

void addLines(const std::vector<EndLine>& lines, Signs& signs) {
    for (const EndLine& line : lines)
        signs.try_emplace(line.limit ? TileSign::LineLimit : TileSign::LineHazard,
                          line.limit.value_or(0));
}

void addSpace(const Space& space, bool onSnow, Signs& signs) {
    const auto add = [&](TileSign sign, std::optional<int> number) {
        if (number)
            signs.try_emplace(sign, *number);
    };
    add(onSnow ? TileSign::SnowLimit : TileSign::Limit, space.limit);
    add(TileSign::LimitHazard, space.limitHazard);
    add(TileSign::Jump, space.jump);
    add(TileSign::Shortcut, space.shortcut);
    addLines(space.entry, signs);
    addLines(space.exit, signs);
    if (space.water)
        signs.try_emplace(TileSign::Ford, 0);
    if (space.slide)
        signs.try_emplace(TileSign::Slide, 0);
    for (const ClimbArrow& climb : space.climb)
        signs.try_emplace(TileSign::Climb, climb.value);
}

void addRole(Role role, Signs& signs) {
    if (role == Role::Start)
        signs.try_emplace(TileSign::Start, 0);
    if (role == Role::Finish)
        signs.try_emplace(TileSign::Finish, 0);
    if (role == Role::StartFinish)
        signs.try_emplace(TileSign::StartFinish, 0);
}

void addDanger(Danger danger, Signs& signs) {
    if (danger == Danger::Low)
        signs.try_emplace(TileSign::LowDanger, 0);
    if (danger == Danger::Medium)
        signs.try_emplace(TileSign::MediumDanger, 0);
    if (danger == Danger::High)
        signs.try_emplace(TileSign::HighDanger, 0);
}

void paintDanger(QPainter& painter, Danger danger, const QColor& colour, const QColor& rimColour,
                 const QRectF& area) {
    const QPainterPath shape = signShape(danger);
    const QRectF bounds = shape.boundingRect();
    constexpr double edge = 1.5; // pixels
    const double scale = (area.height() - 2 * edge) / std::max(bounds.width(), bounds.height());
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    painter.setPen(QPen(rimColour, 2 * edge / scale, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
    painter.fillPath(shape, colour);
    painter.restore();
}

void paintSymbol(QPainter& painter, const Symbol& symbol, const FaceStyle& style,
                 const TerrainColours& colours, const QRectF& area) {
    const QRectF bounds = symbol.rim.boundingRect();
    const double scale = std::min(area.width() / bounds.width(), area.height() / bounds.height());
    painter.save();
    painter.translate(area.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    painter.fillPath(symbol.rim, style.ink);
    painter.fillPath(symbol.light, symbol.isDisc ? colours.disc : style.symbol);
    painter.fillPath(symbol.dark, symbol.isDisc ? colours.digit : style.ink);
    painter.restore();
}

/// As on a road that runs up the picture, of which its +x is the way.
Symbol onRoadUp(const Symbol& symbol) {
    const QTransform up = QTransform().rotate(-90);
    return {up.map(symbol.rim), up.map(symbol.light), up.map(symbol.dark)};
}

/// A piece of road with dashes across.
void paintSlide(QPainter& painter, const FaceStyle& style, const QRectF& area) {
    const TerrainColours& road = style.gravel;
    painter.fillRect(area.adjusted(0, 1, 0, -1), road.surface);
    QPen dashes(road.line, std::max(1.0, area.height() * 0.1), Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({2, 1.4});
    painter.setPen(dashes);
    painter.drawLine(
        QLineF(area.center().x(), area.top() + 1, area.center().x(), area.bottom() - 1));
}

/// With a light edge, that shows on a dark ground.
void paintArch(QPainter& painter, const QColor& arch, const QRectF& area) {
    const double width = area.height() * 0.24;
    const QRectF in = area.adjusted(width * 0.8, width, -width * 0.8, -1);
    const QPolygonF bow{in.bottomLeft(), in.topLeft(), in.topRight(), in.bottomRight()};
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(255, 255, 255, 190), width + 2, Qt::SolidLine, Qt::SquareCap, Qt::RoundJoin));
    painter.drawPolyline(bow);
    painter.setPen(QPen(arch, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin));
    painter.drawPolyline(bow);
}

void paintChequers(QPainter& painter, const QRectF& area) {
    constexpr int rows = 3;
    const double side = area.height() / rows;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < rows; ++column)
            painter.fillRect(
                QRectF(area.left() + column * side, area.top() + row * side, side, side),
                (row + column) % 2 == 0 ? Qt::black : Qt::white);
}

} // namespace

std::map<TileSign, int> signsOn(const Stage& stage, const Catalogue& catalogue) {
    Signs signs;
    std::set<TileId> seen;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const TileSide* side = seen.insert(tile.side).second ? catalogue.find(tile.side) : nullptr;
        if (!side)
            continue;
        addDanger(side->danger, signs);
        addRole(side->role, signs);
        for (const Road& road : side->roads)
            for (const Space& space : road.spaces)
                addSpace(space, side->terrain == Terrain::Snow, signs);
    }
    return signs;
}

QString wordsFor(TileSign sign) {
    switch (sign) {
    case TileSign::Limit:
        return TileSignText::tr("Highest gear on the space");
    case TileSign::SnowLimit:
        return TileSignText::tr("Highest gear on a space of snow");
    case TileSign::LimitHazard:
        return TileSignText::tr("Highest gear, and in it a hazard");
    case TileSign::LineLimit:
        return TileSignText::tr("Highest gear straight over the line");
    case TileSign::LineHazard:
        return TileSignText::tr("A hazard straight over the line");
    case TileSign::Jump:
        return TileSignText::tr("Jump, from this gear on");
    case TileSign::Shortcut:
        return TileSignText::tr("Shortcut, and its highest gear");
    case TileSign::Ford:
        return TileSignText::tr("Ford");
    case TileSign::Slide:
        return TileSignText::tr("Cars may slide here");
    case TileSign::Climb:
        return TileSignText::tr("Uphill or downhill");
    case TileSign::LowDanger:
        return TileSignText::tr("Low danger");
    case TileSign::MediumDanger:
        return TileSignText::tr("Medium danger");
    case TileSign::HighDanger:
        return TileSignText::tr("High danger");
    case TileSign::Start:
        return TileSignText::tr("Start");
    case TileSign::Finish:
        return TileSignText::tr("Finish");
    case TileSign::StartFinish:
        break;
    }
    return TileSignText::tr("Start and finish");
}

void paintTileSign(QPainter& painter, TileSign sign, int number, const FaceStyle& style,
                   const QRectF& area) {
    const Lettering& letters = style.lettering;
    constexpr double lineDigit = 0.082; // circumradii
    const auto paint = [&](const Symbol& symbol) {
        paintSymbol(painter, symbol, style,
                    sign == TileSign::SnowLimit ? style.snow : style.asphalt, area);
    };
    switch (sign) {
    case TileSign::Limit:
    case TileSign::SnowLimit:
        return paint(limitSymbol(letters, number));
    case TileSign::LimitHazard:
        return paint(limitHazardSymbol(letters, number));
    case TileSign::LineLimit:
        return paint(digitSymbol(letters, number, lineDigit));
    case TileSign::LineHazard:
        return paint(hazardSymbol(letters));
    case TileSign::Jump:
        return paint(jumpSymbol(letters, number));
    case TileSign::Shortcut:
        return paint(shortcutSymbol(letters, number));
    case TileSign::Ford:
        return paint(onRoadUp(wavesSymbol()));
    case TileSign::Slide:
        return paintSlide(painter, style, area);
    case TileSign::Climb:
        return paint(climbSymbol(letters, number, true));
    case TileSign::LowDanger:
        return paintDanger(painter, Danger::Low, style.lowDanger, style.signRim, area);
    case TileSign::MediumDanger:
        return paintDanger(painter, Danger::Medium, style.mediumDanger, style.signRim, area);
    case TileSign::HighDanger:
        return paintDanger(painter, Danger::High, style.highDanger, style.signRim, area);
    case TileSign::Start:
        return paintArch(painter, style.startArch, area);
    case TileSign::Finish:
        return paintArch(painter, style.finishArch, area);
    case TileSign::StartFinish:
        return paintChequers(painter, area);
    }
}

} // namespace stagewright

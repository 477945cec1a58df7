#include "editor/hextiles/faces/filler_scenes.h"

#include "editor/hextiles/faces/props.h"
#include "editor/hextiles/faces/stable_random.h"

#include <array>
#include <cmath>
#include <numbers>
#include <utility>

namespace stagewright {

namespace {

constexpr QPointF fold(0, 0.03);
constexpr double foldRadius = 0.52;

/// Posts and a rail all round, sheep within.
void paintSheepFold(const FaceCanvas& canvas) {
    constexpr double rail = 0.014;
    constexpr double post = 0.026;
    constexpr int posts = 20;
    constexpr int grazed = 108; // per cent of the meadow's lightness
    const QPolygonF ring = roundOutline(foldRadius).translated(fold);
    canvas.fill(ring, canvas.style.open.verge.lighter(grazed));
    canvas.line(ring, rail, canvas.style.gravel.edge);
    if (canvas.shows(post))
        for (int i = 0; i < posts; ++i) {
            const double angle = 2 * std::numbers::pi * i / posts;
            canvas.fill(roundOutline(post).translated(
                            fold + QPointF(std::cos(angle), std::sin(angle)) * foldRadius),
                        canvas.style.gravel.edge);
        }
    using Sheep = std::pair<QPointF, double>;
    for (const auto& [at, lies] :
         {Sheep({-0.24, -0.14}, 20), Sheep({0.08, -0.25}, -30), Sheep({0.28, 0}, 150),
          Sheep({-0.06, 0.06}, 200), Sheep({-0.26, 0.27}, -10), Sheep({0.12, 0.33}, 60)})
        drawSheep(canvas, at, lies);
}

/// Of one who stands with its side to us.
void paintLargeAnimal(const FaceCanvas& canvas, QPointF at) {
    QPainterPath body;
    // Back, neck, head, chest, the legs from the front, tail.
    body.addPolygon(QPolygonF{
        {-0.22, -0.09},  {-0.17, -0.125}, {-0.06, -0.115}, {0.03, -0.12},  {0.08, -0.15},
        {0.13, -0.24},   {0.165, -0.29},  {0.175, -0.335}, {0.198, -0.3},  {0.235, -0.275},
        {0.305, -0.2},   {0.3, -0.165},   {0.27, -0.155},  {0.225, -0.19}, {0.2, -0.185},
        {0.175, -0.1},   {0.155, -0.03},  {0.15, 0.04},    {0.165, 0.13},  {0.16, 0.22},
        {0.125, 0.22},   {0.125, 0.13},   {0.115, 0.05},   {0.095, 0.045}, {0.085, 0.13},
        {0.085, 0.22},   {0.05, 0.22},    {0.05, 0.12},    {0.045, 0.035}, {-0.05, 0.045},
        {-0.1, 0.025},   {-0.115, 0.08},  {-0.105, 0.13},  {-0.12, 0.22},  {-0.155, 0.22},
        {-0.145, 0.13},  {-0.155, 0.07},  {-0.175, 0.05},  {-0.19, 0.09},  {-0.175, 0.14},
        {-0.19, 0.22},   {-0.225, 0.22},  {-0.215, 0.14},  {-0.23, 0.07},  {-0.225, -0.02},
        {-0.245, -0.03}, {-0.255, 0.05},  {-0.275, 0.1},   {-0.3, 0.09},   {-0.285, 0},
        {-0.26, -0.075}});
    body.closeSubpath();
    constexpr double size = 1.2;
    body =
        (QTransform::fromScale(size, size) * QTransform::fromTranslate(at.x(), at.y())).map(body);
    canvas.fill(widened(body, 0.012), canvas.style.ink);
    canvas.fill(body, canvas.style.symbol);
}

void paintSquare(const FaceCanvas& canvas) {
    constexpr double slab = 0.2;
    constexpr double joint = 0.008;
    if (canvas.shows(slab / 2))
        for (int i = -4; i <= 4; ++i) {
            const double at = slab * i;
            canvas.line({{-1.1, at}, {1.1, at}}, joint, canvas.style.pavingJoint);
            canvas.line({{at, -1}, {at, 1}}, joint, canvas.style.pavingJoint);
        }
    drawTent(canvas, {-0.6, -0.4, 0.34, 0.34}, canvas.style.building);
    drawTent(canvas, {-0.16, -0.62, 0.34, 0.34}, canvas.style.finishArch);
    paintLargeAnimal(canvas, {-0.02, 0.32});
}

constexpr std::array campFirs{QPointF(-0.68, -0.14), QPointF(-0.7, 0.16)};

void paintCamp(const FaceCanvas& canvas, const TerrainColours& colours) {
    for (const QPointF at : campFirs)
        drawFir(canvas, colours, at, 0.1);
    drawTent(canvas, {-0.4, -0.5, 0.27, 0.27}, canvas.style.startArch);
    drawTent(canvas, {0.02, -0.56, 0.27, 0.27}, canvas.style.building);
    drawTent(canvas, {0.4, -0.32, 0.27, 0.27}, canvas.style.finishArch);
    for (const QPointF at :
         {QPointF(-0.3, 0.12), QPointF(0.08, 0.04), QPointF(0.3, 0.34), QPointF(-0.14, 0.44)})
        drawTable(canvas, at);
}

QPolygonF lake() {
    QPolygonF water;
    constexpr int steps = 48;
    for (int i = 0; i < steps; ++i) {
        const double angle = 2 * std::numbers::pi * i / steps;
        const double r = 0.6 * (1 + 0.05 * std::sin(2 * angle + 0.5) + 0.035 * std::sin(5 * angle));
        water.append(QPointF(0.13, 0) + QPointF(1.12 * std::cos(angle), std::sin(angle)) * r);
    }
    return water;
}

constexpr std::array lakeFirs{QPointF(-0.66, -0.3), QPointF(-0.74, -0.08), QPointF(-0.7, 0.16),
                              QPointF(-0.58, 0.38)};

void paintLake(const FaceCanvas& canvas, bool withCar) {
    drawWater(canvas, lake());
    for (const QPointF at : lakeFirs)
        drawFir(canvas, canvas.style.asphalt, at, 0.085);
    if (!withCar)
        return;
    // Up to its windows: the water has closed over the rest.
    const QPointF at(0.16, 0.38);
    for (const double radius : {0.1, 0.15})
        canvas.line(QTransform::fromScale(1, 0.8).map(roundOutline(radius)).translated(at), 0.012,
                    canvas.style.bank);
    drawCar(canvas, at, canvas.style.finishArch);
}

void paintMoor(const FaceCanvas& canvas, const TileSide& side) {
    StableRandom random(side.id);
    // Tufts of grass first, the rocks over them.
    if (canvas.shows(0.03))
        for (int i = 0; i < 34; ++i) {
            const double y = random.between(-0.7, 0.7);
            const QPointF at(random.between(-0.55, 0.55), y);
            for (const double lean : {-0.02, 0.0, 0.02})
                canvas.line({at, at + QPointF(lean, -0.035)}, 0.008, canvas.style.tuft);
        }
    struct Rock {
        QPointF at;
        double radius;
    };
    for (const Rock& rock :
         {Rock{{-0.4, -0.28}, 0.15}, Rock{{-0.2, -0.4}, 0.08}, Rock{{0.3, -0.36}, 0.11},
          Rock{{0.48, -0.12}, 0.07}, Rock{{0.06, -0.04}, 0.18}, Rock{{-0.5, 0.16}, 0.09},
          Rock{{-0.18, 0.34}, 0.13}, Rock{{0.34, 0.28}, 0.15}, Rock{{0.14, 0.5}, 0.07},
          Rock{{-0.42, 0.42}, 0.06}})
        drawRock(canvas, rock.at, rock.radius, rock.at.x() * 3);
}

/// In a row along the top.
void paintWinterFirs(const FaceCanvas& canvas) {
    constexpr int firs = 7;
    for (int i = 0; i < firs; ++i)
        drawFir(canvas, canvas.style.snow, {-0.57 + 0.19 * i, i % 2 == 0 ? -0.49 : -0.54}, 0.1);
}

/// Heads in rows, the rows before covering those behind.
void paintCrowd(const FaceCanvas& canvas, const TileSide& side) {
    constexpr double head = 0.034;
    if (!canvas.shows(head))
        return;
    StableRandom random(side.id);
    const std::array colours{canvas.style.startArch,    canvas.style.building,
                             canvas.style.mediumDanger, canvas.style.finishArch,
                             canvas.style.lowDanger,    canvas.style.rock};
    for (int row = 0; row < 5; ++row) {
        const double y = -0.64 + 0.07 * row;
        const double reach = 0.6 + 0.035 * row;
        for (double x = -reach + (row % 2) * 0.04; x <= reach; x += 0.085) {
            const auto colour =
                static_cast<std::size_t>(random.between(0, double(colours.size()) - 0.01));
            const QPolygonF shoulders =
                QTransform::fromScale(1.25, 1).map(roundOutline(head)).translated(x, y + 0.03);
            canvas.fill(shoulders, colours.at(colour));
            canvas.fill(roundOutline(head * 0.62).translated(x, y), canvas.style.ink);
        }
    }
}

} // namespace

const QColor& groundOf(const TileSide& side, const FaceStyle& style) {
    switch (side.scenery) {
    case Scenery::Square:
    case Scenery::Street:
        return style.paving;
    case Scenery::WinterCamp:
    case Scenery::WinterFirs:
        return style.snow.verge;
    case Scenery::Moor:
        return style.moor;
    case Scenery::Plain:
    case Scenery::SheepFold:
    case Scenery::Camp:
    case Scenery::Lake:
    case Scenery::LakeWithCar:
    case Scenery::Crowd:
    case Scenery::BrownYard:
    case Scenery::GreyYard:
        break;
    }
    return style.terrain(side.terrain).verge;
}

void paintScene(const FaceCanvas& canvas, const TileSide& side) {
    switch (side.scenery) {
    case Scenery::SheepFold:
        return paintSheepFold(canvas);
    case Scenery::Square:
        return paintSquare(canvas);
    case Scenery::Camp:
        return paintCamp(canvas, canvas.style.asphalt);
    case Scenery::WinterCamp:
        return paintCamp(canvas, canvas.style.snow);
    case Scenery::Lake:
        return paintLake(canvas, false);
    case Scenery::LakeWithCar:
        return paintLake(canvas, true);
    case Scenery::Moor:
        return paintMoor(canvas, side);
    case Scenery::WinterFirs:
        return paintWinterFirs(canvas);
    case Scenery::Crowd:
        return paintCrowd(canvas, side);
    case Scenery::Plain:
    case Scenery::BrownYard:
    case Scenery::GreyYard:
    case Scenery::Street:
        break;
    }
}

void reserveScene(FreeSpace& room, const TileSide& side) {
    constexpr double whole = 1;
    switch (side.scenery) {
    case Scenery::SheepFold:
        return room.reserve(fold, foldRadius + 0.03);
    // The print shows nothing more than these.
    case Scenery::Square:
    case Scenery::Camp:
    case Scenery::WinterCamp:
    case Scenery::Lake:
    case Scenery::LakeWithCar:
    case Scenery::Moor:
    case Scenery::WinterFirs:
        return room.reserve({}, whole);
    case Scenery::Crowd:
        return room.reserve(QPolygonF(QRectF(-0.8, -0.7, 1.6, 0.5)));
    case Scenery::Plain:
    case Scenery::BrownYard:
    case Scenery::GreyYard:
    case Scenery::Street:
        break;
    }
}

} // namespace stagewright

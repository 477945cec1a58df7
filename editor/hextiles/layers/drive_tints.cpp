#include "editor/hextiles/layers/layer_painters.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QCoreApplication>
#include <QLinearGradient>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <optional>

namespace stagewright {

namespace {

struct OverlayText {
    Q_DECLARE_TR_FUNCTIONS(DriveOverlay)
};

// Light yellow to dark violet: ordered in lightness too, so that it reads in grey and to the
// colour-blind.
constexpr std::array<QRgb, 5> ramp{0xfffcf5a6, 0xfff7b83b, 0xffe0613a, 0xffa1275f, 0xff4b1160};

QColor tint(double part) {
    const double at = std::clamp(part, 0.0, 1.0) * (ramp.size() - 1);
    const auto low = std::min(static_cast<std::size_t>(at), ramp.size() - 2);
    const double rest = at - static_cast<double>(low);
    const QColor a = QColor::fromRgb(ramp[low]);
    const QColor b = QColor::fromRgb(ramp[low + 1]);
    const auto mix = [rest](int x, int y) {
        return static_cast<int>(std::lround(x + (y - x) * rest));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// One figure of how a tile is driven, and what it means.
struct Tint {
    QString title;
    std::function<std::optional<double>(int laid)> value; ///< of a tile; nothing: it is not driven
    QString (*figure)(double value);
    double most; ///< of the scale, which begins at 0

    [[nodiscard]] QColor of(double at) const { return tint(at / most); }
};

QString wholeNumber(double value) {
    return QLocale().toString(std::lround(value));
}

double lossesIn100(const PieceEstimate& tile) {
    return tile.losses * 100;
}

/// @param of a figure of a tile's drives
auto valueIn(const DrivenTiles& driven, double (*of)(const PieceEstimate& tile)) {
    return [&driven, of](int laid) {
        const auto tile = driven.constFind(laid);
        return tile == driven.cend() ? std::nullopt : std::optional(of(*tile));
    };
}

QString lossesTitle() {
    return OverlayText::tr("Losses of control in 100 drives");
}

QString gearsTitle() {
    return OverlayText::tr("Mean gear at the end of a turn");
}

Tint lossesOf(const DrivenTiles& driven) {
    double worst = 1;
    for (const PieceEstimate& tile : driven)
        worst = std::max(worst, std::ceil(lossesIn100(tile)));
    return {lossesTitle(), valueIn(driven, lossesIn100), wholeNumber, worst};
}

Tint gearsOf(const DrivenTiles& driven) {
    return {gearsTitle(), valueIn(driven, [](const PieceEstimate& tile) { return tile.gear; }),
            [](double value) {
                return value > 0 ? QLocale().toString(value, 'f', 1) : QStringLiteral("–");
            },
            6};
}

/// @param count of what is shown
Tint inRaces(const RacedTiles& raced, const QString& title,
             std::int64_t RaceStatistics::PieceCounts::*count) {
    const auto in100 = [&raced, count](const RaceStatistics::PieceCounts& tile) {
        return 100 * static_cast<double>(tile.*count) /
               static_cast<double>(std::max<std::int64_t>(1, raced.races));
    };
    double most = 1;
    for (const RaceStatistics::PieceCounts& tile : raced.counts)
        most = std::max(most, std::ceil(in100(tile)));
    return {title,
            [&raced, in100](int laid) {
                const auto tile = raced.counts.constFind(laid);
                return tile == raced.counts.cend() ? std::nullopt : std::optional(in100(*tile));
            },
            wholeNumber, most};
}

void paintFigure(QPainter& painter, const QString& text, QPointF middle, double size) {
    QFont font = painter.font();
    font.setPixelSize(std::max(9, static_cast<int>(size)));
    font.setBold(true);
    painter.setFont(font);
    const QFontMetricsF metrics(font);
    QRectF plate(0, 0, metrics.horizontalAdvance(text) + size * 0.6, metrics.height());
    plate.moveCenter(middle);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(255, 255, 255, 225));
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2);
    painter.setPen(QColor(0x20, 0x20, 0x20));
    painter.drawText(plate, Qt::AlignCenter, text);
}

/// In the corner of the view. @return the room for what is in it
QRectF paintBox(QPainter& painter, QSizeF inner, QSizeF view, const QPalette& palette) {
    QRectF box({}, inner + QSizeF(20, 12));
    box.moveBottomLeft({12, view.height() - 12});
    QColor ground = palette.color(QPalette::Window);
    ground.setAlpha(235);
    painter.setPen(QPen(palette.color(QPalette::Mid), 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette.color(QPalette::WindowText));
    return box.adjusted(10, 6, -10, -6);
}

void paintScale(QPainter& painter, const Tint& shown, QSizeF view, const QPalette& palette) {
    const QFontMetricsF metrics(painter.font());
    const double line = metrics.height();
    const double width = std::max(160.0, metrics.horizontalAdvance(shown.title));
    const QRectF inner = paintBox(painter, {width, 3 * line + 6}, view, palette);
    painter.drawText(inner, Qt::AlignTop | Qt::AlignLeft, shown.title);
    const QRectF bar(inner.left(), inner.top() + line + 4, inner.width(), line * 0.7);
    QLinearGradient gradient(bar.topLeft(), bar.topRight());
    for (std::size_t i = 0; i < ramp.size(); ++i)
        gradient.setColorAt(static_cast<double>(i) / (ramp.size() - 1), QColor::fromRgb(ramp[i]));
    painter.fillRect(bar, gradient);
    painter.drawText(inner, Qt::AlignBottom | Qt::AlignLeft, QLocale().toString(0));
    painter.drawText(inner, Qt::AlignBottom | Qt::AlignRight, QLocale().toString(shown.most));
}

/// Where there are no figures: a layer that shows nothing would seem not to be there.
void paintWhyNot(QPainter& painter, const LayerScene& scene, const QString& title,
                 const QString& whyNot) {
    const QString text = title + u'\n' + whyNot;
    constexpr int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    const QSizeF room(std::clamp(scene.camera.view.width() - 44, 1.0, 320.0), 1000);
    const QSizeF needed =
        QFontMetricsF(painter.font()).boundingRect(QRectF({}, room), flags, text).size();
    const QRectF inner = paintBox(painter, needed, scene.camera.view, scene.palette);
    painter.drawText(inner.adjusted(0, 0, 1, 1), flags, text);
}

void paintTints(QPainter& painter, const LayerScene& scene, const Tint& shown) {
    const Camera& camera = scene.camera;
    const QRectF seen = camera.visible().adjusted(-1, -1, 1, 1);
    const QFont usual = painter.font();
    for (const Placement& tile : tilesOf(scene.document.stage()).placements()) {
        const auto value = shown.value(tile.laid);
        if (!value || !seen.contains(centre(tile.hex)))
            continue;
        QPolygonF hex;
        for (const QPointF corner : corners())
            hex.append(camera.toScreen(centre(tile.hex) + corner));
        QColor colour = shown.of(*value);
        colour.setAlpha(150);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(hex);
        constexpr double leastScale = 16;
        if (camera.scale() >= leastScale)
            paintFigure(painter, shown.figure(*value),
                        camera.toScreen(centre(tile.hex) + QPointF(0, 0.6)), camera.scale() * 0.24);
    }
    painter.setFont(usual);
    paintScale(painter, shown, camera.view, scene.palette);
}

QString notDriven(const LayerScene& scene) {
    return scene.whyNotDriven.isEmpty() ? OverlayText::tr("Simulating drives…")
                                        : scene.whyNotDriven;
}

void paintRaced(QPainter& painter, const LayerScene& scene, const QString& title,
                std::int64_t RaceStatistics::PieceCounts::*count) {
    if (scene.raced)
        paintTints(painter, scene, inRaces(*scene.raced, title, count));
    else
        paintWhyNot(painter, scene, title,
                    scene.whyNotRaced.isEmpty() ? OverlayText::tr("Racing…") : scene.whyNotRaced);
}

} // namespace

void paintLosses(QPainter& painter, const LayerScene& scene) {
    if (scene.driven)
        paintTints(painter, scene, lossesOf(*scene.driven));
    else
        paintWhyNot(painter, scene, lossesTitle(), notDriven(scene));
}

void paintGears(QPainter& painter, const LayerScene& scene) {
    if (scene.driven)
        paintTints(painter, scene, gearsOf(*scene.driven));
    else
        paintWhyNot(painter, scene, gearsTitle(), notDriven(scene));
}

void paintPasses(QPainter& painter, const LayerScene& scene) {
    paintRaced(painter, scene, OverlayText::tr("Passes in 100 races"),
               &RaceStatistics::PieceCounts::passes);
}

void paintHeldUp(QPainter& painter, const LayerScene& scene) {
    paintRaced(painter, scene, OverlayText::tr("Turns held up in 100 races"),
               &RaceStatistics::PieceCounts::heldUp);
}

} // namespace stagewright

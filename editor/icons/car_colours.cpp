#include "editor/icons/car_colours.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <map>

namespace stagewright {

namespace {

struct CarColours {
    Q_DECLARE_TR_FUNCTIONS(CarColours)
};

constexpr int spotSize = 14;
constexpr int scale = 2; // for fine screens

} // namespace

QString wordForColour(const QString& id) {
    const std::map<QString, QString> words{{QStringLiteral("red"), CarColours::tr("red")},
                                           {QStringLiteral("yellow"), CarColours::tr("yellow")},
                                           {QStringLiteral("green"), CarColours::tr("green")},
                                           {QStringLiteral("blue"), CarColours::tr("blue")},
                                           {QStringLiteral("orange"), CarColours::tr("orange")},
                                           {QStringLiteral("white"), CarColours::tr("white")}};
    const auto word = words.find(id);
    return word == words.end() ? id : word->second;
}

void paintColourSpot(QPainter& painter, const RallyRules& rules, const QString& id,
                     const QRectF& area, const QColor& rim) {
    const auto colour = std::find_if(rules.colours.begin(), rules.colours.end(),
                                     [&](const CarColour& each) { return each.id == id; });
    const double line = area.width() / spotSize;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(rim, line));
    painter.setBrush(colour != rules.colours.end() ? QBrush(QColor(colour->rgb)) : QBrush());
    painter.drawEllipse(area.adjusted(line, line, -line, -line));
    painter.restore();
}

QIcon colourSpot(const RallyRules& rules, const QString& id) {
    QPixmap spot(spotSize * scale, spotSize * scale);
    spot.setDevicePixelRatio(scale);
    spot.fill(Qt::transparent);
    QPainter painter(&spot);
    paintColourSpot(painter, rules, id, QRectF(0, 0, spotSize, spotSize),
                    QGuiApplication::palette().color(QPalette::PlaceholderText));
    painter.end();
    return spot;
}

QStringList colourIds(const RallyRules& rules) {
    QStringList ids;
    for (const CarColour& each : rules.colours)
        ids << each.id;
    return ids;
}

} // namespace stagewright

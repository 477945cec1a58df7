#include "editor/sheets/time_boxes.h"

#include "editor/sheets/sheet_text.h"

#include <QCoreApplication>
#include <QPen>
#include <QStringList>

namespace stagewright {

namespace {

struct TimeBoxes {
    Q_DECLARE_TR_FUNCTIONS(TimeBoxes)
};

constexpr double boxCaptionHeight = mm(3.1);
constexpr double usualPoints = 9;

/// As large as what is filled in has room; a word as "retired" is longer than a time.
QFont fitting(const QString& filled, QPaintDevice* device, double width) {
    double points = usualPoints;
    while (points > leastSheetPoints && textWidth(filled, sheetFont(points), device) > width)
        points -= 0.5;
    return sheetFont(points);
}

QString gearboxLetter() {
    return TimeBoxes::tr("G", "letter of the box for damage to the gearbox");
}

QString coastLetter() {
    return TimeBoxes::tr("C", "letter of the box for lamed coast dice");
}

QString brakeLetter() {
    return TimeBoxes::tr("B", "letter of the box for damage to the brakes");
}

QString wheelLetter() {
    return TimeBoxes::tr("W", "letter of the box for the spare wheel");
}

} // namespace

void paintBox(QPainter& painter, const QRectF& box, const QString& caption, const QString& filled) {
    painter.setPen(QPen(QColor(sheetRule), mm(0.2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
    painter.setPen(QColor(sheetGrey));
    paintLine(painter,
              {box.left() + mm(0.8), box.top() + mm(0.3), box.width() - mm(1), boxCaptionHeight},
              sheetFont(leastSheetPoints), caption);
    painter.setPen(QColor(sheetInk));
    const QRectF in = box.adjusted(mm(0.5), boxCaptionHeight * 0.8, -mm(0.5), 0);
    constexpr double fromRim = mm(1);
    paintLine(painter, in, fitting(filled, painter.device(), in.width() - 2 * fromRim), filled,
              Qt::AlignCenter);
}

void paintNameLine(QPainter& painter, const QRectF& place, const QString& caption,
                   const QString& filled) {
    painter.setPen(QColor(sheetGrey));
    paintLine(painter, {place.left(), place.top(), place.width(), boxCaptionHeight},
              sheetFont(leastSheetPoints), caption);
    painter.setPen(QColor(sheetInk));
    paintLine(painter, place.adjusted(0, boxCaptionHeight, 0, 0), sheetFont(10, QFont::Bold),
              filled);
    painter.setPen(QPen(QColor(sheetGrey), mm(0.2), Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(place.bottomLeft(), place.bottomRight());
}

std::vector<DamageBox> damageBoxes(const StageResults& kinds, const TimeEntry& entry) {
    std::vector<DamageBox> boxes;
    if (kinds.gearbox)
        boxes.push_back({gearboxLetter(), entry.gearbox});
    if (kinds.coast)
        boxes.push_back({coastLetter(), entry.coast});
    if (kinds.brake)
        boxes.push_back({brakeLetter(), entry.brake});
    if (kinds.wheel)
        boxes.push_back({wheelLetter(), entry.wheel});
    return boxes;
}

StageResults together(const StageResults& a, const StageResults& b) {
    return {a.gearbox || b.gearbox, a.coast || b.coast, a.brake || b.brake, a.wheel || b.wheel};
}

QString damageLegend(const StageResults& kinds) {
    QStringList meant;
    if (kinds.gearbox)
        meant << TimeBoxes::tr("%1 gearbox").arg(gearboxLetter());
    if (kinds.coast)
        meant << TimeBoxes::tr("%1 coast").arg(coastLetter());
    if (kinds.brake)
        meant << TimeBoxes::tr("%1 brakes").arg(brakeLetter());
    const QString wheel = TimeBoxes::tr("%1: spare wheel used.").arg(wheelLetter());
    if (meant.isEmpty())
        return kinds.wheel ? wheel : QString();
    const QString damage = TimeBoxes::tr("Damage: %1.").arg(meant.join(QStringLiteral(", ")));
    return kinds.wheel ? damage + u' ' + wheel : damage;
}

} // namespace stagewright

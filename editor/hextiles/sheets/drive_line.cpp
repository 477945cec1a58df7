#include "editor/hextiles/sheets/drive_line.h"

#include "editor/hextiles/sheets/stage_map.h"

#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace stagewright {

namespace {

// In circumradii.
constexpr double lineWidth = 0.045;
constexpr double rollRadius = 0.045;
constexpr double gearSize = 0.17; ///< of the letters

QColor lineColour(bool isMono) {
    return isMono ? QColor(Qt::black) : QColor(0xc6, 0x28, 0x28);
}

QPainterPath wayOf(const SpacePlaces& places, const RecordedTurn& turn) {
    constexpr int pieces = 8;
    QPainterPath way(places[turn.from].at);
    SpaceVertex from = turn.from;
    for (const RecordedRoll& roll : turn.rolls) {
        const SpaceVertex to = reached(roll);
        for (int i = 1; i <= pieces; ++i)
            way.lineTo(between(places[from], places[to], static_cast<double>(i) / pieces).at);
        from = to;
    }
    return way;
}

void paintCross(QPainter& painter, QPointF at, QColor colour) {
    constexpr double reach = 0.13;
    for (const auto& [pen, width] : {std::pair(QColor(Qt::white), 0.09), {colour, 0.05}}) {
        painter.setPen(QPen(pen, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at + QPointF(-reach, -reach), at + QPointF(reach, reach));
        painter.drawLine(at + QPointF(-reach, reach), at + QPointF(reach, -reach));
    }
}

bool knows(const SpacePlaces& places, const DriveRecord& record) {
    return std::all_of(record.turns.begin(), record.turns.end(), [&](const RecordedTurn& turn) {
        return std::max(turn.from, turn.space) < places.size() &&
               std::all_of(turn.rolls.begin(), turn.rolls.end(), [&](const RecordedRoll& roll) {
                   return std::max(roll.to, reached(roll)) < places.size();
               });
    });
}

} // namespace

void paintDriveLine(QPainter& painter, const SpacePlaces& places, const DriveRecord& record,
                    bool isMono) {
    if (!knows(places, record))
        return;
    painter.save();
    const QColor colour = lineColour(isMono);
    painter.setBrush(Qt::NoBrush);
    for (const auto& [pen, width] :
         {std::pair(QColor(Qt::white), 2 * lineWidth), {colour, lineWidth}}) {
        painter.setPen(QPen(pen, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        for (const RecordedTurn& turn : record.turns)
            painter.drawPath(wayOf(places, turn));
    }
    for (const RecordedTurn& turn : record.turns)
        for (const RecordedRoll& roll : turn.rolls) {
            const bool hazard =
                std::any_of(roll.dice.begin(), roll.dice.end(),
                            [](const RolledDie& die) { return die.face == DieFace::Hazard; });
            painter.setPen(QPen(colour, lineWidth * 0.6));
            painter.setBrush(hazard ? QColor(0xff, 0xc4, 0x1f) : QColor(Qt::white));
            painter.drawEllipse(places[reached(roll)].at, rollRadius, rollRadius);
        }
    for (const RecordedTurn& turn : record.turns) {
        const QPointF at = places[turn.space].at;
        if (turn.end == TurnEnd::Loses || turn.end == TurnEnd::Leaves)
            paintCross(painter, at, colour);
        else if (turn.end != TurnEnd::Stands)
            paintPlate(painter, at, QString::number(turn.gear), gearSize, true);
    }
    painter.restore();
}

} // namespace stagewright

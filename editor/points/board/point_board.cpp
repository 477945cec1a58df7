#include "editor/points/board/point_board.h"

#include "editor/colours/board_colours.h"
#include "editor/icons/finding_tip.h"
#include "editor/icons/severity_mark.h"
#include "editor/points/board/way_painter.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"
#include "editor/points/faces/track_painter.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace stagewright {

PointBoard::PointBoard(Document& document, QWidget* parent) : QWidget(parent), document_(document) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(240, 240);
    setObjectName(QStringLiteral("points"));
    setAccessibleName(tr("Board"));
    connect(&document, &Document::changed, this, [this](const StageChange& change) {
        if (change.whole)
            choose(startPoints.front());
        const auto tracks = static_cast<int>(titanLayoutOf(document_.stage()).tracks.size());
        showTrack(std::min(track_, std::max(tracks - 1, 0)));
        way_.reset(); // it may lead elsewhere now
        update();
    });
    connect(&document, &Document::checked, this, qOverload<>(&QWidget::update));
}

BoardGrid PointBoard::grid() const {
    const double side = std::min(width(), height());
    return BoardGrid(QRectF((width() - side) / 2, (height() - side) / 2, side, side));
}

void PointBoard::showTrack(int index) {
    if (index == track_)
        return;
    track_ = index;
    way_.reset();
    update();
    Q_EMIT trackShown();
}

void PointBoard::choose(Place point) {
    if (point == chosen_ || !isPoint(point))
        return;
    chosen_ = point;
    way_.reset();
    update();
    Q_EMIT chosenChanged();
}

void PointBoard::showWay(const std::optional<DieMove>& way) {
    way_ = way;
    update();
}

void PointBoard::setBrush(std::optional<TrackMark> mark) {
    if (mark == brush_)
        return;
    brush_ = mark;
    update();
    Q_EMIT brushChanged();
}

/// What the rulebook says stays, and of the box's tracks each has its own kinds alone.
bool PointBoard::mayMark(TrackMark mark, Place point, bool there) {
    const PointTrack track = trackOf(document_, track_);
    const TitanGame& game = titanGameOf(document_);
    if (there && !marksFor(track, game).has(mark)) {
        Q_EMIT refused(
            tr("%1 does not have this: %2").arg(game.track(track.id)->title, markName(mark)));
        return false;
    }
    if (!there && !ownMarksAt(track, point).has(mark)) {
        Q_EMIT refused(tr("An example of the rulebook has this on %1: %2")
                           .arg(nameOfPlace(point), markName(mark)));
        return false;
    }
    return true;
}

void PointBoard::toggle(TrackMark mark) {
    const bool there = !trackOf(document_, track_).marksAt(chosen_).has(mark);
    if (mayMark(mark, chosen_, there))
        document_.make(changeMark(document_, track_, chosen_, mark, there));
}

void PointBoard::clearChosen() {
    document_.make(clearPoint(document_, track_, chosen_));
}

void PointBoard::mirror() {
    document_.make(mirrorTrack(document_, track_));
}

void PointBoard::turn(int columns) {
    document_.make(turnTrack(document_, track_, columns));
}

Findings PointBoard::findingsAt(Place point) const {
    const Place place{point.x, point.y + track_ * pointRows}; // as findings count them
    Findings there;
    for (const Finding& finding : document_.findings())
        if (finding.places.contains(place))
            there.append(finding);
    return there;
}

bool PointBoard::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto point = pointUnder(help->pos());
    if (!point) {
        QToolTip::hideText();
        return true;
    }
    QStringList lines{pointInWords(*point, trackOf(document_, track_).marksAt(*point))};
    if (const Findings there = findingsAt(*point); !there.isEmpty())
        lines << tipOf(there);
    QToolTip::showText(help->globalPos(), lines.join(u'\n'), this);
    return true;
}

/// Beside its point; in the middle of a place that is none.
void PointBoard::paintFindings(QPainter& painter, const BoardGrid& grid) const {
    const double size = std::clamp(grid.radius() * 0.8, 9.0, 22.0);
    const Findings& findings = document_.findings();
    for (auto finding = findings.crbegin(); finding != findings.crend(); ++finding) {
        if (finding->severity == Severity::Hint) // no fault of a place
            continue;
        for (const Place counted : finding->places) {
            const Place place{counted.x, counted.y - track_ * pointRows};
            if (!isOnBoard(place))
                continue; // on another board of a Grand Slam
            const QPointF beside = isPoint(place) ? QPointF(-1.05, -0.75) : QPointF();
            const QPointF at = grid.at(place) + beside * grid.radius();
            paintSeverityMark(painter, finding->severity,
                              QRectF(at.x() - size / 2, at.y() - size / 2, size, size));
        }
    }
}

void PointBoard::paintRing(QPainter& painter, const BoardGrid& grid, Place point, double radii,
                           const QPen& pen) const {
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    const double radius = grid.radius() * radii;
    for (const Place place : drawnPlaces())
        if (wrapped(place) == point) {
            painter.setOpacity(isOnBoard(place) ? 1 : 0.5);
            painter.drawEllipse(grid.at(place), radius, radius);
        }
    painter.setOpacity(1);
}

void PointBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours colours = boardColours(palette());
    painter.fillRect(rect(), colours.table);
    const BoardGrid seen = grid();
    paintTrack(painter, seen, trackOf(document_, track_), screenStyle(isDark(palette())));
    if (pointed_)
        paintRing(painter, seen, *pointed_, 1.3, QPen(colours.selection, 1.5));
    paintRing(painter, seen, chosen_, 1.3,
              QPen(colours.selection, 3, hasFocus() ? Qt::SolidLine : Qt::DotLine));
    if (way_)
        paintWay(painter, seen, *way_, chosen_, colours.selection, colours.halo);
    paintFindings(painter, seen);
    Q_EMIT painted();
}

} // namespace stagewright

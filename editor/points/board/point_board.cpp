#include "editor/points/board/point_board.h"

#include "editor/colours/board_colours.h"
#include "editor/icons/finding_tip.h"
#include "editor/icons/severity_mark.h"
#include "editor/points/board/figure_painter.h"
#include "editor/points/board/way_painter.h"
#include "editor/points/edits/track_clip.h"
#include "editor/points/edits/track_steps.h"
#include "editor/points/faces/mark_words.h"

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
        if (change.whole) {
            choose(startPoints.front());
            clearFigures();
        }
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
    chooseAll(false);
    if (point == chosen_ || !isPoint(point))
        return;
    chosen_ = point;
    way_.reset();
    update();
    Q_EMIT chosenChanged();
}

void PointBoard::chooseAll(bool chosen) {
    if (chosen == allChosen_)
        return;
    allChosen_ = chosen;
    update();
}

void PointBoard::showWay(const std::optional<DieMove>& way) {
    way_ = way;
    update();
}

void PointBoard::showHeat(const PointHeat& heat) {
    heat_ = heat;
    update();
}

void PointBoard::showNames(bool shown) {
    hasNames_ = shown;
    update();
}

void PointBoard::showWraps(bool shown) {
    hasWraps_ = shown;
    update();
}

TitanSpot PointBoard::spot() const {
    const bool isStacked = titanLayoutOf(document_.stage()).stack == StackKind::GrandSlam;
    return {static_cast<std::int8_t>(numberOfPoint(chosen_)),
            static_cast<std::int8_t>(isStacked ? track_ : 0)};
}

void PointBoard::setFigure(int number) {
    if (figures_.spotOf(number) == spot())
        figures_.take(number);
    else
        figures_.put(number, spot());
    way_.reset();
    update();
    Q_EMIT figuresChanged();
}

void PointBoard::clearFigures() {
    if (figures_.isEmpty())
        return;
    figures_ = {};
    way_.reset();
    update();
    Q_EMIT figuresChanged();
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
    document_.make(allChosen_ ? clearTrack(document_, track_)
                              : clearPoint(document_, track_, chosen_));
}

void PointBoard::copy() {
    const PointTrack track = trackOf(document_, track_);
    const TrackClip clip = allChosen_ ? clipOfTrack(track) : clipOfPoint(track, chosen_);
    if (clip.markings.isEmpty())
        Q_EMIT refused(tr("Nothing is marked there"));
    else
        toClipboard(clip, document_.stage().info.game);
}

void PointBoard::paste() {
    const auto clip = clipOfClipboard(document_.games());
    if (!clip) {
        Q_EMIT refused(clip.error().what);
        return;
    }
    const PointTrack track = trackOf(document_, track_);
    const TrackMarks offered = marksFor(track, titanGameOf(document_));
    for (const Marking& marking : clip->markings)
        for (const TrackMark mark : allTrackMarks)
            if (marking.is.has(mark) && !offered.has(mark)) {
                Q_EMIT refused(
                    tr("%1 does not have this: %2")
                        .arg(titanGameOf(document_).track(track.id)->title, markName(mark)));
                return;
            }
    document_.make(pasteClip(document_, track_, *clip, chosen_));
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
        if (wrapped(place) == point && (hasWraps_ || isOnBoard(place))) {
            painter.setOpacity(isOnBoard(place) ? 1 : 0.5);
            painter.drawEllipse(grid.at(place), radius, radius);
        }
    painter.setOpacity(1);
}

/// Those that the way that is shown would push, where they would be.
void PointBoard::paintFigures(QPainter& painter, const BoardGrid& grid) const {
    const auto paint = [&](TitanSpot spot, int number, FigureLook look) {
        if (spot.laps != this->spot().laps)
            return; // on another board of a Grand Slam
        for (const Place place : drawnPlaces())
            if (wrapped(place) == pointNumbered(spot.point) && (hasWraps_ || isOnBoard(place)))
                paintFigure(painter, grid, place, number, look);
    };
    for (int number = 1; number <= mostTitans; ++number)
        if (const auto stands = figures_.spotOf(number))
            paint(*stands, number, FigureLook::Standing);
    if (!way_)
        return;
    const bool isStacked = titanLayoutOf(document_.stage()).stack == StackKind::GrandSlam;
    for (const TouchedTitan& touched : way_->touched)
        paint({touched.end.point, isStacked ? touched.end.laps : std::int8_t{0}}, touched.number,
              FigureLook::Pushed);
}

void PointBoard::paintChosen(QPainter& painter, const BoardGrid& grid) const {
    const BoardColours colours = boardColours(palette());
    if (allChosen_)
        for (int number = 0; number < pointCount; ++number)
            paintRing(painter, grid, pointNumbered(number), 1.3, QPen(colours.selection, 1.5));
    if (pointed_)
        paintRing(painter, grid, *pointed_, 1.3, QPen(colours.selection, 1.5));
    paintRing(painter, grid, chosen_, 1.3,
              QPen(colours.selection, 3, hasFocus() ? Qt::SolidLine : Qt::DotLine));
}

TrackStyle PointBoard::trackStyle() const {
    TrackStyle style = screenStyle(isDark(palette()));
    style.names = hasNames_;
    style.wraps = hasWraps_;
    return style;
}

void PointBoard::paintGround(QPainter& painter, const BoardGrid& grid) {
    const TrackStyle wanted = trackStyle();
    const QRect square = grid.square().toAlignedRect();
    const QSize pixels = square.size() * devicePixelRatioF();
    if (ground_.style != wanted || ground_.picture.size() != pixels) {
        ground_ = {QPixmap(pixels), wanted};
        ground_.picture.setDevicePixelRatio(devicePixelRatioF());
        QPainter onto(&ground_.picture);
        onto.translate(-square.topLeft());
        onto.fillRect(square, boardColours(palette()).table);
        paintBareBoard(onto, grid, wanted);
    }
    painter.drawPixmap(square.topLeft(), ground_.picture);
}

void PointBoard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours colours = boardColours(palette());
    painter.fillRect(rect(), colours.table);
    const BoardGrid seen = grid();
    paintGround(painter, seen);
    marks_.paint(painter, seen, trackOf(document_, track_), trackStyle());
    paintHeat(painter, seen, heat_, {track_, hasWraps_}, QColor(0xe0, 0x5a, 0x1e));
    paintChosen(painter, seen);
    if (way_)
        paintWay(painter, seen, *way_, chosen_, colours.selection, colours.halo);
    paintFigures(painter, seen);
    paintFindings(painter, seen);
    Q_EMIT painted();
}

} // namespace stagewright

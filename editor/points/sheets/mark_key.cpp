#include "editor/points/sheets/mark_key.h"

#include "editor/drawing/fonts.h"
#include "editor/points/faces/mark_painter.h"
#include "editor/points/faces/mark_words.h"
#include "editor/points/faces/track_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>

namespace stagewright {

namespace {

struct KeyOfMarks {
    Q_DECLARE_TR_FUNCTIONS(KeyOfMarks)
};

} // namespace

TrackMarks marksOn(const QList<PointTrack>& tracks) {
    TrackMarks marks;
    for (const PointTrack& track : tracks)
        for (const Marking& marking : track.markings)
            marks.add(marking.is);
    return marks;
}

MarkKey::MarkKey(TrackMarks marks, double line, bool mono)
    : marks_(marks)
    , line_(line)
    , mono_(mono) {}

void MarkKey::paint(QPainter& painter, const QRectF& area) const {
    constexpr int size = 100; // of the font, as units of the painter may be millimetres
    const QFont font = plainFont(size);
    const QFontMetricsF metrics(font);
    double top = area.top();
    for (const TrackMark mark : allTrackMarks) {
        if (!marks_.has(mark))
            continue;
        const double radius = line_ * 0.42;
        const double middle = top + line_ / 2;
        paintMark(painter, mark, {area.left() + radius, middle}, radius, mono_,
                  paperStyle(mono_).ink);
        const QString text = KeyOfMarks::tr("%1: %2").arg(markName(mark), markEffect(mark));
        const double room = area.width() - 3 * radius;
        const double scale = std::min(line_ * 0.62 / size, room / metrics.horizontalAdvance(text));
        painter.save();
        painter.translate(area.left() + 3 * radius, middle);
        painter.scale(scale, scale);
        painter.setFont(font);
        painter.setPen(Qt::black);
        painter.drawText(QPointF(0, metrics.capHeight() / 2), text);
        painter.restore();
        top += line_;
    }
}

} // namespace stagewright

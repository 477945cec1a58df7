#pragma once

#include "model/layouts/points/track/titan_layout.h"

#include <QFont>
#include <QPainter>

namespace stagewright {

/// The marks that any of the tracks has.
[[nodiscard]] TrackMarks marksOn(const QList<PointTrack>& tracks);

/// What marks mean, one a line: the sign, its name, what it does.
class MarkKey {
public:
    /// @param line height of a line, in units of the painter that it will be drawn with
    MarkKey(TrackMarks marks, double line, bool mono);

    [[nodiscard]] double height() const { return line_ * marks_.count(); }
    /// @param area as wide as the text may be
    void paint(QPainter& painter, const QRectF& area) const;

private:
    TrackMarks marks_;
    double line_;
    bool mono_;
};

} // namespace stagewright

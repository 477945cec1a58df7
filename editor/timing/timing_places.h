#pragma once

#include <QRect>
#include <QSize>

namespace stagewright {

/// Where the parts of the view at the table are, and how large their letters are at most, in
/// pixels. All of it grows with the window's height; nothing overlaps.
struct TimingPlaces {
    QRect title;
    QRect stage;
    QRect clock;
    QRect plan;
    QRect turn; ///< "1 of 3"
    QRect spot; ///< of the driver's colour
    QRect driver;
    QRect entry;
    QRect mark; ///< of what is wrong, beside the note
    QRect note;
    QRect standingsTitle;
    QRect standings;
    QRect laying;
    QRect keys;
    int figure = 0; ///< of clock, drivers, times: a tenth of the height and more
    int entered = 0;
    int total = 0; ///< of the standings, with room for names beside it
    int words = 0;
    int small = 0;
};

[[nodiscard]] TimingPlaces timingPlaces(QSize window);

} // namespace stagewright

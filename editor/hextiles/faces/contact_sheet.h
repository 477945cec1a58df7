#pragma once

#include "editor/hextiles/faces/face_style.h"

#include <QRectF>
#include <QSizeF>

#include <span>

class QPainter;

namespace stagewright {

/// A grid of faces, each with its id below, spread over as many pages as it takes.
struct ContactSheet {
    QRectF area;         ///< of each page, in the painter's units
    double diameter = 0; ///< of a face, corner to corner
    int columns = 1;
    int rows = 1;
    int pages = 1;

    [[nodiscard]] int perPage() const { return columns * rows; }
};

/// Lays out `count` faces of the given diameter; where the area is smaller than one face, the faces
/// shrink to fit.
[[nodiscard]] ContactSheet layOutContactSheet(const QRectF& area, qsizetype count, double diameter);

/// The height of a page that takes all `count` faces, `columns` side by side in the given width.
[[nodiscard]] double contactSheetHeight(double width, qsizetype count, int columns);

/// @param page from 0 to sheet.pages - 1
void paintContactSheet(QPainter& painter, const ContactSheet& sheet, int page,
                       std::span<const TileSide* const> sides, const FaceStyle& style);

} // namespace stagewright

#pragma once

#include "model/fault.h"

#include <QImage>
#include <QPainter>
#include <QSizeF>

#include <functional>

namespace stagewright {

/// Something to draw, with its true size.
struct Picture {
    QString title;
    QSizeF size;                ///< of a page, in millimetres
    int pages = 1;              ///< more than one only for PDF
    bool isTransparent = false; ///< nothing is drawn where nothing is; else the ground is white

    /// Draws a page, counted from 0, in millimetres from its top left corner.
    std::function<void(QPainter&, int page)> paint;
};

/// The kinds of files that pictures can be written to, "pdf, png, svg".
[[nodiscard]] QString pictureSuffixes();

/// Whether it is one of them, in any case.
[[nodiscard]] bool isPictureKind(QStringView kind);

[[nodiscard]] bool isPdf(const QString& path);

/// A fault that lists the kinds there are, unless the path ends in one of them.
[[nodiscard]] Expected<void> checkPictureSuffix(const QString& path);

/// The first page as pixels; null if there is not enough memory.
[[nodiscard]] QImage imageOf(const Picture& picture, double pixelsPerMillimetre);

/// A picture as vectors (PDF, SVG) at its true size, or as pixels (PNG). A picture of more
/// pixels than can be handled is refused, as is a PDF page larger than readers show.
/// @param kind one of the kinds that there are
/// @param pixelsPerMillimetre counts for PNG only
[[nodiscard]] Expected<QByteArray> pictureAs(QStringView kind, const Picture& picture,
                                             double pixelsPerMillimetre);

/// Writes it to a file; the path's suffix is its kind.
[[nodiscard]] Expected<void> writePicture(const Picture& picture, const QString& path,
                                          double pixelsPerMillimetre);

} // namespace stagewright

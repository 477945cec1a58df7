#pragma once

#include <QList>
#include <QRect>
#include <QSizeF>
#include <QString>
#include <QStringList>

namespace stagewright {

// Reads a PDF with the tools of poppler-utils.

/// The text, spaces and line breaks made one space each.
/// @param page from 1; 0: all
[[nodiscard]] QString pdfText(const QString& path, int page = 0);

/// The text of each page, laid out in lines and columns as there.
[[nodiscard]] QStringList pdfPages(const QString& path);

/// The sizes of all pages, in points.
[[nodiscard]] QList<QSizeF> pdfSizes(const QString& path);

/// A line of pdfinfo, "Pages".
[[nodiscard]] QString pdfInfo(const QString& path, const char* field);

/// The lines of pdffonts, one for each font.
[[nodiscard]] QStringList pdfFonts(const QString& path);

/// A page as pixels, in a file beside it. @return the path of the PNG
/// @param part of the page, in pixels; null: all
[[nodiscard]] QString pdfPicture(const QString& path, int page, int dotsPerInch,
                                 const QRect& part = {});

} // namespace stagewright

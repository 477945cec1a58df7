#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

/// A line of a PDF's outline, by which readers go to a page.
struct OutlineEntry {
    QString title;
    int level = 0;        ///< 0: a chapter; 1: within the chapter before it
    std::size_t page = 0; ///< from 0, of the PDF
};

/// The PDF with an outline, which readers show, and without what differs from one writing to the
/// next: the same pages have the same bytes. (Qt's PDFs have no outline.)
/// @param pdf as Qt writes it; one that cannot be read comes back as it is
/// @param entries by page; those of pages that it does not have are left out
[[nodiscard]] QByteArray withOutline(const QByteArray& pdf,
                                     const std::vector<OutlineEntry>& entries);

} // namespace stagewright

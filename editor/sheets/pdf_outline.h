#pragma once

#include <QByteArray>
#include <QString>

#include <tl/expected.hpp>

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
/// @param pdf as Qt writes it
/// @param entries by page; those of pages that it does not have are left out
/// @return or else, in one line, why it cannot be read or written (a reason in English, of libqpdf)
[[nodiscard]] tl::expected<QByteArray, QString>
withOutline(const QByteArray& pdf, const std::vector<OutlineEntry>& entries);

} // namespace stagewright

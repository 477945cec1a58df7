#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

namespace stagewright {

/// What a PDF writes in one go.
struct PdfText {
    QString text;
    int size; ///< hundredths of a point as on the paper: of its font, by all that scales it
};

/// The texts of each page, as Qt writes them. Pictures are not looked into, nor is what is drawn as
/// outlines.
[[nodiscard]] std::vector<std::vector<PdfText>> pdfTexts(const QByteArray& pdf);

/// A line of the outline: "  Map: 2" of what hangs on another, with the number of its page.
[[nodiscard]] std::vector<QByteArray> pdfOutline(const QByteArray& pdf);

} // namespace stagewright

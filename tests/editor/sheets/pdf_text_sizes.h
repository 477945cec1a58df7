#pragma once

#include <QByteArray>

#include <set>
#include <vector>

namespace stagewright {

/// The sizes of the text on each page of a PDF, in hundredths of a point as on the paper: what its
/// font is set to, by all that scales it. Pictures are not looked into.
[[nodiscard]] std::vector<std::set<int>> pdfTextSizes(const QByteArray& pdf);

/// A line of the outline: "  Map: 2" of what hangs on another, with the number of its page.
[[nodiscard]] std::vector<QByteArray> pdfOutline(const QByteArray& pdf);

} // namespace stagewright

#pragma once

#include "editor/sheets/sheet_format.h"

#include <QByteArray>
#include <QPainter>
#include <QString>

#include <functional>
#include <vector>

namespace stagewright {

/// A page that is laid out but not drawn: pages are counted before the first of them is.
struct SheetPage {
    QPageLayout::Orientation orientation = QPageLayout::Portrait;
    QString stage; ///< what the foot says of it; empty: the sheet's title says it
    QString author;
    /// Draws the page onto what margins and foot leave of it, in dots of the sheet.
    std::function<void(QPainter&, const QRectF& area)> paint;
};

using SheetPages = std::vector<SheetPage>;

/// The pages as a PDF, each with its foot.
/// @param title of the whole: a rally, or a stage alone
[[nodiscard]] QByteArray drawPages(const SheetPages& pages, const QString& title,
                                   const SheetFormat& format);

} // namespace stagewright

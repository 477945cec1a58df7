#pragma once

#include "editor/sheets/page_flow.h"

#include <QPainter>

#include <vector>

namespace stagewright {

/// A box that is written in; what is known stands in it.
struct RowBox {
    QString caption;
    QString filled{};
};

/// Boxes of equal width beside each other, as wide as the row together.
/// @param least how many have room in it at least, of which some may be missing
void paintRowOfBoxes(QPainter& painter, const QRectF& row, const std::vector<RowBox>& boxes,
                     std::size_t least = 1);

/// A name, and beside it rows of boxes, one below another in columns.
void addNamedRows(Flow& flow, const QString& name, const std::vector<std::vector<RowBox>>& rows);

/// A box to be ticked, and beside it a line of text.
void addTickLine(Flow& flow, const QString& text, bool ticked = false);

} // namespace stagewright

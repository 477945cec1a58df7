#pragma once

#include "editor/hextiles/faces/face_stencils.h"
#include "editor/hextiles/sheets/tile_sections.h"

#include <QPainter>
#include <QRectF>

#include <span>

namespace stagewright {

/// Rows of a section that stand together.
struct TileTablePart {
    std::size_t section = 0;
    std::size_t first = 0;
    std::size_t count = 0;
};

/// Spreads sections over pages of a size. A section that does not fit goes on, under its heading
/// again, on the next.
[[nodiscard]] std::vector<std::vector<TileTablePart>>
tileTablePages(const std::vector<TileSection>& sections, const QSizeF& size);

/// A token as large as a place allows, in its middle.
void paintTokenIn(QPainter& painter, const QRectF& place, const QString& id);

/// Draws the parts of a page: rows in columns of even length, read from top to bottom, each column
/// under its head.
void paintTileTable(QPainter& painter, const QRectF& area, const std::vector<TileSection>& sections,
                    std::span<const TileTablePart> parts, FaceStencils& faces);

} // namespace stagewright

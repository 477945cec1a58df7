#pragma once

#include "editor/faces/face_style.h"
#include "model/catalogue/catalogue.h"
#include "model/stage/stage.h"

#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <span>
#include <vector>

namespace stagewright {

/// What to pick from a box.
struct TileTableRow {
    const TileSide* side = nullptr; ///< null: a token
    QString name;                   ///< "217", or the name of the token
    QString letter;                 ///< of the side
    int count = 1;
    QStringList boxes; ///< titles; what it is, for a token
};

/// The tiles of a stage by number, then its tokens. Tiles the catalogue does not know have no
/// picture and no box.
[[nodiscard]] std::vector<TileTableRow> tileTable(const Stage& stage, const Catalogue& catalogue);

/// How many rows a page of this size holds; at least one.
[[nodiscard]] std::size_t rowsOnPage(const QSizeF& size);

/// Draws rows in columns of even length, read from top to bottom, each column under its head.
/// @pre there are not more rows than the page holds
void paintTileTable(QPainter& painter, const QRectF& area, std::span<const TileTableRow> rows,
                    const FaceStyle& style);

} // namespace stagewright

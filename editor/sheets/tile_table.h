#pragma once

#include "editor/faces/face_stencils.h"
#include "model/catalogue/catalogue.h"
#include "model/rally/tiles_between.h"
#include "model/stage/stage.h"

#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <optional>
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
    int stay = 0;      ///< of the count, those that lie there from the stage before
    int move = 0;      ///< those that lie elsewhere on the table

    /// How many are to be picked from a box.
    [[nodiscard]] int toPick() const { return count - stay - move; }
};

/// The tiles of a stage by number, then its tokens. Tiles the catalogue does not know have no
/// picture and no box.
/// @param fromBefore from the stage that lies on the table; nothing: there is none
[[nodiscard]] std::vector<TileTableRow>
tileTable(const Stage& stage, const Catalogue& catalogue,
          const std::optional<TileMove>& fromBefore = std::nullopt);

/// How many rows a page of this size holds; at least one.
[[nodiscard]] std::size_t rowsOnPage(const QSizeF& size);

/// Draws rows in columns of even length, read from top to bottom, each column under its head.
/// @pre there are not more rows than the page holds
void paintTileTable(QPainter& painter, const QRectF& area, std::span<const TileTableRow> rows,
                    FaceStencils& faces);

} // namespace stagewright

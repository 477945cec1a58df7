#pragma once

#include "editor/hextiles/tokens/token_kind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <span>
#include <vector>

namespace stagewright {

/// Draws the tokens of tiles. A few, and large ones, are drawn as shapes; many from pictures, one
/// of each kind for a turn, which are kept for the next frame: tens of thousands of shapes would
/// hold it up.
class TokenStamps {
public:
    /// @param tiles whose tokens are drawn, those of the last on top
    /// @param toView from the board's frame to the painter's, which is moved and enlarged only
    /// @param inSight of the board: tokens beyond it are not drawn
    void paint(QPainter& painter, std::span<const Placement* const> tiles, const QTransform& toView,
               const QRectF& inSight);

private:
    /// Of a kind, turned more and more, a whole turn.
    struct Kind {
        TokenKind kind;
        int side = 0; ///< of the pictures, in pixels of the painter
        std::vector<QPixmap> pictures;
    };

    void stampAll(QPainter& painter, const Placement& tile, const QList<Token>& tokens,
                  const QTransform& toView);
    Kind& kindOf(const QString& id);
    const QPixmap& pictureOf(Kind& kind, double angle);
    void dropPictures();

    double scale_ = 0;
    double ratio_ = 0; ///< pixels of the device to one of the painter
    qint64 dots_ = 0;  ///< of all pictures
    QHash<QString, Kind> kinds_;
};

} // namespace stagewright

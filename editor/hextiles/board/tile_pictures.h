#pragma once

#include "editor/hextiles/faces/face_cache.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPainter>

namespace stagewright {

/// Paints tiles from pictures kept in the face cache, without ever holding up a frame: pictures
/// that are not in the cache are drawn until the frame's time is up, and the rest of them in the
/// frames that follow. Until then a tile is shown blurred, or as a blank.
class TilePictures {
public:
    /// Milliseconds of a frame that may go into drawing pictures.
    struct FrameBudget {
        int forBlanks;  ///< for tiles that would be blank
        int forBlurred; ///< for tiles of which there is a picture of another size
    };

    /// @param faces must outlive it
    TilePictures(const Catalogue& catalogue, FaceCache& faces, FrameBudget frameBudget);

    void setCatalogue(const Catalogue& catalogue);

    /// @param hurried whether tiles that are shown blurred stay so: the user is zooming, and the
    /// next frame will want other sizes
    void beginFrame(bool hurried = false);

    /// @param middle of the tile and @param radius of its hex, in pixels of the painter's device
    void paint(QPainter& painter, TileId side, Turn turn, QPointF middle, double radius);

    /// Whether all tiles of the frame are shown as they should be; if not, it is to be painted
    /// again.
    [[nodiscard]] bool isComplete() const { return complete_; }

private:
    [[nodiscard]] std::optional<QPixmap> sharp(const TileSide& side, Turn turn, int size,
                                               double ratio);
    [[nodiscard]] bool hasTime(bool blank) const;

    Catalogue catalogue_;
    FaceCache& faces_;
    FrameBudget frameBudget_;
    QElapsedTimer frame_;
    bool complete_ = true;
    bool hurried_ = false;
    QHash<std::pair<const TileSide*, int>, int> lastSize_; ///< by side and turn
};

} // namespace stagewright

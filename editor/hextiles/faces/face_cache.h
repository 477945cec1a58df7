#pragma once

#include "editor/hextiles/faces/art_pictures.h"
#include "editor/hextiles/faces/face_style.h"
#include "model/layouts/hextiles/hex/turn.h"

#include <QCache>
#include <QPixmap>

#include <optional>

namespace stagewright {

/// Faces rendered to pixmaps, kept while they fit the budget. The one used least recently goes
/// first.
class FaceCache {
public:
    /// In bytes.
    static constexpr qsizetype usualBudget = 48 * 1024 * 1024;

    /// @param style is asked for when the first face is drawn: its outlines take a while
    explicit FaceCache(FaceStyle (*style)(), qsizetype budget = usualBudget);

    /// The face with its number, turned; the pixmap's middle is the tile's centre, and all around
    /// there is a margin for the bleed.
    ///
    /// Kept by the side's id: clear the cache when other catalogue files are loaded.
    /// @param size width of the hex from corner to corner, in device-independent pixels; at least 1
    [[nodiscard]] QPixmap face(const TileSide& side, Turn turn, int size, qreal devicePixelRatio);

    /// The same, if it is kept already.
    [[nodiscard]] std::optional<QPixmap> find(const TileSide& side, Turn turn, int size,
                                              qreal devicePixelRatio) const;

    void clear() { pixmaps_.clear(); }

    /// Pictures of the user's own in place of the faces. @param come called when faces are others
    /// now, as pictures have come that were not there when they were asked for
    void setArt(const ArtFolder& art, std::function<void()> come);

    /// Bytes in use.
    [[nodiscard]] qsizetype used() const { return pixmaps_.totalCost(); }
    [[nodiscard]] qsizetype budget() const { return pixmaps_.maxCost(); }

private:
    struct Key {
        TileId side;
        Turn turn;
        int size;
        int ratio; ///< device pixel ratio in hundredths

        friend bool operator==(const Key&, const Key&) = default;
        friend size_t qHash(const Key& key, size_t seed) {
            return qHashMulti(seed, std::hash<TileId>()(key.side), key.turn.sixths(), key.size,
                              key.ratio);
        }
    };

    [[nodiscard]] static Key keyOf(const TileSide& side, Turn turn, int size, qreal ratio);

    FaceStyle (*makeStyle_)();
    std::optional<FaceStyle> style_;
    QCache<Key, QPixmap> pixmaps_;
    std::function<void()> artCame_;
    ArtPictures art_;
};

} // namespace stagewright

#pragma once

#include "model/layouts/hextiles/catalogue/tile_id.h"

#include <QImage>
#include <QString>

#include <optional>

namespace stagewright {

/// A folder of pictures of the user's own, which are shown in place of the program's faces:
/// "217b.png", ".svg", ".webp" or ".jpg", a flat-top hex that fills its picture.
class ArtFolder {
public:
    /// No folder: there are no pictures.
    ArtFolder() = default;
    explicit ArtFolder(QString path) : path_(std::move(path)) {}

    [[nodiscard]] const QString& path() const { return path_; }

    /// The picture of a side, as many pixels wide; nothing where there is none that can be read.
    [[nodiscard]] std::optional<QImage> picture(TileId side, int width) const;

private:
    QString path_;
};

} // namespace stagewright

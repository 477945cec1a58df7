#include "editor/manual/manual_pictures.h"

namespace stagewright {

PictureOf picturesOf(const Games& games, qreal devicePixelRatio) {
    return [games, devicePixelRatio](const QString& name) {
        for (const auto& [kind, pictures] : games.faces<ManualPictures>())
            if (const QImage picture = pictures.picture(name, games, devicePixelRatio);
                !picture.isNull())
                return picture;
        return QImage();
    };
}

} // namespace stagewright

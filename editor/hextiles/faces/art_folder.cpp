#include "editor/hextiles/faces/art_folder.h"

#include "model/layouts/hextiles/hex/geometry.h"

#include <QFileInfo>
#include <QImageReader>

#include <cmath>

namespace stagewright {

std::optional<QImage> ArtFolder::picture(TileId side, int width) const {
    if (path_.isEmpty())
        return std::nullopt;
    constexpr int mostMegabytes = 64; // whatever the file says its size is
    constexpr qint64 largestFile = 32 * 1024 * 1024;
    const QSize size(width, static_cast<int>(std::lround(width * apothem)));
    for (const char* ending : {"png", "svg", "webp", "jpg"}) {
        const QString file =
            QStringLiteral("%1/%2.%3").arg(path_, side.toString(), QString::fromLatin1(ending));
        if (!QFileInfo(file).isFile() || QFileInfo(file).size() > largestFile)
            continue;
        QImageReader::setAllocationLimit(mostMegabytes);
        QImageReader reader(file);
        reader.setScaledSize(size);
        if (const QImage image = reader.read(); !image.isNull())
            return image;
    }
    return std::nullopt;
}

} // namespace stagewright

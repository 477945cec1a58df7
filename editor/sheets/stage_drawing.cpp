#include "editor/sheets/stage_drawing.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct DrawingTexts {
    Q_DECLARE_TR_FUNCTIONS(StageDrawing)
};

} // namespace

QImage bareGround(QSize size, qreal devicePixelRatio, QColor ground) {
    QImage picture(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(ground);
    return picture;
}

QImage noPicture(const Stage&, const Games&, QSize size, qreal devicePixelRatio, QColor ground) {
    return bareGround(size, devicePixelRatio, ground);
}

Expected<Picture> noMap(const Stage&, const Games&, const MapOptions&) {
    return tl::unexpected(Fault{DrawingTexts::tr("stages of this game have no map"), {}, {}, {}});
}

} // namespace stagewright

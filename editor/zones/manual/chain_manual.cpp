#include "editor/zones/manual/chain_manual.h"

#include "editor/manual/manual_pictures.h"
#include "editor/sheets/stage_drawing.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/faces/strip_painter.h"
#include "model/layouts/zones/chain/chain_layout.h"
#include "model/layouts/zones/road/section_text.h"

#include <QPainter>

namespace stagewright {

namespace {

// In device-independent pixels.
constexpr double unitInManual = 62;
constexpr double stripCellInManual = 26;
constexpr double widestStrip = 600;

QImage picturedLine(QString line, const ZoneBoards& boards, qreal devicePixelRatio) {
    const auto sections = readRoadbookLine(line.replace(u'/', QStringLiteral(" / ")), boards);
    if (!sections)
        return {};
    ChainLayout chain;
    chain.sections = *sections;
    const DrawnChain drawn = drawnChain(chain, boards);
    const QSizeF size = QSizeF(drawn.table.width() / 2.0 + 2 * ChainGrid::margin,
                               drawn.table.height() / 2.0 + 2 * ChainGrid::margin) *
                        unitInManual;
    QImage picture = bareGround(size.toSize(), devicePixelRatio, Qt::transparent);
    QPainter painter(&picture);
    paintChain(painter, ChainGrid::filling(QRectF({}, size), drawn.table, unitInManual), drawn,
               screenZones(false));
    return picture;
}

QImage picturedStrip(const QString& text, qreal devicePixelRatio) {
    const auto road = roadFromText(text);
    if (!road)
        return {};
    const SectionStrip strip(*road, {}, stripCellInManual, widestStrip);
    QImage picture = bareGround(strip.area().size().toSize(), devicePixelRatio, Qt::transparent);
    QPainter painter(&picture);
    paintSectionStrip(painter, strip, RoadSurface::Asphalt, screenZones(false));
    return picture;
}

QImage chainManualPicture(const QString& name, const Games& games, qreal devicePixelRatio) {
    const qsizetype slash = name.indexOf(u'/');
    const QString what = name.sliced(slash + 1);
    if (name.startsWith(u"chain/"))
        return picturedLine(what, games.data<ZoneBoards>(), devicePixelRatio);
    return name.startsWith(u"strip/") ? picturedStrip(what, devicePixelRatio) : QImage();
}

} // namespace

Games withChainManual(const Games& games) {
    return games.withFace(ChainLayout::kind(), ManualPictures{chainManualPicture});
}

} // namespace stagewright

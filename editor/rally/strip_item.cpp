#include "editor/rally/strip_item.h"

#include "editor/canvas/severity_mark.h"
#include "editor/icons/icons.h"
#include "editor/language/drive_words.h"
#include "editor/recovery/stage_preview.h"
#include "model/drive/table_time.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

struct StripText {
    Q_DECLARE_TR_FUNCTIONS(StripText)
};

constexpr int markSize = 16;

int roadTiles(const Stage& stage, const Catalogue& catalogue) {
    const auto& tiles = stage.placements();
    return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), [&](const Placement& tile) {
        const TileSide* side = catalogue.find(tile.side);
        return side && !side->roads.empty();
    }));
}

} // namespace

StripItem stripItem(const Rally& rally, qsizetype index, const Catalogue& catalogue, int errors,
                    const QColor& ground, qreal devicePixelRatio) {
    const RallyStage& each = rally.stages().at(index);
    const QString& title = each.stage.info.title;
    const QString name = title.isEmpty() ? StripText::tr("New stage") : title;
    StripItem item;
    item.key = each.key;
    item.title = title;
    item.text = StripText::tr("SS %1  %2").arg(index + 1).arg(name);
    const auto tiles = static_cast<int>(each.stage.placements().size());
    QStringList lines{StripText::tr("%n tiles", nullptr, tiles)};
    if (tiles > 0)
        lines << wordFor(stageClass(roadTiles(each.stage, catalogue)));
    if (errors > 0)
        lines << StripText::tr("%n errors", nullptr, errors);
    if (each.serviceAfter)
        lines << StripText::tr("service afterwards");
    item.detail = lines.join(QStringLiteral(", "));

    QPixmap picture = QPixmap::fromImage(
        stagePicture(each.stage, catalogue, StripItem::pictureSize, devicePixelRatio, ground));
    if (errors > 0) {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        paintSeverityMark(
            painter, Severity::Error,
            QRectF(StripItem::pictureSize.width() - markSize - 4, 4, markSize, markSize));
    }
    if (each.serviceAfter) {
        QPainter painter(&picture);
        icon(QStringLiteral("service"))
            .paint(&painter,
                   QRect(StripItem::pictureSize.width() - markSize - 4,
                         StripItem::pictureSize.height() - markSize - 4, markSize, markSize));
    }
    item.picture.addPixmap(picture, QIcon::Normal);
    item.picture.addPixmap(picture, QIcon::Selected);
    return item;
}

} // namespace stagewright

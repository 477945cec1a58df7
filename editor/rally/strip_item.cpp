#include "editor/rally/strip_item.h"

#include "editor/icons/icons.h"
#include "editor/icons/severity_mark.h"
#include "editor/language/drive_words.h"
#include "editor/language/rally_words.h"
#include "model/one_line.h"
#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QPainter>

#include <cmath>

namespace stagewright {

namespace {

struct StripText {
    Q_DECLARE_TR_FUNCTIONS(StripText)
};

constexpr int markSize = 16;

/// The same size whether or not there is a picture yet, so that nothing moves when it comes.
QPixmap marked(const QPixmap& drawn, int errors, bool service) {
    QPixmap picture = drawn;
    if (picture.isNull()) {
        picture = QPixmap(StripItem::pictureSize);
        picture.fill(Qt::transparent);
    }
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const int right = StripItem::pictureSize.width() - markSize - 4;
    if (errors > 0)
        paintSeverityMark(painter, Severity::Error, QRectF(right, 4, markSize, markSize));
    if (service)
        icon(QStringLiteral("service"))
            .paint(&painter, QRect(right, StripItem::pictureSize.height() - markSize - 4, markSize,
                                   markSize));
    return picture;
}

} // namespace

StripItem stripItem(const Rally& rally, qsizetype index, const PieceWords& words,
                    const QPixmap& picture, int errors,
                    const std::optional<StageExpectation>& forecast) {
    const RallyStage& each = rally.stages().at(index);
    const QString title = oneLine(each.stage.info.title);
    const QString untitled = each.stage.info.kind == StageKind::Circuit
                                 ? StripText::tr("New circuit")
                                 : StripText::tr("New stage");
    const QString name = title.isEmpty() ? untitled : titleWithoutNumber(each.stage.info, index);
    const bool isSaid = !title.isEmpty() && stageName(rally, index) == stageNumber(rally, index);
    StripItem item;
    item.key = each.key;
    item.title = title;
    item.text = isSaid ? stageNumber(rally, index)
                       : stageNumber(rally, index) + QStringLiteral("  ") + name;
    QStringList lines{words.count(each.stage.layout.pieceCount())};
    if (forecast && forecast->minutes) {
        const auto minutes = static_cast<int>(std::lround(forecast->minutes->drive));
        item.takes = forecast->drives ? StripText::tr("%1 min, %2", "minutes and class of a stage")
                                            .arg(minutes)
                                            .arg(wordFor(forecast->stageClass))
                                      : StripText::tr("%1 min").arg(minutes);
        lines << item.takes;
    }
    if (errors > 0)
        lines << StripText::tr("%n errors", nullptr, errors);
    if (each.serviceAfter)
        lines << serviceAfterwards(each.stage.info.kind);
    item.detail = lines.join(QStringLiteral(", "));
    const QPixmap shown = marked(picture, errors, each.serviceAfter);
    item.picture.addPixmap(shown, QIcon::Normal);
    item.picture.addPixmap(shown, QIcon::Selected);
    return item;
}

} // namespace stagewright

#include "editor/hextiles/palette/palette_delegate.h"

#include "editor/colours/board_colours.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QAbstractScrollArea>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

/// Two small ones stand side by side in a palette of usual width. Those of medium size have their
/// number beside them, so that many are in sight.
constexpr double radiusOf(PictureSize size) {
    switch (size) {
    case PictureSize::Small:
        return 22;
    case PictureSize::Medium:
        return 26;
    case PictureSize::Large:
        break;
    }
    return 70;
}

/// How a tile is laid out in its row, in pixels.
struct Row {
    double radius;  ///< of a picture
    double gap;     ///< between the two pictures
    int margin;     ///< around them
    int textWidth;  ///< of the column beside them; 0: the text stands above
    int textHeight; ///< of the line above; 0: it stands beside

    [[nodiscard]] double pictureHeight() const { return 2 * apothem * radius; }
    [[nodiscard]] QSize size() const {
        return {static_cast<int>(4 * radius + gap) + 2 * margin + textWidth,
                static_cast<int>(pictureHeight()) + 2 * margin + textHeight};
    }
    /// Where the pictures are.
    [[nodiscard]] QRect pictures(const QRect& item) const {
        return item.adjusted(textWidth, textHeight, 0, 0);
    }
    /// The middle of picture number `number` in an item.
    [[nodiscard]] QPointF middle(const QRect& item, int number) const {
        const QRectF area = pictures(item);
        const double left = area.center().x() - radius - gap / 2;
        return {left + number * (2 * radius + gap), area.center().y()};
    }
};

Row rowOf(PictureSize size, const QFontMetrics& metrics) {
    const double radius = radiusOf(size);
    Row row{radius, 0.22 * radius, std::max(7, static_cast<int>(0.18 * radius)), 0, 0};
    if (size == PictureSize::Medium) {
        row.margin = 2;
        row.textWidth = metrics.horizontalAdvance(QStringLiteral("00 mmm")) + 8;
    } else {
        row.textHeight = metrics.height() + 4;
    }
    return row;
}

int headingHeight(const QFontMetrics& metrics) {
    return metrics.height() + 8;
}

void paintHeading(QPainter& painter, const QStyleOptionViewItem& option, const QString& heading) {
    QFont bold = option.font;
    bold.setBold(true);
    painter.setFont(bold);
    // Not that of what cannot be chosen, which is hard to read.
    QColor quiet = option.palette.color(QPalette::Active, QPalette::Text);
    quiet.setAlphaF(0.8F);
    painter.setPen(quiet);
    const QRect line = option.rect.adjusted(8, 4, -8, -2);
    const QString text = painter.fontMetrics().elidedText(heading, Qt::ElideRight, line.width());
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text);
    quiet.setAlphaF(0.25F);
    painter.setPen(quiet);
    const int from = line.left() + painter.fontMetrics().horizontalAdvance(text) + 8;
    if (from < line.right())
        painter.drawLine(from, line.center().y(), line.right(), line.center().y());
}

/// In the colour of the selection, which is seen on light and dark ground.
void paintStar(QPainter& painter, const QPalette& palette, QPointF middle, double radius) {
    QPolygonF star;
    for (int i = 0; i < 10; ++i) {
        const double angle = i * std::numbers::pi / 5;
        const double reach = i % 2 == 0 ? radius : 0.45 * radius;
        star << middle + QPointF(std::sin(angle), -std::cos(angle)) * reach;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawPolygon(star);
}

/// A tint rather than the full colour, which would swallow the pictures.
void paintSelection(QPainter& painter, const QStyleOptionViewItem& option) {
    QColor tint = option.palette.color(QPalette::Highlight);
    const bool focused = option.state.testFlag(QStyle::State_HasFocus);
    tint.setAlpha(focused ? 70 : 40);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tint);
    painter.drawRoundedRect(QRectF(option.rect).adjusted(2, 2, -2, -2), 6, 6);
}

/// The number and what is left: in a line, or below each other where they stand beside.
void paintText(QPainter& painter, const QStyleOptionViewItem& option, const PaletteTile& tile,
               const Row& row, bool isFavourite) {
    const bool beside = row.textWidth > 0;
    QRect line =
        beside ? QRect(option.rect.left() + 8, option.rect.top(), row.textWidth - 8,
                       option.rect.height())
               : QRect(option.rect.left() + 2 * row.margin, option.rect.top() + row.margin - 2,
                       option.rect.width() - 4 * row.margin, row.textHeight);
    const int height = option.fontMetrics.height();
    const QRect numberLine =
        beside ? QRect(line.left(), line.center().y() - (tile.left ? height : height / 2),
                       line.width(), height)
               : line;
    QFont bold = option.font;
    bold.setBold(true);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(bold);
    const QString number = tile.tile.toString();
    painter.drawText(numberLine, Qt::AlignLeft | Qt::AlignVCenter, number);
    const int advance = painter.fontMetrics().horizontalAdvance(number);
    if (isFavourite) {
        const double radius = height * 0.36;
        paintStar(painter, option.palette,
                  {numberLine.left() + advance + 4 + radius, numberLine.center().y() + 0.5},
                  radius);
        painter.setFont(bold);
    }
    if (!tile.left)
        return;
    painter.setPen(option.palette.color(QPalette::Text));
    if (*tile.left < 0)
        painter.setPen(textColour(Severity::Error, option.palette));
    else
        painter.setFont(option.font);
    const int room =
        beside ? line.width() : line.width() - advance - (isFavourite ? height + 6 : 6);
    QString left = PaletteModel::leftText(tile.left);
    if (painter.fontMetrics().horizontalAdvance(left) > room)
        left = QLocale().toString(*tile.left); // small pictures have no room for words
    if (beside)
        painter.drawText(numberLine.translated(0, height), Qt::AlignLeft | Qt::AlignVCenter, left);
    else
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, left);
}

/// Rings the side that Enter lays.
void paintRing(QPainter& painter, const QPalette& palette, QPointF middle, double radius) {
    QPolygonF hex;
    for (const QPointF corner : corners())
        hex.append(middle + corner * (radius + 1));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(palette.color(QPalette::Highlight), 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolygon(hex);
}

} // namespace

PaletteDelegate::PaletteDelegate(const QSortFilterProxyModel& proxy, const PaletteModel& model,
                                 TilePictures& pictures, QObject* parent)
    : QStyledItemDelegate(parent)
    , proxy_(proxy)
    , model_(model)
    , pictures_(pictures) {}

void PaletteDelegate::setPictureSize(PictureSize size) {
    size_ = size;
}

const PaletteTile& PaletteDelegate::tileAt(const QModelIndex& index) const {
    return model_.tileAt(proxy_.mapToSource(index));
}

bool PaletteDelegate::isTile(const QModelIndex& index) const {
    return index.isValid() && !tileAt(index).isHeading();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option,
                                const QModelIndex& index) const {
    const QSize tile = rowOf(size_, option.fontMetrics).size();
    if (!index.isValid() || isTile(index))
        return tile;
    const auto* list = qobject_cast<const QAbstractScrollArea*>(option.widget);
    const int whole = list ? list->viewport()->width() - 1 : 0; // a line of its own
    return {std::max(tile.width(), whole), headingHeight(option.fontMetrics)};
}

int PaletteDelegate::numberAt(const QModelIndex& index, const QRect& item, QPoint at,
                              const QFontMetrics& metrics) const {
    const QRect pictures = rowOf(size_, metrics).pictures(item);
    return tileAt(index).sides.size() > 1 && at.x() > pictures.center().x() ? 1 : 0;
}

TileId PaletteDelegate::sideOf(const QModelIndex& index, int number) const {
    const auto& sides = tileAt(index).sides;
    return sides.at(sides.size() > number ? number : 0);
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const PaletteTile& tile = tileAt(index);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (tile.isHeading()) {
        paintHeading(*painter, option, tile.heading);
        return painter->restore();
    }
    const Row row = rowOf(size_, option.fontMetrics);
    if (selected)
        paintSelection(*painter, option);
    paintText(*painter, option, tile, row, kept_ && kept_->isFavourite(tile.tile));
    painter->setOpacity(!tile.left || *tile.left > 0 ? 1 : 0.35);
    for (int i = 0; i < tile.sides.size(); ++i)
        pictures_.paint(*painter, tile.sides.at(i), {}, row.middle(option.rect, i), row.radius);
    painter->setOpacity(1);
    if (selected)
        paintRing(*painter, option.palette,
                  row.middle(option.rect, tile.sides.size() > ringed_ ? ringed_ : 0), row.radius);
    painter->restore();
}

} // namespace stagewright

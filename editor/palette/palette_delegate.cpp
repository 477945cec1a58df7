#include "editor/palette/palette_delegate.h"

#include "editor/canvas/board_colours.h"
#include "model/hex/geometry.h"

#include <QPainter>

namespace stagewright {

namespace {

constexpr int margin = 8;
constexpr double gap = 10; ///< between the two pictures

constexpr double radiusOf(PictureSize size) {
    switch (size) {
    case PictureSize::Small:
        return 26;
    case PictureSize::Medium:
        return 46;
    case PictureSize::Large:
        break;
    }
    return 70;
}

double pictureHeight(double radius) {
    return 2 * apothem * radius;
}

int textHeight(const QFontMetrics& metrics) {
    return metrics.height() + 4;
}

/// The middle of picture number `number` in an item.
QPointF pictureMiddle(const QRect& item, int number, int textHeight, double radius) {
    const double left = item.center().x() - radius - gap / 2;
    return {left + number * (2 * radius + gap),
            item.top() + margin + textHeight + pictureHeight(radius) / 2};
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

void paintText(QPainter& painter, const QStyleOptionViewItem& option, const PaletteTile& tile) {
    const QRect line(option.rect.left() + margin + 6, option.rect.top() + margin - 2,
                     option.rect.width() - 2 * margin - 12, textHeight(option.fontMetrics));
    QFont bold = option.font;
    bold.setBold(true);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(bold);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tile.tile.toString());
    if (tile.left < 0)
        painter.setPen(colour(Severity::Error));
    else
        painter.setFont(option.font);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, PaletteModel::leftText(tile.left));
}

/// Rings the side that Enter lays.
void paintTopMark(QPainter& painter, const QPalette& palette, QPointF middle, double radius) {
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
    , pictures_(pictures)
    , radius_(radiusOf(PictureSize::Medium)) {}

void PaletteDelegate::setPictureSize(PictureSize size) {
    radius_ = radiusOf(size);
}

const PaletteTile& PaletteDelegate::tileAt(const QModelIndex& index) const {
    return model_.tileAt(proxy_.mapToSource(index));
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    return {static_cast<int>(4 * radius_ + gap) + 2 * margin,
            static_cast<int>(pictureHeight(radius_)) + textHeight(option.fontMetrics) + 2 * margin};
}

TileId PaletteDelegate::sideAt(const QModelIndex& index, const QRect& item, QPoint at) const {
    const auto& sides = tileAt(index).sides;
    const bool second = sides.size() > 1 && at.x() > item.center().x();
    return sides.at(second ? 1 : 0);
}

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    const PaletteTile& tile = tileAt(index);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (selected)
        paintSelection(*painter, option);
    paintText(*painter, option, tile);
    const int text = textHeight(option.fontMetrics);
    painter->setOpacity(tile.left > 0 ? 1 : 0.35);
    for (int i = 0; i < tile.sides.size(); ++i)
        pictures_.paint(*painter, tile.sides.at(i), {},
                        pictureMiddle(option.rect, i, text, radius_), radius_);
    painter->setOpacity(1);
    if (selected)
        paintTopMark(*painter, option.palette, pictureMiddle(option.rect, 0, text, radius_),
                     radius_);
    painter->restore();
}

} // namespace stagewright

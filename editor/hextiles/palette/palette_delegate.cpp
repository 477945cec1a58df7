#include "editor/hextiles/palette/palette_delegate.h"

#include "editor/colours/board_colours.h"
#include "model/layouts/hextiles/hex/geometry.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

/// Two small ones stand side by side in a palette of usual width.
constexpr double radiusOf(PictureSize size) {
    switch (size) {
    case PictureSize::Small:
        return 22;
    case PictureSize::Medium:
        return 46;
    case PictureSize::Large:
        break;
    }
    return 70;
}

/// Between the two pictures.
double gapOf(double radius) {
    return 0.22 * radius;
}

/// Around them.
int marginOf(double radius) {
    return std::max(7, static_cast<int>(0.18 * radius));
}

double pictureHeight(double radius) {
    return 2 * apothem * radius;
}

int textHeight(const QFontMetrics& metrics) {
    return metrics.height() + 4;
}

/// The middle of picture number `number` in an item.
QPointF pictureMiddle(const QRect& item, int number, int textHeight, double radius) {
    const double left = item.center().x() - radius - gapOf(radius) / 2;
    return {left + number * (2 * radius + gapOf(radius)),
            item.top() + marginOf(radius) + textHeight + pictureHeight(radius) / 2};
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

/// @param margin at its sides
void paintText(QPainter& painter, const QStyleOptionViewItem& option, const PaletteTile& tile,
               int margin) {
    const QRect line(option.rect.left() + 2 * margin, option.rect.top() + margin - 2,
                     option.rect.width() - 4 * margin, textHeight(option.fontMetrics));
    QFont bold = option.font;
    bold.setBold(true);
    painter.setPen(option.palette.color(QPalette::Text));
    painter.setFont(bold);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tile.tile.toString());
    const int room = line.width() - painter.fontMetrics().horizontalAdvance(QStringLiteral("000 "));
    if (!tile.left)
        return;
    if (*tile.left < 0)
        painter.setPen(colour(Severity::Error));
    else
        painter.setFont(option.font);
    QString left = PaletteModel::leftText(tile.left);
    if (painter.fontMetrics().horizontalAdvance(left) > room)
        left = QLocale().toString(*tile.left); // small pictures have no room for words
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
    , pictures_(pictures)
    , radius_(radiusOf(PictureSize::Medium)) {}

void PaletteDelegate::setPictureSize(PictureSize size) {
    radius_ = radiusOf(size);
}

const PaletteTile& PaletteDelegate::tileAt(const QModelIndex& index) const {
    return model_.tileAt(proxy_.mapToSource(index));
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int around = 2 * marginOf(radius_);
    return {static_cast<int>(4 * radius_ + gapOf(radius_)) + around,
            static_cast<int>(pictureHeight(radius_)) + textHeight(option.fontMetrics) + around};
}

int PaletteDelegate::numberAt(const QModelIndex& index, const QRect& item, QPoint at) const {
    return tileAt(index).sides.size() > 1 && at.x() > item.center().x() ? 1 : 0;
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
    if (selected)
        paintSelection(*painter, option);
    paintText(*painter, option, tile, marginOf(radius_));
    const int text = textHeight(option.fontMetrics);
    painter->setOpacity(!tile.left || *tile.left > 0 ? 1 : 0.35);
    for (int i = 0; i < tile.sides.size(); ++i)
        pictures_.paint(*painter, tile.sides.at(i), {},
                        pictureMiddle(option.rect, i, text, radius_), radius_);
    painter->setOpacity(1);
    if (selected)
        paintRing(
            *painter, option.palette,
            pictureMiddle(option.rect, tile.sides.size() > ringed_ ? ringed_ : 0, text, radius_),
            radius_);
    painter->restore();
}

} // namespace stagewright

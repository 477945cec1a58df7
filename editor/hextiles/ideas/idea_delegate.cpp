#include "editor/hextiles/ideas/idea_delegate.h"

#include "editor/colours/board_colours.h"
#include "editor/hextiles/ideas/ideas_model.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr int gapAround = 3; // pixels between an item's border and its card
constexpr int padding = 6;
constexpr int starSize = 22;

QPainterPath star(const QRectF& place) {
    constexpr int points = 5;
    const double outer = place.width() / 2 - 3;
    QPainterPath path;
    for (int i = 0; i < 2 * points; ++i) {
        const double angle = std::numbers::pi * (i - points / 2.0) / points;
        const double radius = i % 2 == 0 ? outer : outer * 0.45;
        const QPointF at = place.center() + radius * QPointF(std::cos(angle), std::sin(angle));
        if (i == 0)
            path.moveTo(at);
        else
            path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QRect cardOf(const QRect& item) {
    return item.adjusted(gapAround, gapAround, -gapAround, -gapAround);
}

} // namespace

QSize IdeaDelegate::pictureSize(int width) {
    const int across = std::max(1, width - 2 * gapAround);
    return {across, across * 3 / 4};
}

int IdeaDelegate::roomForText(int width) {
    return width - 2 * (gapAround + padding);
}

int IdeaDelegate::heightFor(int width, const QFontMetrics& metrics) const {
    return pictureSize(width).height() + lines_ * metrics.lineSpacing() + padding + padding / 2 +
           2 * gapAround;
}

QSize IdeaDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const {
    const int width = option.decorationSize.width();
    return {width, heightFor(width, option.fontMetrics)};
}

QRect IdeaDelegate::starOf(const QRect& item) {
    const QRect card = cardOf(item);
    return {card.right() - starSize - 1, card.top() + 2, starSize, starSize};
}

void IdeaDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QPalette& palette = option.palette;
    const QRect card = cardOf(option.rect);
    const bool isOver = option.state.testFlag(QStyle::State_MouseOver);
    const bool isCurrent = option.state.testFlag(QStyle::State_HasFocus);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(card).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    painter->fillPath(shape, palette.base());
    const QSize pictured = pictureSize(option.rect.width());
    const QRect ground(card.topLeft(), pictured);
    painter->setClipPath(shape);
    painter->fillRect(ground, boardColours(palette).table);
    const auto picture = index.data(Qt::DecorationRole).value<QPixmap>();
    if (!picture.isNull())
        painter->drawPixmap(
            QRectF(ground), picture,
            QRectF(QPointF(), QSizeF(picture.size()))); // drawn when it was another width, perhaps
    painter->setClipping(false);
    const auto write = [&](const QString& text, int line, bool faint) {
        const int height = option.fontMetrics.lineSpacing();
        const QRect place(card.left() + padding, ground.bottom() + 1 + padding / 2 + line * height,
                          roomForText(option.rect.width()), height);
        QColor colour = palette.color(QPalette::Text);
        if (faint)
            colour.setAlphaF(0.75F);
        painter->setPen(colour);
        painter->drawText(place, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, place.width()));
    };
    const QStringList lines = index.data(IdeasModel::linesRole).toStringList();
    for (int line = 0; line < lines.size(); ++line)
        write(lines.at(line), line, line > 0);
    const bool isKept = index.data(IdeasModel::keptRole).toBool();
    if (isKept || isOver || isCurrent) {
        const BoardColours colours = boardColours(palette);
        painter->setPen(
            QPen(isKept ? QColor(0xb4, 0x7d, 0x00) : palette.color(QPalette::Text), 1.2));
        painter->setBrush(isKept ? QBrush(QColor(0xf5, 0xb8, 0x2e)) : QBrush(colours.halo));
        painter->drawPath(star(starOf(option.rect)));
    }
    QColor line = palette.color(QPalette::Mid);
    if (isOver || isCurrent)
        line = palette.color(QPalette::Highlight);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(line, isCurrent ? 2 : 1));
    painter->drawPath(shape);
    painter->restore();
}

} // namespace stagewright

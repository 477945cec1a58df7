#include "editor/shelf/shelf_delegate.h"

#include "editor/colours/board_colours.h"
#include "editor/colours/mixed_colour.h"

#include <QListView>
#include <QPainter>
#include <QPainterPath>

#include <array>
#include <utility>

namespace stagewright {

namespace {

constexpr int cardPadding = 8;
constexpr int cardMargin = 5; ///< to each side
constexpr double cardRadius = 6;
constexpr int barHeight = 4; ///< of the surfaces
constexpr int cardLines = 4;
constexpr int mostPictures = 600; ///< some 100 kB each

// In mean characters and lines of the font, so that cards grow with it.
constexpr int shelfPictureWidth = 27;
constexpr int shelfPictureHeight = 7;

QColor surfaceColour(Terrain surface) {
    switch (surface) {
    case Terrain::Asphalt:
        return {0x75, 0x7d, 0x88};
    case Terrain::Gravel:
        return {0xc8, 0x8a, 0x4a};
    case Terrain::Snow:
        return {0x8f, 0xc7, 0xea};
    case Terrain::None:
        break;
    }
    return {};
}

/// How much of it is driven on what: a bar in parts.
void paintSurfaces(QPainter& painter, const QRect& place, const std::map<Terrain, int>& surfaces) {
    int all = 0;
    for (const auto& [surface, count] : surfaces)
        all += surface == Terrain::None ? 0 : count;
    double x = place.left();
    for (const auto& [surface, count] : surfaces) {
        if (surface == Terrain::None || all == 0)
            continue;
        const double width = place.width() * static_cast<double>(count) / all;
        painter.fillRect(QRectF(x, place.top(), width, place.height()), surfaceColour(surface));
        x += width;
    }
}

} // namespace

ShelfDelegate::ShelfDelegate(const ShelfModel& model, QObject* parent)
    : QStyledItemDelegate(parent)
    , model_(model)
    , pictures_(mostPictures) {}

QSize ShelfDelegate::pictureSize(const QFontMetrics& metrics) {
    return {shelfPictureWidth * metrics.averageCharWidth(),
            shelfPictureHeight * metrics.lineSpacing()};
}

/// A file that has changed has another picture.
QString ShelfDelegate::keyOf(const ShelfModel::Row& row) const {
    return QStringLiteral("%1\n%2\n%3").arg(model_.changedAt(row)).arg(row.stage).arg(row.path);
}

void ShelfDelegate::setPicture(const ShelfModel::Row& row, const QImage& picture) {
    pictures_.insert(keyOf(row), std::make_unique<QImage>(picture).release());
}

bool ShelfDelegate::hasPicture(const ShelfModel::Row& row) const {
    return pictures_.contains(keyOf(row));
}

QSize ShelfDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const QFontMetrics metrics(option.font);
    if (!model_.row(index).heading.isEmpty()) { // a row of its own
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const int width = view ? view->viewport()->width() - 2 * cardMargin : 0;
        return {std::max(width, pictureSize(metrics).width()), 2 * metrics.lineSpacing()};
    }
    const QSize picture = pictureSize(metrics);
    return {picture.width() + 2 * cardMargin, picture.height() + barHeight + 2 * cardPadding +
                                                  cardLines * metrics.lineSpacing() +
                                                  2 * cardMargin};
}

void ShelfDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const QPalette& palette = option.palette;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (const QString& heading = model_.row(index).heading; !heading.isEmpty()) {
        QFont bold(option.font);
        bold.setBold(true);
        painter->setFont(bold);
        painter->setPen(palette.color(QPalette::Text));
        const QRect place = option.rect.adjusted(cardMargin, 0, -cardMargin, -4);
        painter->drawText(place, Qt::AlignBottom | Qt::AlignLeft | Qt::TextSingleLine,
                          QFontMetrics(bold).elidedText(heading, Qt::ElideMiddle, place.width()));
        painter->restore();
        return;
    }
    const QColor base = palette.color(QPalette::Base);
    const QColor accent = palette.color(QPalette::Highlight);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
    const bool isLively = hasFocus || option.state.testFlag(QStyle::State_MouseOver);
    const double line = hasFocus || isSelected ? 2 : 1;
    const QRect card = option.rect.adjusted(cardMargin, cardMargin, -cardMargin, -cardMargin);
    QPainterPath shape;
    shape.addRoundedRect(QRectF(card).adjusted(line / 2, line / 2, -line / 2, -line / 2),
                         cardRadius, cardRadius);
    painter->fillPath(shape, isSelected ? mixed(base, accent, 0.18) : base);
    const QRect ground(card.topLeft(),
                       QSize(card.width(), pictureSize(option.fontMetrics).height()));
    painter->save();
    painter->setClipPath(shape);
    paintPicture(*painter, option, ground, index);
    paintSurfaces(*painter, {ground.left(), ground.bottom() + 1, ground.width(), barHeight},
                  model_.surfaces(index));
    painter->restore();
    paintTexts(*painter, option,
               QRect(QPoint(card.left(), ground.bottom() + 1 + barHeight), card.bottomRight())
                   .adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding),
               index);
    painter->setPen(QPen(
        isLively || isSelected ? accent : mixed(base, palette.color(QPalette::WindowText), 0.2),
        line));
    painter->setBrush(Qt::NoBrush);
    painter->drawPath(shape);
    painter->restore();
}

void ShelfDelegate::paintPicture(QPainter& painter, const QStyleOptionViewItem& option,
                                 const QRect& ground, const QModelIndex& index) const {
    painter.fillRect(ground, boardColours(option.palette).table);
    const QImage* picture = pictures_.object(keyOf(model_.row(index)));
    const LibraryEntry* entry = model_.entry(index);
    if (picture && !picture->isNull()) {
        const QSizeF size = picture->deviceIndependentSize();
        painter.drawImage(
            QRectF(QPointF(ground.left() + (ground.width() - size.width()) / 2, ground.top()),
                   size),
            *picture);
    } else if (entry && entry->isUnreadable()) {
        QFont sign(option.font);
        sign.setPointSizeF(sign.pointSizeF() * 2.5);
        painter.setFont(sign);
        painter.setPen(textColour(Severity::Warning, option.palette));
        painter.drawText(ground, Qt::AlignCenter, QStringLiteral("!"));
    }
    if (const int stars = model_.stars(index); stars > 0) {
        const QString said(stars, QChar(0x2605));
        painter.setFont(option.font);
        const QFontMetrics metrics(option.font);
        const QRect place(ground.right() - metrics.horizontalAdvance(said) - 12, ground.top() + 4,
                          metrics.horizontalAdvance(said) + 8, metrics.height());
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0, 0, 0, 150));
        painter.drawRoundedRect(place, 4, 4);
        painter.setPen(QColor(0xff, 0xd5, 0x4a));
        painter.drawText(place, Qt::AlignCenter, said);
    }
}

void ShelfDelegate::paintTexts(QPainter& painter, const QStyleOptionViewItem& option,
                               const QRect& place, const QModelIndex& index) const {
    const LibraryEntry* entry = model_.entry(index);
    const QColor text = option.palette.color(QPalette::Text);
    const QColor faint = mixed(option.palette.color(QPalette::Base), text, 0.7);
    const bool isWrong = (entry && entry->isUnreadable()) || model_.lacksPieces(index);
    QFont bold(option.font);
    bold.setBold(true);
    const std::array<std::pair<QString, QColor>, cardLines> lines{
        {{model_.title(index), text},
         {model_.contents(index), faint},
         {model_.times(index), faint},
         {model_.fit(index), isWrong ? textColour(Severity::Warning, option.palette) : faint}}};
    const int height = option.fontMetrics.lineSpacing();
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const QFont& font = i == 0 ? bold : option.font;
        painter.setFont(font);
        painter.setPen(lines.at(i).second);
        painter.drawText(
            QRect(place.left(), place.top() + static_cast<int>(i) * height, place.width(), height),
            Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
            QFontMetrics(font).elidedText(lines.at(i).first, Qt::ElideRight, place.width()));
    }
}

} // namespace stagewright

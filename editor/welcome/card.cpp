#include "editor/welcome/card.h"

#include "editor/colours/board_colours.h"
#include "editor/colours/mixed_colour.h"
#include "model/one_line.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace stagewright {

namespace {

constexpr int padding = 10;
constexpr int cardSignSize = 20;
constexpr double radius = 6;

// In mean characters and lines of the font, so that cards grow with it.
constexpr int pictureWidth = 26;
constexpr int pictureHeight = 7;

QFont bold(QFont font) {
    font.setBold(true);
    return font;
}

/// Stands where no picture can be.
void paintHex(QPainter& painter, const QRect& ground, const QColor& colour) {
    QPolygonF hex;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = corner * std::numbers::pi / 3;
        hex << QPointF(std::cos(angle), std::sin(angle));
    }
    const double scale = ground.height() * 0.28;
    painter.setPen(QPen(colour, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(
        QTransform::fromScale(scale, scale).map(hex).translated(QRectF(ground).center()));
}

} // namespace

Card::Card(const QIcon& sign, const QString& name, const QString& detail) : name_(oneLine(name)) {
    setIcon(sign);
    begin();
    setDetail(detail);
}

Card::Card(const QString& name, const QString& detail) : name_(oneLine(name)) {
    begin();
    setDetail(detail);
}

void Card::begin() {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(name_);
}

void Card::setDetail(const QString& detail) {
    detail_ = oneLine(detail);
    setAccessibleDescription(detail_);
    update();
}

QSize Card::pictureSize() const {
    return {pictureWidth * fontMetrics().averageCharWidth(),
            pictureHeight * fontMetrics().lineSpacing()};
}

void Card::take(const Thumbnail& thumbnail) {
    isWaiting_ = false;
    picture_ = thumbnail.picture;
    isFaded_ = thumbnail.state == Thumbnail::State::Gone;
    if (thumbnail.state == Thumbnail::State::Gone)
        setDetail(tr("No longer there"));
    else if (thumbnail.state == Thumbnail::State::Unreadable)
        setDetail(tr("No picture of it"));
    update();
}

QSize Card::sizeHint() const {
    const int texts = 2 * fontMetrics().lineSpacing() + 2 * padding;
    const QSize picture = pictureSize();
    if (hasPicture())
        return {picture.width() + 2, picture.height() + texts};
    // What is begun is chosen by its name, which fits unless it is a very long one.
    const int name = QFontMetrics(bold(font())).horizontalAdvance(name_) + 1;
    return {std::clamp(name + cardSignSize + 4 * padding, picture.width() + 2, 2 * picture.width()),
            texts};
}

QSize Card::minimumSizeHint() const {
    return {sizeHint().width() / 2, sizeHint().height()};
}

void Card::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor text = palette().color(QPalette::WindowText);
    const QColor base = palette().color(QPalette::Base);
    const QColor accent = palette().color(QPalette::Highlight);
    const bool isLively = hasFocus() || underMouse();
    const double line = hasFocus() ? 2 : 1;
    const QRectF frame = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    QPainterPath shape;
    shape.addRoundedRect(frame, radius, radius);
    painter.fillPath(shape, isDown() ? mixed(base, accent, 0.15) : base);
    QRect texts = rect();
    if (hasPicture()) {
        const QRect ground(0, 0, width(), pictureSize().height());
        painter.save();
        painter.setClipPath(shape);
        paintPicture(painter, ground);
        painter.restore();
        texts.setTop(ground.bottom() + 1);
    } else {
        icon().paint(&painter,
                     QRect(padding + 2, (height() - cardSignSize) / 2, cardSignSize, cardSignSize));
        texts.setLeft(2 * padding + cardSignSize);
    }
    paintTexts(painter, texts.adjusted(padding, padding, -padding, -padding));
    painter.setPen(QPen(isLively ? accent : mixed(base, text, 0.2), line));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

void Card::paintPicture(QPainter& painter, const QRect& ground) const {
    painter.fillRect(ground, boardColours(palette()).table);
    if (!picture_.isNull()) {
        const QSizeF size = picture_.deviceIndependentSize();
        painter.drawImage(QRectF(QPointF((ground.width() - size.width()) / 2, 0), size), picture_);
    } else if (!isWaiting_) {
        paintHex(painter, ground,
                 mixed(boardColours(palette()).table, palette().color(QPalette::WindowText), 0.3));
    }
}

void Card::paintTexts(QPainter& painter, const QRect& place) const {
    const QColor text = palette().color(QPalette::Text);
    const QColor faint = mixed(palette().color(QPalette::Base), text, 0.65);
    const auto write = [&](const QString& what, const QFont& font, const QColor& colour, int line,
                           Qt::TextElideMode shortened) {
        painter.setFont(font);
        painter.setPen(colour);
        const int height = fontMetrics().lineSpacing();
        painter.drawText(QRect(place.left(), place.top() + line * height, place.width(), height),
                         Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine,
                         QFontMetrics(font).elidedText(what, shortened, place.width()));
    };
    write(name_, bold(font()), isFaded_ ? faint : text, 0, Qt::ElideRight);
    write(detail_, font(), faint, 1, Qt::ElideMiddle);
}

void Card::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return click();
    QAbstractButton::keyPressEvent(event);
}

void Card::enterEvent(QEnterEvent* event) {
    update();
    QAbstractButton::enterEvent(event);
}

void Card::leaveEvent(QEvent* event) {
    update();
    QAbstractButton::leaveEvent(event);
}

} // namespace stagewright

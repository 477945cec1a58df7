#include "editor/window/drop_overlay.h"

#include <QPainter>

namespace stagewright {

DropOverlay::DropOverlay(QWidget* parent) : QWidget(parent) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void DropOverlay::cover(const QRect& place, const QString& text) {
    text_ = text;
    setGeometry(place);
    raise();
    show();
    update();
}

void DropOverlay::paintEvent(QPaintEvent*) {
    constexpr int inset = 8;
    constexpr int edge = 3;
    constexpr int padding = 14;
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    QColor wash = accent;
    wash.setAlphaF(0.15F);
    painter.setPen(QPen(accent, edge));
    painter.setBrush(wash);
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), inset, inset);
    const QRect room = rect().adjusted(3 * padding, 0, -3 * padding, 0);
    const QRect words = painter.boundingRect(room, flags, text_);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    painter.drawRoundedRect(words.adjusted(-padding, -padding, padding, padding), inset, inset);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(words, flags, text_);
}

} // namespace stagewright

#include "editor/timing/scaled_text.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace stagewright {

namespace {

constexpr qsizetype mostScaledLetters = 600;
const QChar ellipsisMark(0x2026);

bool fitsIn(const QString& text, const QFont& font, QSize room, TextLines lines) {
    const QFontMetrics metrics(font);
    if (lines == TextLines::One)
        return metrics.horizontalAdvance(text) <= room.width();
    const QRect all =
        metrics.boundingRect(QRect(0, 0, room.width(), 1'000'000), Qt::TextWordWrap, text);
    return all.height() <= room.height() && all.width() <= room.width();
}

/// Whole words of it, from the front.
QString shortenedTo(const QString& text, const QFont& font, QSize room) {
    QString shown = text;
    while (!shown.isEmpty() && !fitsIn(shown + ellipsisMark, font, room, TextLines::AsManyAsFit))
        shown.truncate(std::max<qsizetype>(shown.lastIndexOf(u' '), 0));
    while (!shown.isEmpty() && !shown.back().isLetterOrNumber())
        shown.chop(1);
    return shown + ellipsisMark;
}

} // namespace

ScaledText scaled(const QString& text, const QFont& font, QSize room, int most, int least,
                  TextLines lines) {
    ScaledText scaled{font, text.left(mostScaledLetters)};
    for (int pixels = std::max(most, 1); pixels >= std::max(std::min(least, most), 1); --pixels) {
        scaled.font.setPixelSize(pixels);
        if (fitsIn(scaled.text, scaled.font, room, lines))
            return scaled;
    }
    scaled.text = lines == TextLines::One
                      ? QFontMetrics(scaled.font)
                            .elidedText(scaled.text, Qt::ElideRight, std::max(room.width(), 0))
                      : shortenedTo(scaled.text, scaled.font, room);
    return scaled;
}

ScaledLabel::ScaledLabel(TextLines lines, QWidget* parent) : QLabel(parent), lines_(lines) {
    setTextFormat(Qt::PlainText);
    setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void ScaledLabel::setLetters(int most, int least) {
    most_ = most;
    least_ = std::min(most, least);
    update();
}

ScaledText ScaledLabel::shown() const {
    return scaled(text(), font(), size(), most_, least_, lines_);
}

void ScaledLabel::paintEvent(QPaintEvent*) {
    const ScaledText seen = shown();
    QPainter painter(this);
    painter.setFont(seen.font);
    painter.setPen(palette().color(foregroundRole()));
    const int wrap = lines_ == TextLines::One ? Qt::TextSingleLine : Qt::TextWordWrap;
    painter.drawText(rect(), static_cast<int>(alignment()) | wrap, seen.text);
}

} // namespace stagewright

#pragma once

#include <QFont>
#include <QPainter>
#include <QRectF>
#include <QStringList>

#include <vector>

namespace stagewright {

/// No text of a sheet is smaller, but on maps and what is drawn on tiles.
inline constexpr double leastSheetPoints = 7;

/// The font of the sheets, in points. It has no ligatures.
[[nodiscard]] QFont sheetFont(double points, QFont::Weight weight = QFont::Normal);

/// The text in lines no wider than `width` (dots of the device); what does not fit in `mostLines`
/// is elided. Line breaks within the text count as spaces; no line breaks at a no-break space, nor
/// before a percent sign.
[[nodiscard]] QStringList wrapped(const QString& text, const QFont& font, QPaintDevice* device,
                                  double width, int mostLines);

/// The parts with dots between them, in lines no wider than `width`: a line is broken between
/// parts, where there is then no dot, and within a part only if that alone is wider.
[[nodiscard]] QStringList packed(const QStringList& parts, const QFont& font, QPaintDevice* device,
                                 double width);

/// Likewise, in as many lines, but none of them much shorter than the others.
[[nodiscard]] QStringList packedEvenly(const QStringList& parts, const QFont& font,
                                       QPaintDevice* device, double width);

/// A space that breaks no line before each number: "gear 3".
[[nodiscard]] QString withNumbersHeld(QString text);

/// Draws one line within the rectangle, elided at its end if it is too long.
void paintLine(QPainter& painter, const QRectF& place, const QFont& font, const QString& text,
               Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);

/// Draws lines one below another from the rectangle's top.
void paintLines(QPainter& painter, const QRectF& place, const QFont& font,
                const QStringList& lines);

/// What each of some texts may take of a line. Where not all of them fit, the long ones are cut
/// alike and none for the sake of another.
/// @param wanted their widths
[[nodiscard]] std::vector<double> sharesOfLine(const std::vector<double>& wanted, double room);

/// Rounded up, so that a line so wide is not elided.
[[nodiscard]] double textWidth(const QString& line, const QFont& font, QPaintDevice* device);
[[nodiscard]] double lineHeight(const QFont& font, QPaintDevice* device);

} // namespace stagewright

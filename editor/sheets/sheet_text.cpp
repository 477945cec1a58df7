#include "editor/sheets/sheet_text.h"

#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace stagewright {

namespace {

/// More letters than any paper has room for on a line. What is measured is cut there: to lay out a
/// title of a million takes minutes, of which a line is seen.
constexpr qsizetype mostOnLine = 4000;

/// Each run of spaces and line breaks becomes one space, but spaces at which no line may break stay
/// what they are. No line breaks within "110 %".
QString onOneLine(QString text) {
    constexpr QChar narrowNoBreak(0x202f);
    for (QChar& each : text)
        if (each.isSpace() && each != QChar::Nbsp && each != narrowNoBreak)
            each = u' ';
    QString line = text.split(u' ', Qt::SkipEmptyParts).join(u' ');
    for (qsizetype i = 1; i + 1 < line.size(); ++i)
        if (line[i] == u' ' && line[i - 1].isDigit() && line[i + 1] == u'%')
            line[i] = QChar::Nbsp;
    return line;
}

/// Adds lines from there on up to so many in all, out of no more letters than a line could have:
/// to lay out a word takes time with the square of its length.
/// @return where the next line begins
qsizetype addLines(QStringList& lines, const QString& words, qsizetype from, const QFont& font,
                   QPaintDevice* device, double width, qsizetype mostLines) {
    const QString part = words.sliced(from).left(mostOnLine);
    const bool isLast = from + part.size() == words.size();
    QTextLayout layout(part, font, device);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    qsizetype end = 0;
    for (QTextLine line = layout.createLine(); line.isValid() && lines.size() < mostLines;
         line = layout.createLine()) {
        line.setLineWidth(width);
        const qsizetype lineEnd = line.textStart() + line.textLength();
        // More may fit on the last line of the part, from behind it.
        if (!isLast && lineEnd == part.size() && end > 0)
            break;
        lines << part.sliced(line.textStart(), line.textLength()).trimmed();
        end = lineEnd;
    }
    layout.endLayout();
    return from + end;
}

} // namespace

QFont sheetFont(double points, QFont::Weight weight) {
    QFont font(QStringLiteral("Open Sans"));
    font.setPointSizeF(points);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // That letters are spaced at all, be it as usual, forbids ligatures, in which no search of a
    // PDF finds "final".
    font.setLetterSpacing(QFont::PercentageSpacing, 100);
    return font;
}

QStringList wrapped(const QString& text, const QFont& font, QPaintDevice* device, double width,
                    int mostLines) {
    const qsizetype most = mostLines < 1000 ? mostLines * mostOnLine : text.size();
    const QString words = onOneLine(text.left(most));
    if (words.isEmpty())
        return {};
    QStringList lines;
    for (qsizetype at = 0; at < words.size();) {
        if (lines.size() + 1 == mostLines) {
            const QString rest = words.sliced(at).left(mostOnLine);
            lines << QFontMetricsF(font, device).elidedText(rest, Qt::ElideRight, width);
            break;
        }
        at = addLines(lines, words, at, font, device, width, mostLines - 1);
    }
    return lines;
}

QStringList packed(const QStringList& parts, const QFont& font, QPaintDevice* device,
                   double width) {
    QStringList lines;
    for (const QString& part : parts) {
        const QString longer =
            lines.isEmpty() ? part : QStringLiteral("%1 · %2").arg(lines.last(), part);
        if (!lines.isEmpty() && textWidth(longer, font, device) <= width)
            lines.last() = longer;
        else
            lines << wrapped(part, font, device, width, std::numeric_limits<int>::max());
    }
    return lines;
}

QStringList packedEvenly(const QStringList& parts, const QFont& font, QPaintDevice* device,
                         double width) {
    constexpr int halvings = 8;
    QStringList best = packed(parts, font, device, width);
    double most = width;
    double least = width / static_cast<double>(std::max<qsizetype>(best.size(), 1));
    for (const QString& part : parts) // none is broken that need not be
        least = std::max(least, std::min(textWidth(part, font, device), width));
    for (int i = 0; i < halvings && best.size() > 1; ++i) {
        const double middle = (least + most) / 2;
        QStringList lines = packed(parts, font, device, middle);
        if (lines.size() > best.size()) {
            least = middle;
        } else {
            most = middle;
            best = std::move(lines);
        }
    }
    return best;
}

QString withNumbersHeld(QString text) {
    static const QRegularExpression beforeNumber(QStringLiteral(" (?=\\d)"));
    return text.replace(beforeNumber, QString(QChar::Nbsp));
}

void paintLine(QPainter& painter, const QRectF& place, const QFont& font, const QString& text,
               Qt::Alignment alignment) {
    painter.setFont(font);
    const QString fitting =
        QFontMetricsF(font, painter.device())
            .elidedText(onOneLine(text.left(mostOnLine)), Qt::ElideRight, place.width());
    painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip,
                     fitting);
}

void paintLines(QPainter& painter, const QRectF& place, const QFont& font,
                const QStringList& lines) {
    const double height = lineHeight(font, painter.device());
    QRectF line(place.topLeft(), QSizeF(place.width(), height));
    for (const QString& text : lines) {
        paintLine(painter, line, font, text);
        line.translate(0, height);
    }
}

std::vector<double> sharesOfLine(const std::vector<double>& wanted, double room) {
    std::vector<double> ascending = wanted;
    std::sort(ascending.begin(), ascending.end());
    double most = room;
    double left = room;
    for (std::size_t i = 0; i < ascending.size(); ++i) {
        most = left / static_cast<double>(ascending.size() - i); // an equal part of the rest
        if (ascending[i] > most)
            break;
        left -= ascending[i];
        most = ascending[i];
    }
    std::vector<double> shares;
    shares.reserve(wanted.size());
    for (const double width : wanted)
        shares.push_back(std::min(width, most));
    return shares;
}

double textWidth(const QString& line, const QFont& font, QPaintDevice* device) {
    return std::ceil(QFontMetricsF(font, device).horizontalAdvance(line.left(mostOnLine))) + 1;
}

double lineHeight(const QFont& font, QPaintDevice* device) {
    return QFontMetricsF(font, device).lineSpacing();
}

} // namespace stagewright

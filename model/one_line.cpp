#include "model/one_line.h"

namespace stagewright {

namespace {

bool isBreak(QChar c) {
    return c.category() == QChar::Other_Control || c == QChar::LineSeparator ||
           c == QChar::ParagraphSeparator;
}

} // namespace

bool turnsDirection(QChar c) {
    const char16_t code = c.unicode();
    return code == 0x061C || code == 0x200E || code == 0x200F ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

QString oneLine(const QString& text) {
    QString line;
    line.reserve(text.size());
    QString blanks; // since the last letter
    bool isBroken = false;
    for (const QChar c : text) {
        if (turnsDirection(c) || c == QChar::ByteOrderMark)
            continue;
        if (isBreak(c)) {
            isBroken = true;
        } else if (c == u' ') {
            blanks += c;
        } else {
            if (isBroken)
                blanks = line.isEmpty() ? QString() : QStringLiteral(" ");
            line += blanks + c;
            blanks.clear();
            isBroken = false;
        }
    }
    return isBroken ? line : line + blanks;
}

} // namespace stagewright

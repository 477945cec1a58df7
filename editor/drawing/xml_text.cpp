#include "editor/drawing/xml_text.h"

namespace stagewright {

QString xmlText(const QString& text) {
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool pair =
            c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (pair)
            plain += c;
        if (pair)
            plain += text.at(++i);
        else if (!c.isSurrogate() && c < QChar(0xfffe) && (c >= u' ' || c == u'\t' || c == u'\n'))
            plain += c;
    }
    return plain;
}

} // namespace stagewright

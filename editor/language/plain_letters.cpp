#include "editor/language/plain_letters.h"

namespace stagewright {

QString plainLetters(const QString& text) {
    QString letters = text.normalized(QString::NormalizationForm_KD).toLower();
    letters.removeIf([](QChar each) { return each.category() == QChar::Mark_NonSpacing; });
    // Letters of their own for Unicode, which are typed so where the keyboard lacks them.
    return letters.replace(u'ł', u'l')
        .replace(u'ß', QStringLiteral("ss"))
        .replace(u'œ', QStringLiteral("oe"))
        .replace(u'æ', QStringLiteral("ae"));
}

} // namespace stagewright

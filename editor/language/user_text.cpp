#include "editor/language/user_text.h"

#include "model/one_line.h"

namespace stagewright {

QString withoutKey(const QString& text) {
    return oneLine(text).replace(u'&', QStringLiteral("&&"));
}

QString inTitleBar(const QString& text) {
    return oneLine(text).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

} // namespace stagewright

#include "editor/language/user_text.h"

namespace stagewright {

QString withoutKey(QString text) {
    return text.replace(u'&', QStringLiteral("&&"));
}

QString inTitleBar(QString text) {
    return text.replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

} // namespace stagewright

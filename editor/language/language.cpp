#include "editor/language/language.h"

#include <QCoreApplication>
#include <QTranslator>

namespace stagewright {

void useLanguage(QCoreApplication& application) {
    auto* translator = new QTranslator(&application);
    if (translator->load(QStringLiteral(":/translations/stagewright_en.qm")))
        QCoreApplication::installTranslator(translator);
}

} // namespace stagewright

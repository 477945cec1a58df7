#include "editor/language/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace stagewright {

QStringList languages() {
    return {QStringLiteral("en"), QStringLiteral("pl"), QStringLiteral("fr"), QStringLiteral("de")};
}

QString languageFor(const QLocale& locale) {
    const QStringList wanted = locale.uiLanguages();
    for (const QString& each : wanted)
        for (const QString& language : languages())
            if (each.section(u'-', 0, 0) == language)
                return language;
    return languages().front();
}

void useLanguage(QCoreApplication& application, const QString& language) {
    qDeleteAll(application.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly));
    // Later ones are asked first. Qt's own texts are not there on every system; then they stay
    // English.
    auto* qt = new QTranslator(&application);
    if (qt->load(QStringLiteral("qtbase_") + language,
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    const QDir folder(QStringLiteral(":/translations"));
    for (const QString& file : folder.entryList({QStringLiteral("*_%1.qm").arg(language)})) {
        auto* own = new QTranslator(&application);
        own->setObjectName(language);
        if (own->load(folder.filePath(file)))
            QCoreApplication::installTranslator(own);
    }
}

QString languageOf(const QCoreApplication& application) {
    const auto texts =
        application.findChildren<QTranslator*>(QString(), Qt::FindDirectChildrenOnly);
    for (const QTranslator* each : texts)
        if (languages().contains(each->objectName()))
            return each->objectName();
    return languages().front();
}

} // namespace stagewright

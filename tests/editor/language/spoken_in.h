#pragma once

#include "editor/language/language.h"

#include <QApplication>
#include <QFont>
#include <QLocale>

namespace stagewright {

/// The application speaks the language, with letters of so many percent, until this goes.
class SpokenIn {
public:
    explicit SpokenIn(const QString& language, int percent = 100) {
        QLocale::setDefault(QLocale(language));
        useLanguage(*QCoreApplication::instance(), language);
        QFont larger = font_;
        larger.setPointSizeF(font_.pointSizeF() * percent / 100);
        QApplication::setFont(larger);
    }
    ~SpokenIn() {
        QApplication::setFont(font_);
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
        QLocale::setDefault(locale_);
    }
    SpokenIn(const SpokenIn&) = delete;
    SpokenIn& operator=(const SpokenIn&) = delete;

private:
    QFont font_ = QApplication::font();
    QLocale locale_;
};

} // namespace stagewright

#pragma once

#include "editor/language/language.h"

#include <QApplication>
#include <QFont>
#include <QLocale>

namespace stagewright {

/// The application speaks the language, with letters of so many percent, until this goes.
class Speaking {
public:
    explicit Speaking(const QString& language, int percent = 100) {
        QLocale::setDefault(QLocale(language));
        useLanguage(*QCoreApplication::instance(), language);
        QFont larger = font_;
        larger.setPointSizeF(font_.pointSizeF() * percent / 100);
        QApplication::setFont(larger);
    }
    ~Speaking() {
        QApplication::setFont(font_);
        useLanguage(*QCoreApplication::instance(), QStringLiteral("en"));
        QLocale::setDefault(locale_);
    }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    QFont font_ = QApplication::font();
    QLocale locale_;
};

} // namespace stagewright

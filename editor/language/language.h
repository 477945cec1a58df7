#pragma once

#include <QString>
#include <QStringList>

class QCoreApplication;
class QLocale;

namespace stagewright {

/// The languages that the program has texts in, by their ISO 639 codes.
[[nodiscard]] QStringList languages();

/// Of the languages, the one that a reader of this locale likes best; "en" where there is none.
[[nodiscard]] QString languageFor(const QLocale& locale);

/// Makes the program speak: installs the texts of translations/ and those of Qt in the place of
/// those before. Widgets that are there keep their texts. English needs them too, for its plurals.
/// Numbers and times are written as the default locale says.
/// @param language one of the languages
void useLanguage(QCoreApplication& application, const QString& language);

/// The one of the languages that the program speaks now.
[[nodiscard]] QString languageOf(const QCoreApplication& application);

} // namespace stagewright

#include "editor/settings/preferences.h"

#include "editor/language/language.h"

#include <QStringList>

namespace stagewright {

namespace {

const auto themeKey = QStringLiteral("view/theme");
const auto keptWithinKey = QStringLiteral("recovery/keptWithin");

const auto languageKey = QStringLiteral("view/language");

const auto light = QStringLiteral("light");
const auto dark = QStringLiteral("dark");

/// Least time that writing is given.
constexpr std::chrono::milliseconds writing{500};

void remember(QSettings& settings, const QString& key, const QVariant& value, bool isUsual) {
    if (isUsual)
        settings.remove(key);
    else
        settings.setValue(key, value);
}

} // namespace

Preferences readPreferences(const QSettings& settings) {
    Preferences preferences;
    const QString theme = settings.value(themeKey).toString();
    if (theme == light)
        preferences.theme = Theme::Light;
    else if (theme == dark)
        preferences.theme = Theme::Dark;
    const std::chrono::seconds keptWithin(settings.value(keptWithinKey).toInt());
    if (keptWithin >= soonestKept && keptWithin <= latestKept)
        preferences.keptWithin = keptWithin;
    const QString language = settings.value(languageKey).toString();
    if (languages().contains(language))
        preferences.language = language;
    return preferences;
}

void rememberPreferences(const Preferences& preferences, QSettings& settings) {
    const Preferences usual;
    remember(settings, themeKey, preferences.theme == Theme::Dark ? dark : light,
             preferences.theme == usual.theme);
    remember(settings, keptWithinKey, static_cast<int>(preferences.keptWithin.count()),
             preferences.keptWithin == usual.keptWithin);
    remember(settings, languageKey, preferences.language, preferences.language.isEmpty());
}

std::chrono::milliseconds autosaveDelay(const Preferences& preferences) {
    return preferences.keptWithin - writing;
}

} // namespace stagewright

#include "editor/window/translated_window.h"

#include "editor/language/display_locale.h"
#include "editor/language/language.h"
#include "editor/window/help.h"
#include "editor/window/library_actions.h"
#include "editor/window/main_window.h"
#include "editor/window/settings_actions.h"
#include "editor/window/window_settings.h"

#include <QApplication>
#include <QLocale>

#include <utility>

namespace stagewright {

namespace {

void speak(const QString& chosen) {
    const bool asSystem = chosen.isEmpty();
    useLanguage(*QCoreApplication::instance(), asSystem ? languageFor(QLocale::system()) : chosen);
    QLocale::setDefault(asSystem ? QLocale::system() : QLocale(chosen));
    QLocale::setDefault(displayLocale()); // numbers and times as the texts around them have theirs
}

} // namespace

TranslatedWindow::TranslatedWindow(QSettings& settings, Make make)
    : settings_(settings)
    , make_(std::move(make)) {
    speak(readPreferences(settings).language);
    this->make();
}

TranslatedWindow::~TranslatedWindow() = default;

void TranslatedWindow::make() {
    window_ = make_();
    // Later: what tells of it is a field of the window that goes.
    connect(&window_->settings(), &SettingsActions::languageChosen, this,
            &TranslatedWindow::retranslate, Qt::QueuedConnection);
}

void TranslatedWindow::createPanels(const Games& games) {
    games_ = games;
    window_->createPanels(games);
}

void TranslatedWindow::retranslate() {
    if (!games_)
        return; // the settings say it at the next start
    speak(readPreferences(settings_).language);
    std::unique_ptr<MainWindow> before = std::move(window_);
    for (const auto& workspace : before->tabs().workspaces())
        workspace->document().nameStepsAnew(); // the window to come shows them
    before->rememberPanels();
    before->settings().leaveTheme();
    make();
    if (!before->isMaximized() && !before->isFullScreen())
        window_->setGeometry(before->geometry()); // to the pixel, whoever frames it
    window_->createPanels(*games_);
    window_->takeOver(*before);
    window_->show();
    window_->help().takeOver(before->help());
    window_->library().takeOver(before->library());
    window_->settings().takeOver(before->settings());
    before.reset();
    Q_EMIT tookOver();
}

} // namespace stagewright

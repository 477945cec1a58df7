#include "editor/window/settings_actions.h"

#include "editor/window/action_names.h"

namespace stagewright {

SettingsActions::SettingsActions(const Parts& parts)
    : QObject(&parts.window)
    , parts_(parts)
    , preferences_(readPreferences(parts.settings)) {
    nameActions(parts.actions);
    shortcuts_ = new Shortcuts(parts.window, parts.settings); // of all there is by now
    use(preferences_);
    connect(parts.actions.settings, &QAction::triggered, this, &SettingsActions::showDialog);
    connect(parts.actions.shortcuts, &QAction::triggered, this, &SettingsActions::showShortcuts);
    connect(parts.actions.commands, &QAction::triggered, this, [this] { commandSearch().open(); });
}

void SettingsActions::use(const Preferences& preferences) {
    preferences_ = preferences;
    theme_.use(preferences.theme);
    parts_.recovery.setDelay(autosaveDelay(preferences));
}

SettingsDialog& SettingsActions::dialog() {
    if (dialog_)
        return *dialog_;
    dialog_ = new SettingsDialog(preferences_, *shortcuts_, &parts_.window);
    showTable();
    connect(&dialog_->general(), &GeneralPage::edited, this, [this](const Preferences& edited) {
        const bool isOtherLanguage = edited.language != preferences_.language;
        use(edited);
        rememberPreferences(edited, parts_.settings);
        if (isOtherLanguage)
            Q_EMIT languageChosen();
    });
    connect(&dialog_->table(), &TablePage::edited, &parts_.table, &PlayerHoldings::setHoldings);
    connect(&dialog_->table(), &TablePage::boxesWanted, parts_.actions.holdings, &QAction::trigger);
    connect(&parts_.table, &PlayerHoldings::changed, this, &SettingsActions::showTable);
    connect(&parts_.files, &TileFiles::changed, this, &SettingsActions::showTable);
    return *dialog_;
}

void SettingsActions::showTable() {
    dialog_->table().show(parts_.table.holdings(), allBoxes(parts_.files.games()));
}

void SettingsActions::showDialog() {
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void SettingsActions::takeOver(SettingsActions& other) {
    dialog().pages().setCurrentWidget(&dialog().general());
    dialog().setGeometry({other.dialog().geometry().topLeft(), dialog().sizeHint()});
    showDialog();
}

void SettingsActions::showShortcuts() {
    dialog().pages().setCurrentWidget(&dialog().shortcuts());
    showDialog();
}

CommandSearch& SettingsActions::commandSearch() {
    if (!commandSearch_)
        commandSearch_ = new CommandSearch(parts_.window);
    return *commandSearch_;
}

} // namespace stagewright

#pragma once

#include "editor/holdings/player_holdings.h"
#include "editor/holdings/tile_files.h"
#include "editor/recovery/recovery.h"
#include "editor/settings/command_search.h"
#include "editor/settings/settings_dialog.h"
#include "editor/window/actions.h"

#include <QPointer>

namespace stagewright {

/// Brings what the user has set to the parts of the window that it concerns: theme, keys, sizes.
class SettingsActions final : public QObject {
    Q_OBJECT

public:
    /// What it acts on; all must outlive it.
    struct Parts {
        QMainWindow& window; ///< has all its menus; owns this
        QSettings& settings;
        const Actions& actions;
        const TileFiles& files;
        PlayerHoldings& table;
        Recovery& recovery;
    };

    explicit SettingsActions(const Parts& parts);

    /// Made when it is first asked for, as are the others.
    [[nodiscard]] SettingsDialog& dialog();
    [[nodiscard]] CommandSearch& commandSearch();

    /// The program looks as the system wishes again: another window is to say how.
    void leaveTheme() { theme_.use(Theme::AsSystem); }

    /// Shows the dialog where that of another window lies, with what concerns the whole program.
    void takeOver(SettingsActions& other);

Q_SIGNALS:
    void languageChosen();

private:
    void use(const Preferences& preferences);
    void showDialog();
    void showShortcuts();
    void showTable();

    Parts parts_;
    ThemeSwitch theme_;
    Preferences preferences_;
    Shortcuts* shortcuts_;
    SettingsDialog* dialog_ = nullptr;
    CommandSearch* commandSearch_ = nullptr;
};

} // namespace stagewright

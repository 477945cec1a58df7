#pragma once

#include "editor/club/club_drivers.h"
#include "editor/window/dialogs.h"

#include <QAction>
#include <QObject>

class QSettings;

namespace stagewright {

class ClubDialog;
class Workspace;

/// What the user asks for about the drivers of the club, with their file and their dialog.
class ClubActions final : public QObject {
    Q_OBJECT

public:
    /// @param settings may name the club's file
    /// @param window owns it, and is the parent of the dialogs
    ClubActions(const QSettings& settings, Dialogs dialogs, QWidget* window);

    /// The workspace has the drivers of the club to choose from, and may ask for them.
    void follow(Workspace& workspace);

    [[nodiscard]] ClubDrivers& club() { return club_; }
    /// Made when it is first asked for.
    [[nodiscard]] ClubDialog& dialog();

    /// Among the commands of the menu.
    [[nodiscard]] QAction& entry() const { return *entry_; }
    void showDialog();
    void join(const QList<RosterDriver>& drivers);

private:
    void importFile();
    void exportFile();

    ClubDrivers club_;
    Dialogs dialogs_;
    QWidget* window_;
    QAction* entry_;
    ClubDialog* dialog_ = nullptr;
};

} // namespace stagewright

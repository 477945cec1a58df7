#include "editor/window/club_actions.h"

#include "editor/club/club_dialog.h"
#include "editor/files/completed_path.h"
#include "editor/files/known_file.h"
#include "editor/waiting/disk_wait.h"
#include "editor/window/workspace.h"

#include <QFileInfo>
#include <QSettings>

#include <utility>

namespace stagewright {

namespace {

const auto clubKey = QStringLiteral("club/drivers");

} // namespace

ClubActions::ClubActions(const QSettings& settings, Dialogs dialogs, QWidget* window)
    : QObject(window)
    , club_(settings.value(clubKey, ClubDrivers::usualPath()).toString())
    , dialogs_(std::move(dialogs))
    , window_(window)
    , entry_(new QAction(tr("Drivers of the clu&b…"), this)) {
    entry_->setObjectName(QStringLiteral("show-club-drivers"));
    connect(entry_, &QAction::triggered, this, &ClubActions::showDialog);
}

void ClubActions::follow(Workspace& workspace) {
    workspace.setClub(club_.drivers());
    connect(&club_, &ClubDrivers::changed, &workspace,
            [this, &workspace] { workspace.setClub(club_.drivers()); });
    connect(&workspace, &Workspace::clubWanted, this, &ClubActions::showDialog);
    connect(&workspace, &Workspace::clubJoined, this, &ClubActions::join);
}

ClubDialog& ClubActions::dialog() {
    if (dialog_)
        return *dialog_;
    dialog_ = new ClubDialog(club_, window_);
    connect(dialog_, &ClubDialog::importWanted, this, &ClubActions::importFile);
    connect(dialog_, &ClubDialog::exportWanted, this, &ClubActions::exportFile);
    return *dialog_;
}

void ClubActions::showDialog() {
    dialog().show();
    dialog().raise();
    dialog().activateWindow();
}

void ClubActions::join(const QList<RosterDriver>& drivers) {
    if (const auto joined = club_.join(drivers); !joined)
        dialogs_.complain(window_, sentence(joined.error()));
}

void ClubActions::importFile() {
    const QString path = dialogs_.driversToImport(&dialog());
    if (path.isEmpty())
        return;
    const auto roster = askDisk<&loadRoster>(&dialog(), path, path);
    if (!roster)
        return; // the user has not waited for it
    const auto joined =
        roster->and_then([this](const Roster& found) { return club_.join(found.drivers); });
    if (!joined)
        dialogs_.complain(&dialog(), sentence(joined.error()));
}

void ClubActions::exportFile() {
    const QString path =
        completedPath(dialogs_.driversToExport(&dialog()), {QLatin1StringView(".json")});
    if (path.isEmpty())
        return;
    const auto isThere = askDisk<&fileExists>(&dialog(), path, path);
    if (!isThere || (*isThere && !dialogs_.mayOverwrite(&dialog(), path)))
        return;
    Roster roster;
    roster.drivers = club_.drivers();
    const auto saved = askDisk<&saveRoster>(&dialog(), path, roster, path);
    if (saved && !*saved)
        dialogs_.complain(&dialog(), sentence(saved->error()));
}

} // namespace stagewright

#include "editor/club/club_drivers.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace stagewright {

ClubDrivers::ClubDrivers(QString path, QObject* parent) : QObject(parent), path_(std::move(path)) {
    read();
}

QString ClubDrivers::usualPath() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return data.filePath(QStringLiteral("drivers.json"));
}

void ClubDrivers::read() {
    fault_.reset();
    if (!QFileInfo::exists(path_)) {
        roster_ = {};
        return;
    }
    auto roster = loadRoster(path_);
    if (roster) {
        roster_ = *std::move(roster);
        return;
    }
    fault_ = roster.error();
    if (fault_->remedy.isEmpty())
        fault_->remedy = tr("Move it away, and start anew or import an older copy");
}

Expected<void>
ClubDrivers::change(const std::function<QList<RosterDriver>(QList<RosterDriver>)>& edit) {
    const Roster before = roster_;
    read();
    if (fault_)
        return tl::unexpected(*fault_);
    Roster edited = roster_;
    edited.drivers = edit(edited.drivers);
    if (edited != roster_) {
        // Where it fails, the writing says what the system says.
        QDir().mkpath(QFileInfo(path_).absolutePath());
        if (auto saved = saveRoster(edited, path_); !saved)
            return saved;
        roster_ = std::move(edited);
    }
    if (roster_ != before)
        Q_EMIT changed();
    return {};
}

Expected<void> ClubDrivers::join(const QList<RosterDriver>& others) {
    return change([&](QList<RosterDriver> own) { return withDriversOf(std::move(own), others); });
}

} // namespace stagewright

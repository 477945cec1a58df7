#include "editor/club/club_drivers.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include <utility>

namespace stagewright {

namespace {

/// Nobody where there is no file yet.
Expected<Roster> readClub(const QString& path) {
    if (!QFileInfo::exists(path))
        return Roster();
    auto roster = loadRoster(path);
    if (!roster && roster.error().remedy.isEmpty())
        roster.error().remedy =
            ClubDrivers::tr("Move it away, and start anew or import an older copy");
    return roster;
}

} // namespace

ClubDrivers::ClubDrivers(QString path, QObject* parent)
    : QObject(parent)
    , path_(std::move(path))
    , reading_(
          [this](const Expected<Roster>& read) {
              take(read);
              if (!roster_.drivers.isEmpty())
                  Q_EMIT changed();
          },
          WorkManner{false, diskPatience}) {
    reading_.begin(
        +[](const std::stop_token&, const Background<Expected<Roster>>::Tell& tell,
            const QString& file) { tell(readClub(file)); },
        path_);
    reading_.hearUntil(QDeadlineTimer(diskBlink));
}

QString ClubDrivers::usualPath() {
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    return data.filePath(QStringLiteral("drivers.json"));
}

void ClubDrivers::take(const Expected<Roster>& read) {
    isRead_ = true;
    fault_.reset();
    if (read)
        roster_ = *read;
    else
        fault_ = read.error();
}

Expected<void>
ClubDrivers::change(const std::function<QList<RosterDriver>(QList<RosterDriver>)>& edit) {
    if (!isRead_)
        return tl::unexpected(Fault{tr("the file does not answer yet"), {}, {}, path_});
    const Roster before = roster_;
    take(readClub(path_));
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

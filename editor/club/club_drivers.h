#pragma once

#include "editor/background/background.h"
#include "model/season/roster.h"

#include <QObject>
#include <QString>

#include <functional>
#include <optional>

namespace stagewright {

/// The drivers of the user's club, in a file of the program's that is written whole at each change.
class ClubDrivers final : public QObject {
    Q_OBJECT

public:
    /// Reads the file, if it is there. Where its disk does not answer at once, what is in it comes
    /// later.
    explicit ClubDrivers(QString path, QObject* parent = nullptr);

    /// In the folder of the user's data.
    [[nodiscard]] static QString usualPath();

    [[nodiscard]] const QList<RosterDriver>& drivers() const { return roster_.drivers; }
    /// Why the file could not be read; it is not written over then.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

    /// Changes what is in the file now, which another window of the program may have written. A
    /// fault changes nothing; one is that the disk has not answered yet.
    Expected<void> change(const std::function<QList<RosterDriver>(QList<RosterDriver>)>& edit);

    /// Takes in the drivers of another roster.
    Expected<void> join(const QList<RosterDriver>& others);

Q_SIGNALS:
    void changed();

private:
    void take(const Expected<Roster>& read);

    QString path_;
    Roster roster_;
    std::optional<Fault> fault_;
    bool isRead_ = false;
    Background<Expected<Roster>> reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright

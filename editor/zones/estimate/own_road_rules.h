#pragma once

#include "editor/background/background.h"
#include "editor/background/path_alarm.h"
#include "model/fault.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QSettings>

#include <optional>

namespace stagewright {

/// Rules of the user's own by which chains of printed boards are driven, in place of the game's: a
/// file that is remembered, read behind the window, and again when another program has changed it.
class OwnRoadRules final : public QObject {
    Q_OBJECT

public:
    /// @param settings must outlive it
    explicit OwnRoadRules(QSettings& settings, QObject* parent = nullptr);

    /// Empty: the game's own rules.
    [[nodiscard]] const QString& file() const { return file_; }
    /// As they could last be read; nothing: the game's own are in force.
    [[nodiscard]] const std::optional<RoadRules>& rules() const { return rules_; }
    /// Why the file as it is now is not in force, if it is not.
    [[nodiscard]] const std::optional<Fault>& fault() const { return fault_; }

    /// Rules as they have just been read from the file. Those that cannot be used change nothing.
    Expected<void> choose(const QString& path, const Expected<RoadRules>& rules);
    void chooseBuiltIn();

    // Disks may not answer, so these are for work behind the window.

    [[nodiscard]] static Expected<RoadRules> load(const QString& path);
    /// A copy of rules, written to a file and read from it again: to be chosen then.
    /// @param from the user's file; empty: the game's own rules
    [[nodiscard]] static Expected<RoadRules> copyTo(const QString& path, const QString& from);

Q_SIGNALS:
    void changed();

private:
    /// The file as it was found.
    struct Found {
        QString file;
        Expected<RoadRules> rules;
    };
    using Reading = Background<Found>;

    static void readFile(const std::stop_token& stop, const Reading::Tell& tell,
                         const QString& file,
                         const std::shared_ptr<const PathAlarm::Watches>& watches);
    void take(const QString& file, std::optional<RoadRules> rules);
    void read();
    void hear(const Found& found);

    QSettings& settings_;
    QString file_;
    std::optional<RoadRules> rules_;
    std::optional<Fault> fault_;
    PathAlarm alarm_;
    Reading reading_; ///< last, so that it ends before all else goes
};

} // namespace stagewright

#pragma once

#include "editor/cli/run_options.h"
#include "model/drive/race/races.h"

#include <QCommandLineParser>

#include <optional>
#include <vector>

namespace stagewright {

/// What the race command is asked for, apart from the file.
struct RaceChoice {
    RaceSettings race;
    RacesLength length;
    std::optional<int> laps; ///< nothing: those of the stage
    QStringList rulesFiles;  ///< the table's own
    QStringList dashboards; ///< of all, or by place on the grid; none: the file's, or the usual one
    bool json = false;
};

/// The options of the race command.
class RaceOptions {
public:
    /// Adds them to the parser.
    explicit RaceOptions(QCommandLineParser& parser);

    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<RaceChoice> read(const QCommandLineParser& parser) const;

private:
    /// An option that switches a rule on.
    struct Switch {
        QCommandLineOption option;
        bool RaceSwitches::*rule;
    };

    [[nodiscard]] static std::vector<Switch> allSwitches();
    [[nodiscard]] Expected<std::vector<Manner>> readDrivers(const QCommandLineParser& parser,
                                                            int cars) const;

    QCommandLineOption cars_;
    QCommandLineOption laps_;
    QCommandLineOption drivers_;
    QCommandLineOption dashboard_;
    QCommandLineOption leaderDie_;
    QCommandLineOption mirrored_;
    std::vector<Switch> switches_;
    RunOptions runs_;
    QCommandLineOption json_;
};

} // namespace stagewright

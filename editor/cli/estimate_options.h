#pragma once

#include "editor/cli/run_options.h"
#include "model/drive/estimate.h"
#include "model/drive/table_time.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// What the estimate command is asked for, apart from the file.
struct EstimateChoice {
    EstimateRequest request;
    std::optional<int> laps;    ///< nothing: those of the stage
    std::optional<int> players; ///< nothing: those of the file, or usualPlayers
    QStringList rulesFiles;     ///< the table's own, each for the stages of its game
    QString dashboard;          ///< empty: that of the file, or of the stage's surface
    bool exact = false;
    bool json = false;
    QStringList ofDrives; ///< the options that were given which say how cars drive, by their names
};

/// The options of the estimate command.
class EstimateOptions {
public:
    /// Adds them to the parser.
    explicit EstimateOptions(QCommandLineParser& parser);

    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<EstimateChoice> read(const QCommandLineParser& parser) const;

private:
    QCommandLineOption profile_;
    QCommandLineOption players_;
    QCommandLineOption laps_;
    QCommandLineOption dashboard_;
    QCommandLineOption flyingStart_;
    QCommandLineOption plain_;
    RunOptions runs_;
    QCommandLineOption exact_;
    QCommandLineOption json_;
};

} // namespace stagewright

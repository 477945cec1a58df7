#pragma once

#include "editor/cli/run_options.h"
#include "model/rally/rally_simulation.h"

#include <QCommandLineParser>
#include <QStringList>
#include <QTime>

#include <optional>

namespace stagewright {

/// What the rally command is asked for, apart from the files.
struct RallyChoice {
    std::optional<int> players; ///< nothing: those of the rally
    QTime start;                ///< null: that of the rally
    std::optional<int> minutes; ///< nothing: those of the rally
    RallyRun run;
    QStringList rulesFiles; ///< the table's own, each for the stages of its game
    bool makeNew = false;   ///< the files are stages, to be made a rally
    QString title;
    QString output;
    bool entered = false; ///< what is entered of the pieces goes with it
    bool json = false;
};

/// The options of the rally command.
class RallyOptions {
public:
    /// Adds them to the parser.
    explicit RallyOptions(QCommandLineParser& parser);

    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<RallyChoice> read(const QCommandLineParser& parser) const;

private:
    [[nodiscard]] Expected<void> readNew(const QCommandLineParser& parser,
                                         RallyChoice& choice) const;

    QCommandLineOption players_;
    QCommandLineOption start_;
    QCommandLineOption minutes_;
    RunOptions runs_;
    QCommandLineOption new_;
    QCommandLineOption title_;
    QCommandLineOption output_;
    QCommandLineOption entered_;
    QCommandLineOption json_;
};

} // namespace stagewright

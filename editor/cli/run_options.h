#pragma once

#include "model/fault.h"

#include <QCommandLineParser>

#include <cstdint>

namespace stagewright {

/// How many runs a command is told to simulate, and how.
struct RunsAsked {
    std::int64_t most = 1;
    double halfWidth = 0; ///< of the confidence interval at which to stop sooner; 0: do not
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

/// What a command's runs are called, and how many there may be.
struct RunsKind {
    const char* name; ///< of the option that says how many, "runs"
    QString counted;  ///< what it says in the help
    QString seeded;   ///< likewise --seed
    std::int64_t usual = 1;
    std::int64_t most = 1;

    // Of --ci; empty: the command has none.
    QString interval{};             ///< in the help
    const char* intervalName = "S"; ///< what stands for its value there
    double leastInterval = 0;       ///< half width
    QString intervalWanted{};       ///< what is said if it is none
    std::int64_t mostSought = 1;    ///< runs, where the interval is not reached
};

/// The options --runs (or whatever it is called), --ci, --seed and --threads of a command.
class RunOptions {
public:
    explicit RunOptions(RunsKind kind);

    /// To be added to the parser.
    [[nodiscard]] QList<QCommandLineOption> options() const;
    /// @return the fault of what was given wrongly
    [[nodiscard]] Expected<RunsAsked> read(const QCommandLineParser& parser) const;

private:
    RunsKind kind_;
    QCommandLineOption runs_;
    QCommandLineOption interval_;
    QCommandLineOption seed_;
    QCommandLineOption threads_;
};

} // namespace stagewright

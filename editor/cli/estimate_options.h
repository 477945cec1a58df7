#pragma once

#include "model/drive/estimate.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

inline constexpr int usualPlayers = 4;

/// What the estimate command is asked for, apart from the file.
struct EstimateChoice {
    EstimateWishes wishes;
    std::optional<int> laps;    ///< nothing: those of the stage
    std::optional<int> players; ///< nothing: those of the rally, usualPlayers for a stage
    QString rulesFile;          ///< empty: the rules of the stage's game
    QString dashboard;          ///< empty: that of the stage's surface
    bool exact = false;
    bool json = false;
};

/// The options of the estimate command.
class EstimateOptions {
public:
    /// Adds them to the parser.
    explicit EstimateOptions(QCommandLineParser& parser);

    /// @return nothing if they were given wrongly, which has then been said
    [[nodiscard]] std::optional<EstimateChoice> read(const QCommandLineParser& parser) const;

private:
    [[nodiscard]] bool readLength(const QCommandLineParser& parser, RunLength& length) const;

    QCommandLineOption profile_;
    QCommandLineOption players_;
    QCommandLineOption laps_;
    QCommandLineOption rules_;
    QCommandLineOption dashboard_;
    QCommandLineOption flyingStart_;
    QCommandLineOption plain_;
    QCommandLineOption runs_;
    QCommandLineOption interval_;
    QCommandLineOption seed_;
    QCommandLineOption threads_;
    QCommandLineOption exact_;
    QCommandLineOption json_;
};

} // namespace stagewright

#pragma once

#include "editor/cli/estimate_options.h"
#include "editor/cli/subcommand.h"
#include "model/fault.h"
#include "model/rally/rally.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
#include <QJsonObject>
#include <QList>
#include <QStringList>

namespace stagewright {

/// A stage that the command "estimate" was given.
struct StageToEstimate {
    QString file; ///< as given
    const Stage& stage;
    const Games& games; ///< with their pieces
    const EstimateChoice& choice;
    const QCommandLineParser& parser; ///< with the options that the kind has for itself
};

/// A rally that it was given.
struct RallyToEstimate {
    const Rally& rally;
    const Games& games; ///< with their pieces
    int players = usualPlayers;
    const EstimateChoice& choice;
};

/// What a kind says of its stages in a rally: as text, and as members of the JSON.
struct RallySaid {
    QStringList lines;
    QJsonObject json;
};

/// How stages of a kind of layout are estimated that no car drives (Games::face).
struct StageEstimating {
    /// What the command takes beside the usual options.
    QList<QCommandLineOption> (*options)() = [] { return QList<QCommandLineOption>(); };
    /// Those of the options that drives have which such stages take as well, by their names.
    QStringList shared = {};
    /// Prints what there is to say. Null: such stages are driven (StageDriving).
    Expected<ExitStatus> (*estimate)(const StageToEstimate& asked) = nullptr;
    /// Of its stages in a rally, beside their minutes. Null: there is nothing more to say.
    RallySaid (*ofRally)(const RallyToEstimate& asked) = nullptr;
};

/// What all kinds say of a rally.
[[nodiscard]] RallySaid saidOfRally(const RallyToEstimate& asked);

/// Adds the options of all kinds.
void addKindOptions(QCommandLineParser& parser, const Games& games);

/// The fault is an option that was given and that stages of this kind do not have.
/// @param ofDrives EstimateChoice::ofDrives
[[nodiscard]] Expected<void> refuseForeignOptions(const QCommandLineParser& parser,
                                                  const QStringList& ofDrives, const Stage& stage,
                                                  const Games& games);

} // namespace stagewright

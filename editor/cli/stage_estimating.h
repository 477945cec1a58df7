#pragma once

#include "editor/cli/estimate_options.h"
#include "editor/cli/subcommand.h"
#include "model/fault.h"

#include <QCommandLineOption>
#include <QCommandLineParser>
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

/// How stages of a kind of layout are estimated that no car drives (Games::face).
struct StageEstimating {
    /// What the command takes beside the usual options.
    QList<QCommandLineOption> (*options)() = [] { return QList<QCommandLineOption>(); };
    /// Those of the options that drives have which such stages take as well, by their names.
    QStringList shared = {};
    /// Prints what there is to say. Null: such stages are driven (StageDriving).
    Expected<ExitStatus> (*estimate)(const StageToEstimate& asked) = nullptr;
};

/// Adds the options of all kinds.
void addKindOptions(QCommandLineParser& parser, const Games& games);

/// The fault is an option that was given and that stages of this kind do not have.
/// @param ofDrives EstimateChoice::ofDrives
[[nodiscard]] Expected<void> refuseForeignOptions(const QCommandLineParser& parser,
                                                  const QStringList& ofDrives, const Stage& stage,
                                                  const Games& games);

} // namespace stagewright

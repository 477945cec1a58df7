#pragma once

#include "model/game/games.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QStringList>

#include <map>
#include <vector>

namespace stagewright {

/// Files of pieces of somebody's own, by name, as a rally pack carries them.
using PieceSets = std::map<QString, QByteArray>;

/// The folder in which a pack keeps them.
inline constexpr QLatin1StringView pieceSetFolder("catalogues/");

/// Games with pieces of somebody's own.
struct AddedPieces {
    Games games;
    QStringList names{};             ///< of the files
    std::vector<Fault> passedOver{}; ///< what of them was left out
};

/// How games read files of pieces: one of their data (Games::data).
struct PieceFiles {
    /// With the pieces that come with the program, where they are not there yet.
    Expected<Games> (*withBuiltIn)(const Games& games) = [](const Games& games) -> Expected<Games> {
        return games;
    };
    /// With files of the user's own laid over them; the fault is that of the first bad file.
    Expected<AddedPieces> (*withFiles)(const Games& games, const QStringList& paths) =
        [](const Games& games, const QStringList&) -> Expected<AddedPieces> {
        return AddedPieces{games};
    };
    /// With those of a pack laid over them, as long as it is open.
    Expected<AddedPieces> (*withSets)(const Games& games, const PieceSets& sets) =
        [](const Games& games, const PieceSets&) -> Expected<AddedPieces> {
        return AddedPieces{games};
    };
    /// What of a pack's files cannot be used, placed by the entry of the pack.
    std::vector<Fault> (*faultsOfSets)(const Games& games, const PieceSets& sets) =
        [](const Games&, const PieceSets&) { return std::vector<Fault>(); };
    /// Those of them that cannot be read, as they are damaged or of a newer version.
    std::vector<Fault> (*unreadSets)(const PieceSets& sets) = [](const PieceSets&) {
        return std::vector<Fault>();
    };
};

/// How a kind of layout reads files of pieces that have a form of their own (Games::face), as an
/// owner's boards have; all other files are PieceFiles'.
struct OwnPieceFiles {
    /// Whether a text is of that form, be it damaged or not.
    bool (*isOne)(const QByteArray& text) = [](const QByteArray&) { return false; };
    /// The games with what the text says laid over what they know.
    Expected<Games> (*with)(const Games& games, const QByteArray& text) =
        [](const Games& games, const QByteArray&) -> Expected<Games> { return games; };
};

// Files of all kinds. The faults are those of PieceFiles, and of files of other forms alike.

[[nodiscard]] Expected<AddedPieces> withPieceFiles(const Games& games, const QStringList& paths);
[[nodiscard]] Expected<AddedPieces> withPieceSets(const Games& games, const PieceSets& sets);
[[nodiscard]] std::vector<Fault> faultsOfPieceSets(const Games& games, const PieceSets& sets);
[[nodiscard]] std::vector<Fault> unreadPieceSets(const Games& games, const PieceSets& sets);

} // namespace stagewright

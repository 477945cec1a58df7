#pragma once

#include "model/exchange/format.h"
#include "model/fault.h"
#include "model/game/games.h"
#include "model/game/stage.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <span>
#include <vector>

namespace stagewright {

struct RallyPack;

/// Larger files are refused before they are read; rally packs have a limit of their own.
inline constexpr qint64 largestExchangeFile = 16 * 1024 * 1024;

/// What a file held.
struct Imported {
    Format format = Format::Stage;
    QString title; ///< of the rally, where the file holds several stages; may be empty
    std::vector<Stage> stages;
    std::vector<Fault> remarks;              ///< what was passed over: what, and where in the file
    std::shared_ptr<const RallyPack> pack{}; ///< the whole of it; null if the file is none
    std::vector<int> numbers{};   ///< of the stages in the pack, from 1; empty if the file is none
    std::vector<Fault> damages{}; ///< of a pack: what cannot be read
    std::vector<Fault> hints{};   ///< worth a word, but nothing is passed over
    bool isCarried = false; ///< the pack was in a picture or a document (model/carrier), and is no
                            ///< file that may be written over

    /// Whether all of the file could be read.
    [[nodiscard]] bool whole() const { return damages.empty(); }

    /// Of a stage of a file that holds several or is a rally, from 1; 0: the file is the stage.
    [[nodiscard]] int numberOf(std::size_t stage) const {
        if (pack)
            return numbers[stage];
        return stages.size() == 1 ? 0 : static_cast<int>(stage) + 1;
    }
};

/// Reads stages from a file of any program that is known, recognised by what is in it, or from the
/// rally that a picture or a document carries. Of a rally pack those stages that can be read, and
/// what is wrong with the others.
/// @param games that may be named; their catalogue tells the game and kind of a stage whose file
/// does not
[[nodiscard]] Expected<Imported> readStages(const QByteArray& text, const Games& games);

/// Likewise, from a file, which all that is said names. Whoever opens a file opens it by this, so
/// that a file is known for the same and refused for the same reason everywhere.
[[nodiscard]] Expected<Imported> loadStages(const QString& path, const Games& games);

/// The games with the pieces that the file brings of its own. What of that cannot be used has been
/// said with the file.
[[nodiscard]] Games gamesOf(const Imported& file, const Games& games);

/// A file to be written, and what its reader will not find in it.
struct Exported {
    QByteArray text;
    std::vector<Fault>
        losses; ///< what the program that reads the file cannot hold or does not show
};

/// Writes what was read from a file as one of that format; see writeStages. A pack stays whole as a
/// pack; as anything else, what is in it beside its stages is a loss.
[[nodiscard]] Expected<Exported> writeImported(const Imported& imported, Format format,
                                               const Games& games);

/// A rally of these stages, in one session. The fault is that they are more than a rally has.
[[nodiscard]] Expected<RallyPack> packOf(std::span<const Stage> stages, const QString& title);

/// What is lost of a pack if only its stages are taken.
[[nodiscard]] std::vector<Fault> lossesOf(const RallyPack& pack);

/// Writes stages as a file of that format. A title is that of the rally, and may be empty.
///
/// What a format has no place for is written beside it where that program passes over it, so that
/// the file can be read here without loss; it is a loss all the same. Losses can thus be shown
/// before anything is written. No stage, no tile, or several stages for a format that holds one are
/// faults, and so is a text that could not be read again.
[[nodiscard]] Expected<Exported> writeStages(std::span<const Stage> stages, const QString& title,
                                             Format format, const Games& games);

} // namespace stagewright

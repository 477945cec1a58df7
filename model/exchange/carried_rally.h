#pragma once

#include "model/fault.h"
#include "model/game/games.h"
#include "model/pack/rally_pack.h"

#include <QByteArray>

#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace stagewright {

/// What of a rally the pictures and documents carry that are made of it (model/carrier).
enum class Carried : unsigned char {
    None,
    Stages, ///< those that are shown
    All     ///< the whole pack
};

/// As it is typed and kept: "none", "stages", "all".
[[nodiscard]] QLatin1StringView nameOf(Carried what);
[[nodiscard]] std::optional<Carried> carriedOfName(QStringView name);

/// Stages of a rally as they may go to anybody: with their titles and authors and those of the
/// rally, and tile sets of one's own. What is not among it is what players write down (notes,
/// drivers, results, plans; PlayersWords), what the owner of a box has entered of it (OwnerEntries,
/// EnteredPieces), the picture, and what this version does not know. One of several stages is a
/// stage alone.
/// @param stages indices, not none
[[nodiscard]] RallyPack stagesToCarry(const RallyPack& pack, std::span<const qsizetype> stages,
                                      const Games& games);

/// The bytes of the pack to be carried; empty: None. The fault is that of writing a pack.
[[nodiscard]] Expected<QByteArray> carriedPack(const RallyPack& pack,
                                               std::span<const qsizetype> stages, Carried what,
                                               const Games& games);

/// The pack of a document as the files that are made of it may carry it: what the owner of a box
/// has entered of it stays in his own file.
[[nodiscard]] RallyPack packToHandOn(const RallyPack& pack, const Games& games);

/// The packs that files made of a document can carry, each made when it is first asked for.
class PacksToCarry {
public:
    PacksToCarry(const RallyPack& pack, const Games& games);

    /// @param stages indices of those that are shown
    [[nodiscard]] const Expected<QByteArray>& of(const std::vector<qsizetype>& stages,
                                                 Carried what);

private:
    RallyPack pack_;
    Games games_;
    std::map<std::pair<std::vector<qsizetype>, Carried>, Expected<QByteArray>> made_;
};

} // namespace stagewright

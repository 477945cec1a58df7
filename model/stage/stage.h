#pragma once

#include "model/stage/placement.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <map>
#include <span>

namespace stagewright {

enum class StageKind : unsigned char {
    Stage,
    Circuit,
    Unsaid ///< by the file that was read: counts as a stage until it is found (detected_kind.h)
};

/// What is said of a stage, apart from its tiles.
struct StageInfo {
    QString title;
    QString author;
    QString notes;
    QString game; ///< "dirt", "gt", or another
    StageKind kind = StageKind::Stage;
    int laps = 1;        ///< 1 to mostLaps; counts only for circuits
    QJsonObject unknown; ///< fields of the file that this version does not know

    friend bool operator==(const StageInfo&, const StageInfo&) = default;
};

inline constexpr int mostLaps = 100;

/// Of the records of tiles, the beginnings of their hashes (TileSide::recordHash).
using TileHashes = std::map<TileId, QByteArray>;

/// A stage or circuit as a value: cheap to copy, equal if the same tiles lie in the same places.
///
/// Two tiles may lie on one hex (files in the wild have it; a validator names it).
class Stage {
public:
    StageInfo info;

    /// Whether the order in which its tiles were laid is kept in files. It is where a file had them
    /// in another order than by hex, as other programs do: their users may mean something by it. A
    /// stage built here is the same in whatever order it was built.
    bool orderCounts = false;

    /// What the file says that each tile's record in the catalogue was when the stage was laid. Not
    /// what makes stages equal.
    TileHashes tileHashes;

    /// Sorted by hex (q, r), then by the order in which they were laid.
    [[nodiscard]] const QList<Placement>& placements() const { return placements_; }
    [[nodiscard]] std::span<const Placement> at(Hex hex) const;
    [[nodiscard]] QList<Placement> inLayingOrder() const;

    /// The number that the next tile laid gets in Placement::laid.
    [[nodiscard]] int nextLaid() const { return nextLaid_; }

    void insert(const Placement& placement);

    /// Takes one tile that equals `placement`, the one laid at the same time if there are several.
    /// @return whether there was one
    bool remove(const Placement& placement);

    /// Removes all of `taken`, then inserts all of `put`: in one pass where they are many.
    void exchange(std::span<const Placement> taken, std::span<const Placement> put);

    friend bool operator==(const Stage& a, const Stage& b);

private:
    QList<Placement> placements_;
    int nextLaid_ = 0;
};

} // namespace stagewright

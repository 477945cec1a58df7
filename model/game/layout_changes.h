#pragma once

#include "model/game/games.h"
#include "model/game/place.h"

#include <QString>

#include <optional>
#include <vector>

namespace stagewright {

/// What has become of a piece from one version of a stage to the other.
enum class ChangeKind : unsigned char {
    Added,   ///< lies only in the second
    Removed, ///< only in the first
    Turned,  ///< in the same place, with the same side up
    Flipped, ///< in the same place, with another side up
    Moved,   ///< to another place
    Altered  ///< lies as it did; what lies on it, or is said of it, is other
};

/// "added", "removed": as the command line writes it in every language.
[[nodiscard]] QString name(ChangeKind kind);

/// One piece that lies otherwise. It has a place in the versions in which it lies.
struct LayoutChange {
    ChangeKind kind = ChangeKind::Altered;
    QString before{};              ///< its name in the first version, "217a"; empty: not in it
    QString after{};               ///< in the second
    std::optional<Place> first{};  ///< where it lies in the first
    std::optional<Place> second{}; ///< in the second

    friend bool operator==(const LayoutChange&, const LayoutChange&) = default;
};

/// From the second version to the first.
[[nodiscard]] LayoutChange inverse(const LayoutChange& change);

/// Two layouts side by side, place by place.
struct LayoutChanges {
    std::vector<LayoutChange> changes{}; ///< in the order of their places
    /// The second lies elsewhere on the table as a whole, or turned, which is no change.
    bool isElsewhere = false;

    friend bool operator==(const LayoutChanges&, const LayoutChanges&) = default;
};

/// How a kind of layout tells two versions of a stage apart (Games::face).
struct LayoutComparing {
    /// The other way round it gives the inverse changes. Null: only the pieces are told apart.
    /// @pre both are of this kind
    LayoutChanges (*changes)(const Stage& first, const Stage& second) = nullptr;
};

} // namespace stagewright

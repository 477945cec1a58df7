#pragma once

#include "model/drive/dice_pools.h"
#include "model/drive/drive_record.h"

#include <cstdint>
#include <vector>

namespace stagewright {

/// The dice that a state of a walk rolls, by name and in their order, and where they go: for who
/// writes a drive down. Small, as a chain has as many as states.
class RollNote {
public:
    /// Where they go is open: they are laid out once they are seen (flat out).
    static constexpr SpaceVertex laidOut = 0;

    RollNote() = default;
    explicit RollNote(SpaceVertex to) : bits_(std::uint64_t{to} << diceBits) {}
    /// Those of a die or brake group.
    RollNote(const DiceRoll& roll, SpaceVertex to) : RollNote(to) {
        add(kindOf(roll.kind), roll.gear);
        for (int i = 0; i < roll.brakes; ++i)
            add(DieKind::Brake, 0);
    }

    void add(DieKind kind, int gear) {
        const int code = kind == DieKind::Gear ? gear : highestGear + static_cast<int>(kind);
        unsigned at = 0;
        while ((bits_ >> at & 15U) != 0)
            at += 4;
        bits_ |= std::uint64_t(static_cast<unsigned>(code)) << at;
    }

    [[nodiscard]] SpaceVertex to() const { return static_cast<SpaceVertex>(bits_ >> diceBits); }

    /// @param pattern bit i: die i shows a hazard
    [[nodiscard]] std::vector<RolledDie> dice(unsigned pattern) const {
        std::vector<RolledDie> rolled;
        for (unsigned at = 0; at < diceBits; at += 4, pattern >>= 1U) {
            const auto code = static_cast<int>(bits_ >> at & 15U);
            if (code == 0)
                break;
            const DieFace face = (pattern & 1U) != 0 ? DieFace::Hazard : DieFace::Clean;
            if (code <= highestGear)
                rolled.push_back({DieKind::Gear, code, face});
            else
                rolled.push_back({static_cast<DieKind>(code - highestGear), 0, face});
        }
        return rolled;
    }

    [[nodiscard]] static constexpr DieKind kindOf(RollKind kind) {
        return kind == RollKind::Gear     ? DieKind::Gear
               : kind == RollKind::Coast  ? DieKind::Coast
               : kind == RollKind::Leader ? DieKind::Leader
                                          : DieKind::Brake;
    }

private:
    static constexpr unsigned diceBits = 36; ///< 4 for each of nine dice; the rest for the space

    std::uint64_t bits_ = 0;
};

} // namespace stagewright

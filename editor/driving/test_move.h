#pragma once

#include "model/drive/race/test_race.h"

#include <optional>
#include <variant>
#include <vector>

namespace stagewright {

// What a person does who drives. Faces: as the table has rolled the dice; nothing: the program
// rolls them.

struct DiceMove {
    OpenRoll roll;
    bool safe = false; ///< the dice are made safe
    std::optional<std::vector<DieFace>> faces{};
};

struct FlatOutMove {
    PersonsPlan plan;
    std::optional<std::vector<DieFace>> faces{};
};

/// The turn ends.
struct StopMove {};

using TestMove = std::variant<DiceMove, FlatOutMove, StopMove>;

[[nodiscard]] TestRace moved(const TestRace& race, const TestMove& move);

} // namespace stagewright

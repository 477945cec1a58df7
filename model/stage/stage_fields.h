#pragma once

#include "model/json/members.h"
#include "model/json/object_reader.h"
#include "model/stage/stage.h"

namespace stagewright {

// Fields of a stage file that stand, written alike, in what is exported to other programs' files
// too: those programs pass over what they do not know.

/// Tokens may hang over the border of their tile, but not leave it: most distance from its centre,
/// in x and in y.
inline constexpr double tokenReach = 2;

/// `notes`, `game`, `kind` and `laps`. Of a missing one the value in `info` stays.
void readOwnFields(ObjectReader& reader, StageInfo& info);

/// Likewise; `notes` and `laps` only where they say something.
void addOwnFields(Members& members, const StageInfo& info);

[[nodiscard]] Token readToken(const QJsonValue& value, const JsonPlace& place, Faults& faults);
[[nodiscard]] Members membersOf(const Token& token);

/// A stage of these tiles, laid in this order: `laid` is set, and the order counts if it is not by
/// hex.
[[nodiscard]] Stage laidInOrder(QList<Placement> tiles);

} // namespace stagewright

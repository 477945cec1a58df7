#pragma once

#include "model/json/object_reader.h"
#include "model/layouts/cards/table/seat_score.h"

#include <QByteArray>

namespace stagewright {

// Scores as a table's file has them.

[[nodiscard]] SeatScore readSeatScore(const QJsonValue& value, const JsonPath& path,
                                      Faults& faults);
[[nodiscard]] GhostScore readGhostScore(const QJsonValue& value, const JsonPath& path,
                                        Faults& faults);
[[nodiscard]] QByteArray textOf(const SeatScore& score);
[[nodiscard]] QByteArray textOf(const GhostScore& score);

} // namespace stagewright

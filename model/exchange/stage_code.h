#pragma once

#include "model/exchange/exchange.h"

#include <QByteArrayView>

namespace stagewright {

/// More are for a file.
inline constexpr int mostCodedTiles = 1000;

/// A stage of hex tiles as a line of letters and digits, as EXCHANGE.md says: what lies where, the
/// game, the kind and the laps. What is not in it is a loss. A game that has no sign in codes, or
/// more than mostCodedTiles, are faults. The same stage has the same code.
[[nodiscard]] Expected<Exported> writeStageCode(const Stage& stage);

/// Whether a text is meant as a code: it is to be read as one, though a sign may be wrong.
[[nodiscard]] bool mayBeStageCode(QByteArrayView text);

/// The faults: a sign is wrong, missing or too many; the code is of a newer version.
[[nodiscard]] Expected<Imported> readStageCode(QByteArrayView text);

} // namespace stagewright

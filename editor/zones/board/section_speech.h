#pragma once

#include "editor/zones/board/chain_board.h"

namespace stagewright {

/// "Section 2: C7-C6, asphalt, S2, 17 spaces inside"
[[nodiscard]] QString sectionInWords(const Document& document, qsizetype section);

/// "C7-C6, 17 spaces inside", "V1, leads to where is not known"
[[nodiscard]] QString offerInWords(const ChainOffer& offer, const ZoneBoards& boards);

/// What a reader for the blind says of a section: likewise, and what the rules find there.
[[nodiscard]] QString spokenSection(const ChainBoard& board, qsizetype section);

} // namespace stagewright

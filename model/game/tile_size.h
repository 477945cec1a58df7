#pragma once

namespace stagewright {

/// How large a printed tile is from edge to opposite edge, in millimetres: `tileMillimetres` of
/// resources/catalogue/sizes.json.
[[nodiscard]] double usualTileMillimetres();

} // namespace stagewright

#include "model/game/estimate_length.h"
#include "tests/editor/editor_parts.h"
#include "tests/rulebook_stages.h"

namespace stagewright {

// The windows of most tests have a stage, and estimate it beside them: at full length that took two
// fifths of all their time. A test of the figures themselves takes it.
Games withParts(const Games& games) {
    return withEditorParts(games).with(EstimateLength{4096, 500});
}

} // namespace stagewright

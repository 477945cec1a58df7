#include "tests/editor/editor_parts.h"

#include "tests/rulebook_stages.h"

namespace stagewright {

Games withParts(const Games& games) {
    return withEditorParts(games);
}

} // namespace stagewright

#include "tests/rulebook_stages.h"

namespace stagewright {

/// The model asks for what the games come with.
Games withParts(const Games& games) {
    return games;
}

} // namespace stagewright

#pragma once

#include "editor/overlays/layer_painters.h"
#include "model/stage/pacenote.h"

#include <optional>
#include <vector>

namespace stagewright {

/// What a co-driver reads, on each tile of the route. It is worked out when it is first seen, and
/// kept until the stage is another.
class PacenoteOverlay {
public:
    void paint(QPainter& painter, const Document& document, const Camera& camera);

    /// The stage, its route or its tiles are others than they were.
    void forget() { notes_.reset(); }

private:
    std::optional<std::vector<Pacenote>> notes_; ///< one for each step of the route
};

} // namespace stagewright

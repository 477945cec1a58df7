#pragma once

#include "editor/document/document.h"

#include <tl/expected.hpp>

namespace stagewright {

/// The stage driven the other way: start and finish change places, all else stays. Of a circuit the
/// start-finish tile turns round.
/// @return why that cannot be, naming the tile that is in the way: a sentence without its final
/// stop
[[nodiscard]] tl::expected<NamedEdit, QString> reversed(const Document& document);

} // namespace stagewright

#pragma once

#include "model/design/list_to_lay.h"

#include <set>
#include <string>

namespace stagewright {

/// Every layout of a list of tiles with two road ends each, found in the plainest way: each tile in
/// each turn behind each, and looked at when all lie. Those that are the same when turned, in a
/// mirror or driven the other way are one, and like tiles are not told apart.
std::set<std::string> slowLayouts(const ListToLay& list);

/// The same of one stage.
std::string layoutText(const Stage& stage);

} // namespace stagewright

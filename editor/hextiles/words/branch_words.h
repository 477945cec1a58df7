#pragma once

#include "model/layouts/hextiles/driving/roadbook.h"

#include <QString>

namespace stagewright {

/// What another way than the route is: "Joker", "Alternative route".
/// @param branch index into Roadbook::branches
[[nodiscard]] QString branchKind(const Roadbook& book, std::size_t branch, bool isCircuit);

/// What it is called among others: "Joker", "Alternative route B".
[[nodiscard]] QString branchName(const Roadbook& book, std::size_t branch, bool isCircuit);

/// How long it is: "Joker: 9 spaces more".
[[nodiscard]] QString branchLength(const Roadbook& book, std::size_t branch, bool isCircuit);

} // namespace stagewright

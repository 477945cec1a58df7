#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace stagewright {

/// Gives each of some places one of at least as many things, so that the costs together are least
/// (the Hungarian method by shortest ways: places² × things).
/// @return for each place the number of its thing; nothing if it was asked to stop
[[nodiscard]] std::optional<std::vector<std::size_t>>
assigned(std::size_t places, std::size_t things,
         const std::function<double(std::size_t place, std::size_t thing)>& cost,
         const std::stop_token& stop = {});

} // namespace stagewright

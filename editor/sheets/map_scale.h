#pragma once

#include <optional>

namespace stagewright {

/// How large a map is printed.
struct MapScale {
    std::optional<double> oneTo;  ///< 4 means 1 : 4, 1 true size; nothing: as large as the page
                                  ///< allows
    double overlap = 10;          ///< of neighbouring pages, millimetres, 0 to mostMapOverlap
    std::optional<double> tile{}; ///< of the table, millimetres from edge to opposite edge;
                                  ///< nothing: as sold

    friend bool operator==(const MapScale&, const MapScale&) = default;
};

inline constexpr double largestMapScale = 0.2; ///< five times as large as the tiles
inline constexpr double smallestMapScale = 100;
inline constexpr double mostMapOverlap = 50;

} // namespace stagewright

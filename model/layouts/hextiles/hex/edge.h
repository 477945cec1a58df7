#pragma once

#include "model/layouts/hextiles/hex/turn.h"

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>

namespace stagewright {

/// An edge of a flat-top hex, clockwise from the top.
enum class Edge : unsigned char { N, NE, SE, S, SW, NW };

inline constexpr std::array allEdges{Edge::N, Edge::NE, Edge::SE, Edge::S, Edge::SW, Edge::NW};

[[nodiscard]] constexpr int index(Edge edge) {
    return static_cast<int>(edge);
}

/// The edge that lies where `edge` lay before the hex was turned.
[[nodiscard]] constexpr Edge turned(Edge edge, Turn turn) {
    return static_cast<Edge>((Turn(index(edge)) + turn).sixths());
}

/// The edge across the hex; also the name a shared border has on the neighbour's side.
[[nodiscard]] constexpr Edge opposite(Edge edge) {
    return turned(edge, Turn(3));
}

/// The name the catalogue uses, "NE".
[[nodiscard]] QLatin1StringView name(Edge edge);
[[nodiscard]] std::optional<Edge> edgeNamed(QStringView name);

} // namespace stagewright

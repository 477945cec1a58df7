#include "model/layouts/hextiles/hex/edge.h"

namespace stagewright {

QLatin1StringView name(Edge edge) {
    static constexpr std::array names{QLatin1StringView("N"),  QLatin1StringView("NE"),
                                      QLatin1StringView("SE"), QLatin1StringView("S"),
                                      QLatin1StringView("SW"), QLatin1StringView("NW")};
    return names[static_cast<std::size_t>(index(edge))];
}

std::optional<Edge> edgeNamed(QStringView text) {
    for (const Edge edge : allEdges)
        if (text == name(edge))
            return edge;
    return std::nullopt;
}

} // namespace stagewright

#include "model/catalogue/centre_line.h"
#include "validators/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct StrayToken {
    Q_DECLARE_TR_FUNCTIONS(StrayToken)
};

/// Whether such a token stands for something on the road; others (clouds, oxygen) lie anywhere.
bool belongsOnRoad(const QString& id) {
    return id.startsWith(QLatin1StringView("chicane")) ||
           id.startsWith(QLatin1StringView("jump")) || id.startsWith(QLatin1StringView("water"));
}

/// Whether the token touches the road: it is taken to be as wide as a lane.
bool liesOnRoad(const Token& token, const TileSide& side) {
    constexpr int steps = 40;
    return std::any_of(side.roads.begin(), side.roads.end(), [&](const Road& road) {
        const CentreLine line(road);
        for (int i = 0; i <= steps; ++i) {
            const double s = static_cast<double>(i) / steps;
            const QPointF apart = line.pose(s).at - token.at;
            const double halfLane = line.width(s) / road.widestLanes() / 2;
            if (std::hypot(apart.x(), apart.y()) <= line.width(s) / 2 + halfLane)
                return true;
        }
        return false;
    });
}

} // namespace

/// A token where none can lie: a jump, ford or chicane beside the road.
void strayToken(const Ground& ground, Hex hex, Findings& findings) {
    for (const Placement& tile : ground.stage.at(hex)) {
        const TileSide* side = ground.catalogue.find(tile.side);
        for (const Token& token : tile.tokens)
            if (side && belongsOnRoad(token.id) && !liesOnRoad(token, *side))
                findings.append({QStringLiteral("stray-token"),
                                 Severity::Hint,
                                 {hex},
                                 std::nullopt,
                                 StrayToken::tr("The token %1 on %2 lies beside the road.")
                                     .arg(token.id, tile.side.toString())});
    }
}

/// Takes all of them off the tile.
std::optional<Fix> removeStrayTokens(const Ground& ground, const Finding& finding) {
    for (const Placement& tile : ground.stage.at(finding.hexes.front())) {
        const TileSide* side = ground.catalogue.find(tile.side);
        if (!side)
            continue;
        Placement mended = tile;
        mended.tokens.removeIf([&](const Token& token) {
            return belongsOnRoad(token.id) && !liesOnRoad(token, *side);
        });
        if (mended.tokens.size() != tile.tokens.size())
            return Fix{Edit{{tile}, {mended}, std::nullopt}, [id = tile.side] {
                           return StrayToken::tr("Take the stray tokens off %1").arg(id.toString());
                       }};
    }
    return std::nullopt;
}

} // namespace stagewright

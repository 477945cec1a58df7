#include "model/layouts/hextiles/catalogue/centre_line.h"
#include "model/layouts/hextiles/stage/token_name.h"
#include "validators/hextiles/first_on_hex.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <vector>

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

/// Where tokens touch the roads of a side. It is worked out when it is first asked for.
class RoadReach {
public:
    explicit RoadReach(const TileSide& side) : side_(side) {}

    bool has(QPointF token) {
        if (spots_.empty())
            work();
        return std::any_of(spots_.begin(), spots_.end(), [&](const Spot& spot) {
            const QPointF apart = spot.at - token;
            return std::hypot(apart.x(), apart.y()) <= spot.reach;
        });
    }

private:
    struct Spot {
        QPointF at;
        double reach;
    };

    void work() {
        constexpr int steps = 40;
        for (const Road& road : side_.roads) {
            const CentreLine line(road);
            for (int i = 0; i <= steps; ++i) {
                const double s = static_cast<double>(i) / steps;
                // A token is taken to be as wide as a lane.
                const double halfLane = line.width(s) / road.widestLanes() / 2;
                spots_.push_back({line.pose(s).at, line.width(s) / 2 + halfLane});
            }
        }
    }

    const TileSide& side_;
    std::vector<Spot> spots_;
};

/// Tells whether tokens of a side are where none can lie.
class Straying {
public:
    explicit Straying(const TileSide& side) : road_(side) {}

    bool operator()(const Token& token) { return belongsOnRoad(token.id) && !road_.has(token.at); }

private:
    RoadReach road_;
};

/// Their kinds, each once; of many the first.
QStringList straysOn(const Placement& tile, const TileSide& side) {
    constexpr qsizetype most = 12;
    QStringList kinds;
    Straying strays(side);
    for (const Token& token : tile.tokens)
        if (kinds.size() < most && !kinds.contains(token.id) && strays(token))
            kinds << token.id;
    return kinds;
}

} // namespace

/// A token where none can lie: a jump, ford or chicane beside the road. Several of a kind on a tile
/// are one fact; of many kinds, and of many tiles on one hex, the first are told.
void strayToken(const RuleContext& context, Hex hex, Findings& findings) {
    for (const Placement& tile : firstOn(context.stage, hex)) {
        const TileSide* side = tile.tokens.isEmpty() ? nullptr : context.catalogue.find(tile.side);
        if (!side)
            continue;
        for (const QString& kind : straysOn(tile, *side))
            findings.append(findingAt(Severity::Hint, {hex}, std::nullopt,
                                      StrayToken::tr("The token %1 on %2 lies beside the road.")
                                          .arg(tokenName(kind), tile.side.toString())));
    }
}

/// Takes all of them off the tile.
std::optional<Fix> removeStrayTokens(const RuleContext& context, const Finding& finding) {
    for (const Placement& tile : firstOn(context.stage, hexAt(finding.places.front()))) {
        const TileSide* side = context.catalogue.find(tile.side);
        if (!side)
            continue;
        Placement mended = tile;
        Straying strays(*side);
        mended.tokens.removeIf([&](const Token& token) { return strays(token); });
        if (mended.tokens.size() != tile.tokens.size())
            return Fix{editOf({{tile}, {mended}}), [id = tile.side] {
                           return StrayToken::tr("Take the stray tokens off %1").arg(id.toString());
                       }};
    }
    return std::nullopt;
}

} // namespace stagewright

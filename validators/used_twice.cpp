#include "model/rally/stage_name.h"
#include "model/stage/tile_layout.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace stagewright {

namespace {

struct UsedTwice {
    Q_DECLARE_TR_FUNCTIONS(UsedTwice)
};

/// Tiles by hex, moved so that the least q and the least r are 0.
using Pattern = std::vector<std::tuple<int, int, TileId, int>>;

Pattern patternTurned(const Stage& stage, Turn turn) {
    Pattern pattern;
    for (const Placement& tile : tilesOf(stage).placements()) {
        const Hex hex = turned(tile.hex, Hex{}, turn);
        pattern.emplace_back(hex.q, hex.r, tile.side, (tile.turn + turn).sixths());
    }
    int q = 0;
    int r = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        q = i == 0 ? std::get<0>(pattern[i]) : std::min(q, std::get<0>(pattern[i]));
        r = i == 0 ? std::get<1>(pattern[i]) : std::min(r, std::get<1>(pattern[i]));
    }
    for (auto& tile : pattern) {
        std::get<0>(tile) -= q;
        std::get<1>(tile) -= r;
    }
    std::sort(pattern.begin(), pattern.end());
    return pattern;
}

/// The same however a stage is moved and turned on the table.
Pattern patternOf(const Stage& stage) {
    Pattern least = patternTurned(stage, Turn{});
    for (int sixths = 1; sixths < 6; ++sixths)
        least = std::min(least, patternTurned(stage, Turn{sixths}));
    return least;
}

} // namespace

/// The same tiles in the same places, wherever on the table. Rallies do drive a stage again now and
/// then; more often a copy has not been changed yet.
void usedTwice(const RallyRuleContext& context, RallyFindings& findings) {
    std::map<Pattern, QList<StageKey>> uses;
    for (const RallyStage& stage : context.rally.stages())
        if (!tilesOf(stage.stage).placements().isEmpty())
            uses[patternOf(stage.stage)].append(stage.key);
    for (const RallyStage& stage : context.rally.stages())
        for (const auto& [pattern, keys] : uses) {
            if (keys.size() < 2 || keys.front() != stage.key)
                continue;
            QStringList names;
            for (const StageKey key : keys)
                names << stageNumber(context.rally.indexOf(key));
            findings.append({Severity::Warning, keys,
                             UsedTwice::tr("The same stage is driven %n times: %1.", nullptr,
                                           static_cast<int>(keys.size()))
                                 .arg(names.join(QStringLiteral(", ")))});
        }
}

} // namespace stagewright

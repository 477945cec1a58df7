#include "model/rally/pieces_to_lay.h"

#include "model/rally/laying_order.h"
#include "model/rally/piece_needs.h"

#include <algorithm>
#include <map>
#include <utility>

namespace stagewright {

namespace {

using GameId = QString;
/// By what the lists call them.
using PiecesOnTable = std::map<std::pair<GameId, QString>, int>;

std::vector<PieceLine> pieceListOf(const Stage& stage, const Games& games) {
    return games.face<StagePieces>(stage).list(stage, games);
}

/// Takes what it can from the table. @return how many have to come from the box
int leftToFetch(const PieceLine& line, const GameId& game, PiecesOnTable& table) {
    const auto there = table.find({game, line.number});
    if (there == table.end())
        return line.count;
    const int taken = std::min(line.count, there->second);
    there->second -= taken;
    return line.count - taken;
}

void addLine(const PieceLine& line, std::vector<PieceLine>& lines) {
    const auto same = std::find_if(lines.begin(), lines.end(), [&](const PieceLine& each) {
        return each.number == line.number && each.side == line.side;
    });
    if (same == lines.end())
        lines.push_back(line);
    else
        same->count += line.count;
}

} // namespace

std::optional<PiecesToLay> piecesToLay(const Rally& rally, qsizetype stage, const Games& games) {
    const auto together = laidTogether(rally, rally.info.laying);
    const auto group = std::find_if(together.begin(), together.end(), [stage](const auto& each) {
        return std::find(each.begin(), each.end(), stage) != each.end();
    });
    if (group == together.end() || group->front() != stage)
        return std::nullopt;
    PiecesToLay lay{*group, std::nullopt, {}};
    const auto before = group == together.begin() ? std::vector<qsizetype>() : *std::prev(group);
    if (group->size() == 1 && before.size() <= 1) {
        QList<Stage> stages;
        for (const qsizetype each : before)
            stages << rally.stages().at(each).stage;
        stages << rally.stages().at(stage).stage;
        lay.moves = movesBetween(stages, games).back();
    }
    // What a kind of layout lays anew, it does not look for on the table.
    const bool isAnew = lay.moves && lay.moves->stay + lay.moves->move == 0;
    PiecesOnTable table;
    for (const qsizetype each : isAnew ? std::vector<qsizetype>() : before) {
        const Stage& there = rally.stages().at(each).stage;
        for (const PieceLine& line : pieceListOf(there, games))
            table[{there.info.game, line.number}] += line.count;
    }
    for (const qsizetype each : *group) {
        const Stage& next = rally.stages().at(each).stage;
        for (PieceLine line : pieceListOf(next, games)) {
            line.count = leftToFetch(line, next.info.game, table);
            if (line.count > 0)
                addLine(line, lay.fetch);
        }
    }
    return lay;
}

} // namespace stagewright

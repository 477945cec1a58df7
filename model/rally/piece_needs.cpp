#include "model/rally/piece_needs.h"

#include <algorithm>
#include <set>

namespace stagewright {

PieceCounts needsOf(const Stage& stage, const Games& games) {
    return games.face<StagePieces>(stage).needs(stage);
}

std::vector<std::vector<qsizetype>> laidTogether(const Rally& rally, Laying laying) {
    std::vector<std::vector<qsizetype>> groups;
    const QList<RallyStage>& stages = rally.stages();
    for (qsizetype i = 0; i < stages.size(); ++i) {
        const bool joins =
            i > 0 && (laying == Laying::AllAtOnce || (laying == Laying::SessionAtOnce &&
                                                      stages[i].session == stages[i - 1].session));
        if (!joins)
            groups.emplace_back();
        groups.back().push_back(i);
    }
    return groups;
}

PieceCounts needsOf(const Rally& rally, Laying laying, const Games& games) {
    PieceCounts most;
    for (const auto& group : laidTogether(rally, laying)) {
        PieceCounts together;
        for (const qsizetype stage : group)
            for (const auto& [piece, count] : needsOf(rally.stages()[stage].stage, games))
                together[piece] += count;
        for (const auto& [piece, count] : together)
            most[piece] = std::max(most[piece], count);
    }
    return most;
}

PieceWords wordsOf(const Rally& rally, const Games& games) {
    const auto& stages = rally.stages();
    if (stages.isEmpty())
        return {};
    const Stage& first = stages.front().stage;
    const bool isOfOne = std::all_of(stages.begin(), stages.end(), [&](const RallyStage& each) {
        return games.kindOf(each.stage) == games.kindOf(first);
    });
    return isOfOne ? games.face<PieceWords>(first) : PieceWords();
}

std::vector<Shortage> shortagesOf(const PieceCounts& needs, const PieceCounts& stock,
                                  const Games& games) {
    std::vector<Shortage> shortages;
    for (const auto& [piece, needed] : needs) {
        const auto there = stock.find(piece);
        const int owned = there == stock.end() ? 0 : there->second;
        if (owned < needed)
            shortages.push_back({piece, needed, owned});
    }
    if (shortages.empty())
        return shortages; // as nearly always, and to look into all boxes takes long
    std::set<QString> counted;
    for (const GameBox& box : allBoxes(games))
        for (const auto& [piece, count] : box.pieces)
            counted.insert(piece);
    std::erase_if(shortages, [&](const Shortage& each) { return !counted.contains(each.piece); });
    return shortages;
}

BoxCounts boxesOf(const Stage& stage, const Games& games) {
    BoxCounts boxes;
    for (const QString& box : games.face<StagePieces>(stage).boxesFor(stage, games))
        boxes.emplace(box, 1);
    return boxes;
}

BoxCounts boxesOf(const Rally& rally, const Games& games) {
    if (!rally.info.boxes.empty())
        return rally.info.boxes;
    BoxCounts boxes;
    for (const RallyStage& stage : rally.stages())
        boxes.merge(boxesOf(stage.stage, games));
    return boxes;
}

} // namespace stagewright

#include "editor/zones/sheets/chain_times.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct ChainTimesText {
    Q_DECLARE_TR_FUNCTIONS(ChainTimes)
};

} // namespace

std::any workOutChains(const Rally& rally, const Games& games, const std::stop_token& stop) {
    const auto& boards = games.data<ZoneBoards>();
    const auto& rules = games.data<RoadRules>();
    ChainTimes found{{}, tyreTimesOf(rally, boards, rules, true, stop)};
    if (auto plan = tyrePlanOf(rally, found.stages, boards, rules, true))
        found.plan = *std::move(plan);
    return found;
}

const ChainTimes* chainTimes(const SheetSubject& subject) {
    return subject.workedOut ? subject.workedOut->find<ChainTimes>() : nullptr;
}

QString notKnownYet() {
    return ChainTimesText::tr("Not known yet.");
}

} // namespace stagewright

#include "editor/zones/edits/chain_steps.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

namespace {

struct ChainSteps {
    Q_DECLARE_TR_FUNCTIONS(ChainSteps)
};

bool hasSection(const ChainLayout& chain, qsizetype at) {
    return at >= 0 && at < chain.sections.size();
}

} // namespace

const ZoneBoards& boardsOf(const Document& document) {
    return document.games().data<ZoneBoards>();
}

StageUndoStep changeChain(const Document& document, ChainLayout chain, StepName name) {
    if (chain == chainOf(document.stage()))
        return {{}, std::move(name)};
    return {layChain(document.stage(), std::move(chain)), std::move(name)};
}

StageUndoStep insertSection(const Document& document, qsizetype at, const StageSection& section) {
    const ChainLayout& chain = chainOf(document.stage());
    const bool isBehind = at >= chain.sections.size();
    return changeChain(document,
                       withSection(chain, qBound(qsizetype{0}, at, chain.sections.size()), section),
                       [isBehind, name = nameOf(section)] {
                           return isBehind ? ChainSteps::tr("Go on with %1").arg(name)
                                           : ChainSteps::tr("Insert %1").arg(name);
                       });
}

StageUndoStep removeSection(const Document& document, qsizetype at) {
    const ChainLayout& chain = chainOf(document.stage());
    if (!hasSection(chain, at))
        return {};
    return changeChain(document, withoutSection(chain, at), [name = nameOf(chain.sections[at])] {
        return ChainSteps::tr("Remove %1").arg(name);
    });
}

StageUndoStep reverseSection(const Document& document, qsizetype at) {
    const ChainLayout& chain = chainOf(document.stage());
    if (!hasSection(chain, at))
        return {};
    return changeChain(document, withSectionReversed(chain, at),
                       [name = nameOf(chain.sections[at])] {
                           return ChainSteps::tr("Drive %1 the other way").arg(name);
                       });
}

StageUndoStep turnBoardOver(const Document& document, qsizetype at) {
    ChainLayout chain = chainOf(document.stage());
    if (!hasSection(chain, at))
        return {};
    const StageSection section = chain.sections[at];
    const Zone* zone = boardsOf(document).zone(section.zone);
    if (!zone || !sideWith(*zone, section.entry(), !section.snow))
        return {};
    for (StageSection& each : chain.sections)
        if (each.zone == section.zone)
            each.snow = !section.snow;
    return changeChain(document, std::move(chain), [zone = section.zone, snow = !section.snow] {
        return snow ? ChainSteps::tr("Snow side of %1").arg(zone)
                    : ChainSteps::tr("Dry side of %1").arg(zone);
    });
}

StageUndoStep reverseChain(const Document& document) {
    return changeChain(document, fromFinishToStart(chainOf(document.stage())),
                       [] { return ChainSteps::tr("Drive from finish to start"); });
}

StageUndoStep writeSections(const Document& document, QList<StageSection> sections) {
    ChainLayout chain = chainOf(document.stage());
    chain.sections = std::move(sections);
    return changeChain(document, std::move(chain),
                       [] { return ChainSteps::tr("Write the roadbook line"); });
}

StageUndoStep changeAssistance(const Document& document, bool assistance) {
    ChainLayout chain = chainOf(document.stage());
    chain.assistance = assistance;
    return changeChain(document, std::move(chain), [assistance] {
        return assistance ? ChainSteps::tr("Assistance after the stage")
                          : ChainSteps::tr("No assistance after the stage");
    });
}

StageUndoStep chooseBoxes(const Document& document, const QStringList& boxes) {
    ChainLayout chain = chainOf(document.stage());
    chain.boxes = boxes;
    return changeChain(document, std::move(chain), [] { return ChainSteps::tr("Choose boxes"); });
}

} // namespace stagewright

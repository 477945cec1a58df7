#include "editor/cli/stage_input.h"

#include "editor/cli/console.h"
#include "editor/cli/unknown_pieces.h"
#include "model/exchange/exchange.h"
#include "model/game/entered_pieces.h"
#include "model/pack/rally_pack.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <utility>

namespace stagewright {

namespace {

struct InputTexts {
    Q_DECLARE_TR_FUNCTIONS(StageInput)
};

/// What is not taken along with the stages and tile sets of a pack.
std::vector<Fault> leftBehindOf(RallyPack pack, const QString& path) {
    pack.tileSets.clear();
    std::vector<Fault> losses = lossesOf(pack);
    for (Fault& loss : losses)
        loss.file = path;
    return losses;
}

Expected<void> takePack(const Imported& imported, const QString& path, const AddedPieces& known,
                        StageInput& input) {
    const RallyPack& pack = *imported.pack;
    input.isRally = true;
    input.pack = imported.pack;
    input.rally = pack.rally;
    input.leftBehind = leftBehindOf(pack, path);
    input.tileSets = pack.tileSets;
    input.others = pack.others;
    // Of its tile sets too: a stage may be laid of them.
    input.faults = imported.damages;
    input.faults.insert(input.faults.end(), imported.remarks.begin(), imported.remarks.end());
    if (pack.tileSets.empty())
        return {};
    auto own = withPieceSets(known.games, pack.tileSets);
    if (!own)
        return tl::unexpected(own.error());
    own->names = known.names + own->names;
    input.remarks = contradictionsOfPieceSets(known.games, pack.tileSets);
    input.own.emplace(*std::move(own));
    return {};
}

Expected<void> takeStages(const Imported& imported, const QString& path, StageInput& input) {
    input.remarks = imported.remarks;
    if (imported.stages.size() == 1) {
        input.rally = Rally(imported.stages.front());
        return {};
    }
    auto pack = packOf(imported.stages, imported.title);
    if (!pack) {
        pack.error().file = path;
        return tl::unexpected(pack.error());
    }
    input.rally = std::move(pack->rally);
    return {};
}

Fault noSuchStage(std::optional<int> number, const QString& path) {
    return {number ? InputTexts::tr("there is no stage %1").arg(*number)
                   : InputTexts::tr("the rally has no stages"),
            {},
            number ? InputTexts::tr("Stages are counted from 1") : InputTexts::tr("Add one first"),
            path};
}

void say(const std::vector<Fault>& faults) {
    for (const Fault& fault : faults)
        printMessage(fault);
}

} // namespace

Expected<StageInput> loadStageInput(const QString& path, const AddedPieces& known) {
    auto imported = loadStages(path, known.games);
    if (!imported)
        return tl::unexpected(imported.error());
    StageInput input;
    input.title = imported->title;
    const auto taken = imported->pack ? takePack(*imported, path, known, input)
                                      : takeStages(*imported, path, input);
    if (!taken)
        return tl::unexpected(taken.error());
    const Games& games = input.pieces(known).games;
    for (std::size_t i = 0; i < imported->stages.size(); ++i) {
        auto unknown = unknownPiecesOf(*imported, i, path, games);
        input.stages.push_back({imported->stages[i], imported->numberOf(i), std::move(unknown)});
    }
    return input;
}

Expected<StageInput> loadOneStage(const QString& path, std::optional<int> number,
                                  const AddedPieces& known) {
    auto input = loadStageInput(path, known);
    if (!input)
        return input;
    return oneStageOf(*std::move(input), number, path);
}

Expected<StageInput> oneStageOf(StageInput input, std::optional<int> number, const QString& path) {
    std::vector<InputStage>& stages = input.stages;
    const auto wanted = std::find_if(stages.begin(), stages.end(), [&](const InputStage& each) {
        return !number || std::max(each.number, 1) == *number;
    });
    if (wanted != stages.end()) {
        std::rotate(stages.begin(), wanted, std::next(wanted));
        stages.erase(std::next(stages.begin()), stages.end());
        return input;
    }
    // What is wrong with the file says more than that a stage is not there.
    return tl::unexpected(input.faults.empty() ? noSuchStage(number, path) : input.faults.front());
}

Expected<StageInput> loadStageToDraw(const QString& path, std::optional<int> number,
                                     const AddedPieces& known) {
    auto input = loadOneStage(path, number, known);
    if (input && input->stages.front().stage.layout.isEmpty())
        return tl::unexpected(Fault{InputTexts::tr("nothing is laid in the stage, so there is "
                                                   "nothing to draw"),
                                    {},
                                    InputTexts::tr("Lay something first"),
                                    path});
    return input;
}

Expected<StageInput> loadWholeRally(const QString& path, const AddedPieces& known) {
    auto input = loadStageInput(path, known);
    if (input)
        if (const auto whole = mustBeWholeRally(*input, path); !whole)
            return tl::unexpected(whole.error());
    return input;
}

Expected<void> mustBeWholeRally(const StageInput& input, const QString& path) {
    if (!input.isRally)
        return tl::unexpected(Fault{InputTexts::tr("this is a stage, not a rally"),
                                    {},
                                    InputTexts::tr("\"rally --new\" makes a rally of stages"),
                                    path});
    if (!input.faults.empty())
        return tl::unexpected(input.faults.front());
    return {};
}

void sayWhatIsMissing(const StageInput& input) {
    say(input.faults);
    say(input.remarks);
    for (const InputStage& stage : input.stages)
        say(stage.unknownPieces);
}

bool hasUnknownPieces(const StageInput& input) {
    return std::any_of(input.stages.begin(), input.stages.end(),
                       [](const InputStage& stage) { return !stage.unknownPieces.empty(); });
}

} // namespace stagewright

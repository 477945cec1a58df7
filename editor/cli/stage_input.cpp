#include "editor/cli/stage_input.h"

#include "editor/cli/console.h"
#include "editor/cli/rally_input.h"
#include "model/bounded_file.h"
#include "model/exchange/exchange.h"
#include "model/json/text.h"
#include "model/pack/rally_pack.h"
#include "model/pack/tile_sets.h"
#include "model/rally/rally_parts.h"
#include "model/stage/stage_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct InputTexts {
    Q_DECLARE_TR_FUNCTIONS(StageInput)
};

/// @pre the file has been read, and has such a field
int lineIn(const QString& path, const QString& field) {
    const auto text = readBounded(path, largestStageFile);
    return text ? lineOf(*text, field.toStdString()).value_or(1) : 1;
}

QString nameOf(int number) {
    return InputTexts::tr("stage %1").arg(number);
}

QString placeOf(const Placement& placement, const QString& path, int number) {
    if (number != 0)
        return InputTexts::tr("%1, hex (%2, %3)")
            .arg(nameOf(number))
            .arg(placement.hex.q)
            .arg(placement.hex.r);
    // The tiles are numbered as they stand in the file.
    const QString field = QStringLiteral("tiles[%1].tile").arg(placement.laid);
    return InputTexts::tr("line %1, %2 on hex (%3, %4)")
        .arg(lineIn(path, field))
        .arg(field)
        .arg(placement.hex.q)
        .arg(placement.hex.r);
}

std::optional<Fault> unknownTile(const InputStage& input, const QString& path,
                                 const Catalogue& catalogue) {
    for (const Placement& placement : input.stage.inLayingOrder())
        if (!catalogue.find(placement.side))
            return Fault{InputTexts::tr("no box has a tile \"%1\"").arg(placement.side.toString()),
                         placeOf(placement, path, input.number),
                         InputTexts::tr("Correct its number and side"), path};
    return std::nullopt;
}

/// Those that are lost are left out, and those with tiles that no one knows are named.
void addStages(const Rally& rally, const QList<StageKey>& lost, const QString& path,
               const Overlaid& tiles, StageInput& input) {
    int number = 0;
    input.stageCount = static_cast<int>(rally.stages().size());
    for (const RallyStage& each : rally.stages()) {
        InputStage stage{each.stage, ++number};
        if (lost.contains(each.key))
            continue;
        if (const auto fault = unknownTile(stage, path, input.tiles(tiles).catalogue))
            input.faults.push_back(*fault);
        else
            input.stages.push_back(std::move(stage));
    }
}

Expected<StageInput> loadRallyInput(const QString& path, const Overlaid& tiles) {
    const auto rally = loadRally(path);
    if (!rally)
        return tl::unexpected(rally.error());
    StageInput input;
    addStages(*rally, {}, path, tiles, input);
    return input;
}

/// What is not taken along with the stages and tile sets of a pack.
std::vector<Fault> leftBehindOf(RallyPack pack, const QString& path) {
    pack.tileSets.clear();
    std::vector<Fault> losses = lossesOf(pack);
    for (Fault& loss : losses)
        loss.file = path;
    return losses;
}

Expected<StageInput> loadPackInput(const QString& path, const Overlaid& tiles) {
    auto opened = loadRallyPack(path);
    if (!opened)
        return tl::unexpected(opened.error());
    StageInput input;
    input.faults = std::move(opened->damages);
    input.leftBehind = leftBehindOf(opened->pack, path);
    if (!opened->pack.tileSets.empty()) {
        auto own = withTileSets(tiles.catalogue, opened->pack.tileSets);
        if (!own)
            return tl::unexpected(own.error());
        for (Fault fault : own->passedOver) {
            fault.place = fault.file + QStringLiteral(", ") + fault.place;
            fault.file = path;
            input.faults.push_back(fault);
        }
        own->names = tiles.names + own->names;
        input.own.emplace(*std::move(own));
        input.tileSets = opened->pack.tileSets;
    }
    addStages(opened->pack.rally, opened->lost, path, tiles, input);
    return input;
}

/// What of the file is passed over is said at once. @return nothing if it is not of another program
std::optional<StageInput> loadOtherProgramsFile(const QString& path, const Catalogue& catalogue) {
    auto imported = loadStages(path, catalogue);
    if (!imported || imported->format == Format::Stage)
        return std::nullopt;
    for (const Fault& remark : imported->remarks)
        printMessage(remark);
    StageInput input;
    for (Stage& stage : imported->stages) {
        InputStage each{std::move(stage), static_cast<int>(input.stages.size()) + 1};
        if (const auto fault = unknownTile(each, path, catalogue))
            input.faults.push_back(*fault);
        else
            input.stages.push_back(std::move(each));
    }
    return input;
}

} // namespace

Expected<StageInput> loadStageInput(const QString& path, const Overlaid& tiles) {
    if (isPackFile(path))
        return loadPackInput(path, tiles);
    if (holdsRally(path))
        return loadRallyInput(path, tiles);
    auto stage = loadStage(path);
    if (!stage) {
        if (auto other = loadOtherProgramsFile(path, tiles.catalogue))
            return *std::move(other);
        return tl::unexpected(stage.error());
    }
    InputStage only{*std::move(stage), 0};
    if (const auto fault = unknownTile(only, path, tiles.catalogue))
        return tl::unexpected(*fault);
    StageInput input;
    input.stages.push_back(std::move(only));
    return input;
}

Expected<StageInput> loadOneStage(const QString& path, std::optional<int> number,
                                  const Overlaid& tiles) {
    auto input = loadStageInput(path, tiles);
    if (!input)
        return input;
    if (!number && !input->stages.empty()) {
        input->stages.resize(1);
        return input;
    }
    std::erase_if(input->stages, [&](const InputStage& each) {
        return number && std::max(each.number, 1) != *number;
    });
    if (!input->stages.empty())
        return input;
    // What is wrong with the stage says more than that it is not there.
    const auto its =
        std::find_if(input->faults.begin(), input->faults.end(), [&](const Fault& each) {
            return number && each.place.startsWith(nameOf(*number));
        });
    if (its != input->faults.end())
        return tl::unexpected(*its);
    if (!input->faults.empty())
        return tl::unexpected(input->faults.front());
    return tl::unexpected(Fault{number ? InputTexts::tr("there is no stage %1").arg(*number)
                                       : InputTexts::tr("the rally has no stages"),
                                {},
                                number ? InputTexts::tr("Stages are counted from 1")
                                       : InputTexts::tr("Add one first"),
                                path});
}

Expected<StageInput> loadStageToDraw(const QString& path, std::optional<int> number,
                                     const Overlaid& tiles) {
    auto input = loadOneStage(path, number, tiles);
    if (input && input->stages.front().stage.placements().isEmpty())
        return tl::unexpected(Fault{InputTexts::tr("the stage has no tiles, so there is nothing "
                                                   "to draw"),
                                    {},
                                    InputTexts::tr("Lay some tiles first"),
                                    path});
    return input;
}

} // namespace stagewright

#include "editor/exports/export_file.h"

#include "editor/sheets/stage_drawing.h"
#include "model/carrier/carrier.h"
#include "model/exchange/exchange.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct ExportFileTexts {
    Q_DECLARE_TR_FUNCTIONS(ExportFile)
};

/// So that the longer side of a map has so many pixels as are chosen.
double pixelsPerMillimetre(const Picture& map, const ExportChoice& choice) {
    return choice.longerSide / std::max(map.size.width(), map.size.height());
}

/// The file of a format, and what is lost in it.
Expected<Exported> exported(const ExportSource& source, const ExportChoice& choice) {
    // What keeps a stage from being drawn keeps it from any file.
    const Format format = choice.target.format.value_or(Format::Stage);
    if (!choice.allStages || holdsOneStage(format))
        return writeStages({&source.stage, 1}, {}, format, source.games);
    std::vector<Stage> stages;
    for (const RallyStage& each : source.pack.rally.stages())
        stages.push_back(each.stage);
    auto all = writeStages(stages, source.pack.rally.info.title, format, source.games);
    if (all) {
        const std::vector<Fault> losses = lossesOf(source.pack);
        all->losses.insert(all->losses.begin(), losses.begin(), losses.end());
    }
    return all;
}

} // namespace

qsizetype indexOfStage(const ExportSource& source) {
    const auto& stages = source.pack.rally.stages();
    const auto found = std::find_if(stages.begin(), stages.end(), [&](const RallyStage& each) {
        return each.stage == source.stage;
    });
    return found == stages.end() ? 0 : found - stages.begin();
}

Expected<std::vector<Fault>> lossesOf(const ExportSource& source, const ExportChoice& choice) {
    auto file = exported(source, choice);
    if (!file)
        return tl::unexpected(file.error());
    // People who read a list or look at a map do not miss what it is not about.
    return choice.target.group == ExportTarget::Group::Programs ? std::move(file->losses)
                                                                : std::vector<Fault>();
}

Expected<QByteArray> exportContent(const ExportSource& source, const ExportChoice& choice) {
    const auto file = exported(source, choice);
    if (!file)
        return tl::unexpected(file.error());
    if (choice.target.format)
        return file->text;
    const auto& drawing = source.games.face<StageDrawing>(source.stage);
    const auto map = drawing.map(source.stage, source.games, choice.map);
    if (!map)
        return tl::unexpected(map.error());
    const auto picture = pictureAs(choice.target.suffix, *map, pixelsPerMillimetre(*map, choice));
    const std::vector<qsizetype> shown{indexOfStage(source)};
    const auto pack =
        carriedPack(packToHandOn(source.pack, source.games), shown, choice.carried, source.games);
    if (!picture || !pack)
        return tl::unexpected(picture ? pack.error() : picture.error());
    return carrying(*picture, *carrierNamed(choice.target.suffix), *pack);
}

Expected<QImage> exportedPicture(const Stage& stage, const Games& games,
                                 const ExportChoice& choice) {
    if (stage.layout.isEmpty())
        return tl::unexpected(
            Fault{ExportFileTexts::tr("there is nothing on the board"), {}, {}, {}});
    const auto map = games.face<StageDrawing>(stage).map(stage, games, choice.map);
    if (!map)
        return tl::unexpected(map.error());
    QImage picture = imageOf(*map, pixelsPerMillimetre(*map, choice));
    if (picture.isNull())
        return tl::unexpected(
            Fault{ExportFileTexts::tr("there is not enough memory for the picture"), {}, {}, {}});
    return picture;
}

} // namespace stagewright

#include "editor/sheets/stage_drawing.h"

#include <QCoreApplication>

#include <map>

namespace stagewright {

namespace {

struct DrawingTexts {
    Q_DECLARE_TR_FUNCTIONS(StageDrawing)
};

} // namespace

QImage bareGround(QSize size, qreal devicePixelRatio, QColor ground) {
    QImage picture(size * devicePixelRatio, QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(devicePixelRatio);
    picture.fill(ground);
    return picture;
}

QImage noPicture(const Stage&, const Games&, QSize size, qreal devicePixelRatio, QColor ground) {
    return bareGround(size, devicePixelRatio, ground);
}

Expected<Picture> noMap(const Stage&, const Games&, const MapOptions&) {
    return tl::unexpected(Fault{DrawingTexts::tr("stages of this game have no map"), {}, {}, {}});
}

std::vector<Stage> asDesigned(const Rally& rally, const Games& /*games*/) {
    std::vector<Stage> stages;
    for (const RallyStage& each : rally.stages())
        stages.push_back(each.stage);
    return stages;
}

std::vector<Stage> stagesOnTable(const Rally& rally, const Games& games) {
    std::map<const LayoutKind*, std::vector<Stage>> byKind;
    std::vector<Stage> lying;
    for (std::size_t i = 0; i < static_cast<std::size_t>(rally.stages().size()); ++i) {
        const Stage& stage = rally.stages()[static_cast<qsizetype>(i)].stage;
        const auto [found, isNew] = byKind.try_emplace(games.kindOf(stage));
        if (isNew)
            found->second = games.face<StageDrawing>(stage).onTable(rally, games);
        lying.push_back(found->second.at(i));
    }
    return lying;
}

} // namespace stagewright

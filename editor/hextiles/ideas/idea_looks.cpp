#include "editor/hextiles/ideas/idea_looks.h"

#include "editor/sheets/stage_drawing.h"
#include "model/drive/drive_task.h"
#include "model/drive/estimate.h"
#include "model/drive/rules_file.h"
#include "model/drive/stage_driving.h"
#include "model/game/beside_the_road.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

/// Few, as stages are only compared here: the time is right to a second or two.
constexpr std::int64_t ideaDrives = drivesInABlock;

QImage pictureOf(const Stage& stage, const IdeaLooks& looks, QSize size) {
    return looks.games.face<StageDrawing>(stage).picture(stage, looks.games, size,
                                                         looks.devicePixelRatio, looks.ground);
}

/// The stages of a rally beside and below each other.
QImage pictureOf(const std::vector<Stage>& stages, const IdeaLooks& looks) {
    const int count = static_cast<int>(stages.size());
    if (count == 1)
        return pictureOf(stages.front(), looks, looks.picture);
    const int columns = static_cast<int>(std::ceil(std::sqrt(count)));
    const int rows = (count + columns - 1) / columns;
    const QSize each(looks.picture.width() / columns, looks.picture.height() / rows);
    QImage all = bareGround(looks.picture, looks.devicePixelRatio, looks.ground);
    QPainter painter(&all);
    for (int i = 0; i < count; ++i)
        painter.drawImage(QPoint(i % columns * each.width(), i / columns * each.height()),
                          pictureOf(stages[static_cast<std::size_t>(i)], looks, each));
    return all;
}

} // namespace

std::optional<IdeaDrive> drivenAs(const Stage& stage, const IdeaLooks& looks,
                                  const std::stop_token& stop) {
    const auto rules = builtInRules(stage.info.game);
    if (!rules)
        return std::nullopt;
    const auto task = driveTaskOf(stage, looks.games, *rules, stage.info.laps);
    if (!task)
        return std::nullopt;
    EstimateRequest request;
    request.laps = stage.info.laps;
    request.length.mostDrives = ideaDrives;
    const auto driven = estimate(stage, *task, *rules, request, stop);
    if (!driven)
        return std::nullopt;
    const auto players = std::clamp<std::size_t>(static_cast<std::size_t>(looks.players), 1,
                                                 driven->tableMinutes.size());
    return IdeaDrive{driven->drives.mean(), driven->tableMinutes[players - 1],
                     driven->difficulty.difficulty};
}

Idea ideaOf(const std::vector<Stage>& stages, const IdeaLooks& looks, const std::stop_token& stop) {
    Idea idea{stages.front(), {stages.begin() + 1, stages.end()}};
    for (const Stage& stage : stages)
        idea.beside += looks.games.face<BesideTheRoad>(stage).pieces(stage, looks.games);
    idea.picture = pictureOf(stages, looks);
    idea.drive = drivenAs(stages.front(), looks, stop);
    for (const Stage& stage : idea.further) {
        const auto drive = idea.drive ? drivenAs(stage, looks, stop) : std::nullopt;
        if (!drive) {
            idea.drive.reset();
            break;
        }
        idea.drive->seconds += drive->seconds;
        idea.drive->minutes += drive->minutes;
        idea.drive->difficulty = std::max(idea.drive->difficulty, drive->difficulty);
    }
    return idea;
}

} // namespace stagewright

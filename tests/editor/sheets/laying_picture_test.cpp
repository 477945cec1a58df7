#include "editor/sheets/laying_picture.h"
#include "model/hex/geometry.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

LaidSteps laidSteps(const std::string& file) {
    auto steps = layingSteps(stageFrom(QString::fromStdString(file)), catalogue());
    auto tiles = placementsOf(steps);
    return {std::move(steps), std::move(tiles)};
}

QRectF hexOf(const Placement& tile) {
    const QPolygonF hex(QList<QPointF>(corners().begin(), corners().end()));
    return hex.translated(centre(tile.hex)).boundingRect();
}

} // namespace

TEST(LayingPicture, ShowsTheTileAndAllThatItTouchesWhole) {
    for (const std::string& file : rulebookStages()) {
        const LaidSteps laying = laidSteps(file);
        for (std::size_t step = 0; step < laying.steps.size(); ++step) {
            const QRectF bounds = pictureBounds(laying, step);
            EXPECT_TRUE(bounds.contains(hexOf(laying.tiles[step])));
            for (std::size_t i = 0; i < step; ++i)
                for (const Edge edge : allEdges)
                    if (neighbour(laying.tiles[i].hex, edge) == laying.tiles[step].hex) {
                        EXPECT_TRUE(bounds.contains(hexOf(laying.tiles[i]))) << file << ' ' << step;
                    }
        }
    }
}

TEST(LayingPicture, ShowsATileAloneNoLargerThanOthers) {
    const LaidSteps laying = laidSteps(rulebookStages().front());
    EXPECT_GE(pictureBounds(laying, 0).width(), 3);
    EXPECT_GE(pictureBounds(laying, 0).height(), 3);
}

} // namespace stagewright

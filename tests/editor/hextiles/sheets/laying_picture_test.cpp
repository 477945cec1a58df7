#include "editor/drawing/fonts.h"
#include "editor/hextiles/sheets/laying_picture.h"
#include "editor/hextiles/sheets/stage_map.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

namespace {

LaidSteps laidStepsOf(const std::string& file) {
    return laidSteps(layingSteps(stageFrom(QString::fromStdString(file)), catalogue()),
                     catalogue());
}

QRectF hexOf(const Placement& tile) {
    const QPolygonF hex(QList<QPointF>(corners().begin(), corners().end()));
    return hex.translated(centre(tile.hex)).boundingRect();
}

} // namespace

TEST(LayingPicture, ShowsTheTileAndAllThatItTouchesWhole) {
    for (const std::string& file : rulebookStages()) {
        const LaidSteps laying = laidStepsOf(file);
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
    const LaidSteps laying = laidStepsOf(rulebookStages().front());
    EXPECT_GE(pictureBounds(laying, 0).width(), 3);
    EXPECT_GE(pictureBounds(laying, 0).height(), 3);
}

/// No number of a neighbour lies across it, and seems to be that of the new tile.
TEST(LayingPicture, TheOutlineOfTheNewTileIsWhole) {
    ASSERT_TRUE(registerFonts());
    constexpr int across = 600;
    FaceStencils faces(colourStyle());
    LayingPen pen(catalogue(), faces);
    for (const std::string& file : rulebookStages()) {
        const LaidSteps laying = laidStepsOf(file);
        for (std::size_t step = 1; step < laying.steps.size(); ++step) {
            QImage picture(across, across, QImage::Format_RGB32);
            picture.fill(Qt::gray);
            QPainter painter(&picture);
            pen.paint(painter, picture.rect(), laying, step, 30);
            painter.end();
            const QRectF bounds = pictureBounds(laying, step);
            const MapFrame frame =
                centredFrame(bounds, picture.rect(),
                             steppedScale(fittedFrame(bounds, QRectF(picture.rect())).scale));
            const auto* joint = std::get_if<Joint>(&laying.steps[step].place);
            for (const Edge edge : allEdges) {
                if (joint && onBoard(joint->own, laying.tiles[step]) == edge)
                    continue; // a double line
                const QPointF out = outward(edge);
                for (double along = -0.4; along <= 0.4; along += 0.05) {
                    const QPointF at = centre(laying.tiles[step].hex) + out * apothem +
                                       QPointF(-out.y(), out.x()) * along;
                    EXPECT_LT(
                        picture.pixelColor((frame.origin + at * frame.scale).toPoint()).lightness(),
                        60)
                        << file << ' ' << step;
                }
            }
        }
    }
}

TEST(LayingPicture, TheJoinedBorderIsADoubleLine) {
    ASSERT_TRUE(registerFonts());
    constexpr int across = 600;
    FaceStencils faces(colourStyle());
    LayingPen pen(catalogue(), faces);
    for (const std::string& file : rulebookStages()) {
        const LaidSteps laying = laidStepsOf(file);
        for (std::size_t step = 1; step < laying.steps.size(); ++step) {
            const auto* joint = std::get_if<Joint>(&laying.steps[step].place);
            if (!joint)
                continue;
            QImage picture(across, across, QImage::Format_RGB32);
            picture.fill(Qt::gray);
            QPainter painter(&picture);
            const QRectF place(picture.rect());
            pen.paint(painter, place, laying, step, 20);
            painter.end();
            const QRectF bounds = pictureBounds(laying, step);
            const MapFrame frame =
                centredFrame(bounds, place, steppedScale(fittedFrame(bounds, place).scale));
            const QPointF own = centre(laying.tiles[step].hex);
            const QPointF middle = (own + centre(laying.tiles[joint->step].hex)) / 2;
            const auto at = [&](QPointF board) {
                return picture.pixelColor((frame.origin + board * frame.scale).toPoint());
            };
            const QPointF inwards = (own - middle) / apothem;
            EXPECT_GT(at(middle).lightness(), 250) << file << ' ' << step;
            EXPECT_LT(at(middle + inwards * 0.045).lightness(), 5) << file << ' ' << step;
            EXPECT_LT(at(middle - inwards * 0.045).lightness(), 5) << file << ' ' << step;
        }
    }
}

} // namespace stagewright

#include "editor/hextiles/faces/stencil.h"

#include <QImage>

#include <gtest/gtest.h>

namespace stagewright {

namespace {

QImage imageOf(const std::function<void(QPainter&)>& draw) {
    QImage image(60, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    draw(painter);
    return image;
}

/// In units of ten dots.
void drawShapes(QPainter& painter) {
    painter.scale(10, 10);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::red);
    painter.drawRect(QRectF(-2, -2, 3, 2));
    painter.setBrush(Qt::blue);
    painter.drawPolygon(QPolygonF({{0, 0}, {2, 0}, {2, 2}}));
    painter.setPen(QPen(Qt::green, 0.4, Qt::SolidLine, Qt::FlatCap));
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(-2, 1), QPointF(1, 1));
    painter.fillPath(
        [] {
            QPainterPath path;
            path.addRect(-1, 1.5, 2, 0.5);
            return path;
        }(),
        Qt::black);
}

constexpr int dotsPerInch = 1200;

} // namespace

TEST(Stencil, DrawsAgainWhatWasDrawn) {
    const Stencil stencil = Stencil::of(drawShapes, dotsPerInch);
    const QImage again = imageOf([&](QPainter& painter) { stencil.paint(painter, {30, 30}, 1); });
    const QImage first = imageOf([](QPainter& painter) {
        painter.translate(30, 30);
        drawShapes(painter);
    });
    EXPECT_EQ(again, first);
}

TEST(Stencil, IsScaledToThePainter) {
    const Stencil stencil =
        Stencil::of([](QPainter& painter) { painter.fillRect(QRectF(-10, -10, 20, 20), Qt::red); },
                    dotsPerInch);
    const QImage half = imageOf([&](QPainter& painter) {
        painter.scale(5, 5);
        stencil.paint(painter, {6, 6}, 10); // ten of its dots are one unit of the painter
    });
    EXPECT_EQ(half.pixelColor(30, 30), QColor(Qt::red));
    EXPECT_EQ(half.pixelColor(33, 30), QColor(Qt::red));
    EXPECT_EQ(half.pixelColor(36, 30), QColor(Qt::white));
}

TEST(Stencil, PutsPointsOnWholeDots) {
    const Stencil stencil = Stencil::of(
        [](QPainter& painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::red);
            painter.drawRect(QRectF(0.3, 0.4, 9.9, 10));
            painter.drawRect(QRectF(20, 20, 1, 1)); // too small to be seen
        },
        dotsPerInch);
    const QImage image = imageOf([&](QPainter& painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        stencil.paint(painter, {0, 0}, 1);
    });
    EXPECT_EQ(image.pixelColor(0, 0), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(9, 9), QColor(Qt::red));
    EXPECT_EQ(image.pixelColor(10, 5), QColor(Qt::white));
    EXPECT_EQ(image.pixelColor(20, 20), QColor(Qt::white));
}

} // namespace stagewright

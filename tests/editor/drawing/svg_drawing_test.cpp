#include "editor/drawing/fonts.h"
#include "editor/drawing/svg_drawing.h"
#include "editor/hextiles/sheets/map_picture.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "tests/boards.h"
#include "tests/rulebook_stages.h"

#include <QBuffer>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <cstdlib>
#include <tuple>

namespace stagewright {
namespace {

QByteArray svgOf(const QString& title, const std::function<void(QPainter&)>& draw) {
    QBuffer svg;
    svg.open(QIODevice::WriteOnly);
    {
        SvgDrawing drawing(svg, title, {100, 100}, 254);
        QPainter painter(&drawing);
        draw(painter);
    }
    return svg.data();
}

bool isWellFormed(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

QString titleOf(const QByteArray& svg) {
    QXmlStreamReader reader(svg);
    while (reader.readNextStartElement())
        if (reader.name() == QStringLiteral("title"))
            return reader.readElementText();
    return {};
}

QByteArray mapOf(const Stage& stage, bool graph = false) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("map.svg"));
    const FaceStyle style = colourStyle();
    EXPECT_TRUE(writePicture(mapPicture(stage, catalogue(), style, {.graph = graph}), path, 1));
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

Stage row(int tiles) {
    Stage stage;
    for (int i = 0; i < tiles; ++i) {
        Placement tile;
        tile.hex = {i, 0};
        tile.side = tileId("205a");
        tile.laid = i;
        tilesOf(stage).insert(tile);
    }
    return stage;
}

/// How far the colours of two pictures of one size are apart on average, 0 to 255.
double apart(const QImage& a, const QImage& b) {
    double sum = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y)));
    return sum / a.width() / a.height();
}

TEST(SvgDrawing, HoldsAnyTitle) {
    const QByteArray svg =
        svgOf(QStringLiteral("A & B <i>\u0001\u0008\ufffe \u00e9 \"x\""), [](QPainter& painter) {
            painter.drawText(QPointF(10, 10), QStringLiteral("<&\u0002>"));
        });
    EXPECT_TRUE(isWellFormed(svg)) << svg.constData();
    EXPECT_EQ(titleOf(svg), QStringLiteral("A & B <i> \u00e9 \"x\""));
}

TEST(SvgDrawing, PointsFarOffKeepTheirHundredths) {
    const QByteArray svg = svgOf({}, [](QPainter& painter) {
        painter.drawLine(QPointF(1234567.25, -7654321.5), QPointF(1234568, -7654321.5));
    });
    EXPECT_TRUE(svg.contains("M1234567.25 -7654321.5l0.75 0")) << svg.constData();
}

TEST(SvgDrawing, WhatIsRepeatedIsWrittenOnceForEachFrame) {
    int asked = 0;
    const QByteArray svg = svgOf({}, [&](QPainter& painter) {
        const auto paint = [&](QPointF at) {
            paintRepeated(painter, QStringLiteral("x"), at, [&](QPainter& each) {
                ++asked;
                each.drawRect(QRectF(-1, -1, 2, 2));
            });
        };
        paint({10, 20});
        paint({30, 40});
        painter.scale(2, 2);
        paint({5, 6});
    });
    EXPECT_EQ(asked, 2);
    EXPECT_EQ(svg.count("<defs>"), 2);
    EXPECT_TRUE(svg.contains("xlink:href=\"#d1\" x=\"30\" y=\"40\"")) << svg.constData();
    EXPECT_TRUE(svg.contains("xlink:href=\"#d2\" x=\"10\" y=\"12\"")) << svg.constData();
}

/// Of what is dark.
QRect inkOf(const QImage& image) {
    QRect box;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                box |= QRect(x, y, 1, 1);
    return box;
}

// Whoever opens the file need not have the font.
TEST(SvgDrawing, TextIsDrawnAsOutlinesAndStillSaysWhatItIs) {
    const auto write = [](QPainter& painter) {
        painter.setFont(boldFont(200));
        painter.drawText(QPointF(100, 500), QStringLiteral("217b & \"x\""));
    };
    const QByteArray svg = svgOf(QStringLiteral("text"), write);
    EXPECT_TRUE(isWellFormed(svg));
    EXPECT_FALSE(svg.contains("<text")) << svg.left(600).constData();
    EXPECT_FALSE(svg.contains("font-family"));
    EXPECT_TRUE(svg.contains("aria-label=\"217b &amp; &quot;x&quot;\""))
        << svg.left(600).constData();
    QImage wanted(1000, 1000, QImage::Format_RGB32);
    wanted.fill(Qt::white);
    {
        QPainter painter(&wanted);
        write(painter);
    }
    QImage drawn(wanted.size(), wanted.format());
    drawn.fill(Qt::white);
    {
        QPainter painter(&drawn);
        QSvgRenderer(svg).render(&painter, QRectF(0, 0, 1000, 1000));
    }
    const QRect ink = inkOf(wanted);
    EXPECT_FALSE(ink.isEmpty());
    for (const int off : {ink.left() - inkOf(drawn).left(), ink.top() - inkOf(drawn).top(),
                          ink.right() - inkOf(drawn).right(), ink.bottom() - inkOf(drawn).bottom()})
        EXPECT_LE(std::abs(off), 3);
}

TEST(SvgDrawing, AMoreTileOfAMapTakesLittle) {
    const qsizetype few = mapOf(row(10)).size();
    const qsizetype many = mapOf(row(110)).size();
    EXPECT_LT((many - few) / 100, 800);
    EXPECT_TRUE(isWellFormed(mapOf(row(10))));
}

TEST(SvgDrawing, SpacesAndMovesOfAMoreTileTakeLittle) {
    const auto graphOf = [](int tiles) {
        const Stage stage = straightRoad(tiles);
        return mapOf(stage, true).size() - mapOf(stage).size();
    };
    EXPECT_GT(graphOf(10), 5000);
    EXPECT_LT((graphOf(110) - graphOf(10)) / 100, 150);
}

class SvgMaps : public testing::TestWithParam<std::tuple<std::size_t, bool>> {};

TEST_P(SvgMaps, LookLikeTheSameMapInPixels) {
    const auto [number, graph] = GetParam();
    const Stage stage = stageFrom(QString::fromStdString(rulebookStages().at(number)));
    const FaceStyle style = colourStyle();
    const Picture picture = mapPicture(stage, catalogue(), style, {.graph = graph});
    const QImage wanted = imageOf(picture, 2);
    QSvgRenderer renderer(mapOf(stage, graph));
    ASSERT_TRUE(renderer.isValid());
    QImage image(wanted.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    renderer.render(&painter, QRectF(QPointF(), picture.size * 2));
    painter.end();
    EXPECT_LT(apart(image, wanted), 2);
}

INSTANTIATE_TEST_SUITE_P(Rulebook, SvgMaps,
                         testing::Combine(testing::Values(0U, 1U, 2U), testing::Bool()));

} // namespace
} // namespace stagewright

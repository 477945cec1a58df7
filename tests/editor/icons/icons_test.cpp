#include "editor/icons/icons.h"

#include <QDir>
#include <QGuiApplication>
#include <QPalette>
#include <QPixmapCache>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QImage paintedIn(QSize pixels, const QString& name) {
    return icon(name).pixmap(pixels, 1).toImage().convertToFormat(
        QImage::Format_ARGB32_Premultiplied);
}

TEST(Icons, DrawnAheadAreThoseThatAreDrawnWhenPainted) {
    const QStringList files = QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")});
    const std::vector<IconShape> shapes = drawIcons(toolBarIconSize);
    ASSERT_EQ(qsizetype(shapes.size()), files.size());
    for (const IconShape& shape : shapes) {
        QPixmapCache::clear();
        const QImage without = paintedIn(toolBarIconSize, shape.name);
        QPixmapCache::clear();
        keepDrawn({shape});
        EXPECT_TRUE(paintedIn(toolBarIconSize, shape.name) == without) << qPrintable(shape.name);
    }
}

TEST(Icons, TakeWhatIsDrawnAheadInItsSizeInTheColourOfTheText) {
    QPixmapCache::clear();
    QImage whole(toolBarIconSize, QImage::Format_ARGB32_Premultiplied);
    whole.fill(Qt::black);
    keepDrawn({{QStringLiteral("save"), whole}});
    QImage expected = whole;
    expected.fill(QGuiApplication::palette().color(QPalette::Active, QPalette::WindowText));
    EXPECT_TRUE(paintedIn(toolBarIconSize, QStringLiteral("save")) == expected);
    EXPECT_EQ(paintedIn({32, 32}, QStringLiteral("save")).pixelColor(0, 0).alpha(), 0);
    QPixmapCache::clear();
}

} // namespace
} // namespace stagewright

#include "editor/icons/icons.h"

#include <QGuiApplication>
#include <QPalette>
#include <QStyle>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// The opaque pixels of an icon, whatever their colour.
int inkOf(const QImage& image, const QColor& colour) {
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixelColor(x, y) == colour ? 1 : 0;
    return ink;
}

QImage painted(const QIcon& icon, const QColor& text) {
    QPalette palette = QGuiApplication::palette();
    const QPalette before = palette;
    palette.setColor(QPalette::WindowText, text);
    QGuiApplication::setPalette(palette);
    const QImage image = icon.pixmap(QSize(32, 32), 1.0).toImage();
    QGuiApplication::setPalette(before);
    return image;
}

TEST(Icons, TakeTheColourOfTheTextThatIsInForce) {
    const QIcon save = icon(QStringLiteral("save"));
    EXPECT_GT(inkOf(painted(save, Qt::black), Qt::black), 20);
    EXPECT_GT(inkOf(painted(save, Qt::white), Qt::white), 20);
}

TEST(Icons, TakeNoMoreRoomThanTheyMay) {
    EXPECT_EQ(icon(QStringLiteral("save")).actualSize(QSize(16, 16)), QSize(16, 16));
    EXPECT_EQ(icon(QStringLiteral("close"), QSize(12, 12)).actualSize(QSize(16, 16)),
              QSize(12, 12));
}

TEST(Icons, OfPanelsTitlesAreSeenInTheDark) {
    for (const auto standard : {QStyle::SP_TitleBarCloseButton, QStyle::SP_TitleBarNormalButton}) {
        const QIcon button = QApplication::style()->standardIcon(standard);
        EXPECT_GT(inkOf(painted(button, Qt::white), Qt::white), 5) << standard;
    }
}

} // namespace
} // namespace stagewright

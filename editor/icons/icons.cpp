#include "editor/icons/icons.h"

#include <QDir>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace stagewright {

namespace {

QImage shapeOf(const QString& name, QSize pixels) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(name)).render(&painter);
    return image;
}

QString keyOfShape(const QString& name, QSize pixels) {
    return QStringLiteral("shape %1 %2x%3").arg(name).arg(pixels.width()).arg(pixels.height());
}

class LineIcon final : public QIconEngine {
public:
    LineIcon(QString name, QSize most) : name_(std::move(name)), most_(most) {}

    QSize actualSize(const QSize& size, QIcon::Mode, QIcon::State) override {
        return most_.isEmpty() ? size : size.boundedTo(most_);
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const double ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(rect.size() * ratio, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        return drawn(size, mode);
    }

    [[nodiscard]] QIconEngine* clone() const override { return new LineIcon(name_, most_); }

private:
    [[nodiscard]] QPixmap drawn(QSize pixels, QIcon::Mode mode) const {
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role =
            mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        const QColor colour = QGuiApplication::palette().color(group, role);
        const QString key = QStringLiteral("icon %1 %2 %3x%4")
                                .arg(name_, colour.name(QColor::HexArgb))
                                .arg(pixels.width())
                                .arg(pixels.height());
        QPixmap pixmap;
        if (QPixmapCache::find(key, &pixmap))
            return pixmap;
        if (!QPixmapCache::find(keyOfShape(name_, pixels), &pixmap))
            pixmap = QPixmap::fromImage(shapeOf(name_, pixels));
        QPainter painter(&pixmap);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colour);
        painter.end();
        QPixmapCache::insert(key, pixmap);
        return pixmap;
    }

    QString name_;
    QSize most_;
};

} // namespace

QIcon icon(const QString& name, QSize most) {
    return QIcon(new LineIcon(name, most));
}

std::vector<IconShape> drawIcons(QSize pixels) {
    std::vector<IconShape> shapes;
    for (const QString& file :
         QDir(QStringLiteral(":/icons")).entryList({QStringLiteral("*.svg")})) {
        const QString name = file.chopped(4);
        shapes.push_back({name, shapeOf(name, pixels)});
    }
    return shapes;
}

void keepDrawn(const std::vector<IconShape>& shapes) {
    for (const IconShape& shape : shapes)
        QPixmapCache::insert(keyOfShape(shape.name, shape.image.size()),
                             QPixmap::fromImage(shape.image));
}

} // namespace stagewright

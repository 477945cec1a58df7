#include "editor/icons/icons.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace stagewright {

namespace {

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
        pixmap = QPixmap(pixels);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(name_)).render(&painter);
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

} // namespace stagewright

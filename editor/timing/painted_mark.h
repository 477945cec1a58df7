#pragma once

#include <QPainter>
#include <QWidget>

#include <functional>
#include <utility>

namespace stagewright {

/// A sign beside a text that says the same.
class PaintedMark final : public QWidget {
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& area)>;

    explicit PaintedMark(QWidget* parent) : QWidget(parent) {}

    /// From now on.
    void paintWith(Paint paint) {
        paint_ = std::move(paint);
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (paint_)
            paint_(painter, rect());
    }

private:
    Paint paint_;
};

} // namespace stagewright

#pragma once

#include <QIODevice>
#include <QPaintDevice>
#include <QPainter>
#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>

namespace stagewright {

class SvgEngine;

/// A picture as SVG, to be painted on. What occurs often in it, as the faces of a map do, is
/// written once and then used by name; points are written to a hundredth of a dot, however far off.
///
/// Text is drawn as outlines, so that it needs no font. Fills are of one colour. There is no
/// clipping.
class SvgDrawing final : public QPaintDevice {
public:
    /// @param out open for writing; must outlive the drawing, which is whole when it is gone
    SvgDrawing(QIODevice& out, const QString& title, QSizeF millimetres, int dotsPerInch);
    ~SvgDrawing() override;

    [[nodiscard]] QPaintEngine* paintEngine() const override;

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override;

private:
    friend void paintRepeated(QPainter&, const QString&, QPointF,
                              const std::function<void(QPainter&)>&);

    std::unique_ptr<SvgEngine> engine_;
    QSizeF dots_;
    int dotsPerInch_;
};

/// Draws about a point of the painter's frame, which `draw` has as its origin. In an SvgDrawing
/// `draw` is asked once for each name and frame, whatever the point; elsewhere every time.
void paintRepeated(QPainter& painter, const QString& name, QPointF at,
                   const std::function<void(QPainter&)>& draw);

} // namespace stagewright

#pragma once

#include "editor/zones/faces/section_strip.h"
#include "model/layouts/zones/boards/zone_boards.h"

#include <QWidget>

#include <optional>

namespace stagewright {

/// A section as a strip, as high as it needs at its width. A click picks an element.
class StripView final : public QWidget {
    Q_OBJECT

public:
    explicit StripView(QWidget* parent = nullptr);

    void show(const RoadElements& road, std::optional<RoadSurface> surface,
              std::optional<std::size_t> selected);
    using QWidget::show;

    [[nodiscard]] SectionStrip strip() const;

Q_SIGNALS:
    void picked(std::size_t element);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void fitHeight();

    RoadElements road_;
    std::optional<RoadSurface> surface_;
    std::optional<std::size_t> selected_;
};

} // namespace stagewright

#pragma once

#include "editor/season/sheets/season_chart.h"

#include <QWidget>

namespace stagewright {

/// How the points of the best grow over a season.
class SeasonChartView final : public QWidget {
    Q_OBJECT

public:
    explicit SeasonChartView(QWidget* parent = nullptr);

    void show(const SeasonChart& chart);
    using QWidget::show;
    [[nodiscard]] const SeasonChart& chart() const { return chart_; }

    [[nodiscard]] QSize sizeHint() const override { return {480, 220}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SeasonChart chart_;
};

} // namespace stagewright

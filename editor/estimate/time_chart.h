#pragma once

#include "model/drive/drive_statistics.h"

#include <QWidget>

class QChartView;

namespace stagewright {

/// How often a drive takes how long.
class TimeChart final : public QWidget {
    Q_OBJECT

public:
    explicit TimeChart(QWidget* parent = nullptr);

    void show(const DriveStatistics& drives);

    [[nodiscard]] QSize sizeHint() const override { return {240, 130}; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void colour();

    QChartView* view_ = nullptr; ///< made when there is something to show
};

} // namespace stagewright

#pragma once

#include <QObject>

class QCoreApplication;

namespace stagewright {

/// As long as it lives, the wheel changes no field that nobody has clicked on or gone to by keys:
/// over spin boxes, lists to choose from and sliders without the focus it scrolls the form that
/// they stand in. Nor does it give them the focus.
class ScrollingWheel final : public QObject {
    Q_OBJECT

public:
    /// @param application must outlive it; its widgets are watched
    explicit ScrollingWheel(QCoreApplication& application);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace stagewright

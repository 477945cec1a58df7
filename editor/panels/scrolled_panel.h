#pragma once

#include <QScrollArea>

namespace stagewright {

/// Shows what is taller than the room with bars. What lies in it is as tall as its lines are where
/// they wrap at the width that there is: no line is cut.
class ScrolledPanel final : public QScrollArea {
    Q_OBJECT

public:
    explicit ScrolledPanel(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitHeight();
};

} // namespace stagewright

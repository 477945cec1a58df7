#pragma once

#include <QTabBar>

namespace stagewright {

/// Tabs of the pages of a panel. All of them can be read: the panel is not made narrower than they
/// are. A click on one, be it in front already, gives its page the focus: keys are for what was
/// clicked.
class PanelTabs final : public QTabBar {
public:
    explicit PanelTabs(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
};

} // namespace stagewright

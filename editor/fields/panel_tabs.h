#pragma once

#include <QTabBar>

namespace stagewright {

/// Tabs of the pages of a panel. All of them can be read: the panel is not made narrower than they
/// are.
class PanelTabs final : public QTabBar {
public:
    explicit PanelTabs(QWidget* parent = nullptr) : QTabBar(parent) {
        setElideMode(Qt::ElideNone);
        setUsesScrollButtons(false);
        setDrawBase(false);
        setExpanding(false);
    }

    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace stagewright

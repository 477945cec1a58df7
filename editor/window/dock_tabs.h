#pragma once

#include <QMainWindow>

class QTabBar;

namespace stagewright {

/// The tabs of panels that share a place. Their words are never cut: a column is not made narrower
/// than they are, or, where they are too many for that, they are scrolled. A click on one, be it
/// in front already, gives its panel the focus.
class DockTabs final : public QObject {
    Q_OBJECT

public:
    /// The window owns it.
    explicit DockTabs(QMainWindow& window);

    [[nodiscard]] bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QTabBar& bar);
    void focusPanelOf(const QTabBar& bar, QPoint at) const;

    QMainWindow& window_;
};

} // namespace stagewright

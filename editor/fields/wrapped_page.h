#pragma once

#include <QWidget>

namespace stagewright {

/// A page whose rows wrap: it needs the more height the less width it has. Pages of tabs are asked
/// for one size alone.
class WrappedPage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
};

} // namespace stagewright

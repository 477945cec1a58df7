#pragma once

#include <QLabel>

namespace stagewright {

/// Wraps its words, and is never lower than they need at the width that it has: layouts ask for
/// their height at another width, and then cut the last line.
class WrappedLabel final : public QLabel {
    Q_OBJECT

public:
    explicit WrappedLabel(QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override; ///< after each change of its text, too

private:
    void fitHeight();
};

} // namespace stagewright

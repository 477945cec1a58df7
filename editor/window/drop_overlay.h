#pragma once

#include <QWidget>

namespace stagewright {

/// Laid over a place while something hovers that can be dropped there: a frame, and a plate that
/// says what a drop would do.
class DropOverlay final : public QWidget {
    Q_OBJECT

public:
    /// Hidden. Drags and clicks go to what lies below.
    explicit DropOverlay(QWidget* parent);

    /// @param place in the parent
    void cover(const QRect& place, const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString text_;
};

} // namespace stagewright

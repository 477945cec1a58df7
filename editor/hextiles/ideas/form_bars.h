#pragma once

#include <QEvent>
#include <QScrollArea>
#include <QScrollBar>

namespace stagewright {

/// As high as its form, unless there is too little room: then with a bar.
class FormBars final : public QScrollArea {
public:
    explicit FormBars(QWidget* form) {
        setFrameShape(QFrame::NoFrame);
        setWidgetResizable(true);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
        setWidget(form);
    }

    [[nodiscard]] QSize sizeHint() const override { return widget()->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override {
        constexpr int leastLines = 4;
        return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
                leastLines * fontMetrics().lineSpacing()};
    }

protected:
    bool event(QEvent* event) override {
        const bool isDone = QScrollArea::event(event);
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return isDone;
    }
};

} // namespace stagewright

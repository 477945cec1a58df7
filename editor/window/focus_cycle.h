#pragma once

#include <QMainWindow>

namespace stagewright {

/// The keyboard's way from the board to the panels and round to the board again.
class FocusCycle final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it
    explicit FocusCycle(QMainWindow& window);

    /// Gives the focus to what comes next, from left to right and top to bottom, or before: there
    /// to what had it last. Panels that are not seen are passed over.
    void next() { go(1); }
    void previous() { go(-1); }

private:
    [[nodiscard]] QList<QWidget*> places() const;
    void go(int by);

    QMainWindow& window_;
};

} // namespace stagewright

#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPointer>

namespace stagewright {

/// A line over the window in which every command is found by words of its name, menu or keys, or by
/// others that mean the same. Enter
/// or a click runs it; Escape, or going elsewhere, closes it. The focus returns to where it was.
class CommandSearch final : public QFrame {
    Q_OBJECT

public:
    /// Begins hidden. @param window owns it
    explicit CommandSearch(QMainWindow& window);

    void open();

    [[nodiscard]] QLineEdit& line() const { return *line_; }
    [[nodiscard]] QListWidget& list() const { return *list_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void find(const QString& typed);
    void step(int by);
    void run();
    void leave();
    bool takeKey(int key);

    QMainWindow& window_;
    QLineEdit* line_;
    QListWidget* list_;
    QPointer<QWidget> before_; ///< had the focus
};

} // namespace stagewright

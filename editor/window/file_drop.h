#pragma once

#include "editor/window/drop_overlay.h"

#include <QDropEvent>
#include <QMainWindow>

namespace stagewright {

/// Takes files that are dropped anywhere on the window, on its text fields too; on the strip of the
/// rally their stages are to be added to it. While they hover over it, it says what a drop would
/// do; what is no file is refused. Tiles and tokens are not dragged this way.
class FileDrop final : public QObject {
    Q_OBJECT

public:
    /// @param window owns it
    explicit FileDrop(QMainWindow& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

    [[nodiscard]] const DropOverlay& overlay() const { return *overlay_; }

Q_SIGNALS:
    /// One or more files. After the drop, so that the program from which they come need not wait
    /// for what is done with them.
    void dropped(const QStringList& paths);
    /// Likewise, on the strip.
    void droppedOnStrip(const QStringList& paths);

private:
    [[nodiscard]] bool isOfWindow(const QObject* watched) const;
    /// The strip of the rally that it lies in; null: it is none of it.
    [[nodiscard]] static QWidget* stripAround(QObject* watched);
    bool take(QDropEvent& event, QWidget* strip);

    QMainWindow& window_;
    DropOverlay* overlay_; ///< the window owns it
};

} // namespace stagewright

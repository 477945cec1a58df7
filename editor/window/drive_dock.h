#pragma once

#include <QDockWidget>
#include <QMainWindow>

namespace stagewright {

class DocumentTabs;
class DrivePanel;
class ScrolledPanel;

/// The drive that is watched, or driven by hand, of the stage in front, below the board. Its panel
/// is made when it is first seen.
class DriveDock final : public QDockWidget {
    Q_OBJECT

public:
    /// Hidden at first. @param tabs must outlive it
    DriveDock(DocumentTabs& tabs, QMainWindow& window);

    /// Shows what is in front; to be called once the window has its panels.
    void follow();

    /// Brings it to the front.
    void bring();

    /// Likewise, to watch a drive, or a race of so many cars.
    void watch(int cars);

    /// Brings it to the front, or closes it.
    [[nodiscard]] QAction& entry() const { return *entry_; }
    /// Null while it has not been seen.
    [[nodiscard]] DrivePanel* panel() const;

private:
    void makeRoom();

    DocumentTabs& tabs_;
    QMainWindow& window_;
    QAction* entry_;
    bool seen_ = false; ///< ever
    ScrolledPanel* bars_;
};

} // namespace stagewright

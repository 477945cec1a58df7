#pragma once

#include "editor/fields/panel_fields.h"

#include <QDockWidget>
#include <QMainWindow>

namespace stagewright {

class DocumentTabs;
class EveningPanel;
class ScrolledPanel;

/// The plan of the evening for the rally in front. It is made when it is first seen, as planning
/// costs time.
class EveningDock final : public QDockWidget {
    Q_OBJECT

public:
    /// Hidden at first. @param tabs must outlive it
    EveningDock(DocumentTabs& tabs, QMainWindow& window);

    /// Shows what is in front; to be called once the window has its panels.
    void follow();

    /// Shows the same as one that is to go.
    void takeOver(const EveningDock& other);

    /// Brings it to the front, or closes it.
    [[nodiscard]] QAction& entry() const { return *entry_; }
    /// Null while it has not been seen.
    [[nodiscard]] EveningPanel* panel() const { return panel_; }

private:
    void leave();

    DocumentTabs& tabs_;
    QAction* entry_;
    int page_ = 0;                  ///< of the panel, in front
    bool seen_ = false;             ///< ever
    ScrolledPanel* bars_;           ///< where the window is too narrow for it
    PanelFields fields_;            ///< of one that is gone, until there is a panel
    EveningPanel* panel_ = nullptr; ///< the dock owns it
};

} // namespace stagewright

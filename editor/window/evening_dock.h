#pragma once

#include "editor/window/document_tabs.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QScrollArea>

namespace stagewright {

class EveningPanel;

/// The plan of the evening for the rally in front. It is made when it is first seen, as planning
/// costs time.
class EveningDock final : public QDockWidget {
    Q_OBJECT

public:
    /// Hidden at first. @param tabs must outlive it
    EveningDock(DocumentTabs& tabs, QMainWindow& window);

    /// Null while it has not been seen.
    [[nodiscard]] EveningPanel* panel() const { return panel_; }

private:
    void follow();
    void leave();

    DocumentTabs& tabs_;
    QScrollArea* bars_;
    EveningPanel* panel_ = nullptr; ///< the bars own it
};

} // namespace stagewright

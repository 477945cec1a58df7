#pragma once

#include "editor/window/actions.h"

#include <QTabBar>

namespace stagewright {

class DocumentTabs;

/// What can be done with the file of a tab: the commands, and the menu that a right click or the
/// Menu key opens on a tab. A tab that is asked comes to the front first: what happens is seen.
class TabActions final : public QObject {
    Q_OBJECT

public:
    /// @param tabs must outlive it, as must the actions
    TabActions(DocumentTabs& tabs, const Actions& actions, QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void enable();
    void openMenu(int tab, QPoint at);
    [[nodiscard]] QString path() const;

    DocumentTabs& tabs_;
    Actions actions_;
    QTabBar& bar_;
};

} // namespace stagewright

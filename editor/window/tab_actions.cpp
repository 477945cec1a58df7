#include "editor/window/tab_actions.h"

#include "editor/window/document_tabs.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QUrl>

namespace stagewright {

TabActions::TabActions(DocumentTabs& tabs, const Actions& actions, QObject* parent)
    : QObject(parent)
    , tabs_(tabs)
    , actions_(actions)
    , bar_(*tabs.tabs().tabBar()) {
    bar_.installEventFilter(this);
    bar_.setAccessibleName(tr("Open files"));
    connect(actions_.showFolder, &QAction::triggered, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path()).path())); });
    connect(actions_.copyPath, &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(path())); });
    connect(&tabs_, &DocumentTabs::nameChanged, this, &TabActions::enable);
    connect(&tabs_, &DocumentTabs::countChanged, this, &TabActions::enable);
    enable();
}

QString TabActions::path() const {
    return originOf(tabs_.current().document());
}

void TabActions::enable() {
    actions_.closeOthers->setEnabled(tabs_.workspaces().size() > 1);
    actions_.showFolder->setEnabled(!path().isEmpty());
    actions_.copyPath->setEnabled(!path().isEmpty());
}

bool TabActions::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ContextMenu)
        return QObject::eventFilter(watched, event);
    const auto& asked = *static_cast<QContextMenuEvent*>(event);
    const bool byKey = asked.reason() == QContextMenuEvent::Keyboard;
    const int tab = byKey ? bar_.currentIndex() : bar_.tabAt(asked.pos());
    if (tab >= 0)
        openMenu(tab, byKey ? bar_.mapToGlobal(bar_.tabRect(tab).bottomLeft()) : asked.globalPos());
    return true;
}

void TabActions::openMenu(int tab, QPoint at) {
    tabs_.tabs().setCurrentIndex(tab);
    auto* menu = new QMenu(&bar_);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({actions_.save, actions_.saveAs, actions_.print});
    menu->addSeparator();
    menu->addActions({actions_.showFolder, actions_.copyPath});
    menu->addSeparator();
    menu->addActions({actions_.closeTab, actions_.closeOthers});
    menu->popup(at);
}

} // namespace stagewright

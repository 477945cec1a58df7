#include "editor/settings/shortcut_tree.h"

#include "editor/language/plain_letters.h"
#include "editor/settings/fixed_keys.h"

#include <QHeaderView>

#include <algorithm>

namespace stagewright {

ShortcutTree::ShortcutTree(const Shortcuts& shortcuts, QWidget* parent)
    : QTreeWidget(parent)
    , shortcuts_(shortcuts) {
    setColumnCount(2);
    setHeaderLabels({tr("Command"), tr("Keys")});
    setAccessibleName(tr("Commands and their keys"));
    setUniformRowHeights(true);
    setIndentation(fontMetrics().height());
    setAllColumnsShowFocus(true);
    header()->setStretchLastSection(true);
    QTreeWidgetItem* menu = nullptr;
    for (const MenuCommand& each : shortcuts.commands()) {
        const QString path = each.menus.isEmpty() ? tr("In no menu") : pathOf(each);
        if (!menu || menu->text(0) != path)
            menu = group(path);
        rows_.emplace_back(new QTreeWidgetItem(menu, {nameOf(*each.action)}), each.action);
    }
    listFixed(tr("Fixed keys of the board"), fixedKeys());
    listFixed(tr("Fixed keys of a drive"), driveKeys());
    listFixed(tr("Fixed keys of lists and panels"), panelKeys());
    showKeys();
    setColumnWidth(0, fontMetrics().averageCharWidth() * 58);
    connect(&shortcuts, &Shortcuts::changed, this, &ShortcutTree::showKeys);
    connect(this, &QTreeWidget::currentItemChanged, this, &ShortcutTree::chosenChanged);
}

/// The one with this title, which may have been begun before a submenu.
QTreeWidgetItem* ShortcutTree::group(const QString& title) {
    for (int i = 0; i < topLevelItemCount(); ++i)
        if (topLevelItem(i)->text(0) == title)
            return topLevelItem(i);
    auto* item = new QTreeWidgetItem(this, {title});
    QFont bold = font();
    bold.setBold(true);
    item->setFont(0, bold);
    item->setFlags(Qt::ItemIsEnabled);
    item->setExpanded(true);
    item->setSizeHint(0, {0, fontMetrics().height() + 6}); // as all rows are
    return item;
}

void ShortcutTree::listFixed(const QString& title, const std::vector<FixedKeys>& keys) {
    QTreeWidgetItem* fixed = group(title);
    for (const FixedKeys& each : keys) {
        const QString shown = each.shown.isEmpty() ? keysText(each.keys) : each.shown;
        auto* item = new QTreeWidgetItem(fixed, {each.what, shown});
        for (const int column : {0, 1}) {
            item->setForeground(column, palette().color(QPalette::Disabled, QPalette::Text));
            item->setToolTip(column, tr("This key cannot be changed."));
        }
        rows_.emplace_back(item, nullptr);
    }
}

void ShortcutTree::showKeys() {
    for (const auto& [item, action] : rows_) {
        if (!action)
            continue;
        QFont font = this->font();
        font.setBold(!shortcuts_.isUsual(*action));
        item->setText(1, keysText(action->shortcuts()));
        item->setFont(1, font);
    }
}

void ShortcutTree::search(const QString& words) {
    const QStringList wanted = plainLetters(words).split(u' ', Qt::SkipEmptyParts);
    for (const auto& [item, action] : rows_) {
        const QString text = plainLetters(
            QStringList{item->parent()->text(0), item->text(0), item->text(1)}.join(u'\n'));
        item->setHidden(!std::all_of(wanted.begin(), wanted.end(),
                                     [&](const QString& word) { return text.contains(word); }));
    }
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem* menu = topLevelItem(i);
        bool isEmpty = true;
        for (int row = 0; row < menu->childCount(); ++row)
            isEmpty = isEmpty && menu->child(row)->isHidden();
        menu->setHidden(isEmpty);
    }
}

QAction* ShortcutTree::chosen() const {
    for (const auto& [item, action] : rows_)
        if (item == currentItem())
            return action;
    return nullptr;
}

void ShortcutTree::choose(const QAction& wanted) {
    for (const auto& [item, action] : rows_)
        if (action == &wanted) {
            setCurrentItem(item);
            scrollToItem(item);
        }
}

} // namespace stagewright

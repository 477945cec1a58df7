#pragma once

#include "editor/settings/fixed_keys.h"
#include "editor/settings/shortcuts.h"

#include <QTreeWidget>

namespace stagewright {

/// The commands by menu, each with its keys, those changed by the user in bold; then the keys that
/// cannot be changed.
class ShortcutTree final : public QTreeWidget {
    Q_OBJECT

public:
    /// @param shortcuts must outlive it
    explicit ShortcutTree(const Shortcuts& shortcuts, QWidget* parent = nullptr);

    /// Shows only what has all the words in its name, its menu or its keys.
    void search(const QString& words);

    /// Null where none, or one that is fixed, is chosen.
    [[nodiscard]] QAction* chosen() const;
    void choose(const QAction& action);

Q_SIGNALS:
    void chosenChanged();

private:
    QTreeWidgetItem* group(const QString& title);
    void listFixed(const QString& title, const std::vector<FixedKeys>& keys);
    void showKeys();

    const Shortcuts& shortcuts_;
    std::vector<std::pair<QTreeWidgetItem*, QAction*>> rows_; ///< the action is null for fixed keys
};

} // namespace stagewright

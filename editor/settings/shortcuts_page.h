#pragma once

#include "editor/settings/key_field.h"
#include "editor/settings/shortcut_tree.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QWidget>

namespace stagewright {

/// Lists the keys of all commands and changes them. A key that is taken is refused with the name of
/// who has it; at a second word it is taken over, unless it is fixed.
class ShortcutsPage final : public QWidget {
    Q_OBJECT

public:
    /// @param shortcuts must outlive it
    explicit ShortcutsPage(Shortcuts& shortcuts, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit& search() const { return *search_; }
    [[nodiscard]] ShortcutTree& tree() const { return *tree_; }
    [[nodiscard]] KeyField& field() const { return *field_; }
    [[nodiscard]] QPushButton& none() const { return *none_; }
    [[nodiscard]] QPushButton& reset() const { return *reset_; }
    [[nodiscard]] QPushButton& takeOver() const { return *takeOver_; }
    /// What became of the key pressed last.
    [[nodiscard]] QLabel& answer() const { return *answer_; }

    void restoreDefaults();

private:
    void showChosen();
    void answer(const QString& text);
    void take(const QKeySequence& key);
    void give(const Shortcuts::Keys& keys, const QString& done);

    Shortcuts& shortcuts_;
    QLineEdit* search_;
    ShortcutTree* tree_;
    QLabel* name_;
    KeyField* field_;
    QPushButton* none_;
    QPushButton* reset_;
    QLabel* answer_;
    QPushButton* takeOver_;
};

} // namespace stagewright

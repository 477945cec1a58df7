#pragma once

#include "editor/settings/general_page.h"
#include "editor/settings/shortcuts_page.h"
#include "editor/settings/table_page.h"

#include <QDialog>
#include <QPushButton>
#include <QTabWidget>

namespace stagewright {

/// The settings, a page for each kind. What is set counts at once.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// @param shortcuts must outlive it
    SettingsDialog(const Preferences& preferences, Shortcuts& shortcuts, QWidget* parent = nullptr);

    [[nodiscard]] GeneralPage& general() const { return *general_; }
    [[nodiscard]] TablePage& table() const { return *table_; }
    [[nodiscard]] ShortcutsPage& shortcuts() const { return *shortcuts_; }
    [[nodiscard]] QTabWidget& pages() const { return *pages_; }
    /// Of the page in front.
    [[nodiscard]] QPushButton& defaults() const { return *defaults_; }

private:
    void restoreDefaults();

    GeneralPage* general_;
    TablePage* table_;
    ShortcutsPage* shortcuts_;
    QTabWidget* pages_;
    QPushButton* defaults_;
};

} // namespace stagewright

#include "editor/settings/settings_dialog.h"

#include "editor/fields/window_size.h"

#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace stagewright {

SettingsDialog::SettingsDialog(const Preferences& preferences, Shortcuts& shortcuts,
                               QWidget* parent)
    : QDialog(parent)
    , general_(new GeneralPage(preferences))
    , table_(new TablePage)
    , shortcuts_(new ShortcutsPage(shortcuts))
    , pages_(new QTabWidget) {
    setWindowTitle(tr("Settings"));
    pages_->addTab(general_, tr("&General"));
    pages_->addTab(table_, tr("Bo&xes and table"));
    pages_->addTab(shortcuts_, tr("&Keyboard"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setIcon({});           // the style's is drawn for light only
    close->setAutoDefault(false); // Enter ends a field, not the dialog
    defaults_ = buttons->addButton(tr("Restore &defaults"), QDialogButtonBox::ResetRole);
    defaults_->setToolTip(tr("Puts everything on this page back to how it came"));
    defaults_->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(pages_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(defaults_, &QPushButton::clicked, this, &SettingsDialog::restoreDefaults);
    const QFontMetrics letters = fontMetrics();
    resizeOnScreen(*this, {letters.averageCharWidth() * 105, letters.height() * 30});
}

void SettingsDialog::restoreDefaults() {
    if (pages_->currentWidget() == general_)
        general_->restoreDefaults();
    else if (pages_->currentWidget() == table_)
        table_->restoreDefaults();
    else
        shortcuts_->restoreDefaults();
}

} // namespace stagewright

#include "editor/estimate/rules_box.h"

#include <QFileInfo>

namespace stagewright {

namespace {

// Not `: int`: lupdate would lose the class that the texts below belong to.
enum Entry { Own, File, Choose, Copy };

} // namespace

RulesBox::RulesBox(QWidget* parent) : QComboBox(parent) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    connect(this, &QComboBox::activated, this, [this] {
        const int entry = currentData().toInt();
        setCurrentIndex(findData(file_.isEmpty() ? Own : File)); // what is in force
        if (entry == Own)
            Q_EMIT ownWanted();
        else if (entry == Choose)
            Q_EMIT fileWanted();
        else if (entry == Copy)
            Q_EMIT copyWanted();
    });
}

void RulesBox::list(const QString& file, const QString& title) {
    file_ = file;
    clear();
    addItem(tr("The game's own"), Own);
    if (!file.isEmpty()) {
        addItem(QFileInfo(file).fileName(), File);
        setItemData(count() - 1, file, Qt::ToolTipRole);
        setCurrentIndex(count() - 1);
    }
    insertSeparator(count());
    addItem(tr("Choose a file…"), Choose);
    addItem(tr("Save a copy to change…"), Copy);
    setToolTip(file.isEmpty() ? title : file);
}

} // namespace stagewright

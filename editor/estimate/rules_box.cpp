#include "editor/estimate/rules_box.h"

#include <QFileInfo>

namespace stagewright {

namespace {

// Not `: int`: lupdate would lose the class that the texts below belong to.
enum Entry { Own, File, Choose, Copy };

} // namespace

RulesBox::RulesBox(RulesChoice& rules, Estimator& estimator, QWidget* parent)
    : QComboBox(parent)
    , rules_(rules)
    , estimator_(estimator) {
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(12);
    list();
    connect(&rules, &RulesChoice::changed, this, &RulesBox::list);
    connect(this, &QComboBox::activated, this, [this] {
        const int entry = currentData().toInt();
        setCurrentIndex(findData(rules_.file().isEmpty() ? Own : File)); // what is in force
        if (entry == Own)
            rules_.chooseOwn();
        else if (entry == Choose)
            Q_EMIT fileWanted();
        else if (entry == Copy)
            Q_EMIT copyWanted();
    });
}

void RulesBox::list() {
    clear();
    addItem(tr("The game's own"), Own);
    const QString& file = rules_.file();
    if (!file.isEmpty()) {
        addItem(QFileInfo(file).fileName(), File);
        setItemData(count() - 1, file, Qt::ToolTipRole);
        setCurrentIndex(count() - 1);
    }
    insertSeparator(count());
    addItem(tr("Choose a file…"), Choose);
    addItem(tr("Save a copy to change…"), Copy);
    setToolTip(file.isEmpty() ? estimator_.rules().title : file);
}

} // namespace stagewright

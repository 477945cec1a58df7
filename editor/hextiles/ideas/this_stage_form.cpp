#include "editor/hextiles/ideas/this_stage_form.h"

#include <QVBoxLayout>

namespace stagewright {

ThisStageForm::ThisStageForm(QWidget* parent)
    : QWidget(parent)
    , another_(new QPushButton(tr("Another like this")))
    , changePart_(new QPushButton(tr("Change the selected tiles")))
    , keepPart_(new QPushButton(tr("Keep the selected tiles")))
    , fitBoxes_(new QPushButton(tr("Fit my boxes"))) {
    another_->setToolTip(
        tr("Stages as long, winding, dangerous and hard as this one, on the same surfaces"));
    changePart_->setToolTip(
        tr("Other roads for the tiles that are selected; all others stay as they are"));
    keepPart_->setToolTip(
        tr("Other roads for all but the tiles that are selected, which stay as they are"));
    fitBoxes_->setToolTip(tr("Replace the tiles that you have not by some with the same roads"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QPushButton* button : {another_, changePart_, keepPart_, fitBoxes_})
        column->addWidget(button);
}

void ThisStageForm::offer(bool isLaid, bool isSelected) {
    another_->setEnabled(isLaid);
    changePart_->setEnabled(isLaid && isSelected);
    keepPart_->setEnabled(isLaid && isSelected);
    fitBoxes_->setEnabled(isLaid);
}

} // namespace stagewright

#include "editor/hextiles/ideas/this_stage_form.h"

#include "editor/fields/wrapped_label.h"

#include <QVBoxLayout>

namespace stagewright {

ThisStageForm::ThisStageForm(QWidget* parent)
    : QWidget(parent)
    , another_(new QPushButton(tr("Another like this")))
    , changePart_(new QPushButton(tr("Change the selected tiles")))
    , keepPart_(new QPushButton(tr("Keep the selected tiles")))
    , fitBoxes_(new QPushButton(tr("Fit my boxes")))
    , needed_(new WrappedLabel) {
    needed_->setObjectName(QStringLiteral("this-stage-needs"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    for (QPushButton* button : {another_, changePart_, keepPart_, fitBoxes_})
        column->addWidget(button);
    column->addWidget(needed_);
}

void ThisStageForm::offer(bool isLaid, bool isSelected) {
    const QString lay = isLaid ? QString() : tr("Lay a stage first.");
    const QString select = isLaid && !isSelected ? tr("Select tiles on the board first.") : lay;
    const auto may = [](QPushButton& button, const QString& needed, const QString& does) {
        button.setEnabled(needed.isEmpty());
        button.setToolTip(needed.isEmpty() ? does : does + u'\n' + needed);
    };
    may(*another_, lay,
        tr("Stages as long, winding, dangerous and hard as this one, on the same surfaces"));
    may(*changePart_, select,
        tr("Other roads for the tiles that are selected; all others stay as they are"));
    may(*keepPart_, select,
        tr("Other roads for all but the tiles that are selected, which stay as they are"));
    may(*fitBoxes_, lay, tr("Replace the tiles that you have not by some with the same roads"));
    needed_->setText(select);
    needed_->setVisible(!select.isEmpty());
}

} // namespace stagewright

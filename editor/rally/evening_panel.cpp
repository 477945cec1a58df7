#include "editor/rally/evening_panel.h"

#include <QVBoxLayout>

namespace stagewright {

EveningPanel::EveningPanel(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , planner_(document)
    , plan_(new QLabel) {
    plan_->setWordWrap(true);
    plan_->setTextFormat(Qt::RichText);
    plan_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    plan_->setAccessibleName(tr("Plan of the evening"));
    plan_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new EveningForm(document));
    layout->addWidget(plan_);
    layout->addStretch();
    plan_->setText(tr("The evening is being planned ..."));
    connect(&planner_, &EveningPlanner::reported, this, &EveningPanel::refresh);
}

void EveningPanel::refresh() {
    const EveningReport& report = planner_.report();
    QString text;
    const auto part = [&](const QString& heading, const QStringList& lines) {
        if (lines.isEmpty())
            return;
        text += QStringLiteral("<h4>%1</h4>").arg(heading.toHtmlEscaped());
        for (const QString& line : lines)
            text += QStringLiteral("<p style='margin:2px 0'>%1</p>").arg(line.toHtmlEscaped());
    };
    if (!report.whyNot.isEmpty())
        part(tr("Timetable"), {report.whyNot});
    part(tr("Timetable"), report.timetable);
    part(tr("Findings"), report.findings);
    part(tr("Boxes and tiles"), report.table);
    plan_->setText(text);
}

} // namespace stagewright

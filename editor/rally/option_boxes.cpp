#include "editor/rally/option_boxes.h"

#include <QVBoxLayout>

namespace stagewright {

OptionBoxes::OptionBoxes(const QString& prefix, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    add(prefix + QStringLiteral("time-control"), &DriveOptions::timeControl,
        [] { return tr("Time control"); });
    add(prefix + QStringLiteral("one-shot"), &DriveOptions::oneShot,
        [] { return tr("Without the leader die"); });
    add(prefix + QStringLiteral("flying-start"), &DriveOptions::flyingStart,
        [] { return tr("Flying start"); });
    add(prefix + QStringLiteral("redline"), &DriveOptions::redline, [] { return tr("Redline"); });
}

void OptionBoxes::add(const QString& name, bool DriveOptions::*member, const StepName& text) {
    auto* box = new QCheckBox(text());
    box->setObjectName(name);
    boxes_.emplace_back(box, member);
    layout()->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, text, member](bool on) {
        options_.*member = on;
        Q_EMIT chosen(text, options_);
    });
}

void OptionBoxes::show(const DriveOptions& options) {
    options_ = options;
    for (const auto& [box, member] : boxes_)
        box->setChecked(options.*member);
}

} // namespace stagewright

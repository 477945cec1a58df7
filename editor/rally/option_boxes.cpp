#include "editor/rally/option_boxes.h"

#include <QVBoxLayout>

namespace stagewright {

OptionBoxes::OptionBoxes(const QString& prefix, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    add(prefix + QStringLiteral("time-control"), &OptionalRules::timeControl,
        [] { return tr("Time control"); });
    add(prefix + QStringLiteral("one-shot"), &OptionalRules::oneShot,
        [] { return tr("Without the leader die"); });
    add(prefix + QStringLiteral("flying-start"), &OptionalRules::flyingStart,
        [] { return tr("Flying start"); });
    add(prefix + QStringLiteral("redline"), &OptionalRules::redline, [] { return tr("Redline"); });
}

void OptionBoxes::add(const QString& name, bool OptionalRules::*member, const StepName& text) {
    auto* box = new QCheckBox(text());
    box->setObjectName(name);
    boxes_.emplace_back(box, member);
    layout()->addWidget(box);
    connect(box, &QCheckBox::clicked, this, [this, text, member](bool on) {
        options_.*member = on;
        Q_EMIT chosen(text, options_);
    });
}

void OptionBoxes::show(const OptionalRules& options) {
    options_ = options;
    for (const auto& [box, member] : boxes_)
        box->setChecked(options.*member);
}

} // namespace stagewright

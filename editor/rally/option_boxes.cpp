#include "editor/rally/option_boxes.h"

#include <QVBoxLayout>

namespace stagewright {

OptionBoxes::OptionBoxes(const QString& prefix, QWidget* parent) : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    add(prefix + QStringLiteral("time-control"), tr("Time control"), &DriveOptions::timeControl);
    add(prefix + QStringLiteral("one-shot"), tr("Without the leader die"), &DriveOptions::oneShot);
    add(prefix + QStringLiteral("flying-start"), tr("Flying start"), &DriveOptions::flyingStart);
    add(prefix + QStringLiteral("redline"), tr("Redline"), &DriveOptions::redline);
}

void OptionBoxes::add(const QString& name, const QString& text, bool DriveOptions::*member) {
    auto* box = new QCheckBox(text);
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

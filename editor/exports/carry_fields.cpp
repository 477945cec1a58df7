#include "editor/exports/carry_fields.h"

#include <QLocale>
#include <QSettings>
#include <QVBoxLayout>

namespace stagewright {

namespace {

constexpr QLatin1StringView carriedKey("export/carry");

/// "12 kB"; empty: it has none.
QString sizeOf(Carrier carrier, const Expected<QByteArray>& pack) {
    if (!pack)
        return {};
    constexpr qint64 besidePack = 500; // what else tells a reader of the file that it is there
    return QLocale().formattedDataSize(carriedSize(carrier, *pack) + besidePack, 0,
                                       QLocale::DataSizeSIFormat);
}

} // namespace

CarryFields::CarryFields(Carried first, QWidget* parent)
    : QWidget(parent)
    , stages_(new QCheckBox)
    , all_(new QCheckBox) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(stages_);
    layout->addWidget(all_);
    stages_->setText(tr("Carry the stages in the &file"));
    all_->setText(tr("With drivers, res&ults and notes"));
    stages_->setToolTip(tr("Whoever opens the file with Stagewright has the stages."));
    all_->setToolTip(tr("Whoever opens the file with Stagewright has the whole rally."));
    stages_->setChecked(first != Carried::None);
    all_->setChecked(first == Carried::All);
    all_->setEnabled(stages_->isChecked());
    connect(stages_, &QCheckBox::toggled, all_, &QCheckBox::setEnabled);
    for (const QCheckBox* each : {stages_, all_})
        connect(each, &QCheckBox::toggled, this, &CarryFields::changed);
}

Carried CarryFields::carried() const {
    if (!stages_->isChecked())
        return Carried::None;
    return all_->isChecked() ? Carried::All : Carried::Stages;
}

void CarryFields::tellSizes(Carrier carrier, const std::vector<qsizetype>& stages,
                            PacksToCarry& packs) {
    const QString some = sizeOf(carrier, packs.of(stages, Carried::Stages));
    const QString whole = sizeOf(carrier, packs.of(stages, Carried::All));
    stages_->setText(some.isEmpty() ? tr("Carry the stages in the &file")
                                    : tr("Carry the stages in the &file (%1)").arg(some));
    all_->setText(whole.isEmpty() ? tr("With drivers, res&ults and notes")
                                  : tr("With drivers, res&ults and notes (%1)").arg(whole));
}

Carried readCarried(const QSettings& settings) {
    return carriedOfName(settings.value(carriedKey).toString()).value_or(Carried::Stages);
}

void rememberCarried(Carried what, QSettings& settings) {
    settings.setValue(carriedKey, QString(nameOf(what)));
}

} // namespace stagewright

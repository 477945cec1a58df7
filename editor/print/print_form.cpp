#include "editor/print/print_form.h"

#include "editor/language/language.h"

#include <QFormLayout>
#include <QGridLayout>
#include <QLocale>
#include <QVBoxLayout>

namespace stagewright {

PrintForm::PrintForm(const PrintChoice& choice, int stages, QWidget* parent)
    : QWidget(parent)
    , last_(choice)
    , subject_(new QComboBox)
    , paper_(new QComboBox)
    , margin_(new MeasureField)
    , mono_(new QCheckBox(tr("Black and &white")))
    , blank_(new QCheckBox(tr("Time sheets without results")))
    , codes_(new QCheckBox(tr("QR codes of the stages")))
    , scale_(new QComboBox)
    , oneTo_(new MeasureField)
    , overlap_(new MeasureField)
    , language_(new QComboBox)
    , numbers_(new QLineEdit)
    , carry_(new CarryFields(choice.carried))
    , inputErrors_(new InputErrors) {
    addPart(SheetPart::Rally, tr("&Rally overview"));
    addPart(SheetPart::Stage, tr("One page for eac&h stage"));
    addPart(SheetPart::Map, tr("&Map"));
    addPart(SheetPart::List, tr("Tiles to pic&k"));
    addPart(SheetPart::Laying, tr("La&ying order"));
    addPart(SheetPart::Notes, tr("Road&book"));
    addPart(SheetPart::Times, tr("&Time sheets"));
    fill(stages);
    layOut(stages);
    show(choice);
    listen();
}

void PrintForm::addPart(SheetPart part, const QString& name) {
    parts_[part] = {new QCheckBox(name), new QLabel};
}

void PrintForm::fill(int stages) {
    subject_->addItem(tr("All %n stage(s)", nullptr, stages), true);
    subject_->addItem(tr("The open stage"), false);
    paper_->addItem(tr("A4"), QPageSize::A4);
    paper_->addItem(tr("Letter"), QPageSize::Letter);
    margin_->setRange(0, largestSheetMargin);
    overlap_->setRange(0, mostMapOverlap);
    for (MeasureField* field : {margin_, overlap_}) {
        field->setDecimals(0);
        field->setSuffix(tr(" mm"));
    }
    scale_->addItem(tr("As large as fits"), Fit);
    scale_->addItem(tr("True size"), True);
    scale_->addItem(tr("To scale"), Given);
    oneTo_->setRange(largestMapScale, smallestMapScale);
    oneTo_->setPrefix(tr("1 : "));
    oneTo_->setDecimals(2);
    oneTo_->setValue(2);
    margin_->setAccessibleName(tr("Margin"));
    overlap_->setAccessibleName(tr("Overlap"));
    oneTo_->setAccessibleName(tr("Scale"));
    for (const MeasureField* field : {margin_, overlap_, oneTo_})
        inputErrors_->watch(*field);
    language_->addItem(tr("As the program"), QString());
    for (const QString& each : languages()) {
        QString name = QLocale(each).nativeLanguageName();
        name[0] = name[0].toUpper();
        language_->addItem(name, each);
    }
    numbers_->setPlaceholderText(tr("all, or 1,3-5"));
    numbers_->setClearButtonEnabled(true);
}

void PrintForm::layOut(int stages) {
    auto* form = new QFormLayout(this);
    codes_->setToolTip(tr("On the map of each stage of tiles its code, to be read by a telephone"));
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    if (stages > 1)
        form->addRow(tr("Pr&int:"), subject_);
    else
        subject_->setParent(this);
    subject_->setVisible(stages > 1);
    auto* checks = new QGridLayout;
    checks->setColumnStretch(0, 1);
    int at = 0;
    for (const auto& [part, row] : parts_) {
        row.count->setForegroundRole(QPalette::PlaceholderText);
        checks->addWidget(row.box, at, 0);
        checks->addWidget(row.count, at++, 1, Qt::AlignRight | Qt::AlignVCenter);
    }
    form->addRow(tr("Pages:"), checks);
    form->addRow(tr("Map &size:"), scale_);
    form->addRow(tr("S&cale:"), oneTo_);
    form->addRow(tr("&Overlap:"), overlap_);
    form->addRow(tr("P&aper:"), paper_);
    form->addRow(tr("Mar&gin:"), margin_);
    form->addRow({}, codes_);
    form->addRow({}, blank_);
    form->addRow({}, mono_);
    form->addRow(tr("&Language:"), language_);
    form->addRow(tr("O&nly pages:"), numbers_);
    form->addRow({}, carry_);
    form->addRow(inputErrors_);
}

void PrintForm::show(const PrintChoice& choice) {
    subject_->setCurrentIndex(subject_->findData(choice.wholeRally));
    for (const auto& [part, row] : parts_)
        row.box->setChecked(choice.parts.contains(part));
    paper_->setCurrentIndex(paper_->findData(choice.format.paper));
    margin_->setValue(choice.format.margin);
    mono_->setChecked(choice.mono);
    blank_->setChecked(choice.blankTimes);
    codes_->setChecked(choice.codes);
    const std::optional<double>& oneTo = choice.scale.oneTo;
    scale_->setCurrentIndex(scale_->findData(!oneTo ? Fit : *oneTo == 1 ? True : Given));
    if (oneTo)
        oneTo_->setValue(*oneTo);
    overlap_->setValue(choice.scale.overlap);
    language_->setCurrentIndex(std::max(0, language_->findData(choice.language)));
    numbers_->setText(choice.numbers);
    enable();
}

PrintChoice PrintForm::choice() const {
    PrintChoice choice = last_;
    choice.wholeRally = subject_->currentData().toBool();
    choice.parts.clear();
    for (const auto& [part, row] : parts_)
        if (row.box->isChecked())
            choice.parts.insert(part);
    choice.format = {static_cast<QPageSize::PageSizeId>(paper_->currentData().toInt()),
                     margin_->value()};
    choice.mono = mono_->isChecked();
    choice.blankTimes = blank_->isChecked();
    choice.codes = codes_->isChecked();
    choice.scale.oneTo.reset();
    if (scale_->currentData() == True)
        choice.scale.oneTo = 1;
    if (scale_->currentData() == Given)
        choice.scale.oneTo = oneTo_->value();
    choice.scale.overlap = overlap_->value();
    choice.language = language_->currentData().toString();
    choice.numbers = numbers_->text();
    choice.carried = carry_->carried();
    return choice;
}

void PrintForm::tellCounts(const std::map<SheetPart, int>& counts) {
    for (const auto& [part, row] : parts_) {
        const auto count = counts.find(part);
        const QString text =
            count == counts.end() ? QString() : tr("%n page(s)", nullptr, count->second);
        row.count->setText(text);
        row.box->setAccessibleDescription(text);
    }
}

void PrintForm::listen() {
    for (const QComboBox* box : {subject_, paper_, scale_, language_})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintForm::changed);
    for (const auto& [part, row] : parts_)
        connect(row.box, &QCheckBox::toggled, this, &PrintForm::changed);
    for (const QCheckBox* box : {mono_, blank_, codes_})
        connect(box, &QCheckBox::toggled, this, &PrintForm::changed);
    for (const MeasureField* field : {margin_, oneTo_, overlap_})
        connect(field, &MeasureField::valueChanged, this, &PrintForm::changed);
    connect(numbers_, &QLineEdit::textChanged, this, &PrintForm::changed);
    connect(carry_, &CarryFields::changed, this, &PrintForm::changed);
    for (const QComboBox* box : {subject_, scale_})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintForm::enable);
    connect(parts_.at(SheetPart::Times).box, &QCheckBox::toggled, this, &PrintForm::enable);
}

/// What other choices leave without a meaning cannot be chosen.
void PrintForm::enable() {
    for (const SheetPart ofRally : {SheetPart::Rally, SheetPart::Times})
        parts_.at(ofRally).box->setEnabled(subject_->currentData().toBool());
    const QCheckBox& times = *parts_.at(SheetPart::Times).box;
    blank_->setEnabled(times.isEnabled() && times.isChecked());
    oneTo_->setEnabled(scale_->currentData() == Given);
    overlap_->setEnabled(scale_->currentData() != Fit);
}

} // namespace stagewright

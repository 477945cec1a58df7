#include "editor/rally/rally_form.h"

#include "editor/fields/one_line_field.h"
#include "model/one_line.h"

#include <algorithm>

namespace stagewright {

namespace {

QStringList namesIn(const QString& text) {
    QStringList names;
    for (const QString& name : text.split(u',', Qt::SkipEmptyParts))
        if (!name.trimmed().isEmpty())
            names << name.trimmed();
    return names;
}

} // namespace

RallyForm::RallyForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , steps_(document)
    , title_(named(new OneLineField, "rally-title", tr("Title")))
    , authors_(named(new OneLineField, "rally-authors", tr("Authors")))
    , text_(named(new QPlainTextEdit, "rally-text", tr("Text")))
    , licence_(named(new OneLineField, "rally-licence", tr("Licence")))
    , language_(named(new OneLineField, "rally-language", tr("Language")))
    , form_(new QFormLayout(this))
    , sisu_(named(new QComboBox, "rally-sisu", tr("SISU token")))
    , options_(new OptionBoxes(QStringLiteral("rally-"))) {
    authors_->setPlaceholderText(tr("Names, with commas between"));
    language_->setPlaceholderText(QStringLiteral("en"));
    language_->setToolTip(tr("The language of the texts, in two letters: en, de …"));
    text_->setTabChangesFocus(true);
    text_->setFixedHeight(4 * fontMetrics().lineSpacing() + 10);
    sisu_->addItems({tr("Never"), tr("Once per stage"), tr("Once per rally")});

    auto* form = form_;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Title"), title_);
    form->addRow(tr("Authors"), authors_);
    form->addRow(tr("Text"), text_);
    form->addRow(tr("Licence"), licence_);
    form->addRow(tr("Language"), language_);
    form->addRow(tr("SISU token"), sisu_);
    form->addRow(tr("Rules"), options_);

    typeInto(*title_, &RallyInfo::title, [] { return tr("Title of the rally"); });
    typeInto(*licence_, &RallyInfo::licence, [] { return tr("Licence of the rally"); });
    typeInto(*language_, &RallyInfo::language, [] { return tr("Language of the rally"); });
    connect(text_, &QPlainTextEdit::textChanged, this, [this] {
        steps_.info([] { return tr("Text of the rally"); },
                    [this](RallyInfo& info) { info.text = text_->toPlainText(); }, text_);
    });
    connect(authors_, &QLineEdit::editingFinished, this, [this] {
        steps_.info([] { return tr("Authors of the rally"); },
                    [this](RallyInfo& info) { info.authors = namesIn(authors_->text()); });
    });
    connect(sisu_, &QComboBox::activated, this, [this](int index) {
        steps_.info([] { return tr("SISU token"); },
                    [index](RallyInfo& info) { info.sisu = Sisu(index); });
    });
    connect(options_, &OptionBoxes::chosen, this,
            [this](const StepName& what, const OptionalRules& options) {
                steps_.info(what, [&](RallyInfo& info) { info.options = options; });
            });
    connect(&document, &Document::rallyChanged, this, &RallyForm::show);
    show();
}

void RallyForm::typeInto(QLineEdit& field, Text text, const StepName& step) {
    connect(&field, &QLineEdit::textEdited, this, [this, &field, step, text](const QString& typed) {
        steps_.info(
            step, [&](RallyInfo& info) { info.*text = typed; }, &field);
    });
    connect(&field, &QLineEdit::editingFinished, this, [this] { steps_.finish(); });
}

/// Only games that have the token on their cards, or rallies that say so all the same.
bool RallyForm::hasSisu() {
    const Rally& rally = document_.rally();
    rulesCache_.openFor(rally);
    const RulesOf rulesOf = rulesCache_.rulesOf();
    return rally.info.sisu != Sisu::Never ||
           std::any_of(rally.stages().begin(), rally.stages().end(), [&](const RallyStage& each) {
               return rulesOf(each.stage.info.game).hasCardBacks();
           });
}

void RallyForm::show() {
    const RallyInfo& info = document_.rally().info;
    steps_.show([&] {
        put(title_, title_->text(), oneLine(info.title), &QLineEdit::setText);
        put(authors_, authors_->text(), oneLine(info.authors.join(QStringLiteral(", "))),
            &QLineEdit::setText);
        put(text_, text_->toPlainText(), info.text, &QPlainTextEdit::setPlainText);
        put(licence_, licence_->text(), oneLine(info.licence), &QLineEdit::setText);
        put(language_, language_->text(), oneLine(info.language), &QLineEdit::setText);
        sisu_->setCurrentIndex(static_cast<int>(info.sisu));
        form_->setRowVisible(sisu_, hasSisu());
        options_->show(info.options);
    });
}

} // namespace stagewright

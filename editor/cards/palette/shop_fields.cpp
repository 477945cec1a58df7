#include "editor/cards/palette/shop_fields.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/fields/panel_fields.h"
#include "editor/fields/wrapped_label.h"
#include "model/layouts/cards/table/shop_mixer.h"

#include <QHBoxLayout>

namespace stagewright {

namespace {

constexpr int mostSeed = 999'999;
constexpr int usualOfB = 3;

QStringList shopOf(const CardsLaid& laid) {
    return laid.shop;
}

} // namespace

ShopFields::ShopFields(QFormLayout& form, Document& document, QObject* parent)
    : QObject(parent)
    , form_(form)
    , document_(document)
    , mix_(cardCombo("card-mix", tr("Shop")))
    , ofB_(cardNumber("card-mix-b", tr("Stacks of B"), 0, shopNumbers))
    , seed_(cardNumber("card-mix-seed", tr("Number of the mix"), 1, mostSeed))
    , lay_(new QPushButton(tr("Lay")))
    , anew_(new QPushButton(tr("Mix anew")))
    , laid_(new WrappedLabel) {
    for (const QString& mix : {tr("All A (first game)"), tr("All B"), tr("So many of B"),
                               tr("At random"), tr("Not played lately")})
        mix_->addItem(mix);
    setQuietly(ofB_, usualOfB);
    lay_->setObjectName(QStringLiteral("card-mix-lay"));
    anew_->setObjectName(QStringLiteral("card-mix-anew"));
    anew_->setToolTip(tr("With the next number"));
    seed_->setToolTip(tr("The same number gives the same shop again."));
    laid_->setObjectName(QStringLiteral("card-mix-laid"));
    auto* buttons = new QWidget;
    auto* row = new QHBoxLayout(buttons);
    row->setContentsMargins({});
    row->addWidget(lay_);
    row->addWidget(anew_, 1);
    form.addRow(tr("Shop"), mix_);
    form.addRow(tr("Stacks of B"), ofB_);
    form.addRow(tr("Number of the mix"), seed_);
    form.addRow(QString(), buttons);
    form.addRow(laid_);
    markOwnFields(*mix_);
    markOwnFields(*ofB_);
    markOwnFields(*seed_);
    connect(mix_, &QComboBox::currentIndexChanged, this, &ShopFields::showFields);
    connect(lay_, &QPushButton::clicked, this, &ShopFields::lay);
    connect(anew_, &QPushButton::clicked, this, &ShopFields::layAnew);
}

void ShopFields::lay() {
    const auto seed = static_cast<std::uint64_t>(seed_->value());
    switch (chosenMix()) {
    case Mix::AllA:
        return document_.make(laySeveral(document_, shopOfLetter('A')));
    case Mix::AllB:
        return document_.make(laySeveral(document_, shopOfLetter('B')));
    case Mix::SomeB:
        return document_.make(laySeveral(document_, shopWithB(ofB_->value(), seed)));
    case Mix::AtRandom:
        return document_.make(laySeveral(document_, shopAtRandom(seed)));
    case Mix::NotLately:
        return document_.make(
            laySeveral(document_, shopNotLately(playedBefore(document_, shopOf), seed)));
    }
}

void ShopFields::layAnew() {
    setQuietly(seed_, seed_->value() % mostSeed + 1);
    lay();
}

void ShopFields::showFields() {
    const Mix mix = chosenMix();
    const bool isDrawn = mix != Mix::AllA && mix != Mix::AllB;
    form_.setRowVisible(ofB_, mix == Mix::SomeB);
    form_.setRowVisible(seed_, isDrawn);
    anew_->setVisible(isDrawn);
}

void ShopFields::show() {
    const CardTable table = tableOf(document_);
    const bool isTrial = table.mode == CardMode::Trial;
    for (QWidget* field :
         {static_cast<QWidget*>(mix_), static_cast<QWidget*>(lay_->parentWidget())})
        form_.setRowVisible(field, !isTrial);
    if (isTrial) {
        form_.setRowVisible(ofB_, false);
        form_.setRowVisible(seed_, false);
        laid_->setText(tr("A trial has stacks 1A, 3A, 5A and a fourth that the rulebook does not "
                          "tell: click one of the empty piles."));
        return;
    }
    showFields();
    laid_->setText(tr("%n stack(s), %1 of B", nullptr, static_cast<int>(table.shop.size()))
                       .arg(stacksOfB(table.shop)));
}

} // namespace stagewright

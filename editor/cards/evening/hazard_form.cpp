#include "editor/cards/evening/hazard_form.h"

#include "editor/cards/edits/table_steps.h"
#include "editor/cards/evening/score_steps.h"
#include "editor/cards/palette/card_fields.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace stagewright {

HazardForm::HazardForm(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , known_(new QCheckBox(tr("I enter the hazard die")))
    , grid_(new QWidget)
    , faces_{} {
    known_->setObjectName(QStringLiteral("card-hazard-known"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addWidget(known_);
    column->addWidget(grid_);
    auto* grid = new QGridLayout(grid_);
    grid->setContentsMargins({});
    grid->addWidget(new QLabel(tr("Hits")), 0, 1);
    grid->addWidget(new QLabel(tr("Popularity")), 0, 2);
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        Face& face = faces_.at(i);
        face = {
            cardNumber("card-hazard-hits", tr("Hits on face %1").arg(number), 0, mostFaceSymbols),
            cardNumber("card-hazard-popularity", tr("Popularity on face %1").arg(number), 0,
                       mostFaceSymbols)};
        grid->addWidget(new QLabel(tr("Face %1").arg(number)), number, 0);
        grid->addWidget(face.hits, number, 1);
        grid->addWidget(face.popularity, number, 2);
        for (NumberField* field : {face.hits, face.popularity})
            connect(field, &QSpinBox::valueChanged, this, &HazardForm::enter);
    }
    connect(known_, &QCheckBox::clicked, this, [this](bool known) {
        document_.make(enterHazard(document_, known ? std::optional(HazardFaces{}) : std::nullopt));
    });
}

void HazardForm::enter() {
    HazardFaces faces;
    for (std::size_t i = 0; i < faces.size(); ++i)
        faces.at(i) = {faces_.at(i).hits->value(), faces_.at(i).popularity->value()};
    document_.make(enterHazard(document_, faces));
}

void HazardForm::show() {
    const auto hazard = tableOf(document_).hazard;
    known_->setChecked(hazard.has_value());
    grid_->setVisible(hazard.has_value());
    const HazardFaces faces = hazard.value_or(HazardFaces{});
    for (std::size_t i = 0; i < faces.size(); ++i) {
        setQuietly(faces_.at(i).hits, faces.at(i).hits);
        setQuietly(faces_.at(i).popularity, faces.at(i).popularity);
    }
}

} // namespace stagewright

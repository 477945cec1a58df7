#include "editor/hextiles/details/place_fields.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QSignalBlocker>

#include <utility>

namespace stagewright {

PlaceFields::PlaceFields(Document& document, QWidget* parent)
    : QWidget(parent)
    , document_(document)
    , q_(field("tile-column", tr("Place: column")))
    , r_(field("tile-row", tr("Place: row")))
    , turn_(field("tile-turn", tr("Turn in degrees")))
    , errors_(new InputErrors) {
    for (NumberField* place : {q_, r_})
        place->setRange(-boardReach, boardReach);
    turn_->setRange(0, 300);
    turn_->setSingleStep(60);
    turn_->setWrapping(true);
    turn_->setSuffix(tr("°"));
    auto* place = new QHBoxLayout;
    place->addWidget(q_);
    place->addWidget(r_);
    place->addStretch();
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Place"), place);
    form->addRow(tr("Turn"), turn_);
    form->addRow(errors_);
    for (NumberField* each : {q_, r_, turn_})
        connect(each, &NumberField::refused, this,
                [this, each](const QString& why) { errors_->say(*each, why); });
    connect(q_, &NumberField::valueChanged, this, [this] { move(*q_); });
    connect(r_, &NumberField::valueChanged, this, [this] { move(*r_); });
    connect(turn_, &NumberField::valueChanged, this, &PlaceFields::turnTo);
}

NumberField* PlaceFields::field(const char* name, const QString& spoken) {
    auto* field = new NumberField(this);
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(spoken);
    field->setToolTip(spoken);
    field->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    field->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("-10000")) + 32);
    connect(field, &NumberField::editingFinished, this, [this] { gesture_ = 0; });
    return field;
}

void PlaceFields::follow(const Placement& tile) {
    if (tile.laid != tile_.laid) {
        gesture_ = 0;
        for (const NumberField* each : {q_, r_, turn_})
            errors_->forget(*each);
    }
    tile_ = tile;
    for (const auto& [field, number] : {std::pair(q_, tile.hex.q), std::pair(r_, tile.hex.r),
                                        std::pair(turn_, 60 * tile.turn.sixths())}) {
        const QSignalBlocker quiet(field);
        field->setValue(number);
    }
}

void PlaceFields::move(NumberField& field) {
    const Hex to{q_->value(), r_->value()};
    take(field, moveTiles(document_.stage(), {&tile_, 1}, to - tile_.hex));
}

void PlaceFields::turnTo(int degrees) {
    if (degrees % 60 != 0)
        return refuse(*turn_, tr("Tiles turn by 60°: 0, 60, 120, 180, 240 or 300."));
    Placement now = tile_;
    now.turn = Turn(degrees / 60);
    take(*turn_, replaceTile(document_.stage(), tile_, now));
}

void PlaceFields::take(NumberField& field, StageUndoStepOr step) {
    if (!step)
        return refuse(field, tr("%1.").arg(sentence(step.error(), document_.stage())));
    errors_->forget(field);
    if (gesture_ == 0)
        gesture_ = document_.newGesture();
    step->gesture = gesture_;
    document_.make(*std::move(step));
}

/// Where the tile is, stands there again.
void PlaceFields::refuse(NumberField& field, const QString& why) {
    follow(Placement(tile_));
    errors_->say(field, why);
}

} // namespace stagewright

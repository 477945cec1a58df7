#include "editor/hextiles/ideas/wishes_form.h"

#include "editor/language/drive_words.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace stagewright {

namespace {

constexpr int mostMinutes = 240;

/// In the order of the list.
enum Measure : int { Tiles, Minutes };

QString wordFor(Trait trait) {
    switch (trait) {
    case Trait::Danger:
        return WishesForm::tr("Danger");
    case Trait::Twist:
        return WishesForm::tr("Corners");
    case Trait::Jumps:
        return WishesForm::tr("Jumps");
    case Trait::Fords:
        return WishesForm::tr("Fords");
    case Trait::Shortcuts:
        return WishesForm::tr("Shortcuts");
    }
    return {};
}

QString wordFor(Terrain terrain) {
    switch (terrain) {
    case Terrain::Asphalt:
        return WishesForm::tr("Asphalt");
    case Terrain::Gravel:
        return WishesForm::tr("Gravel");
    case Terrain::Snow:
        return WishesForm::tr("Snow");
    case Terrain::None:
        break;
    }
    return {};
}

} // namespace

WishesForm::WishesForm(QWidget* parent)
    : QWidget(parent)
    , kind_(new QComboBox)
    , length_(new NumberField)
    , measure_(new QComboBox)
    , difficulty_(new QComboBox)
    , stages_(new NumberField)
    , course_(new QComboBox)
    , together_(new QCheckBox(tr("All on the table at once")))
    , more_(new QToolButton)
    , service_(new QCheckBox(tr("Service park, or pit"))) {
    kind_->addItems({tr("Stage"), tr("Circuit")});
    kind_->setObjectName(QStringLiteral("wish-kind"));
    measure_->addItems({tr("tiles"), tr("minutes")});
    measure_->setObjectName(QStringLiteral("wish-measure"));
    measure_->setAccessibleName(tr("Length in"));
    length_->setObjectName(QStringLiteral("wish-length"));
    length_->setAccessibleName(tr("Length"));
    difficulty_->addItem(tr("any", "difficulty"));
    for (const Difficulty each : {Difficulty::Easy, Difficulty::Medium, Difficulty::Hard})
        difficulty_->addItem(stagewright::wordFor(each), static_cast<int>(each));
    difficulty_->setObjectName(QStringLiteral("wish-difficulty"));
    service_->setChecked(true);
    stages_->setRange(1, mostRallyStages);
    stages_->setObjectName(QStringLiteral("wish-stages"));
    stages_->setToolTip(tr("From two on, whole rallies are looked for"));
    course_->addItem(tr("as it comes", "course of a rally"), static_cast<int>(Course::AsItComes));
    course_->addItem(tr("easy to hard"), static_cast<int>(Course::Rising));
    course_->addItem(tr("hard to easy"), static_cast<int>(Course::Falling));
    course_->setObjectName(QStringLiteral("wish-course"));
    together_->setObjectName(QStringLiteral("wish-together"));
    together_->setToolTip(tr("No tile is needed by two stages"));
    followMeasure();
    connect(measure_, &QComboBox::currentIndexChanged, this, &WishesForm::followMeasure);
    connect(length_, &QSpinBox::valueChanged, this, [this](int value) {
        (measure_->currentIndex() == Measure::Tiles ? lengths_.tiles : lengths_.minutes) = value;
    });

    auto* length = new QHBoxLayout;
    length->addWidget(length_, 1);
    length->addWidget(measure_, 1);
    auto* few = new QFormLayout;
    few->setContentsMargins({});
    few->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    few->addRow(tr("Kind"), kind_);
    few->addRow(tr("Length"), length);
    few->addRow(tr("Difficulty"), difficulty_);
    few->addRow(tr("Stages"), stages_);
    QWidget* folded = foldedPart();
    folded->hide();
    more_->setObjectName(QStringLiteral("wish-more"));
    more_->setText(tr("More wishes"));
    more_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more_->setAutoRaise(true);
    more_->setCheckable(true);
    more_->setArrowType(Qt::RightArrow);
    connect(more_, &QToolButton::toggled, this, [this, folded](bool open) {
        folded->setVisible(open);
        more_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->addLayout(few);
    column->addWidget(more_);
    column->addWidget(folded);
    followStages();
    connect(stages_, &QSpinBox::valueChanged, this, &WishesForm::followStages);
    tellOfChanges();
}

void WishesForm::tellOfChanges() {
    for (const QComboBox* box : findChildren<QComboBox*>())
        connect(box, &QComboBox::currentIndexChanged, this, &WishesForm::changed);
    for (const QSpinBox* number : findChildren<QSpinBox*>())
        connect(number, &QSpinBox::valueChanged, this, &WishesForm::changed);
    for (const QCheckBox* box : findChildren<QCheckBox*>())
        connect(box, &QCheckBox::toggled, this, &WishesForm::changed);
}

/// What is asked of a rally alone can be said of one.
void WishesForm::followStages() {
    const bool isRally = stages_->value() > 1;
    course_->setEnabled(isRally);
    together_->setEnabled(isRally);
}

QWidget* WishesForm::foldedPart() {
    auto* part = new QWidget;
    auto* rows = new QFormLayout(part);
    rows->setContentsMargins({});
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const Terrain terrain : {Terrain::Gravel, Terrain::Asphalt, Terrain::Snow}) {
        auto* field = new NumberField;
        field->setRange(0, 100);
        field->setSingleStep(10);
        field->setSuffix(tr(" %"));
        field->setSpecialValueText(tr("any", "share of a surface"));
        field->setObjectName(QStringLiteral("wish-surface-%1").arg(static_cast<int>(terrain)));
        rows->addRow(wordFor(terrain), field);
        surfaces_[terrain] = field;
    }
    for (const Trait trait : allTraits) {
        auto* field = new QComboBox;
        field->addItem(tr("any", "amount"));
        field->addItem(tr("few", "amount"), static_cast<int>(Amount::Low));
        field->addItem(tr("some", "amount"), static_cast<int>(Amount::Medium));
        field->addItem(tr("many", "amount"), static_cast<int>(Amount::High));
        if (trait == Trait::Danger) {
            field->setItemText(1, tr("low"));
            field->setItemText(2, tr("medium"));
            field->setItemText(3, tr("high"));
        }
        field->setObjectName(QStringLiteral("wish-") + name(trait));
        rows->addRow(wordFor(trait), field);
        amounts_[index(trait)] = field;
    }
    rows->addRow(service_);
    rows->addRow(tr("Course"), course_);
    rows->addRow(together_);
    return part;
}

void WishesForm::followMeasure() {
    const QSignalBlocker quiet(length_);
    if (measure_->currentIndex() == Measure::Tiles) {
        length_->setRange(fewestTiles, mostTiles);
        length_->setValue(lengths_.tiles);
    } else {
        length_->setRange(1, mostMinutes);
        length_->setValue(lengths_.minutes);
    }
}

void WishesForm::setLengths(const Lengths& lengths) {
    lengths_ = lengths;
    followMeasure();
}

void WishesForm::setKind(StageKind kind) {
    kind_->setCurrentIndex(kind == StageKind::Circuit ? 1 : 0);
}

void WishesForm::askForMinutes(int most) {
    constexpr double met = 1.1; // minutes are met within a tenth
    lengths_.minutes = std::max(1, static_cast<int>(most / met));
    measure_->setCurrentIndex(Measure::Minutes);
    stages_->setValue(1);
    followMeasure();
}

void WishesForm::takeTyped() {
    for (NumberField* field : findChildren<NumberField*>())
        if (field->hasAcceptableInput()) // what is none is told when the keys leave it
            field->interpretText();
}

Wishes WishesForm::wishes(const QString& game) const {
    Wishes wishes;
    if (!game.isEmpty())
        wishes.game = game;
    wishes.kind = kind_->currentIndex() == 1 ? StageKind::Circuit : StageKind::Stage;
    wishes.tiles = lengths_.tiles;
    if (measure_->currentIndex() == Measure::Minutes)
        wishes.minutes = length_->value();
    if (const QVariant said = difficulty_->currentData(); said.isValid())
        wishes.difficulty = static_cast<Difficulty>(said.toInt());
    for (const auto& [terrain, field] : surfaces_)
        if (field->value() > 0)
            wishes.surfaces[terrain] = field->value();
    for (const Trait trait : allTraits)
        if (const QVariant said = amounts_[index(trait)]->currentData(); said.isValid())
            wishes.amount(trait) = static_cast<Amount>(said.toInt());
    wishes.service = service_->isChecked();
    return wishes;
}

RallyWishes WishesForm::rally(const QString& game) const {
    RallyWishes rally;
    rally.stage = wishes(game);
    rally.stages = stages_->value();
    if (rally.stages > 1) {
        rally.course = static_cast<Course>(course_->currentData().toInt());
        rally.together = together_->isChecked();
    }
    return rally;
}

} // namespace stagewright

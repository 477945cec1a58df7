#include "editor/season/season_rules_form.h"

#include "editor/fields/one_line_field.h"
#include "model/rally/rally.h"

#include <QFormLayout>
#include <QScopedValueRollback>

namespace stagewright {

namespace {

NumberField* countField(const char* name, int most, const QString& none) {
    auto* field = new NumberField;
    field->setObjectName(QString::fromLatin1(name));
    field->setRange(0, most);
    field->setSpecialValueText(none);
    return field;
}

/// What can be chosen to decide among equal points; a file may say something else.
QList<std::pair<QString, QList<TieRule>>> tieChoices() {
    return {{SeasonRulesForm::tr("more first places, then the last round"),
             {TieRule::Places, TieRule::LastRound}},
            {SeasonRulesForm::tr("the last round, then more first places"),
             {TieRule::LastRound, TieRule::Places}},
            {SeasonRulesForm::tr("points with dropped ones, then more first places"),
             {TieRule::AllPoints, TieRule::Places, TieRule::LastRound}},
            {SeasonRulesForm::tr("nothing: the place is shared"), {}}};
}

std::optional<int> countIn(const NumberField& field) {
    return field.value() > 0 ? std::optional(field.value()) : std::nullopt;
}

} // namespace

SeasonRulesForm::SeasonRulesForm(QWidget* parent)
    : QWidget(parent)
    , title_(new OneLineField)
    , table_(new QComboBox)
    , fastestLap_(countField("fastest-lap-points", mostPoints, tr("none")))
    , best_(countField("best-rounds", mostRounds, tr("all")))
    , teamDrivers_(countField("team-drivers", mostDrivers, tr("all")))
    , ties_(new PanelCombo("tie-rules", tr("At equal points")))
    , errors_(new InputErrors) {
    title_->setObjectName(QStringLiteral("season-title"));
    table_->setObjectName(QStringLiteral("points-table"));
    for (const PointsTable& table : builtInPointsTables())
        table_->addItem(nameOf(table), table.id);
    table_->addItem(nameOf(PointsTable()), QString());
    auto* layout = new QFormLayout(this);
    layout->setContentsMargins({});
    layout->setRowWrapPolicy(QFormLayout::WrapLongRows);
    layout->addRow(tr("&Title"), title_);
    layout->addRow(tr("&Points"), table_);
    places_ = pointsField("place-points", tr("P&laces 1, 2, …"));
    powerStage_ = pointsField("power-stage-points", tr("Po&wer stage"));
    layout->addRow(tr("F&astest lap"), fastestLap_);
    layout->addRow(tr("&Best rounds that count"), best_);
    layout->addRow(tr("&Drivers of a team that count"), teamDrivers_);
    for (const auto& [text, rules] : tieChoices())
        ties_->addItem(text);
    layout->addRow(tr("At e&qual points"), ties_);
    layout->addRow(errors_);
    connect(ties_, &QComboBox::activated, this, [this](int index) {
        SeasonRules rules = rules_;
        rules.ties = tieChoices().at(index).second;
        tell(rules);
    });
    connect(title_, &QLineEdit::editingFinished, this, [this] { Q_EMIT titled(title_->text()); });
    connect(table_, &QComboBox::activated, this, &SeasonRulesForm::choose);
    connect(places_, &QLineEdit::editingFinished, this,
            [this] { readOwn(*places_, &PointsTable::places); });
    connect(powerStage_, &QLineEdit::editingFinished, this,
            [this] { readOwn(*powerStage_, &PointsTable::powerStage); });
    const auto count = [this](NumberField& field, auto set) {
        errors_->watch(field);
        connect(&field, &NumberField::valueChanged, this, [this, &field, set] {
            SeasonRules rules = rules_;
            set(rules, field);
            tell(rules);
        });
    };
    count(*fastestLap_, [](SeasonRules& rules, const NumberField& field) {
        rules.points.fastestLap = field.value();
        rules.points.id.clear();
    });
    count(*best_,
          [](SeasonRules& rules, const NumberField& field) { rules.best = countIn(field); });
    count(*teamDrivers_,
          [](SeasonRules& rules, const NumberField& field) { rules.teamDrivers = countIn(field); });
}

QLineEdit* SeasonRulesForm::pointsField(const char* name, const QString& caption) {
    auto* field = new OneLineField;
    field->setObjectName(QString::fromLatin1(name));
    field->setToolTip(tr("Numbers with commas between them, as in 10, 6, 4"));
    static_cast<QFormLayout*>(layout())->addRow(caption, field);
    return field;
}

void SeasonRulesForm::show(const RallySeason& season) {
    const QScopedValueRollback quiet(showing_, true);
    rules_ = season.rules;
    const PointsTable& points = rules_.points;
    const bool isOwn = !builtInPoints(points.id);
    title_->setText(season.title);
    table_->setCurrentIndex(table_->findData(isOwn ? QString() : points.id));
    places_->setText(pointsListText(points.places));
    powerStage_->setText(pointsListText(points.powerStage));
    fastestLap_->setValue(points.fastestLap);
    for (QWidget* field : {static_cast<QWidget*>(places_), static_cast<QWidget*>(powerStage_),
                           static_cast<QWidget*>(fastestLap_)})
        field->setEnabled(isOwn);
    best_->setValue(rules_.best.value_or(0));
    int chosen = -1; // a file may say something else
    const auto choices = tieChoices();
    for (int i = 0; i < choices.size(); ++i)
        if (choices[i].second == rules_.ties)
            chosen = i;
    ties_->setCurrentIndex(chosen);
    teamDrivers_->setValue(rules_.teamDrivers.value_or(0));
}

/// One's own begins with the points that there were.
void SeasonRulesForm::choose() {
    SeasonRules rules = rules_;
    if (const PointsTable* known = builtInPoints(table_->currentData().toString()))
        rules.points = *known;
    else
        rules.points.id.clear();
    tell(rules);
}

void SeasonRulesForm::readOwn(QLineEdit& field, QList<int> PointsTable::*list) {
    const auto points = readPointsList(field.text());
    if (!points)
        return errors_->say(field, tr("Points are whole numbers with commas between them, "
                                      "as in 10, 6, 4."));
    errors_->forget(field);
    if (*points == rules_.points.*list)
        return;
    SeasonRules rules = rules_;
    rules.points.*list = *points;
    rules.points.id.clear();
    tell(rules);
}

void SeasonRulesForm::tell(const SeasonRules& rules) {
    if (!showing_ && rules != rules_)
        Q_EMIT ruled(rules);
}

} // namespace stagewright

#pragma once

#include "editor/fields/input_errors.h"
#include "editor/fields/number_field.h"
#include "editor/fields/panel_combo.h"
#include "model/season/season.h"

#include <QLineEdit>
#include <QWidget>

namespace stagewright {

/// Title of a season, and what counts in it.
class SeasonRulesForm final : public QWidget {
    Q_OBJECT

public:
    explicit SeasonRulesForm(QWidget* parent = nullptr);

    void show(const RallySeason& season);
    using QWidget::show;

Q_SIGNALS:
    void titled(const QString& title);
    void ruled(const stagewright::SeasonRules& rules);

private:
    QLineEdit* pointsField(const char* name, const QString& caption);
    void choose();
    void readOwn(QLineEdit& field, QList<int> PointsTable::*list);
    void tell(const SeasonRules& rules);

    SeasonRules rules_;
    QLineEdit* title_;
    QComboBox* table_;
    QLineEdit* places_;
    QLineEdit* powerStage_;
    NumberField* fastestLap_;
    NumberField* best_;
    NumberField* teamDrivers_;
    PanelCombo* ties_;
    InputErrors* errors_;
    bool showing_ = false; ///< what changes now is not the user's doing
};

} // namespace stagewright

#pragma once

#include "editor/estimate/rules_box.h"
#include "editor/estimate/rules_dialogs.h"
#include "editor/zones/estimate/own_road_rules.h"
#include "editor/zones/estimate/road_estimator.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace stagewright {

/// How long a stage of printed boards takes: the time and its spread, what happens in a drive and
/// where, on which tyres it is driven in what time, which to take in the rally, and what all that
/// assumes and leaves out.
class RoadEstimatePanel final : public QWidget {
    Q_OBJECT

public:
    /// Document, estimator and rules must outlive it.
    RoadEstimatePanel(Document& document, RoadEstimator& estimator, OwnRoadRules& rules,
                      RulesDialogs dialogs, QWidget* parent = nullptr);
    ~RoadEstimatePanel() override;

Q_SIGNALS:
    void refused(const QString& reason);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void addChoices(QFormLayout& form);
    void addRules(QFormLayout& form);
    void listRules();
    void chooseRules();
    void copyRules();
    void take(const QString& path, const std::optional<Expected<RoadRules>>& rules);
    void choose();
    void show();
    void showStaleness();
    void showForecast(const RoadForecast& forecast);
    [[nodiscard]] QString driveInWords(const RoadForecast& forecast) const;
    [[nodiscard]] QString sectionsInWords(const RoadForecast& forecast) const;
    [[nodiscard]] static QString tyresSaid(const RoadForecast& forecast);
    [[nodiscard]] QString planInWords() const;
    [[nodiscard]] QString leftOut() const;

    Document& document_;
    RoadEstimator& estimator_;
    OwnRoadRules& rules_;
    RulesDialogs dialogs_;
    QLabel* time_;
    QLabel* summary_;
    QComboBox* profile_;
    QComboBox* tyres_;
    QCheckBox* leader_;
    RulesBox* rulesBox_;
    QLabel* rulesFault_; ///< why the user's file is not in force
    QLabel* drive_;
    QLabel* tyreTimes_;
    QLabel* sections_;
    QLabel* plan_;
    QLabel* leftOut_;
};

} // namespace stagewright

#pragma once

#include "editor/fields/input_errors.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/evening_view.h"
#include "editor/rally/form_steps.h"

#include <QLineEdit>
#include <QToolButton>

namespace stagewright {

/// When the evening begins, how long it may take and for how many; below it the plan that comes of
/// it.
class PlanPage final : public QWidget {
    Q_OBJECT

public:
    /// @param document and planner must outlive it
    PlanPage(Document& document, const EveningPlanner& planner, QWidget* parent = nullptr);

    /// Offers the drivers of the club beside how many play.
    void setClubMenu(QMenu& menu);
    [[nodiscard]] EveningView& plan() const { return *plan_; }

Q_SIGNALS:
    /// Another stage is to take the place of this one, of at most so many minutes.
    void swapWanted(stagewright::StageKey stage, int mostMinutes);

private:
    void takeStart();
    void makeFit(const EveningReport& report, int index);
    void mend(const EveningReport& report, int index);
    void show();

    Document& document_;
    FormSteps steps_;
    QLineEdit* start_;
    NumberField* minutes_;
    NumberField* players_;
    QToolButton* club_; ///< not there without a menu
    InputErrors* inputErrors_;
    EveningView* plan_;
};

} // namespace stagewright

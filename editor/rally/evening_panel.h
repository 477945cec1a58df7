#pragma once

#include "editor/rally/plan_page.h"
#include "editor/rally/tiles_page.h"

#include <QTabWidget>

namespace stagewright {

/// The evening: its plan first, then the tiles on the table, what times to expect, and the rally as
/// a whole.
class EveningPanel final : public QTabWidget {
    Q_OBJECT

public:
    /// @param document and planner must outlive it
    EveningPanel(Document& document, EveningPlanner& planner, QWidget* parent = nullptr);

    [[nodiscard]] const Document& document() const { return document_; }
    [[nodiscard]] const EveningPlanner& planner() const { return planner_; }

    /// Offers the drivers of the club beside how many play.
    void setClubMenu(QMenu& menu) { plan_->setClubMenu(menu); }

    // What is said.
    [[nodiscard]] EveningView& plan() const { return plan_->plan(); }
    [[nodiscard]] EveningView& table() const { return table_->text(); }
    [[nodiscard]] EveningView& expected() const { return *expected_; }

Q_SIGNALS:
    /// Another stage is to take the place of this one, of at most so many minutes.
    void swapWanted(stagewright::StageKey stage, int mostMinutes);

private:
    void tell();

    Document& document_;
    EveningPlanner& planner_;
    PlanPage* plan_;
    TilesPage* table_;
    EveningView* expected_;
};

} // namespace stagewright

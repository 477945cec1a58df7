#pragma once

#include "editor/rally/evening_form.h"
#include "editor/rally/evening_planner.h"

#include <QLabel>

namespace stagewright {

/// What the evening is to be, and the plan that comes of it.
class EveningPanel final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit EveningPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] const Document& document() const { return document_; }
    [[nodiscard]] const EveningPlanner& planner() const { return planner_; }
    [[nodiscard]] QString plan() const { return plan_->text(); }

private:
    void refresh();

    Document& document_;
    EveningPlanner planner_;
    QLabel* plan_;
};

} // namespace stagewright

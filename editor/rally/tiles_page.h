#pragma once

#include "editor/fields/input_errors.h"
#include "editor/rally/evening_planner.h"
#include "editor/rally/evening_view.h"
#include "editor/rally/form_steps.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>

#include <map>

namespace stagewright {

/// How the stages are laid and from which boxes; below it what that means for the table.
class TilesPage final : public QWidget {
    Q_OBJECT

public:
    /// @param document and planner must outlive it
    TilesPage(Document& document, const EveningPlanner& planner, QWidget* parent = nullptr);

    [[nodiscard]] EveningView& text() const { return *text_; }

private:
    void listBoxes();
    void sayBoxes(bool said);
    void count(const QString& box, int copies);
    void putInOrder();
    void show();
    void tell();

    Document& document_;
    const EveningPlanner& planner_;
    FormSteps steps_;
    QComboBox* laying_;
    QCheckBox* said_;
    QWidget* boxes_;
    InputErrors* inputErrors_;
    std::map<QString, NumberField*> counts_; ///< by box
    QPushButton* order_;
    EveningView* text_;
};

} // namespace stagewright

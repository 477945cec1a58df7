#pragma once

#include "editor/rally/form_steps.h"
#include "editor/rally/option_boxes.h"
#include "editor/rally/rally_rules_cache.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace stagewright {

/// What is said of the rally as a whole, to be changed: title, authors, text, licence, and the
/// rules that all stages are driven by.
class RallyForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit RallyForm(Document& document, QWidget* parent = nullptr);

private:
    using Text = QString RallyInfo::*;
    void typeInto(QLineEdit& field, Text text, const StepName& step);
    void show();
    [[nodiscard]] bool hasSisu();

    Document& document_;
    FormSteps steps_;
    QLineEdit* title_;
    QLineEdit* authors_;
    QPlainTextEdit* text_;
    QLineEdit* licence_;
    QLineEdit* language_;
    RallyRulesCache rulesCache_;
    QFormLayout* form_;
    QComboBox* sisu_;
    OptionBoxes* options_;
};

} // namespace stagewright

#pragma once

#include "editor/fields/input_errors.h"
#include "editor/rally/form_steps.h"
#include "editor/rally/option_boxes.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace stagewright {

/// The rows of a form with what the rally says of its open stage, and of the session that it is
/// in, to be changed.
class StageForm final : public QObject {
    Q_OBJECT

public:
    /// Adds its rows at the end of the form, whose widget owns it.
    /// @param document must outlive it
    StageForm(Document& document, QFormLayout& form);

    /// All rows that there is something to say in, or none.
    void setVisible(bool visible);

private:
    using Text = QString RallyStage::*;
    void layOut();
    void connectStage();
    void connectSession();
    void typeInto(QLineEdit& field, Text text, const StepName& step);
    void takeBonuses();
    void chooseSession(bool begins);
    void show();
    void showRow(QWidget* field, bool isOfUse);

    Document& document_;
    FormSteps steps_;
    QFormLayout& form_;
    bool visible_ = true;
    QLineEdit* place_;
    QLineEdit* country_;
    QPlainTextEdit* text_;
    QLineEdit* bonuses_;
    QCheckBox* service_;
    QCheckBox* own_;
    OptionBoxes* options_;
    QCheckBox* session_;
    QLineEdit* sessionTitle_;
    NumberField* break_;
    InputErrors* inputErrors_;
};

} // namespace stagewright

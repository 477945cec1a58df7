#pragma once

#include "editor/fields/input_errors.h"
#include "editor/rally/form_steps.h"
#include "editor/rally/option_boxes.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace stagewright {

/// What the rally says of its open stage, and of the session that it is in, to be changed.
class StageForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit StageForm(Document& document, QWidget* parent = nullptr);

private:
    using Text = QString RallyStage::*;
    void layOut();
    void connectStage();
    void connectSession();
    void typeInto(QLineEdit& field, Text text, const StepName& step);
    void changeLaps(int laps);
    void takeBonuses();
    void chooseSession(bool begins);
    void show();

    Document& document_;
    FormSteps steps_;
    QLabel* heading_;
    NumberField* laps_;
    QFormLayout* form_;
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

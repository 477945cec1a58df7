#pragma once

#include "editor/document/document.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

#include <functional>

namespace stagewright {

/// What is said of the rally as a whole, to be changed: title, authors, text, when and for how
/// long, for how many, by which rules.
class EveningForm final : public QWidget {
    Q_OBJECT

public:
    /// @param document must outlive it
    explicit EveningForm(Document& document, QWidget* parent = nullptr);

private:
    using Change = std::function<void(RallyInfo&)>;

    /// Makes a step of it. @param sameStep goes on with the step that was begun by typing
    void change(const QString& name, const Change& change, bool sameStep = false);
    QCheckBox* option(const char* name, const QString& text, bool DriveOptions::*member);
    void setBreak();
    void show();

    Document& document_;
    int gesture_ = 0;
    bool showing_ = false;
    QLineEdit* title_;
    QLineEdit* authors_;
    QPlainTextEdit* text_;
    QLineEdit* start_;
    QSpinBox* minutes_;
    QSpinBox* players_;
    QComboBox* sisu_;
    QCheckBox* session_;
    QSpinBox* break_;
    std::vector<std::pair<QCheckBox*, bool DriveOptions::*>> options_;
};

} // namespace stagewright

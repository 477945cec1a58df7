#pragma once

#include "editor/document/document.h"

#include <QWidget>

#include <functional>

namespace stagewright {

/// Makes steps of what is entered in a form about the rally. What is typed into a field at one go
/// is one step.
class FormSteps {
public:
    using InfoChange = std::function<void(RallyInfo&)>;
    using StageChange = std::function<void(RallyStage&)>;
    using SessionChange = std::function<void(Session&)>;

    /// @param document must outlive it
    explicit FormSteps(Document& document) : document_(document) {}

    /// @param field that is being typed into; null: a step of its own
    void info(const StepName& name, const InfoChange& change, const QWidget* field = nullptr);
    /// Of the open stage.
    void stage(const StepName& name, const StageChange& change, const QWidget* field = nullptr);
    /// Of the session that the open stage is in.
    void session(const StepName& name, const SessionChange& change, const QWidget* field = nullptr);

    /// What is typed next is another step.
    void finish() { field_ = nullptr; }
    /// While the form shows what is, nothing is entered.
    void show(const std::function<void()>& fill);
    [[nodiscard]] bool isShowing() const { return showing_; }

private:
    void make(const RallyEdit& edit, const StepName& name, const QWidget* field);

    Document& document_;
    const QWidget* field_ = nullptr;
    int gesture_ = 0;
    bool showing_ = false;
};

/// Names a field for tests and for readers for the blind.
template <typename Field>
Field* named(Field* field, const char* name, const QString& text) {
    field->setObjectName(QString::fromLatin1(name));
    field->setAccessibleName(text);
    return field;
}

/// Setting what is there already would move the cursor.
template <typename Field, typename Value>
void put(Field* field, const Value& now, const Value& value, void (Field::*set)(const Value&)) {
    if (now != value)
        (field->*set)(value);
}

} // namespace stagewright

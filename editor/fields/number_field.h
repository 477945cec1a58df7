#pragma once

#include "editor/fields/typed_field.h"

namespace stagewright {

/// A field for a whole number; see TypedField.
class NumberField final : public TypedField<QSpinBox> {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr) : TypedField(parent) {}

Q_SIGNALS:
    /// What was typed was not taken. @param why sentences
    void refused(const QString& why);
    /// What was typed was taken, even if it is the number that was there.
    void taken();

protected:
    int places() const override { return 0; }
    void sayTaken() override { Q_EMIT taken(); }
    void sayRefused(const QString& text) override;
};

} // namespace stagewright

#pragma once

#include "editor/fields/typed_field.h"

namespace stagewright {

/// A field for a measure, with a point or a comma as you like; see TypedField.
class MeasureField final : public TypedField<QDoubleSpinBox> {
    Q_OBJECT

public:
    explicit MeasureField(QWidget* parent = nullptr) : TypedField(parent) {}

Q_SIGNALS:
    /// What was typed was not taken. @param why sentences
    void refused(const QString& why);
    /// What was typed was taken, even if it is the number that was there.
    void taken();

protected:
    int places() const override { return decimals(); }
    /// As the language writes it, without noughts behind.
    QString textFromValue(double value) const override;
    void sayTaken() override { Q_EMIT taken(); }
    void sayRefused(const QString& text) override;
};

} // namespace stagewright

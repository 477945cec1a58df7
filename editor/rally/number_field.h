#pragma once

#include <QSpinBox>

namespace stagewright {

/// A field for a whole number that never makes another number of what was typed: what is none, or
/// out of its range, is not taken, and why is said. Nothing at all means 0, where that is in range.
/// Until it is entered, Ctrl+Z takes back what was typed; afterwards it is the window's.
class NumberField final : public QSpinBox {
    Q_OBJECT

public:
    explicit NumberField(QWidget* parent = nullptr);

    void stepBy(int steps) override;

Q_SIGNALS:
    /// What was typed was not taken. @param why sentences
    void refused(const QString& why);
    /// What was typed was taken, even if it is the number that was there.
    void taken();

protected:
    QValidator::State validate(QString& text, int& at) const override;
    int valueFromText(const QString& text) const override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What was typed, or stands there, without what the field says of itself.
    [[nodiscard]] QString bare(const QString& text) const;
    [[nodiscard]] bool isBeingTyped() const;
    template <typename Ends>
    void end(Ends ends);
};

} // namespace stagewright

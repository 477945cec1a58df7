#pragma once

#include "editor/fields/typed_number.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSpinBox>

namespace stagewright {

/// What fields for numbers have in common: they never make another number of what was typed. What
/// is none, or out of range, is not taken, and that is said. Nothing at all means 0, where that is
/// in range. Until it is entered, Ctrl+Z takes back what was typed; afterwards it is the window's.
/// @tparam Spin QSpinBox or QDoubleSpinBox
template <typename Spin>
class TypedField : public Spin {
public:
    void stepBy(int steps) override {
        end([&] { Spin::stepBy(steps); });
    }

protected:
    using Value = decltype(std::declval<const Spin&>().value());

    explicit TypedField(QWidget* parent) : Spin(parent) {
        this->setKeyboardTracking(false); // a number is known once it is whole
    }

    /// After the point; 0: whole numbers.
    [[nodiscard]] virtual int places() const = 0;
    virtual void sayTaken() = 0;
    /// @param text what was typed, with no more signs than can be quoted
    virtual void sayRefused(const QString& text) = 0;

    /// All can be typed; what is no number is only told so in the end.
    QValidator::State validate(QString& text, int&) const override {
        if (isSpecial(text))
            return QValidator::Acceptable;
        const QString typed = bare(text);
        const auto number = typed.isEmpty() ? std::optional(0.0) : numberIn(typed);
        return number && *number >= this->minimum() && *number <= this->maximum()
                   ? QValidator::Acceptable
                   : QValidator::Intermediate;
    }

    /// Qt would leave out what it takes for marks of thousands.
    void fixup(QString&) const override {}

    Value valueFromText(const QString& text) const override {
        if (isSpecial(text))
            return this->minimum();
        return static_cast<Value>(numberIn(bare(text)).value_or(0));
    }

    bool event(QEvent* event) override {
        if (event->type() == QEvent::ShortcutOverride) {
            const auto& key = *static_cast<QKeyEvent*>(event);
            if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
                event->setAccepted(isBeingTyped());
                return true;
            }
        }
        return Spin::event(event);
    }

    void keyPressEvent(QKeyEvent* event) override {
        if (event->matches(QKeySequence::Undo) && isBeingTyped()) {
            this->setValue(this->value());
            this->selectAll();
        } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
            end([&] { Spin::keyPressEvent(event); });
        } else {
            Spin::keyPressEvent(event);
        }
    }

    void focusOutEvent(QFocusEvent* event) override {
        end([&] { Spin::focusOutEvent(event); });
    }

private:
    [[nodiscard]] bool isSpecial(const QString& text) const {
        return !this->specialValueText().isEmpty() && text == this->specialValueText();
    }

    /// With a minus only where numbers below nought may be.
    [[nodiscard]] std::optional<double> numberIn(QStringView text) const {
        constexpr QChar longMinus(0x2212);
        const bool below =
            this->minimum() < 0 && (text.startsWith(u'-') || text.startsWith(longMinus));
        const auto size = typedNumber(below ? text.sliced(1) : text, places());
        return below && size ? std::optional(-*size) : size;
    }

    /// What was typed, or stands there, without what the field says of itself.
    [[nodiscard]] QString bare(const QString& text) const {
        QStringView left = text;
        const QString before = this->prefix();
        const QString behind = this->suffix();
        if (!before.isEmpty() && left.startsWith(before))
            left = left.sliced(before.size());
        if (!behind.isEmpty() && left.endsWith(behind))
            left.chop(behind.size());
        return left.trimmed().toString();
    }

    [[nodiscard]] bool isBeingTyped() const {
        const bool special =
            this->value() == this->minimum() && !this->specialValueText().isEmpty();
        const QString shown =
            special ? this->specialValueText()
                    : this->prefix() + this->textFromValue(this->value()) + this->suffix();
        return this->lineEdit()->text() != shown;
    }

    /// @param ends takes what was typed, or puts back what was there
    template <typename Ends>
    void end(Ends ends) {
        constexpr int mostQuoted = 20; // letters
        const bool typed = isBeingTyped();
        const bool isNumber = this->hasAcceptableInput();
        const QString text = bare(this->lineEdit()->text());
        ends();
        if (typed && isNumber)
            sayTaken();
        else if (typed && !text.isEmpty())
            sayRefused(text.left(mostQuoted));
    }
};

} // namespace stagewright

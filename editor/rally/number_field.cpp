#include "editor/rally/number_field.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace stagewright {

namespace {

constexpr int mostQuoted = 20; // letters

} // namespace

NumberField::NumberField(QWidget* parent) : QSpinBox(parent) {
    setKeyboardTracking(false); // a number is known once it is whole
}

QString NumberField::bare(const QString& text) const {
    QString left = text;
    if (!suffix().isEmpty() && left.endsWith(suffix()))
        left.chop(suffix().size());
    return left.trimmed();
}

/// All can be typed; what is no number is only told so in the end.
QValidator::State NumberField::validate(QString& text, int& at) const {
    if (bare(text).isEmpty() && minimum() == 0)
        return QValidator::Acceptable;
    QString tried = text;
    int place = at;
    return QSpinBox::validate(tried, place) == QValidator::Acceptable ? QValidator::Acceptable
                                                                      : QValidator::Intermediate;
}

int NumberField::valueFromText(const QString& text) const {
    return bare(text).isEmpty() ? minimum() : QSpinBox::valueFromText(text);
}

bool NumberField::isBeingTyped() const {
    const bool isSpecial = value() == minimum() && !specialValueText().isEmpty();
    const QString shown = isSpecial ? specialValueText() : textFromValue(value()) + suffix();
    return lineEdit()->text() != shown;
}

/// @param ends takes what was typed, or puts back what was there
template <typename Ends>
void NumberField::end(Ends ends) {
    const bool typed = isBeingTyped();
    const bool isNumber = hasAcceptableInput();
    const QString text = bare(lineEdit()->text());
    ends();
    if (typed && isNumber)
        Q_EMIT taken();
    else if (typed && !text.isEmpty())
        Q_EMIT refused(tr("%1: \"%2\" is not accepted. Enter a whole number from %3 to %4.")
                           .arg(accessibleName(), text.left(mostQuoted))
                           .arg(minimum())
                           .arg(maximum()));
}

void NumberField::stepBy(int steps) {
    end([&] { QSpinBox::stepBy(steps); });
}

void NumberField::focusOutEvent(QFocusEvent* event) {
    end([&] { QSpinBox::focusOutEvent(event); });
}

void NumberField::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo) && isBeingTyped()) {
        setValue(value());
        selectAll();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        end([&] { QSpinBox::keyPressEvent(event); });
    } else {
        QSpinBox::keyPressEvent(event);
    }
}

bool NumberField::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->setAccepted(isBeingTyped());
            return true;
        }
    }
    return QSpinBox::event(event);
}

} // namespace stagewright

#include "editor/settings/key_field.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace stagewright {

KeyField::KeyField(QWidget* parent) : QKeySequenceEdit(parent) {
    widen();
}

/// Qt's own line is too narrow for what it asks for, in some languages.
void KeyField::widen() {
    constexpr int sides = 24;
    if (const auto* line = findChild<QLineEdit*>())
        setMinimumWidth(line->fontMetrics().horizontalAdvance(line->placeholderText()) + sides);
}

void KeyField::changeEvent(QEvent* event) {
    QKeySequenceEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        widen();
}

bool KeyField::event(QEvent* event) {
    const bool isEscape = event->type() == QEvent::ShortcutOverride &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    // QKeySequenceEdit would take it for the key that is wanted.
    return isEscape ? QWidget::event(event) // NOLINT(bugprone-parent-virtual-call)
                    : QKeySequenceEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return event->ignore();
    clear(); // it would wait for further keys of a sequence
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence key = keySequence();
    if (key.isEmpty())
        return;
    clear();
    setKeySequence(key);
    Q_EMIT pressed(key);
}

} // namespace stagewright

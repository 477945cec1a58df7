#include "editor/fields/input_errors.h"

#include <QStringList>

namespace stagewright {

InputErrors::InputErrors(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("refusals"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void InputErrors::say(const QObject& field, const QString& why) {
    std::erase_if(lines_, [&](const auto& line) { return line.first == &field; });
    lines_.emplace_back(&field, why);
    show();
}

void InputErrors::forget(const QObject& field) {
    if (std::erase_if(lines_, [&](const auto& line) { return line.first == &field; }) > 0)
        show();
}

void InputErrors::show() {
    QStringList texts;
    for (const auto& [field, why] : lines_)
        texts << why;
    setText(texts.join(u'\n'));
    setVisible(!texts.isEmpty());
}

} // namespace stagewright

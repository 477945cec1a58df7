#include "editor/fields/refusals.h"

#include <QStringList>

namespace stagewright {

Refusals::Refusals(QWidget* parent) : QLabel(parent) {
    setObjectName(QStringLiteral("refusals"));
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    hide();
}

void Refusals::say(const QObject& field, const QString& why) {
    std::erase_if(lines_, [&](const auto& line) { return line.first == &field; });
    lines_.emplace_back(&field, why);
    show();
}

void Refusals::forget(const QObject& field) {
    if (std::erase_if(lines_, [&](const auto& line) { return line.first == &field; }) > 0)
        show();
}

void Refusals::show() {
    QStringList texts;
    for (const auto& [field, why] : lines_)
        texts << why;
    setText(texts.join(u'\n'));
    setVisible(!texts.isEmpty());
}

} // namespace stagewright

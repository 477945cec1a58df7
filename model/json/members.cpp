#include "model/json/members.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stagewright {

QByteArray jsonText(const QJsonValue& value) {
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2); // without the brackets
}

QByteArray jsonText(const QString& text) {
    return jsonText(QJsonValue(text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8())));
}

void JsonMembers::add(const char* name, const QByteArray& value) {
    members_.append(QByteArray("\"") + name + "\": " + value);
}

void JsonMembers::add(const QJsonObject& unknown) {
    for (auto it = unknown.begin(); it != unknown.end(); ++it)
        members_.append(jsonText(it.key()) + ": " + jsonText(it.value()));
}

QByteArray jsonLines(const QByteArrayList& items) {
    return items.isEmpty() ? QByteArray("[]") : "[\n  " + items.join(",\n  ") + "\n ]";
}

} // namespace stagewright

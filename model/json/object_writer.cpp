#include "model/json/object_writer.h"

#include "model/json/long_number.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace stagewright {

namespace {

QString wellFormed(const QString& text) {
    return text.isValidUtf16() ? text : QString::fromUtf8(text.toUtf8());
}

/// Without the sign of a zero: values that differ in nothing else are equal.
double plain(double number) {
    return number + 0.0;
}

} // namespace

QByteArray jsonText(const QJsonValue& value) {
    const QByteArray list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return withDigitsBare(list.sliced(1, list.size() - 2)); // without the brackets
}

QByteArray jsonText(const QString& text) {
    return jsonText(QJsonValue(wellFormed(text)));
}

void ObjectWriter::add(const char* name, const QByteArray& value) {
    names_.append(QByteArray("\"") + name + '"');
    members_.append(names_.constLast() + ": " + value);
}

void ObjectWriter::add(const char* name, const QString& value) {
    add(name, jsonText(value));
}

void ObjectWriter::add(const char* name, int value) {
    add(name, QByteArray::number(value));
}

void ObjectWriter::add(const char* name, double value) {
    add(name, jsonText(plain(value)));
}

QStringList ObjectWriter::add(const QJsonObject& unknown) {
    QStringList leftOut;
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const QByteArray name = jsonText(it.key());
        if (names_.contains(name))
            leftOut << it.key();
        else
            members_.append(name + ": " + jsonText(it.value()));
    }
    return leftOut;
}

void ObjectWriter::addBefore(const QJsonObject& unknown, const ObjectWriter& last) {
    names_.append(last.names_);
    add(unknown);
    members_.append(last.members_);
}

void ObjectWriter::reserve(std::span<const QLatin1StringView> names) {
    for (const QLatin1StringView name : names)
        names_.append('"' + QByteArray(name.data(), name.size()) + '"');
}

QByteArray ObjectWriter::inOneLine() const {
    return '{' + members_.join(", ") + '}';
}

QByteArray ObjectWriter::inLines() const {
    return "{\n " + members_.join(",\n ") + "\n}\n";
}

QByteArray listInLines(const QByteArrayList& items) {
    return items.isEmpty() ? QByteArray("[]") : "[\n  " + items.join(",\n  ") + "\n ]";
}

} // namespace stagewright

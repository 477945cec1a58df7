#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>

namespace stagewright {

// Writing JSON canonically: the members of an object stand in the order in which they are added.

[[nodiscard]] QByteArray jsonText(const QJsonValue& value);

/// In quotes. Half a character, as a text pasted or cut may hold, is replaced: a file with that
/// could not be read again.
[[nodiscard]] QByteArray jsonText(const QString& text);

class JsonMembers {
public:
    /// @param value JSON text
    void add(const char* name, const QByteArray& value);
    void add(const char* name, const QString& value) { add(name, jsonText(value)); }
    void add(const char* name, int value) { add(name, QByteArray::number(value)); }
    /// Without the sign of a zero: values that differ in nothing else are equal.
    void add(const char* name, double value) { add(name, jsonText(QJsonValue(value + 0.0))); }
    /// All members of an object, by name.
    void add(const QJsonObject& unknown);

    [[nodiscard]] QByteArray inOneLine() const { return '{' + members_.join(", ") + '}'; }
    /// A member a line; for the top of a file.
    [[nodiscard]] QByteArray inLines() const { return "{\n " + members_.join(",\n ") + "\n}\n"; }

private:
    QByteArrayList members_;
};

/// A list of JSON texts, one a line, as the value of a member of the top object.
[[nodiscard]] QByteArray jsonLines(const QByteArrayList& items);

} // namespace stagewright

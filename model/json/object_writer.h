#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <span>

namespace stagewright {

/// Any JSON value as text, on one line.
[[nodiscard]] QByteArray jsonText(const QJsonValue& value);

/// Half a character, as cutting a text may leave it, is replaced: a file with that could not be
/// read again.
[[nodiscard]] QByteArray jsonText(const QString& text);

/// The members of a JSON object in the order in which they are written; QJsonObject sorts them.
class ObjectWriter {
public:
    /// The value is JSON text already.
    void add(const char* name, const QByteArray& value);
    void add(const char* name, const QString& value);
    void add(const char* name, int value);
    void add(const char* name, double value);

    /// All fields of the object but those whose names are taken already.
    /// @return the names of the fields left out
    QStringList add(const QJsonObject& unknown);

    /// All fields of the object but those whose names are taken, here or by `last`; then all of
    /// that.
    void addBefore(const QJsonObject& unknown, const ObjectWriter& last);

    /// The names count as taken, whether there are such fields or not.
    void reserve(std::span<const QLatin1StringView> names);

    [[nodiscard]] QByteArray inOneLine() const;
    [[nodiscard]] QByteArray inLines() const;

private:
    QByteArrayList members_;
    QByteArrayList names_; ///< in quotes, as written
};

/// The texts as a JSON list, one a line, indented to stand as a member of an object in lines.
[[nodiscard]] QByteArray listInLines(const QByteArrayList& items);

} // namespace stagewright

#pragma once

#include "model/fault.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QLatin1StringView>
#include <QVarLengthArray>

#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace stagewright {

/// The way from the top of a JSON text to a value, as a chain that costs nothing until it is
/// written out. Each link must outlive those that hang on it.
class JsonPath {
public:
    JsonPath() = default;
    JsonPath(const JsonPath& parent, QLatin1StringView field) : parent_(&parent), field_(field) {}
    JsonPath(const JsonPath& parent, qsizetype item) : parent_(&parent), item_(item) {}

    /// "tiles[3].rotation"
    [[nodiscard]] QString path() const;

private:
    const JsonPath* parent_ = nullptr;
    QLatin1StringView field_;
    qsizetype item_ = -1;
};

/// Gathers what is wrong with a text while it is read to its end; only the first few are kept.
class Faults {
public:
    void add(const QString& what, const JsonPath& place, const QString& remedy = {});
    [[nodiscard]] bool none() const { return faults_.empty(); }
    [[nodiscard]] const std::vector<Fault>& list() const { return faults_; }

private:
    std::vector<Fault> faults_;
};

struct Range {
    int least = std::numeric_limits<int>::min();
    int most = std::numeric_limits<int>::max();
};

/// The words that a field may hold, and what they mean.
template <typename T>
using WordTable = std::initializer_list<std::pair<QLatin1StringView, T>>;

/// What a field that holds null is to its reader.
enum class Null : unsigned char {
    IsAValue,  ///< of the wrong type, as a rule
    IsNotThere ///< as programs write it for what is not set
};

/// Reads the fields of one JSON object strictly. A field of the wrong type or out of range becomes
/// a fault, and a harmless value is returned so that the rest can be read and judged too.
class ObjectReader {
public:
    /// A value that is no object is a fault and reads as one without fields.
    ObjectReader(const QJsonValue& value, const JsonPath& place, Faults& faults,
                 Null null = Null::IsAValue);

    /// The field's value if there is one.
    [[nodiscard]] std::optional<QJsonValue> find(QLatin1StringView field);

    /// A missing field is a fault.
    [[nodiscard]] QJsonValue require(QLatin1StringView field);
    [[nodiscard]] int integer(QLatin1StringView field, Range range);
    [[nodiscard]] QString text(QLatin1StringView field);
    [[nodiscard]] QJsonArray array(QLatin1StringView field);
    [[nodiscard]] bool boolean(QLatin1StringView field);
    /// Which of the words it is, counted from 0; nothing: none of them.
    [[nodiscard]] std::optional<std::size_t> word(QLatin1StringView field,
                                                  std::span<const QLatin1StringView> words);
    /// The first of them where it is none.
    template <typename T>
    [[nodiscard]] T word(QLatin1StringView field, WordTable<T> words);
    /// The file's format, from 1 to `known`.
    /// @param newer what is said of one that is not known yet, with its number and `known`
    void format(int known, const QString& newer = {});

    /// A missing field is no fault.
    [[nodiscard]] std::optional<int> optionalInteger(QLatin1StringView field, Range range);
    [[nodiscard]] std::optional<double> optionalNumber(QLatin1StringView field);
    [[nodiscard]] std::optional<QString> optionalText(QLatin1StringView field);
    [[nodiscard]] std::optional<QJsonArray> optionalArray(QLatin1StringView field);
    [[nodiscard]] std::optional<bool> optionalBoolean(QLatin1StringView field);
    [[nodiscard]] std::optional<std::size_t> optionalWord(QLatin1StringView field,
                                                          std::span<const QLatin1StringView> words);
    template <typename T>
    [[nodiscard]] std::optional<T> optionalWord(QLatin1StringView field, WordTable<T> words);
    /// Whether it is there; it must be true then.
    [[nodiscard]] bool flag(QLatin1StringView field);

    /// Fields that nobody has asked for.
    [[nodiscard]] QJsonObject unknown() const;
    /// Each of them is a fault.
    void refuseUnknown();

    [[nodiscard]] JsonPath at(QLatin1StringView field) const { return {place_, field}; }
    void fault(QLatin1StringView field, const QString& what, const QString& remedy = {});

private:
    struct Field {
        QString name;
        QJsonValue value;
        bool known = false;
    };

    [[nodiscard]] bool has(QLatin1StringView field) const;
    [[nodiscard]] bool isThere(const Field& field) const;
    void refuseMissing(QLatin1StringView field);

    /// Taken out once: objects are small, and most fields asked for are missing.
    QVarLengthArray<Field, 8> fields_;
    const JsonPath& place_;
    Faults& faults_;
    Null null_;
};

/// That a file is of a format that is not known yet: what is to be said of it before all else where
/// other fields, too, may be others by then.
[[nodiscard]] std::optional<Fault> newerFormat(const QJsonValue& file, int known);

/// The value as a text, if it is one.
[[nodiscard]] std::optional<QString> plainText(const QJsonValue& value);

/// The value as a whole number, if it is one within `range`.
[[nodiscard]] std::optional<int> wholeNumber(const QJsonValue& value, Range range);

template <typename T>
T ObjectReader::word(QLatin1StringView field, WordTable<T> words) {
    const auto found = optionalWord(field, words);
    if (!found)
        refuseMissing(field);
    return found.value_or(words.begin()->second);
}

template <typename T>
std::optional<T> ObjectReader::optionalWord(QLatin1StringView field, WordTable<T> words) {
    QVarLengthArray<QLatin1StringView, 16> names;
    for (const auto& each : words)
        names.append(each.first);
    const auto found =
        optionalWord(field, std::span<const QLatin1StringView>(names.begin(), names.end()));
    return found ? std::optional(words.begin()[*found].second) : std::nullopt;
}

} // namespace stagewright

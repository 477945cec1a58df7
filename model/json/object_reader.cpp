#include "model/json/object_reader.h"

#include "model/json/long_number.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace stagewright {

namespace {

struct JsonFields {
    Q_DECLARE_TR_FUNCTIONS(JsonFields)
};

constexpr std::size_t mostFaults = 100;

QString notANumber(Range range) {
    if (range.least == range.most)
        return JsonFields::tr("must be the number %1").arg(range.least);
    const bool hasLeast = range.least != std::numeric_limits<int>::min();
    if (hasLeast && range.most == std::numeric_limits<int>::max())
        return JsonFields::tr("must be a whole number from %1 up").arg(range.least);
    return JsonFields::tr("must be a whole number from %1 to %2").arg(range.least).arg(range.most);
}

QString ofNewerFormat(int format, int known) {
    return JsonFields::tr("the file has format %1, this program knows formats up to %2")
        .arg(format)
        .arg(known);
}

QString newerVersion() {
    return JsonFields::tr("Open it with a newer version");
}

} // namespace

QString JsonPath::path() const {
    if (!parent_)
        return {};
    const QString outer = parent_->path();
    if (item_ >= 0)
        return outer + u'[' + QString::number(item_) + u']';
    return outer.isEmpty() ? QString(field_) : outer + u'.' + field_;
}

void Faults::add(const QString& what, const JsonPath& place, const QString& remedy) {
    if (faults_.size() < mostFaults)
        faults_.push_back({what, place.path(), remedy, {}});
}

std::optional<QString> plainText(const QJsonValue& value) {
    if (!value.isString())
        return std::nullopt;
    QString text = value.toString();
    return isLongNumber(text) ? std::nullopt : std::optional(std::move(text));
}

std::optional<int> wholeNumber(const QJsonValue& value, Range range) {
    const double number = value.toDouble(std::numeric_limits<double>::quiet_NaN());
    if (!(range.least <= number && number <= range.most) || number != std::floor(number))
        return std::nullopt;
    return static_cast<int>(number);
}

std::optional<Fault> newerFormat(const QJsonValue& file, int known) {
    const QLatin1StringView field("format");
    const auto format = wholeNumber(file[field], {});
    if (!format || *format <= known)
        return std::nullopt;
    return Fault{ofNewerFormat(*format, known), QString(field), newerVersion(), {}};
}

ObjectReader::ObjectReader(const QJsonValue& value, const JsonPath& place, Faults& faults,
                           Null null)
    : place_(place)
    , faults_(faults)
    , null_(null) {
    if (!value.isObject()) {
        faults_.add(JsonFields::tr("must be an object, in braces"), place_);
        return;
    }
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it)
        fields_.append({it.key(), it.value()});
}

std::optional<QJsonValue> ObjectReader::find(QLatin1StringView field) {
    for (Field& each : fields_)
        if (each.name == field) {
            each.known = true;
            return isThere(each) ? std::optional(each.value) : std::nullopt;
        }
    return std::nullopt;
}

bool ObjectReader::has(QLatin1StringView field) const {
    return std::any_of(fields_.begin(), fields_.end(),
                       [&](const Field& each) { return each.name == field && isThere(each); });
}

bool ObjectReader::isThere(const Field& field) const {
    return null_ == Null::IsAValue || !field.value.isNull();
}

QJsonValue ObjectReader::require(QLatin1StringView field) {
    const auto value = find(field);
    if (!value)
        refuseMissing(field);
    return value.value_or(QJsonValue());
}

void ObjectReader::refuseMissing(QLatin1StringView field) {
    if (!has(field))
        fault(field, JsonFields::tr("is missing"));
}

int ObjectReader::integer(QLatin1StringView field, Range range) {
    const auto value = optionalInteger(field, range);
    if (!value)
        refuseMissing(field);
    return value.value_or(range.least);
}

QString ObjectReader::text(QLatin1StringView field) {
    const auto value = optionalText(field);
    if (!value)
        refuseMissing(field);
    return value.value_or(QString());
}

QJsonArray ObjectReader::array(QLatin1StringView field) {
    const auto value = optionalArray(field);
    if (!value)
        refuseMissing(field);
    return value.value_or(QJsonArray());
}

bool ObjectReader::boolean(QLatin1StringView field) {
    const auto value = optionalBoolean(field);
    if (!value)
        refuseMissing(field);
    return value.value_or(false);
}

std::optional<std::size_t> ObjectReader::word(QLatin1StringView field,
                                              std::span<const QLatin1StringView> words) {
    const auto found = optionalWord(field, words);
    if (!found)
        refuseMissing(field);
    return found;
}

void ObjectReader::format(int known, const QString& newer) {
    const QLatin1StringView field("format");
    const auto number = wholeNumber(find(field).value_or(QJsonValue()), {});
    if (number > known)
        fault(field,
              newer.isEmpty() ? ofNewerFormat(*number, known) : newer.arg(*number).arg(known),
              newerVersion());
    else
        (void)integer(field, {1, known});
}

std::optional<int> ObjectReader::optionalInteger(QLatin1StringView field, Range range) {
    const auto value = find(field);
    if (!value)
        return std::nullopt;
    const auto number = wholeNumber(*value, range);
    if (!number)
        fault(field, notANumber(range));
    return number;
}

std::optional<double> ObjectReader::optionalNumber(QLatin1StringView field) {
    const auto value = find(field);
    if (!value)
        return std::nullopt;
    const auto digits = digitsOf(*value);
    if (!value->isDouble() && !digits) {
        fault(field, JsonFields::tr("must be a number"));
        return std::nullopt;
    }
    return digits ? digits->toDouble() : value->toDouble();
}

std::optional<QString> ObjectReader::optionalText(QLatin1StringView field) {
    const auto value = find(field);
    if (!value)
        return std::nullopt;
    auto text = plainText(*value);
    if (!text)
        fault(field, JsonFields::tr("must be text, in quotes"));
    return text;
}

std::optional<QJsonArray> ObjectReader::optionalArray(QLatin1StringView field) {
    const auto value = find(field);
    if (!value)
        return std::nullopt;
    if (!value->isArray()) {
        fault(field, JsonFields::tr("must be a list, in square brackets"));
        return std::nullopt;
    }
    return value->toArray();
}

std::optional<bool> ObjectReader::optionalBoolean(QLatin1StringView field) {
    const auto value = find(field);
    if (!value)
        return std::nullopt;
    if (!value->isBool()) {
        fault(field, JsonFields::tr("must be true or false"));
        return std::nullopt;
    }
    return value->toBool();
}

std::optional<std::size_t> ObjectReader::optionalWord(QLatin1StringView field,
                                                      std::span<const QLatin1StringView> words) {
    const auto text = optionalText(field);
    if (!text)
        return std::nullopt;
    const auto found = std::find(words.begin(), words.end(), *text);
    if (found != words.end())
        return found - words.begin();
    QStringList names;
    for (const QLatin1StringView word : words)
        names << word;
    fault(field, JsonFields::tr("is \"%1\", but must be one of: %2")
                     .arg(*text, names.join(QStringLiteral(", "))));
    return std::nullopt;
}

bool ObjectReader::flag(QLatin1StringView field) {
    const auto value = find(field);
    if (value && *value != QJsonValue(true))
        fault(field, JsonFields::tr("must be true or left out"));
    return value.has_value();
}

QJsonObject ObjectReader::unknown() const {
    QJsonObject rest;
    for (const Field& each : fields_)
        if (!each.known)
            rest.insert(each.name, each.value);
    return rest;
}

void ObjectReader::refuseUnknown() {
    for (const Field& each : fields_)
        if (!each.known)
            faults_.add(JsonFields::tr("the field \"%1\" is not known here").arg(each.name),
                        place_);
}

void ObjectReader::fault(QLatin1StringView field, const QString& what, const QString& remedy) {
    faults_.add(what, at(field), remedy);
}

} // namespace stagewright

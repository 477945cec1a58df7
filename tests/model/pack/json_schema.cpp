#include "tests/model/pack/json_schema.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <cmath>

namespace stagewright {

namespace {

bool isOfType(const QJsonValue& value, const QString& type) {
    if (type == u"integer")
        return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
    return (type == u"number" && value.isDouble()) || (type == u"string" && value.isString()) ||
           (type == u"boolean" && value.isBool()) || (type == u"array" && value.isArray()) ||
           (type == u"object" && value.isObject());
}

QString join(const QString& path, const QString& field) {
    return path.isEmpty() ? field : path + u'.' + field;
}

QString flaw(const QJsonValue& value, const QJsonObject& schema, const QString& path);

QString flawOfFields(const QJsonObject& value, const QJsonObject& schema, const QString& path) {
    for (const QJsonValue& field : schema[QStringLiteral("required")].toArray())
        if (!value.contains(field.toString()))
            return join(path, field.toString()) + QStringLiteral(": required");
    const QJsonObject known = schema[QStringLiteral("properties")].toObject();
    const QJsonValue others = schema[QStringLiteral("additionalProperties")];
    for (auto field = value.begin(); field != value.end(); ++field) {
        const QString place = join(path, field.key());
        if (!known.contains(field.key()) && others == QJsonValue(false))
            return place + QStringLiteral(": additionalProperties");
        const QJsonValue its = known.contains(field.key()) ? known[field.key()] : others;
        const QString found = flaw(*field, its.toObject(), place);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QString flawOfItems(const QJsonArray& value, const QJsonObject& schema, const QString& path) {
    if (value.size() < schema[QStringLiteral("minItems")].toInt(0))
        return path + QStringLiteral(": minItems");
    if (value.size() > schema[QStringLiteral("maxItems")].toInt(1 << 30))
        return path + QStringLiteral(": maxItems");
    for (qsizetype i = 0; i < value.size(); ++i) {
        const QString found = flaw(value[i], schema[QStringLiteral("items")].toObject(),
                                   QStringLiteral("%1[%2]").arg(path).arg(i));
        if (!found.isEmpty())
            return found;
    }
    return {};
}

bool keepsRange(double number, const QJsonObject& schema) {
    const QJsonValue least = schema[QStringLiteral("minimum")];
    const QJsonValue most = schema[QStringLiteral("maximum")];
    return (least.isUndefined() || number >= least.toDouble()) &&
           (most.isUndefined() || number <= most.toDouble());
}

bool fitsOne(const QJsonValue& value, const QJsonArray& schemas) {
    int fitting = 0;
    for (const QJsonValue& schema : schemas)
        fitting += flaw(value, schema.toObject(), {}).isEmpty() ? 1 : 0;
    return fitting == 1;
}

QString flaw(const QJsonValue& value, const QJsonObject& schema, const QString& path) {
    for (auto each = schema.begin(); each != schema.end(); ++each) {
        const QString keyword = each.key();
        const auto with = [&](bool good) {
            return good ? QString() : path + QStringLiteral(": ") + keyword;
        };
        QString found;
        if (keyword == u"type")
            found = with(isOfType(value, each->toString()));
        else if (keyword == u"enum")
            found = with(each->toArray().contains(value));
        else if (keyword == u"minimum" || keyword == u"maximum")
            found = with(keepsRange(value.toDouble(), schema));
        else if (keyword == u"pattern")
            found = with(QRegularExpression(each->toString()).match(value.toString()).hasMatch());
        else if (keyword == u"oneOf")
            found = with(fitsOne(value, each->toArray()));
        else if (keyword == u"items")
            found = flawOfItems(value.toArray(), schema, path);
        else if (keyword == u"required" || keyword == u"properties")
            found = flawOfFields(value.toObject(), schema, path);
        else
            found = with(keyword == u"$schema" || keyword == u"title" || keyword == u"minItems" ||
                         keyword == u"maxItems" || keyword == u"additionalProperties");
        if (!found.isEmpty())
            return found;
    }
    // Alone it belongs to none of the above.
    if (!schema.contains(QStringLiteral("properties")) &&
        schema.contains(QStringLiteral("additionalProperties")))
        return flawOfFields(value.toObject(), schema, path);
    return {};
}

} // namespace

std::string flawBySchema(const QJsonValue& value, const QJsonValue& schema) {
    return flaw(value, schema.toObject(), {}).toStdString();
}

QJsonValue schemaOf(const char* name) {
    QFile file(QStringLiteral(TEST_DATA_DIR "/../../resources/schema/%1.schema.json")
                   .arg(QLatin1StringView(name)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name;
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll(), &error);
    EXPECT_EQ(error.error, QJsonParseError::NoError) << name;
    return document.object();
}

} // namespace stagewright

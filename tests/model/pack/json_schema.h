#pragma once

#include <QJsonValue>
#include <QString>

#include <string>

namespace stagewright {

/// Where a value is not as the schema has it, and why: "tiles[0].q: maximum"; empty if it is.
///
/// Of JSON Schema (2020-12) it knows what the schemas in resources/schema use: type, enum,
/// required, properties, additionalProperties, items, minItems, maxItems, minimum, maximum,
/// pattern, oneOf. Another keyword that constrains is named as a flaw too.
std::string flawBySchema(const QJsonValue& value, const QJsonValue& schema);

/// A schema of resources/schema by the name before ".schema.json", which must be there.
QJsonValue schemaOf(const char* name);

} // namespace stagewright

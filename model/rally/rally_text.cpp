#include "model/bounded_file.h"
#include "model/json/encoding.h"
#include "model/json/members.h"
#include "model/json/object_reader.h"
#include "model/json/scanner.h"
#include "model/json/text.h"
#include "model/rally/rally_parts.h"
#include "model/whole_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct RallyText {
    Q_DECLARE_TR_FUNCTIONS(RallyText)
};

/// Where the object or list that begins at `begin` is over.
/// @pre the text is JSON
qsizetype endOf(const QByteArray& text, qsizetype begin) {
    int depth = 0;
    bool quoted = false;
    for (qsizetype at = begin; at < text.size(); ++at) {
        const char c = text[at];
        if (quoted && c == '\\')
            ++at;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '{' || c == '['))
            ++depth;
        else if (!quoted && (c == '}' || c == ']') && --depth == 0)
            return at + 1;
    }
    return text.size();
}

/// The part at `path` on the lines on which it stands in the whole, so that faults name these.
/// @pre the text is JSON, and has an object there
QByteArray cut(const QByteArray& text, const QString& path) {
    const qsizetype begin = *JsonScanner(text).locate(path.toStdString());
    const auto lines = std::count(text.begin(), text.begin() + begin, '\n');
    return QByteArray(lines, '\n') + text.sliced(begin, endOf(text, begin) - begin);
}

/// A text put into another, without the line end behind it.
QByteArray inside(const QByteArray& text) {
    return text.trimmed();
}

} // namespace

bool isRallyText(const QByteArray& text) {
    const auto json = parseJson(text);
    return json && isRally(*json);
}

bool isRally(const QJsonValue& json) {
    return json.toObject().contains(Name("pack"));
}

Expected<Rally> readRally(const QByteArray& given) {
    const QByteArray text = inUtf8(given);
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPlace top;
    ObjectReader reader(*json, top, faults);
    const QJsonArray named = reader.require(Name("pack"))[Name("stages")].toArray();
    const auto results = reader.find(Name("results"));
    for (const Name part : {Name("pack"), Name("results")})
        if (const auto value = reader.find(part); value && !value->isObject())
            reader.fault(part, RallyText::tr("must be an object, in { }"));
    const QJsonArray stages = reader.array(Name("stages"));
    const bool areStages = std::all_of(stages.begin(), stages.end(),
                                       [](const QJsonValue& stage) { return stage.isObject(); });
    if (!areStages || stages.size() != named.size())
        reader.fault(Name("stages"), RallyText::tr("must hold each stage that the pack names"));
    reader.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    RallyParts parts;
    parts.pack = cut(text, QStringLiteral("pack"));
    for (qsizetype i = 0; i < stages.size(); ++i)
        parts.stages.append(
            {named[i][Name("file")].toString(), cut(text, QStringLiteral("stages[%1]").arg(i))});
    if (results)
        parts.results = cut(text, QStringLiteral("results"));
    return joined(parts);
}

QByteArray writeRally(const Rally& rally) {
    const RallyParts parts = partsOf(rally);
    QByteArrayList stages;
    for (const RallyPart& stage : parts.stages)
        stages << inside(stage.text);
    Members members;
    members.add("pack", inside(parts.pack));
    members.add("stages", listInLines(stages));
    if (!parts.results.isEmpty())
        members.add("results", inside(parts.results));
    return members.inLines();
}

Expected<Rally> loadRally(const QString& path) {
    const auto text = readBounded(path, largestRallyFile);
    if (!text)
        return tl::unexpected(text.error());
    auto rally = readRally(*text);
    if (!rally)
        rally.error().file = path;
    return rally;
}

Expected<void> saveRally(const Rally& rally, const QString& path) {
    return writeWholeFile(path, writeRally(rally));
}

} // namespace stagewright

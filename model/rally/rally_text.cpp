#include "model/atomic_file.h"
#include "model/json/encoding.h"
#include "model/json/object_reader.h"
#include "model/json/object_writer.h"
#include "model/json/scanner.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/rally/rally_parts.h"
#include "model/verified_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct RallyText {
    Q_DECLARE_TR_FUNCTIONS(RallyText)
};

/// The parts are as deep as they may be alone, and stages stand in a list in an object.
constexpr int deepestRally = deepestJson + 2;

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

/// Whether each part can be an entry of a pack, and all of them together a rally file.
bool fits(const RallyParts& parts) {
    constexpr qint64 between = 64 * 1024; // what stands between the parts
    qint64 all = parts.pack.size() + parts.results.size() + between;
    for (const RallyPart& stage : parts.stages)
        all += stage.text.size();
    return all <= largestRallyFile && parts.pack.size() <= largestRallyPart &&
           parts.results.size() <= largestRallyPart;
}

/// A text put into another, without the line end behind it.
QByteArray inside(const QByteArray& text) {
    return text.trimmed();
}

} // namespace

bool isRallyText(const QByteArray& text) {
    const auto json = parseJson(text, deepestRally);
    return json && isRally(*json);
}

bool isRally(const QJsonValue& json) {
    const QJsonObject top = json.toObject();
    return top.contains(Name("pack")) && !top.contains(Name("tiles")) &&
           !top.contains(Name("Tuiles"));
}

Expected<Rally> readRally(const QByteArray& given) {
    const QByteArray text = inUtf8(given);
    const auto json = parseJson(text, deepestRally);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
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
    auto rally = joined(parts);
    if (rally && text.size() > largestRallyPart / mostGrowth && !fits(partsOf(*rally)))
        return tl::unexpected(
            Fault{RallyText::tr("the rally is larger than a pack of it may be (%1 MB)")
                      .arg(largestRallyFile >> 20),
                  {},
                  RallyText::tr("Choose another file"),
                  {}});
    return rally;
}

QByteArray writeRally(const Rally& rally) {
    const RallyParts parts = partsOf(rally);
    QByteArrayList stages;
    for (const RallyPart& stage : parts.stages)
        stages << inside(stage.text);
    ObjectWriter members;
    members.add("pack", inside(parts.pack));
    members.add("stages", listInLines(stages));
    if (!parts.results.isEmpty())
        members.add("results", inside(parts.results));
    return members.inLines();
}

Expected<QByteArray> verifiedRallyText(const Rally& rally) {
    return verified(writeRally(rally), largestRallyFile, readRally, writeRally);
}

Expected<Rally> loadRally(const QString& path) {
    const auto text = readLimitedFile(path, largestRallyFile);
    if (!text)
        return tl::unexpected(text.error());
    auto rally = readRally(*text);
    if (!rally)
        rally.error().file = path;
    return rally;
}

Expected<void> saveRally(const Rally& rally, const QString& path) {
    auto text = verifiedRallyText(rally);
    if (text)
        return writeFileAtomically(path, *text);
    text.error().file = path;
    return tl::unexpected(text.error());
}

} // namespace stagewright

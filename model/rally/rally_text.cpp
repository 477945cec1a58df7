#include "model/rally/rally_text.h"

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
/// Beside the values of the parts there are the whole and the list of stages.
constexpr qsizetype mostValuesOfFile = mostRallyValues + 2;

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

QByteArray cut(const QByteArray& text, qsizetype begin) {
    return text.sliced(begin, endOf(text, begin) - begin);
}

/// The part that begins there on the lines on which it stands in the whole, so that faults name
/// these.
QByteArray onItsLines(const QByteArray& text, qsizetype begin) {
    return QByteArray(std::count(text.begin(), text.begin() + begin, '\n'), '\n') +
           cut(text, begin);
}

/// @pre the text is JSON, and has a value there
qsizetype beginOf(const QByteArray& text, const char* path) {
    return *JsonScanner(text).locate(path);
}

/// Where each of the stages begins.
/// @pre the text is JSON, and has as many in its list
QList<qsizetype> beginsOfStages(const QByteArray& text, qsizetype count) {
    QList<qsizetype> begins;
    qsizetype at = count > 0 ? beginOf(text, "stages[0]") : 0;
    while (begins.size() < count) {
        begins << at;
        at = text.indexOf('{', endOf(text, at)); // nothing but blanks and a comma is between
    }
    return begins;
}

/// The names of the stages' files, and whether there are results, in a rally file that has all
/// parts. What was parsed is given up, as each part is parsed by itself.
struct Outline {
    QStringList files;
    bool hasResults = false;
};

Expected<Outline> outlineOf(const QByteArray& text) {
    const auto json = parseJson(text, deepestRally, mostValuesOfFile);
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
    Outline outline{{}, results.has_value()};
    for (const QJsonValue stage : named)
        outline.files << stage[Name("file")].toString();
    return outline;
}

/// Why not each part can be an entry of a pack, and all of them together a rally file.
std::optional<QString> excessOf(const RallyParts& parts) {
    constexpr qint64 between = 64 * 1024; // what stands between the parts
    QByteArrayList texts{parts.pack, parts.results};
    for (const RallyPart& stage : parts.stages)
        texts << stage.text;
    qint64 all = between;
    qsizetype values = 0;
    for (const QByteArray& text : texts) {
        all += text.size();
        const qsizetype ofText = text.isEmpty() ? 0 : valuesIn(text);
        values += ofText > mostJsonValues ? mostRallyValues + 1 : ofText;
    }
    if (all > largestRallyFile || parts.pack.size() > largestRallyPart ||
        parts.results.size() > largestRallyPart)
        return RallyText::tr("the rally is larger than a pack of it may be (%1 MB)")
            .arg(largestRallyFile >> 20);
    if (values > mostRallyValues)
        return RallyText::tr("a pack of the rally would hold more than %1 values")
            .arg(mostRallyValues);
    return std::nullopt;
}

/// A text put into another, without the line end behind it.
QByteArray inside(const QByteArray& text) {
    return text.trimmed();
}

} // namespace

bool isRallyText(const QByteArray& text) {
    const auto json = parseJson(text, deepestRally, mostValuesOfFile);
    return json && isRally(*json);
}

bool isRally(const QJsonValue& json) {
    const QJsonObject top = json.toObject();
    return top.contains(Name("pack")) && !top.contains(Name("tiles")) &&
           !top.contains(Name("Tuiles"));
}

Expected<Rally> readRally(const QByteArray& given, const Games& games) {
    const QByteArray text = inUtf8(given);
    const auto outline = outlineOf(text);
    if (!outline)
        return tl::unexpected(outline.error());
    const auto& files = outline->files;
    RallyParts parts;
    parts.pack = onItsLines(text, beginOf(text, "pack"));
    const QList<qsizetype> begins = beginsOfStages(text, files.size());
    for (qsizetype i = 0; i < files.size(); ++i)
        parts.stages.append({files[i], cut(text, begins[i])});
    if (outline->hasResults)
        parts.results = onItsLines(text, beginOf(text, "results"));
    auto rally = joined(parts, games);
    // Lines before each stage take more room than the rally: only that at fault gets them.
    if (const auto faulty = rally ? -1 : files.indexOf(rally.error().file); faulty >= 0) {
        parts.stages[faulty].text = onItsLines(text, begins[faulty]);
        rally = joined(parts, games);
    }
    if (rally && text.size() > std::min<qint64>(largestRallyPart / mostGrowth, mostJsonValues))
        if (const auto excess = excessOf(partsOf(*rally)))
            return tl::unexpected(Fault{*excess, {}, RallyText::tr("Choose another file"), {}});
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
    const auto read = [games = gamesOf(rally)](const QByteArray& text) {
        return readRally(text, games);
    };
    return verified(writeRally(rally), largestRallyFile, read, writeRally);
}

Expected<Rally> loadRally(const QString& path, const Games& games) {
    const auto text = readLimitedFile(path, largestRallyFile);
    if (!text)
        return tl::unexpected(text.error());
    auto rally = readRally(*text, games);
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

#include "model/json/text.h"

#include "model/foreign_file.h"
#include "model/json/encoding.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

struct JsonText {
    Q_DECLARE_TR_FUNCTIONS(JsonText)
};

qsizetype lineAt(QByteArrayView text, qsizetype offset) {
    return 1 + std::count(text.begin(), text.begin() + offset, '\n');
}

QString lineAndColumn(QByteArrayView text, qsizetype offset) {
    const qsizetype lineStart = text.first(offset).lastIndexOf('\n') + 1;
    const qsizetype column =
        1 + QString::fromUtf8(text.sliced(lineStart, offset - lineStart)).size();
    return JsonText::tr("line %1, column %2").arg(lineAt(text, offset)).arg(column);
}

QString describe(JsonScanner::Flaw flaw, int deepest, qsizetype most) {
    switch (flaw) {
    case JsonScanner::Flaw::Syntax:
        return JsonText::tr("this is not valid JSON");
    case JsonScanner::Flaw::CutOff:
        return JsonText::tr("the JSON text ends too early");
    case JsonScanner::Flaw::Encoding:
        return JsonText::tr("the text is not valid UTF-8");
    case JsonScanner::Flaw::HalfPair:
        return JsonText::tr("half a character stands here, whose other half is missing");
    case JsonScanner::Flaw::Depth:
        return JsonText::tr("lists and objects are nested deeper than %n level(s)", nullptr,
                            deepest);
    case JsonScanner::Flaw::TooMany:
        return JsonText::tr("there are more than %1 values up to here").arg(most);
    case JsonScanner::Flaw::DoubledField:
        return JsonText::tr("the same field is given twice");
    case JsonScanner::Flaw::Number:
        return JsonText::tr("the number is out of range");
    case JsonScanner::Flaw::TrailingText:
        break;
    }
    return JsonText::tr("there is text after the end of the JSON data");
}

/// The text with all in it that Qt would lose written in another way.
/// @param text must outlive what is returned, and be JSON: so a quote before a byte order mark
/// begins a text, or stands in one, and the mark's escape means the same
QByteArray asQtKeepsIt(QByteArrayView text, const std::vector<DigitSpan>& longNumbers) {
    QByteArray kept = longNumbers.empty() ? QByteArray::fromRawData(text.data(), text.size())
                                          : withDigitsQuoted(text, longNumbers);
    constexpr QByteArrayView quotedMark("\"\xEF\xBB\xBF");
    return kept.contains(quotedMark) ? kept.replace(quotedMark, "\"\\ufeff") : kept;
}

/// All objects put together again: of names beyond U+FFFF the parser makes an order in which they
/// are not found.
QJsonValue sorted(const QJsonValue& value) {
    if (value.isArray()) {
        QJsonArray list;
        for (const QJsonValue item : value.toArray())
            list.append(sorted(item));
        return list;
    }
    if (!value.isObject())
        return value;
    QJsonObject object;
    const QJsonObject parsed = value.toObject();
    for (auto it = parsed.begin(); it != parsed.end(); ++it)
        object.insert(it.key(), sorted(it.value()));
    return object;
}

QString remedyOf(JsonScanner::Flaw flaw) {
    switch (flaw) {
    case JsonScanner::Flaw::CutOff:
        return JsonText::tr("Get the whole file, or mend its end");
    case JsonScanner::Flaw::Encoding:
        return JsonText::tr("Save the text as UTF-8");
    case JsonScanner::Flaw::TooMany:
        return JsonText::tr("Leave something out");
    default:
        return JsonText::tr("Mend the file there");
    }
}

} // namespace

Expected<QJsonValue> parseJson(const QByteArray& text, int deepest, qsizetype most) {
    const QByteArray content = inUtf8(text);
    const auto fault = [&](const QString& what, qsizetype offset, JsonScanner::Flaw flaw) {
        return tl::unexpected(Fault{what, lineAndColumn(content, offset), remedyOf(flaw), {}});
    };
    using Flaw = JsonScanner::Flaw;
    if (const auto unit = markedUnit(content))
        return fault(
            JsonText::tr("the text begins as UTF-%1 does, and is not valid UTF-%1").arg(*unit), 0,
            Flaw::Encoding);
    JsonScanner scanner(content, deepest, most);
    if (const auto found = scanner.findFlaw()) {
        if (const auto foreign = foreignFile(content))
            return tl::unexpected(*foreign);
        return fault(describe(found->flaw, deepest, most), found->offset, found->flaw);
    }
    const qsizetype top = JsonScanner(content).locate("").value_or(0);
    if (content[top] != '{' && content[top] != '[')
        return fault(JsonText::tr("must be an object or a list"), top, Flaw::Syntax);
    auto json = parseOwnJson(asQtKeepsIt(content, scanner.longNumbers()));
    return json && scanner.hasWideNames() ? sorted(*json) : json;
}

qsizetype valuesIn(const QByteArray& text) {
    const QByteArray content = inUtf8(text);
    JsonScanner scanner(content);
    (void)scanner.findFlaw();
    return scanner.values();
}

Expected<QJsonValue> parseOwnJson(const QByteArray& text) {
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (problem.error != QJsonParseError::NoError)
        return tl::unexpected(Fault{problem.errorString(),
                                    lineAndColumn(text, problem.offset),
                                    remedyOf(JsonScanner::Flaw::Syntax),
                                    {}});
    return document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
}

std::optional<int> lineOf(const QByteArray& text, std::string_view path) {
    const QByteArray content = inUtf8(text);
    const auto offset = JsonScanner(content).locate(path);
    if (!offset)
        return std::nullopt;
    return static_cast<int>(lineAt(content, *offset));
}

Fault withLine(Fault fault, const QByteArray& text) {
    std::optional<int> line;
    for (QString path = fault.place; !line && !path.isEmpty();
         path.truncate(std::max(path.lastIndexOf(u'.'), qsizetype{0})))
        line = lineOf(text, path.toStdString());
    if (!line)
        line = lineOf(text, {});
    if (line)
        fault.place = fault.place.isEmpty()
                          ? JsonText::tr("line %1").arg(*line)
                          : JsonText::tr("line %1, %2").arg(*line).arg(fault.place);
    return fault;
}

} // namespace stagewright

#include "model/rally/rally_rules.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>

#include <set>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct RallyRulesFile {
    Q_DECLARE_TR_FUNCTIONS(RallyRulesFile)
};

void readSource(ObjectReader& reader) {
    (void)reader.text(Name("source"));
    (void)reader.flag(Name("assumed"));
    reader.refuseUnknown();
}

int readNumber(ObjectReader& top, Name record, Name field, Range range, Faults& faults) {
    const JsonPath place = top.at(record);
    ObjectReader reader(top.require(record), place, faults);
    const int number = reader.integer(field, range);
    readSource(reader);
    return number;
}

CarColour readColour(const QJsonValue& value, const JsonPath& place, Faults& faults) {
    static const QRegularExpression shade(QStringLiteral("\\A#[0-9a-f]{6}\\z"));
    ObjectReader reader(value, place, faults);
    const CarColour colour{reader.text(Name("id")), reader.text(Name("rgb"))};
    if (!shade.match(colour.rgb).hasMatch())
        reader.fault(Name("rgb"), RallyRulesFile::tr("must be a colour, as in #c62828"));
    readSource(reader);
    return colour;
}

} // namespace

Expected<RallyRules> readRallyRules(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    RallyRules rules;
    reader.format(1);
    rules.penaltyStep =
        readNumber(reader, Name("timeControl"), Name("stepSeconds"), {1, 60}, faults);
    rules.timesOfMedian =
        readNumber(reader, Name("questions"), Name("timesOfMedian"), {2, 100}, faults);
    const QJsonArray colours = reader.array(Name("colours"));
    const JsonPath list = reader.at(Name("colours"));
    std::set<QString> ids;
    for (qsizetype i = 0; i < colours.size(); ++i) {
        const JsonPath place(list, i);
        rules.colours.push_back(readColour(colours[i], place, faults));
        if (!ids.insert(rules.colours.back().id).second)
            faults.add(RallyRulesFile::tr("is given twice"), place);
    }
    reader.refuseUnknown();
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    return rules;
}

Expected<RallyRules> builtInRallyRules() {
    QFile file(QStringLiteral(":/rally/rally.json"));
    auto rules = readRallyRules(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    if (!rules)
        rules.error().file = QStringLiteral("rally.json");
    return rules;
}

} // namespace stagewright

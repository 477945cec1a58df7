#include "model/rally/pack_writer.h"

#include "model/json/object_writer.h"
#include "model/rally/rally_format.h"
#include "model/rally/rally_names.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// Letters and digits of the title, other runs as one hyphen; at most 40.
QString slug(const QString& title) {
    QString name;
    for (const QChar c : title.toLower()) {
        if (c.isLetterOrNumber() && !c.isSurrogate() && name.size() < 40)
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    while (name.endsWith(u'-'))
        name.chop(1);
    return name.isEmpty() ? QStringLiteral("stage") : name;
}

void addText(ObjectWriter& members, const char* name, const QString& text) {
    if (!text.isEmpty())
        members.add(name, text);
}

QByteArray inBrackets(const QByteArrayList& items) {
    return '[' + items.join(", ") + ']';
}

QByteArray optionsText(const OptionalRules& options) {
    const std::array flags{options.timeControl, options.oneShot, options.flyingStart,
                           options.redline};
    QByteArrayList names;
    for (std::size_t i = 0; i < flags.size(); ++i)
        if (flags[i])
            names << jsonText(QString(rallyNames::options[i]));
    return inBrackets(names);
}

QByteArray textOf(const Session& session) {
    ObjectWriter members;
    addText(members, "title", session.title);
    if (session.breakBefore != 0)
        members.add("breakBefore", session.breakBefore);
    members.add(session.unknown);
    return members.inOneLine();
}

QByteArray textOf(const Driver& driver) {
    ObjectWriter members;
    members.add("id", static_cast<int>(driver.key));
    members.add("name", driver.name);
    addText(members, "colour", driver.colour);
    members.add(driver.unknown);
    return members.inOneLine();
}

QByteArray textOf(const RallyStage& stage, const QString& file) {
    ObjectWriter members;
    members.add("id", static_cast<int>(stage.key));
    members.add("file", file);
    if (stage.session != 0)
        members.add("session", stage.session);
    if (stage.serviceAfter)
        members.add("service", QByteArray("true"));
    addText(members, "place", stage.place);
    addText(members, "country", stage.country);
    addText(members, "text", stage.text);
    if (stage.options)
        members.add("options", optionsText(*stage.options));
    if (!stage.bonuses.isEmpty()) {
        QByteArrayList seconds;
        for (const int bonus : stage.bonuses)
            seconds << QByteArray::number(bonus);
        members.add("bonuses", inBrackets(seconds));
    }
    members.add(stage.unknown);
    return members.inOneLine();
}

} // namespace

QStringList stageFiles(const Rally& rally) {
    const auto& stages = rally.stages();
    // Else SS 100 would stand before SS 11.
    const int digits = std::max(2, static_cast<int>(QString::number(stages.size()).size()));
    QStringList files;
    for (const RallyStage& stage : stages)
        files << QStringLiteral("stages/%1-%2.json")
                     .arg(files.size() + 1, digits, 10, QLatin1Char('0'))
                     .arg(slug(stage.stage.info.title));
    return files;
}

QByteArray writePack(const Rally& rally) {
    const RallyInfo& info = rally.info;
    ObjectWriter members;
    members.add("format", rallyFormat);
    members.add("title", info.title);
    QByteArrayList authors;
    for (const QString& author : info.authors)
        authors << jsonText(author);
    members.add("authors", inBrackets(authors));
    addText(members, "text", info.text);
    addText(members, "licence", info.licence);
    addText(members, "language", info.language);
    if (info.sisu != Sisu::Never)
        members.add("sisu", QString(rallyNames::sisu.at(static_cast<std::size_t>(info.sisu))));
    if (info.options != OptionalRules{})
        members.add("options", optionsText(info.options));
    if (info.laying != Laying::OneAfterAnother)
        members.add("laying",
                    QString(rallyNames::laying.at(static_cast<std::size_t>(info.laying))));
    if (info.evening.start.isValid())
        members.add("start", info.evening.start.toString(QStringLiteral("HH:mm")));
    if (info.evening.minutes)
        members.add("minutes", *info.evening.minutes);
    members.add("players", info.evening.players);
    QByteArrayList boxes;
    for (const auto& [box, copies] : info.boxes) {
        ObjectWriter each;
        each.add("box", box);
        each.add("copies", copies);
        boxes << each.inOneLine();
    }
    if (!boxes.isEmpty())
        members.add("boxes", inBrackets(boxes));
    QByteArrayList sessions;
    for (const Session& session : rally.sessions())
        sessions << textOf(session);
    members.add("sessions", listInLines(sessions));
    QByteArrayList drivers;
    for (const Driver& driver : rally.drivers())
        drivers << textOf(driver);
    members.add("drivers", listInLines(drivers));
    members.add(info.unknown);
    QByteArrayList stages;
    const QStringList files = stageFiles(rally);
    for (qsizetype i = 0; i < files.size(); ++i)
        stages << textOf(rally.stages()[i], files[i]);
    members.add("stages", listInLines(stages));
    return members.inLines();
}

} // namespace stagewright

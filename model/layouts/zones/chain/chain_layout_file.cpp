#include "model/game/layout_kind.h"
#include "model/json/object_writer.h"
#include "model/layouts/zones/chain/chain_layout.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace stagewright {

namespace {

struct ChainFile {
    Q_DECLARE_TR_FUNCTIONS(ChainFile)
};

using ChainField = QLatin1StringView;

constexpr int mostBoxesOfAChain = 20;

QString tooManySections() {
    return ChainFile::tr("a stage has at most %1 sections").arg(mostStageSections);
}

QList<StageSection> readSections(ObjectReader& reader, Faults& faults) {
    const QJsonArray list = reader.array(ChainField("sections"));
    const JsonPath place = reader.at(ChainField("sections"));
    if (list.size() > mostStageSections)
        faults.add(tooManySections(), place);
    QList<StageSection> sections;
    for (qsizetype i = 0; i < list.size() && faults.none(); ++i) {
        const JsonPath itemPlace(place, i);
        const auto text = plainText(list[i]);
        const auto section = readSection(text.value_or(QString()));
        if (!text)
            faults.add(ChainFile::tr("must be text, in quotes"), itemPlace);
        else if (!section)
            faults.add(section.error().what, itemPlace, section.error().remedy);
        else
            sections.append(*section);
    }
    return sections;
}

Layout readChain(ObjectReader& reader, Faults& faults) {
    ChainLayout chain;
    chain.sections = readSections(reader, faults);
    chain.assistance = reader.optionalBoolean(ChainField("assistance")).value_or(false);
    const QJsonArray boxes = reader.optionalArray(ChainField("boards")).value_or(QJsonArray());
    for (const QJsonValue box : boxes) {
        const auto id = plainText(box);
        if (!id || id->isEmpty() || chain.boxes.contains(*id) ||
            chain.boxes.size() == mostBoxesOfAChain) {
            reader.fault(ChainField("boards"),
                         ChainFile::tr("must be a list of ids of boxes, each once"));
            break;
        }
        chain.boxes << *id;
    }
    return Layout(std::move(chain));
}

} // namespace

const LayoutKind& ChainLayout::kind() {
    static constexpr LayoutKind zones{ChainField("zones"), ChainField("sections"), false,
                                      readChain};
    return zones;
}

void ChainLayout::write(ObjectWriter& members) const {
    if (sections.isEmpty() && !assistance && boxes.isEmpty()) {
        members.add("tiles", QByteArray("[]")); // nothing is laid, as in any game
        return;
    }
    QByteArrayList names;
    for (const StageSection& section : sections)
        names << jsonText(nameOf(section));
    members.add("sections", listInLines(names));
    if (assistance)
        members.add("assistance", QByteArray("true"));
    if (boxes.isEmpty())
        return;
    QByteArrayList ids;
    for (const QString& id : boxes)
        ids << jsonText(id);
    members.add("boards", '[' + ids.join(", ") + ']');
}

Expected<void> ChainLayout::fitsAFile() const {
    if (sections.size() <= mostStageSections)
        return {};
    return tl::unexpected(Fault{tooManySections(), {}, {}, {}});
}

} // namespace stagewright

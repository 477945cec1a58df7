#include "editor/zones/board/section_speech.h"

#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/words/board_words.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SectionSpeech {
    Q_DECLARE_TR_FUNCTIONS(SectionSpeech)
};

/// Of the road's spaces, or that they are not entered.
QString spacesOf(const Zone& zone, const ZoneSide& side, const StageSection& section) {
    const auto road = roadThrough(zone, side, section.points);
    if (!road)
        return SectionSpeech::tr("road not known");
    return road->isEntered() ? spacesInWords(road->spaces)
                             : SectionSpeech::tr("spaces not entered");
}

} // namespace

QString sectionInWords(const Document& document, qsizetype at) {
    const ChainLayout& chain = chainOf(document.stage());
    const StageSection section = chain.sections.value(at);
    if (section.points.isEmpty())
        return {};
    const ZoneBoards& boards = boardsOf(document);
    const auto sectors = tyreSectorsOf(static_cast<int>(chain.sections.size()));
    QStringList said{SectionSpeech::tr("section %1: %2").arg(at + 1).arg(nameOf(section))};
    const Zone* zone = boards.zone(section.zone);
    const ZoneSide* side = zone ? sideWith(*zone, section.entry(), section.snow) : nullptr;
    if (side)
        said << surfaceInWords(side->surface);
    said << sectorName(sectors[static_cast<std::size_t>(at)]);
    if (side)
        said << spacesOf(*zone, *side, section);
    return said.join(QStringLiteral(", "));
}

QString offerInWords(const ChainOffer& offer, const ZoneBoards& boards) {
    const Zone* zone = boards.zone(offer.entry.zone);
    const ZoneSide* side = zone ? sideWith(*zone, offer.entry.number, offer.entry.snow) : nullptr;
    const QString name = offer.section
                             ? nameOf(*offer.section)
                             : nameOfEnd(offer.entry.zone, offer.entry.number, offer.entry.snow);
    return SectionSpeech::tr("%1: %2", "a section, its spaces")
        .arg(name, offer.section && side ? spacesOf(*zone, *side, *offer.section)
                                         : SectionSpeech::tr("road not known"));
}

QString spokenSection(const ChainBoard& board, qsizetype section) {
    QStringList said{sectionInWords(board.document(), section)};
    for (const Finding& finding : board.findingsAt(section))
        said << finding.text;
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright

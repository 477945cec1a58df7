#include "editor/zones/board/section_speech.h"

#include "editor/zones/edits/chain_steps.h"
#include "editor/zones/words/board_words.h"
#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/rally/tyre_plan.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct SectionSpeech {
    Q_DECLARE_TR_FUNCTIONS(SectionSpeech)
};

/// Of the road's spaces, or that they are not entered.
QString spacesOf(const StageSection& section, const ZoneBoards& boards) {
    const auto road = roadUnder(section, boards);
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
    const Rally& rally = document.rally();
    const auto sectors = tyreSectorsOf(static_cast<int>(chain.sections.size()),
                                       tyresKeptFrom(rally, rally.indexOf(document.current())));
    QStringList said{SectionSpeech::tr("Section %1: %2").arg(at + 1).arg(nameOf(section))};
    const ZoneSide* side = sideUnder(section, boards);
    if (side)
        said << surfaceInWords(side->surface);
    said << sectorName(sectors[static_cast<std::size_t>(at)]);
    if (side)
        said << spacesOf(section, boards);
    return said.join(QStringLiteral(", "));
}

QString offerInWords(const ChainOffer& offer, const ZoneBoards& boards) {
    const QString name = offer.section
                             ? nameOf(*offer.section)
                             : nameOfEnd(offer.entry.zone, offer.entry.number, offer.entry.snow);
    return SectionSpeech::tr("%1: %2", "a section, its spaces")
        .arg(name, offer.section ? spacesOf(*offer.section, boards)
                                 : SectionSpeech::tr("road not known"));
}

QString spokenSection(const ChainBoard& board, qsizetype section) {
    QStringList said{sectionInWords(board.document(), section)};
    for (const Finding& finding : board.findingsAt(section))
        said << finding.text;
    return said.join(QStringLiteral(", "));
}

} // namespace stagewright

#include "editor/zones/sheets/set_up.h"

#include "editor/language/display_locale.h"
#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/zones/faces/chain_painter.h"
#include "editor/zones/words/assumed_rules.h"
#include "editor/zones/words/board_words.h"
#include "model/layouts/zones/chain/section_road.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>

namespace stagewright {

namespace {

struct ChainSetUp {
    Q_DECLARE_TR_FUNCTIONS(ChainSetUp)
};

constexpr double largestUnit = mm(58);

QStringList surfacesInWords(const ChainLayout& chain, const ZoneBoards& boards) {
    QStringList words;
    for (const StageSection& section : chain.sections) {
        const ZoneSide* side = sideUnder(section, boards);
        words << surfaceInWords(side ? side->surface : std::nullopt);
    }
    words.removeDuplicates();
    return words;
}

} // namespace

ZoneStyle sheetZones(bool mono) {
    ZoneStyle style = paperZones(mono);
    style.leastCapital *= mm(1);
    return style;
}

QString roadbookText(const QList<StageSection>& sections) {
    QString text = roadbookLine(sections);
    text.replace(u'-', QChar(0x2011)); // no line ends at a hyphen ...
    text.replace(QStringLiteral(" /"),
                 QChar(QChar::Nbsp) + QStringLiteral("/")); // ... nor before /
    return text;
}

void addChainPicture(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                     bool mono, double mostHeight) {
    const auto drawn = std::make_shared<const DrawnChain>(drawnChain(chain, boards, keptFrom));
    const QSizeF all = ChainGrid::unitsOf(drawn->table);
    const double unit =
        std::min({flow.width() / all.width(), mostHeight / all.height(), largestUnit});
    flow.add({unit * all.height(), false, [=](QPainter& painter, const QRectF& area) {
                  paintChain(painter, ChainGrid::filling(area, drawn->table, unit), *drawn,
                             sheetZones(mono));
              }});
    if (boards.size)
        flow.text(ChainSetUp::tr("Boards drawn to the scale 1 : %1")
                      .arg(displayLocale().toString(
                          boards.size->width / (boardWidth / 2.0) / (unit / mm(1)), 'f', 1)),
                  sheetFont(9), QColor(sheetInk));
}

void addChainSetUp(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                   bool mono, double mostPicture) {
    flow.text(roadbookText(chain.sections), sheetFont(13, QFont::Bold), QColor(sheetInk), true);
    QStringList facts{
        ChainSetUp::tr("%n section(s)", nullptr, static_cast<int>(chain.sections.size())),
        ChainSetUp::tr("%n board(s)", nullptr, chain.pieceCount())};
    facts << surfacesInWords(chain, boards);
    if (chain.assistance)
        facts << ChainSetUp::tr("assistance afterwards");
    flow.parts(facts, sheetFont(10), QColor(sheetInk), true);
    flow.gap(mm(2));
    addChainPicture(flow, chain, boards, keptFrom, mono, mostPicture);
}

void addAssumed(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards,
                const RoadRules& rules) {
    QStringList sentences = assumedBoardsInWords(chain, boards);
    if (!boards.size)
        sentences << ChainSetUp::tr("Boards are drawn 3 : 2, as their size is not entered.");
    sentences << ChainSetUp::tr("The ways of the roads over the boards are drawn freely.");
    if (!rules.file.isEmpty())
        sentences << ChainSetUp::tr("By rules of your own: %1.").arg(rules.file);
    if (!rules.assumed.isEmpty())
        sentences << ChainSetUp::tr("Rules without a public source: %1.")
                         .arg(assumedRulesInWords(rules).join(QStringLiteral(", ")));
    flow.heading(ChainSetUp::tr("Assumed"));
    for (const QString& sentence : sentences)
        flow.text(sentence, sheetFont(9), QColor(sheetInk));
}

} // namespace stagewright

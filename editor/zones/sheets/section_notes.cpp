#include "editor/zones/sheets/section_notes.h"

#include "editor/sheets/sheet_page.h"
#include "editor/sheets/sheet_text.h"
#include "editor/zones/faces/strip_painter.h"
#include "editor/zones/sheets/sign_key.h"
#include "editor/zones/words/board_words.h"
#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/driving/road_rules.h"

#include <QCoreApplication>

#include <memory>

namespace stagewright {

namespace {

struct SectionNotes {
    Q_DECLARE_TR_FUNCTIONS(SectionNotes)
};

constexpr double stripCell = mm(8.4);
constexpr double noteHeading = mm(6.5);
constexpr double belowStrip = mm(2);
constexpr double signLine = mm(6.5);

struct NotedSection {
    QString heading;
    std::optional<RoadSurface> surface;
    RoadElements road;
};

NotedSection noted(const ChainLayout& chain, qsizetype index, TyreSector sector,
                   const ZoneBoards& boards) {
    const StageSection& section = chain.sections[index];
    const ZoneSide* side = sideUnder(section, boards);
    const auto road = roadUnder(section, boards);
    NotedSection noted{{}, side ? side->surface : std::nullopt, {}};
    if (road)
        noted.road = road->spaces;
    QStringList parts{QString::number(index + 1), nameOf(section), sectorName(sector),
                      surfaceInWords(noted.surface)};
    if (!noted.road.empty())
        parts << spacesInWords(noted.road);
    noted.heading = parts.join(QStringLiteral(" · "));
    return noted;
}

void addStrip(Flow& flow, const NotedSection& section, bool mono) {
    const auto strip =
        std::make_shared<const SectionStrip>(section.road, QPointF(), stripCell, flow.width());
    flow.add({noteHeading, true, [text = section.heading](QPainter& painter, const QRectF& area) {
                  painter.setPen(QColor(sheetInk));
                  paintLine(painter, area, sheetFont(10, QFont::Bold), text);
              }});
    constexpr double row = stripCell * SectionStrip::rowCells;
    for (std::size_t i = 0; i < strip->rows().size(); ++i)
        flow.add(
            {row, false,
             [strip, i, mono, surface = section.surface](QPainter& painter, const QRectF& area) {
                 painter.save();
                 painter.translate(area.topLeft() - QPointF(0, static_cast<double>(i) * row));
                 paintStripRow(painter, *strip, i, surface, paperZones(mono));
                 painter.restore();
             }});
    flow.gap(belowStrip);
}

} // namespace

void addSectionNotes(Flow& flow, const ChainLayout& chain, const ZoneBoards& boards, int keptFrom,
                     bool mono) {
    const auto sectors = tyreSectorsOf(static_cast<int>(chain.sections.size()), keptFrom);
    QStringList missing;
    std::vector<NotedSection> entered;
    RoadElements all;
    for (qsizetype i = 0; i < chain.sections.size(); ++i) {
        NotedSection section = noted(chain, i, sectors[static_cast<std::size_t>(i)], boards);
        if (section.road.empty())
            missing << nameOf(chain.sections[i]);
        all.insert(all.end(), section.road.begin(), section.road.end());
        entered.push_back(std::move(section));
    }
    flow.heading(SectionNotes::tr("Pacenotes"));
    if (!missing.isEmpty()) {
        missing.removeDuplicates();
        flow.text(SectionNotes::tr("Spaces not entered: %1", "sections")
                      .arg(missing.join(QStringLiteral(", "))),
                  sheetFont(10), QColor(sheetInk));
    }
    if (all.empty())
        return;
    const SignKey key(all, signLine, flow.width(), mono, mm(1));
    flow.add({key.height(), true, [key](QPainter& painter, const QRectF& area) {
                  key.paint(painter, area.topLeft());
              }});
    flow.gap(belowStrip);
    for (const NotedSection& section : entered) {
        if (!section.road.empty()) {
            addStrip(flow, section, mono);
            continue;
        }
        flow.text(section.heading, sheetFont(10, QFont::Bold), QColor(sheetGrey));
    }
}

} // namespace stagewright

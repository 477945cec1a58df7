#include "model/layouts/zones/chain/section_road.h"
#include "model/layouts/zones/driving/road_rules.h"
#include "validators/zones/chain_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace stagewright {

namespace {

struct ChainHints {
    Q_DECLARE_TR_FUNCTIONS(ChainHints)
};

/// Sections of one surface in a row.
struct SurfaceOfSections {
    RoadSurface surface;
    qsizetype first; ///< section, from 0
    int sections;
};

QString inWords(const SurfaceOfSections& row) {
    switch (row.surface) {
    case RoadSurface::Asphalt:
        return ChainHints::tr("asphalt (%n section(s))", nullptr, row.sections);
    case RoadSurface::Snow:
        return ChainHints::tr("snow (%n section(s))", nullptr, row.sections);
    case RoadSurface::Earth:
        break;
    }
    return ChainHints::tr("earth (%n section(s))", nullptr, row.sections);
}

bool isUsed(const ChainCheck& check, const TableEnd& end) {
    return std::any_of(check.chain.sections.begin(), check.chain.sections.end(),
                       [&](const StageSection& section) {
                           return entryOf(section) == end || exitOf(section) == end;
                       });
}

} // namespace

/// Tyres matter then. Nothing is said of sides whose surface is not known.
void surfaceChangesOnChain(const ChainCheck& check, Findings& findings) {
    std::vector<SurfaceOfSections> rows;
    for (qsizetype i = 0; i < check.chain.sections.size(); ++i) {
        const ZoneSide* side = sideUnder(check.chain.sections[i], check.boards);
        if (!side || !side->surface)
            return;
        if (rows.empty() || rows.back().surface != *side->surface)
            rows.push_back({*side->surface, i, 0});
        ++rows.back().sections;
    }
    if (rows.size() < 2)
        return;
    Places changes;
    QStringList words;
    for (const SurfaceOfSections& row : rows) {
        words << inWords(row);
        if (row.first > 0)
            changes << Place{static_cast<int>(row.first), 0};
    }
    findings << Finding{
        Severity::Hint,
        changes,
        {},
        ChainHints::tr("The surface changes: %1.").arg(words.join(QStringLiteral(", ")))};
}

/// Of new tyres (book 001, article 24.3): they go by sections.
void sectorsOfChain(const ChainCheck& check, Findings& findings) {
    const auto& sections = check.chain.sections;
    const auto count = static_cast<int>(sections.size());
    const std::vector<TyreSector> sectors = tyreSectorsOf(count);
    QStringList words;
    for (const TyreSector sector : {TyreSector::S1, TyreSector::S2, TyreSector::S3}) {
        QList<StageSection> within;
        for (qsizetype i = 0; i < sections.size(); ++i)
            if (sectors[static_cast<std::size_t>(i)] == sector)
                within << sections[i];
        if (!within.isEmpty())
            words << sectorName(sector) + u' ' + roadbookLine(within);
    }
    findings << Finding{
        Severity::Hint,
        {},
        {},
        ChainHints::tr("%n section(s); sectors, for soft tyres: %1.", nullptr, count)
            .arg(words.join(QStringLiteral(", ")))};
}

/// The stage could be led over the border there.
void facingEndsUnused(const ChainCheck& check, Findings& findings) {
    QStringList pairs;
    for (std::size_t first = 0; first < check.table.boards.size(); ++first) {
        const BoardOnTable& board = check.table.boards[first];
        const Zone* zone = check.boards.zone(board.zone);
        const ZoneSide* side = zone ? zone->side(board.side) : nullptr;
        if (!side || !side->firstEnd)
            continue;
        for (int index = 0; index < zoneEnds; ++index) {
            const TableEnd end{board.zone, *side->firstEnd + index, side->isSnow()};
            const auto against = endAgainst(check.table, end, check.boards);
            const BoardOnTable* other = against ? check.table.board(against->zone) : nullptr;
            if (other && other > &board && !isUsed(check, end) && !isUsed(check, *against))
                pairs << QStringLiteral("%1–%2").arg(
                    nameOfEnd(end.zone, end.number, end.snow),
                    nameOfEnd(against->zone, against->number, against->snow));
        }
    }
    if (!pairs.isEmpty())
        findings << Finding{Severity::Hint,
                            {},
                            {},
                            ChainHints::tr("Ends face each other where the stage does not go: %1.")
                                .arg(pairs.join(QStringLiteral(", ")))};
}

} // namespace stagewright

#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "validators/hextiles/rules.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace stagewright {

namespace {

struct LargerThanTable {
    Q_DECLARE_TR_FUNCTIONS(LargerThanTable)
};

/// A stage that just fits does so wherever on the board it lies: sums of sines are not exact.
constexpr double tolerance = 1e-6;

bool liesOn(const Table& table, QSizeF size) {
    return size.width() <= table.width + tolerance && size.height() <= table.depth + tolerance;
}

} // namespace

/// The stage does not fit on the table, in whichever sixth it is turned and whichever way the table
/// stands.
void largerThanTable(const RuleContext& context, const RouteAnalysis&, Findings& findings) {
    if (!context.table || tilesOf(context.stage).placements().isEmpty())
        return;
    const Table& table = *context.table;
    const double scale = table.tile.value_or(usualTileMillimetres() / 10) / (2 * apothem);
    // Turned by a half it is as large as before, so three sixths are all there are.
    for (int sixth = 0; sixth < 3; ++sixth) {
        const QSizeF size = extent(context.stage, Turn(sixth)).size() * scale;
        if (liesOn(table, size) || liesOn(table, size.transposed()))
            return;
    }
    const QSizeF size = extent(context.stage).size() * scale;
    const auto taken = [](double length) {
        return QLocale().toString(std::ceil(length - tolerance), 'f', 0);
    };
    const auto given = [](double length) { return QLocale().toString(length, 'g', 6); };
    findings.append(findingAt(
        Severity::Warning, {}, std::nullopt,
        LargerThanTable::tr(
            "The stage is too large for the table: it takes %1 × %2 cm, the table has %3 × %4 cm.")
            .arg(taken(size.width()), taken(size.height()), given(table.width),
                 given(table.depth))));
}

} // namespace stagewright

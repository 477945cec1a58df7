#include "model/stage/found_kind.h"
#include "validators/rules.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StartAndFinish {
    Q_DECLARE_TR_FUNCTIONS(StartAndFinish)
};

QList<Hex> hexesOf(Role role, const Ground& ground, const Survey& survey) {
    QList<Hex> hexes;
    const QList<Placement>& tiles = ground.stage.placements();
    for (qsizetype i = 0; i < tiles.size(); ++i) {
        const TileSide* side = survey.roads.side(static_cast<std::size_t>(i));
        if (side && side->role == role)
            hexes.append(tiles[i].hex);
    }
    return hexes;
}

void report(Findings& findings, const QList<Hex>& hexes, const QString& text) {
    findings.append({Severity::Error, hexes, std::nullopt, text});
}

void checkCircuit(const Ground& ground, const Survey& survey, Findings& findings) {
    const QList<Hex> grids = hexesOf(Role::StartFinish, ground, survey);
    const QList<Hex> starts = hexesOf(Role::Start, ground, survey);
    const bool lacksLine = starts.isEmpty() || !hexesOf(Role::Finish, ground, survey).isEmpty();
    if (grids.isEmpty() && lacksLine)
        report(findings, {}, StartAndFinish::tr("The circuit has no start-finish tile."));
    else if (grids.size() > 1)
        report(findings, grids,
               StartAndFinish::tr("The circuit has %n start-finish tile(s).", nullptr,
                                  static_cast<int>(grids.size())));
    else if (grids.isEmpty() && starts.size() > 1)
        report(findings, starts,
               StartAndFinish::tr("The circuit has %n start tile(s).", nullptr,
                                  static_cast<int>(starts.size())));
}

} // namespace

/// A stage has one start tile and one finish tile; a circuit has one start-finish tile or, where
/// there is none, one start tile and no finish tile: the start's line is that of each lap.
void startAndFinish(const Ground& ground, const Survey& survey, Findings& findings) {
    if (ground.stage.placements().isEmpty()) {
        if (ground.finished)
            report(findings, {}, StartAndFinish::tr("No tile is laid."));
        return;
    }
    if (ground.stage.info.kind == StageKind::Circuit) {
        checkCircuit(ground, survey, findings);
        return;
    }
    const QList<Hex> starts = hexesOf(Role::Start, ground, survey);
    if (starts.isEmpty())
        report(findings, {}, StartAndFinish::tr("The stage has no start tile."));
    else if (starts.size() > 1)
        report(findings, starts,
               StartAndFinish::tr("The stage has %n start tile(s).", nullptr,
                                  static_cast<int>(starts.size())));
    const QList<Hex> finishes = hexesOf(Role::Finish, ground, survey);
    if (finishes.isEmpty())
        report(findings, {}, StartAndFinish::tr("The stage has no finish tile."));
    else if (finishes.size() > 1)
        report(findings, finishes,
               StartAndFinish::tr("The stage has %n finish tile(s).", nullptr,
                                  static_cast<int>(finishes.size())));
}

/// For a stage whose tiles are laid for a circuit, with one line.
std::optional<Fix> makeItACircuit(const Ground& ground, const Finding&) {
    int grids = 0;
    int starts = 0;
    for (const Placement& tile : ground.stage.placements())
        if (const TileSide* side = ground.catalogue.find(tile.side)) {
            grids += side->role == Role::StartFinish ? 1 : 0;
            starts += side->role == Role::Start ? 1 : 0;
        }
    if ((grids > 0 ? grids : starts) != 1 || ground.stage.info.kind == StageKind::Circuit ||
        foundKind(ground.stage, ground.catalogue) != StageKind::Circuit)
        return std::nullopt;
    StageInfo info = ground.stage.info;
    info.kind = StageKind::Circuit;
    return Fix{describe(ground.stage, info),
               [] { return StartAndFinish::tr("Make it a circuit"); }};
}

} // namespace stagewright

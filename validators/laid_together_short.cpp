#include "model/rally/piece_needs.h"
#include "model/rally/rally_edits.h"
#include "model/rally/stage_name.h"
#include "validators/rally_rule.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct LaidTogether {
    Q_DECLARE_TR_FUNCTIONS(LaidTogether)
};

QString listed(const std::vector<Shortage>& shortages) {
    constexpr std::size_t most = 6;
    QStringList tiles;
    for (std::size_t i = 0; i < std::min(most, shortages.size()); ++i)
        tiles << LaidTogether::tr("%1 (needs %2, owned %3)")
                     .arg(shortages[i].piece)
                     .arg(shortages[i].needed)
                     .arg(shortages[i].owned);
    if (shortages.size() > most)
        tiles << LaidTogether::tr("%n more", nullptr, static_cast<int>(shortages.size() - most));
    return tiles.join(QStringLiteral(", "));
}

} // namespace

/// Stages that lie on tables together ask for more of a tile than there are. One that lies alone is
/// for the rules of stages.
void laidTogetherShort(const RallyRuleContext& context, RallyFindings& findings) {
    const Rally& rally = context.rally;
    const PieceCounts stock = piecesOf(boxesOf(rally, context.games), context.games);
    for (const auto& group : laidTogether(rally, rally.info.laying)) {
        if (group.size() < 2)
            continue;
        PieceCounts needs;
        QList<StageKey> keys;
        QStringList names;
        for (const qsizetype stage : group) {
            for (const auto& [piece, count] : needsOf(rally.stages()[stage].stage, context.games))
                needs[piece] += count;
            keys << rally.stages()[stage].key;
            names << stageNumber(rally, stage);
        }
        const std::vector<Shortage> shortages = shortagesOf(needs, stock, context.games);
        if (!shortages.empty())
            findings.append({Severity::Error, keys,
                             wordsOf(rally, context.games)
                                 .say(PieceSentence::LaidTogetherShort)
                                 .arg(names.join(QStringLiteral(", ")), listed(shortages))});
    }
}

/// A session at once, if that is enough; else one stage after another.
std::optional<RallyFix> layFewerAtOnce(const RallyRuleContext& context, const RallyFinding&) {
    const Rally& rally = context.rally;
    const auto laidSo = [&](Laying laying) {
        RallyInfo info = rally.info;
        info.laying = laying;
        return describe(rally, info);
    };
    if (rally.info.laying == Laying::AllAtOnce && rally.sessions().size() > 1) {
        Rally inSessions = rally;
        const RallyEdit edit = laidSo(Laying::SessionAtOnce);
        apply(edit, inSessions);
        RallyFindings left;
        laidTogetherShort({inSessions, context.games}, left);
        if (left.isEmpty())
            return RallyFix{edit, [] { return LaidTogether::tr("Lay a session at a time"); }};
    }
    return RallyFix{laidSo(Laying::OneAfterAnother),
                    [] { return LaidTogether::tr("Lay the stages one after another"); }};
}

} // namespace stagewright

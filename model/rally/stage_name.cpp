#include "model/rally/stage_name.h"

#include "model/one_line.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace stagewright {

namespace {

struct StageName {
    Q_DECLARE_TR_FUNCTIONS(StageName)
};

/// Whether a title is that number, with what people of our languages write before it.
bool isNumber(const QString& title, qsizetype number) {
    static const QRegularExpression form(QStringLiteral(
        "\\A[\\s,.:–-]*(?:SS|OS|ES|WP|Race|Wyścig|Course|Rennen)?\\s*([0-9]{1,4})\\z"));
    const auto parts = form.match(title);
    return parts.hasMatch() && parts.captured(1).toInt() == number;
}

/// A race is driven on a circuit, a special stage on a road.
QString numberOf(StageKind kind, qsizetype stage) {
    return (kind == StageKind::Circuit ? StageName::tr("Race %1") : StageName::tr("SS %1"))
        .arg(stage + 1);
}

} // namespace

QString stageName(const Rally& rally, qsizetype stage) {
    const StageInfo& info = rally.stages()[stage].stage.info;
    const QString title = oneLine(info.title);
    const QString whole = oneLine(rally.info.title);
    const bool saysNoMore =
        title.startsWith(whole) && isNumber(title.sliced(whole.size()), stage + 1);
    return saysNoMore ? numberOf(info.kind, stage) : stageName(info, stage);
}

QString stageName(const StageInfo& info, qsizetype stage) {
    const QString title = oneLine(info.title);
    if (title.isEmpty() || isNumber(title, stage + 1))
        return numberOf(info.kind, stage);
    const QString form =
        info.kind == StageKind::Circuit ? StageName::tr("Race %1: %2") : StageName::tr("SS %1: %2");
    return form.arg(stage + 1).arg(titleWithoutNumber(info, stage));
}

/// It begins with the number as people of our languages write it.
QString titleWithoutNumber(const StageInfo& info, qsizetype stage) {
    static const QRegularExpression form(
        QStringLiteral("\\A(?:SS|OS|ES|WP|Race|Wyścig|Course|Rennen)\\s*([0-9]{1,4})(?:\\s*[,.:–-])"
                       "?\\s+(\\S.*)\\z"));
    const QString title = oneLine(info.title);
    const auto parts = form.match(title);
    return parts.hasMatch() && parts.captured(1).toInt() == stage + 1 ? parts.captured(2) : title;
}

bool isOfRaces(const Rally& rally) {
    const auto& stages = rally.stages();
    return !stages.isEmpty() &&
           std::all_of(stages.begin(), stages.end(), [](const RallyStage& each) {
               return each.stage.info.kind == StageKind::Circuit;
           });
}

QString stageNumber(const Rally& rally, qsizetype stage) {
    return numberOf(rally.stages()[stage].stage.info.kind, stage);
}

} // namespace stagewright

#include "model/rally/stage_name.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace stagewright {

namespace {

struct StageName {
    Q_DECLARE_TR_FUNCTIONS(StageName)
};

/// Whether a title is that number, with what people of our languages write before it.
bool isNumber(const QString& title, qsizetype number) {
    static const QRegularExpression form(
        QStringLiteral("\\A[\\s,.:–-]*(?:SS|OS|ES|WP)?\\s*([0-9]{1,4})\\z"));
    const auto parts = form.match(title);
    return parts.hasMatch() && parts.captured(1).toInt() == number;
}

} // namespace

QString stageName(const Rally& rally, qsizetype stage) {
    const QString& title = rally.stages()[stage].stage.info.title;
    const QString& whole = rally.info.title;
    const bool saysNoMore =
        title.startsWith(whole) && isNumber(title.sliced(whole.size()), stage + 1);
    return saysNoMore ? stageNumber(stage) : stageName(title, stage);
}

QString stageName(const QString& title, qsizetype stage) {
    return title.isEmpty() || isNumber(title, stage + 1)
               ? stageNumber(stage)
               : StageName::tr("SS %1: %2").arg(stage + 1).arg(title);
}

QString stageNumber(qsizetype stage) {
    return StageName::tr("SS %1").arg(stage + 1);
}

} // namespace stagewright

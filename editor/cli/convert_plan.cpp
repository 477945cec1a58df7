#include "editor/cli/convert_plan.h"

#include "editor/cli/output.h"
#include "editor/cli/piped_files.h"
#include "editor/cli/refusal.h"
#include "model/file_name.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace stagewright {

namespace {

struct ConvertPlanTexts {
    Q_DECLARE_TR_FUNCTIONS(ConvertPlanTexts)
};

QString formatNames() {
    QStringList names;
    for (const FormatName& each : formats())
        names << each.name;
    return names.join(QStringLiteral(", "));
}

Expected<Format> formatFor(const QString& out, const QString& formatName) {
    if (!formatName.isEmpty()) {
        const auto named = formatNamed(formatName);
        if (named)
            return *named;
        return refusal(ConvertPlanTexts::tr("there is no format \"%1\"").arg(formatName),
                       ConvertPlanTexts::tr("The formats are: %1").arg(formatNames()));
    }
    const auto known = formatOfPath(out);
    if (known)
        return *known;
    return refusal(ConvertPlanTexts::tr("the ending of \"%1\" does not tell the format").arg(out),
                   ConvertPlanTexts::tr("Name one with --to: %1").arg(formatNames()));
}

} // namespace

Expected<ConvertPlan> planConversion(const QStringList& in, const QString& out,
                                     const QString& formatName) {
    const QFileInfo place(out);
    const bool toFolder = !isStandardOutput(out) && place.isDir();
    if (!toFolder && out.endsWith(u'/'))
        return refusal(ConvertPlanTexts::tr("there is no such folder"),
                       ConvertPlanTexts::tr("Make it first"), out);
    if (toFolder && formatName.isEmpty())
        return refusal(ConvertPlanTexts::tr("a folder does not tell the format"),
                       ConvertPlanTexts::tr("Name one with --to: %1").arg(formatNames()), out);
    const auto format = formatFor(out, formatName);
    if (!format)
        return tl::unexpected(format.error());
    if (!toFolder && in.size() > 1 && holdsOneStage(*format))
        return refusal(ConvertPlanTexts::tr("a file of this format holds one stage only"),
                       ConvertPlanTexts::tr("Name a folder with -o"), out);
    return ConvertPlan{*format, out, toFolder};
}

QStringList outputsFor(const QString& in, int stages, const ConvertPlan& plan) {
    const QString given = nameAsGiven(in);
    const QFileInfo file(given == QStringLiteral("-") ? QStringLiteral("stdin") : given);
    const QString base = fileNameFrom(file.completeBaseName(), file.fileName().remove(u'.'));
    const QString path = QDir(plan.out).filePath(base);
    const QString ending = u'.' + QString(suffix(plan.format));
    if (stages == 1 || !holdsOneStage(plan.format))
        return {path + ending};
    // Else stage 10 would stand before stage 2.
    const int digits = std::max(2, static_cast<int>(QString::number(stages).size()));
    QStringList paths;
    for (int i = 1; i <= stages; ++i)
        paths << path + QStringLiteral("-%1").arg(i, digits, 10, QLatin1Char('0')) + ending;
    return paths;
}

} // namespace stagewright

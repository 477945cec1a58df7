#include "editor/hextiles/commands/search_output.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "model/game/stage_file.h"
#include "model/game/tile_size.h"
#include "model/layouts/hextiles/hex/geometry.h"
#include "model/layouts/hextiles/stage/extent.h"
#include "model/system_error.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <cmath>

namespace stagewright {

namespace {

struct SearchOutput {
    Q_DECLARE_TR_FUNCTIONS(SearchOutput)
};

QJsonObject asJson(const Answers& answers) {
    QJsonArray stages;
    for (const Stage& stage : answers.stages)
        stages.append(QJsonDocument::fromJson(writeStage(stage)).object());
    return {{QStringLiteral("answers"), stages},
            {QStringLiteral("count"), static_cast<qint64>(answers.count)},
            {QStringLiteral("complete"), answers.complete},
            {QStringLiteral("proved"), answers.proved},
            {QStringLiteral("reason"), answers.reason},
            {QStringLiteral("seconds"), answers.seconds}};
}

/// "01.json"; with as many digits as the last one needs.
QString fileName(std::size_t number, std::size_t last) {
    const auto digits = std::max(QString::number(last).size(), qsizetype{2});
    return QString::number(number).rightJustified(digits, u'0') + QStringLiteral(".json");
}

Expected<void> writeFile(const QString& path, const Stage& stage, const Games& games) {
    if (const auto may = mayWriteOver(path, games); !may)
        return may;
    return writeOutput(path, writeStage(stage));
}

Expected<void> writeFolder(const QString& path, const std::vector<Stage>& stages,
                           const Games& games) {
    if (isStandardOutput(path))
        return tl::unexpected(Fault{SearchOutput::tr("several stages are no one file"),
                                    {},
                                    SearchOutput::tr("Name a folder, or leave --count out"),
                                    path});
    if (!QDir().mkpath(path))
        return tl::unexpected(Fault{QFileInfo(path).exists() ? SearchOutput::tr("is no folder")
                                                             : SearchOutput::tr("cannot be made"),
                                    {},
                                    SearchOutput::tr("Name a folder, or leave --count out"),
                                    path});
    for (std::size_t i = 0; i < stages.size(); ++i)
        if (const auto written =
                writeFile(QDir(path).filePath(fileName(i + 1, stages.size())), stages[i], games);
            !written)
            return written;
    return {};
}

/// "2: 12 tiles, 68 × 59 cm".
QString lineOf(std::size_t number, const Stage& stage, const SearchChoice& choice) {
    const double tile =
        choice.table && choice.table->tile ? *choice.table->tile : usualTileMillimetres() / 10;
    const QSizeF size = extent(stage).size() * (tile / (2 * apothem));
    const auto length = [](double value) {
        return QLocale().toString(std::ceil(value - 1e-6), 'f', 0);
    };
    return SearchOutput::tr("%1: %2, %3 × %4 cm")
        .arg(number)
        .arg(SearchOutput::tr("%n tile(s)", nullptr, stage.layout.pieceCount()),
             length(size.width()), length(size.height()));
}

QStringList tilesOfLine(const Stage& stage) {
    QStringList tiles;
    for (const Placement& tile : tilesOf(stage).inLayingOrder())
        tiles << QStringLiteral("%1 (%2, %3) %4°")
                     .arg(tile.side.toString())
                     .arg(tile.hex.q)
                     .arg(tile.hex.r)
                     .arg(tile.turn.degrees());
    return tiles;
}

} // namespace

ExitStatus writeAnswers(const Answers& answers, const SearchChoice& choice, const QString& what,
                        const Games& games) {
    const bool toOutput = isStandardOutput(choice.output) && !choice.output.isEmpty();
    if (choice.json && toOutput) {
        printMessage(SearchOutput::tr("--json and -o - both go to standard output"));
        return ExitStatus::Unusable;
    }
    if (!choice.output.isEmpty() && !answers.stages.empty()) {
        const auto written = choice.several
                                 ? writeFolder(choice.output, answers.stages, games)
                                 : writeFile(choice.output, answers.stages.front(), games);
        if (!written) {
            printMessage(written.error());
            return ExitStatus::Unusable;
        }
    }
    if (toOutput)
        leaveStandardOutput();
    if (choice.json) {
        printJson(asJson(answers));
    } else {
        for (std::size_t i = 0; i < answers.stages.size(); ++i) {
            printLine(lineOf(i + 1, answers.stages[i], choice));
            if (choice.output.isEmpty())
                printLine(QStringLiteral("   ") +
                          tilesOfLine(answers.stages[i]).join(QStringLiteral(", ")));
        }
    }
    if (answers.stages.empty())
        printMessage(Fault{SearchOutput::tr("no answer: %1").arg(answers.reason), {}, {}, what});
    else if (!answers.reason.isEmpty() && !choice.json)
        printMessage(Fault{answers.reason, {}, {}, what});
    return answers.stages.empty() ? ExitStatus::Negative : ExitStatus::Fine;
}

} // namespace stagewright

#include "editor/hextiles/commands/rally_answers.h"

#include "editor/cli/console.h"
#include "editor/cli/output.h"
#include "editor/cli/rally_output.h"
#include "model/exchange/exchange.h"
#include "model/game/stage_file.h"
#include "model/pack/rally_pack.h"
#include "model/rally/services.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

struct RallyAnswers {
    Q_DECLARE_TR_FUNCTIONS(RallyAnswers)
};

QJsonArray stagesJson(const std::vector<Stage>& stages) {
    QJsonArray json;
    for (const Stage& stage : stages)
        json.append(QJsonDocument::fromJson(writeStage(stage)).object());
    return json;
}

QJsonObject asJson(const std::vector<Answers>& rallies, const RallyWishes& wishes,
                   const QString& reason) {
    QJsonArray answers;
    double seconds = 0;
    bool proved = false;
    for (const Answers& rally : rallies) {
        seconds += rally.seconds;
        proved = proved || rally.proved;
        if (static_cast<int>(rally.stages.size()) == wishes.stages)
            answers.append(QJsonObject{{QStringLiteral("stages"), stagesJson(rally.stages)}});
    }
    return {{QStringLiteral("answers"), answers},
            {QStringLiteral("count"), answers.size()},
            {QStringLiteral("complete"), false},
            {QStringLiteral("proved"), proved && answers.isEmpty()},
            {QStringLiteral("reason"), reason},
            {QStringLiteral("seconds"), seconds}};
}

Expected<void> writeTo(const QString& path, const Answers& answers, const RallyWishes& wishes,
                       const SearchChoice& choice, const Games& games) {
    if (const auto may = mayWriteOver(path, games); !may)
        return may;
    auto pack = packOf(answers.stages, {});
    if (!pack)
        return tl::unexpected(pack.error());
    pack->rally = withServices(std::move(pack->rally), games);
    RallyInfo& info = pack->rally.info;
    info.evening.players = wishes.stage.players;
    if (choice.boxes)
        info.boxes = *choice.boxes;
    if (wishes.together)
        info.laying = Laying::AllAtOnce;
    return saveRallyTo(*pack, path);
}

Expected<void> writeAll(const std::vector<const Answers*>& whole, const RallyWishes& wishes,
                        const SearchChoice& choice, const Games& games) {
    if (!choice.several)
        return writeTo(choice.output, *whole.front(), wishes, choice, games);
    if (isStandardOutput(choice.output) || !QDir().mkpath(choice.output))
        return tl::unexpected(Fault{RallyAnswers::tr("is no folder that rallies can be written to"),
                                    {},
                                    RallyAnswers::tr("Name a folder, or leave --count out"),
                                    choice.output});
    const auto digits = std::max(QString::number(whole.size()).size(), qsizetype{2});
    for (std::size_t i = 0; i < whole.size(); ++i) {
        const QString file = QString::number(i + 1).rightJustified(digits, u'0');
        if (const auto written =
                writeTo(QDir(choice.output).filePath(file + QStringLiteral(".json")), *whole[i],
                        wishes, choice, games);
            !written)
            return written;
    }
    return {};
}

} // namespace

std::vector<Answers> generateRallies(const RallyWishes& wishes, const StageSource& source,
                                     const SearchRun& run) {
    std::vector<Answers> rallies;
    constexpr std::uint64_t apart = 0xd1342543de82ef95U;
    for (int i = 0; i < run.answers && !run.stop.stop_requested(); ++i) {
        SearchRun one = run;
        one.seed = run.seed + apart * static_cast<std::uint64_t>(i);
        one.answers = 1;
        rallies.push_back(generateRally(wishes, source, one));
        if (rallies.back().proved)
            break;
    }
    return rallies;
}

ExitStatus writeRallies(const std::vector<Answers>& rallies, const RallyWishes& wishes,
                        const SearchChoice& choice, const QString& what, const Games& games) {
    std::vector<const Answers*> whole;
    QString reason;
    for (const Answers& rally : rallies)
        if (static_cast<int>(rally.stages.size()) == wishes.stages)
            whole.push_back(&rally);
        else
            reason = rally.reason;
    if (!choice.output.isEmpty() && !whole.empty()) {
        if (const auto written = writeAll(whole, wishes, choice, games); !written) {
            printMessage(written.error());
            return ExitStatus::Unusable;
        }
        if (isStandardOutput(choice.output))
            leaveStandardOutput();
    }
    if (choice.json)
        printJson(asJson(rallies, wishes, reason));
    for (std::size_t i = 0; i < whole.size() && !choice.json; ++i) {
        QStringList tiles;
        for (const Stage& stage : whole[i]->stages)
            tiles << QString::number(stage.layout.pieceCount());
        printLine(RallyAnswers::tr("%1: %2 of %3 tiles")
                      .arg(i + 1)
                      .arg(RallyAnswers::tr("%n stage(s)", nullptr, wishes.stages),
                           tiles.join(QStringLiteral(", "))));
    }
    if (!reason.isEmpty())
        printMessage(Fault{RallyAnswers::tr("no answer: %1").arg(reason), {}, {}, what});
    return whole.empty() ? ExitStatus::Negative : ExitStatus::Fine;
}

} // namespace stagewright

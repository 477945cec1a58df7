#include "editor/cli/stage_estimating.h"

#include "editor/cli/refusal.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct StageEstimatingText {
    Q_DECLARE_TR_FUNCTIONS(StageEstimating)
};

} // namespace

RallySaid saidOfRally(const RallyToEstimate& asked) {
    RallySaid all;
    for (const auto& [kind, face] : asked.games.faces<StageEstimating>()) {
        if (!face.ofRally)
            continue;
        const RallySaid said = face.ofRally(asked);
        all.lines += said.lines;
        for (auto member = said.json.begin(); member != said.json.end(); ++member)
            all.json.insert(member.key(), member.value());
    }
    return all;
}

void addKindOptions(QCommandLineParser& parser, const Games& games) {
    for (const auto& [kind, face] : games.faces<StageEstimating>())
        parser.addOptions(face.options());
}

Expected<void> refuseForeignOptions(const QCommandLineParser& parser, const QStringList& ofDrives,
                                    const Stage& stage, const Games& games) {
    const auto isForeign = [](const QString& name) {
        return refusal(StageEstimatingText::tr("--%1 is not for stages of this game").arg(name));
    };
    const LayoutKind* own = games.kindOf(stage);
    for (const auto& [kind, face] : games.faces<StageEstimating>()) {
        if (own && QLatin1StringView(kind.data(), static_cast<qsizetype>(kind.size())) == own->id)
            continue;
        for (const QCommandLineOption& option : face.options())
            if (parser.isSet(option))
                return isForeign(option.names().constFirst());
    }
    if (const auto& face = games.face<StageEstimating>(stage); face.estimate)
        for (const QString& name : ofDrives)
            if (!face.shared.contains(name))
                return isForeign(name);
    return {};
}

} // namespace stagewright

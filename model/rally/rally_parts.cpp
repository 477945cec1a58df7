#include "model/rally/rally_parts.h"

#include "model/game/stage_file.h"
#include "model/rally/pack_reader.h"
#include "model/rally/pack_writer.h"
#include "model/rally/results_file.h"

#include <QCoreApplication>

#include <algorithm>

namespace stagewright {

namespace {

struct RallyPartsText {
    Q_DECLARE_TR_FUNCTIONS(RallyParts)
};

Expected<Stage> stageIn(const RallyParts& parts, const QString& file, const Games& games) {
    const auto found = std::find_if(parts.stages.begin(), parts.stages.end(),
                                    [&](const RallyPart& part) { return part.file == file; });
    if (found == parts.stages.end())
        return tl::unexpected(Fault{
            RallyPartsText::tr("the rally names this stage, but does not hold it"), {}, {}, file});
    auto stage = readStage(found->text, games);
    if (!stage)
        stage.error().file = file;
    return stage;
}

} // namespace

RallyParts partsOf(const Rally& rally) {
    RallyParts parts;
    parts.pack = writePack(rally);
    const QStringList files = stageFiles(rally);
    for (qsizetype i = 0; i < files.size(); ++i)
        parts.stages.append({files[i], writeStage(rally.stages()[i].stage)});
    if (needsResultsFile(rally))
        parts.results = writeResults(rally);
    return parts;
}

Expected<Rally> joined(const RallyParts& parts, const Games& games) {
    auto rally =
        readPack(parts.pack, [&](const QString& file) { return stageIn(parts, file, games); });
    if (!rally || parts.results.isEmpty())
        return rally;
    return withResults(*rally, parts.results);
}

} // namespace stagewright

#include "model/game/stage_file.h"

#include "model/atomic_file.h"
#include "model/game/stage_fields.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/verified_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct StageFile {
    Q_DECLARE_TR_FUNCTIONS(StageFile)
};

/// The kind of layout that a file is of; null: nothing is laid, which every game's files say as
/// those of version 0.1 did. The fault is that its game is not known and that no field tells.
Expected<const LayoutKind*> kindOf(const QJsonObject& file, const Games& games) {
    const QString id = file.value(Name("game")).toString();
    const Game* game = games.find(id);
    if (game && file.contains(game->layout->field))
        return game->layout;
    const QJsonValue tiles = file.value(Name("tiles"));
    if ((game || games.all().empty()) && tiles.isArray() && tiles.toArray().isEmpty())
        return nullptr;
    if (game)
        return game->layout;
    for (const Game& each : games.all())
        if (file.contains(each.layout->field))
            return each.layout;
    if (id.isEmpty() && !games.all().empty())
        return games.all().front().layout;
    return tl::unexpected(unknownGame(id, games.ids()));
}

/// Kinds of layout that have no circuits say in words of their own what they are.
KindFields kindFieldsOf(const LayoutKind* kind) {
    return kind && !kind->hasCircuits ? KindFields::OfTheLayout : KindFields::OfTheStage;
}

Stage readFields(const QJsonValue& json, const LayoutKind* kind, Faults& faults) {
    const JsonPath top;
    ObjectReader reader(json, top, faults);
    (void)reader.optionalInteger(Name("format"), {1, stageFormat});
    Stage stage;
    StageInfo& info = stage.info;
    info.title = reader.optionalText(Name("title")).value_or(QString());
    info.author = reader.optionalText(Name("author")).value_or(QString());
    readOwnFields(reader, info, kindFieldsOf(kind));
    info.players = reader.optionalInteger(Name("players"), {1, mostPlayers});
    if (kind)
        stage.layout = kind->read(reader, faults);
    else
        (void)reader.array(Name("tiles"));
    info.unknown = reader.unknown();
    return stage;
}

} // namespace

Expected<Stage> readStage(const QByteArray& text, const Games& games) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    if (const auto newer = newerFormat(*json, stageFormat))
        return tl::unexpected(*newer);
    const auto kind = kindOf(json->toObject(), games);
    if (!kind)
        return tl::unexpected(withLine(kind.error(), text));
    Faults faults;
    Stage stage = readFields(*json, *kind, faults);
    if (!faults.none())
        return tl::unexpected(withLine(faults.list().front(), text));
    if (const auto fits = fitsAFile(stage, text.size()); !fits)
        return tl::unexpected(fits.error());
    return stage;
}

QByteArray writeStage(const Stage& stage) {
    const StageInfo& info = stage.info;
    ObjectWriter members;
    members.add("format", stageFormat);
    members.add("title", info.title);
    members.add("author", info.author);
    addOwnFields(members, info, kindFieldsOf(stage.layout.kind()));
    if (info.players)
        members.add("players", *info.players);
    ObjectWriter laid;
    if (stage.layout.kind())
        stage.layout.write(laid);
    else
        laid.add("tiles", QByteArray("[]"));
    members.addBefore(info.unknown, laid);
    return members.inLines();
}

Expected<QByteArray> verifiedStageText(const Stage& stage) {
    const auto read = [games = gamesOf(std::array{&stage})](const QByteArray& text) {
        return readStage(text, games);
    };
    return verified(writeStage(stage), largestStageFile, read, writeStage);
}

Expected<void> fitsAFile(const Stage& stage, qsizetype readFrom) {
    if (const auto fits = stage.layout.fitsAFile(); !fits)
        return fits;
    // A value takes more than a byte in any format.
    if (readFrom <= std::min<qint64>(largestStageFile / mostGrowth, mostJsonValues))
        return {};
    const auto tooMuch = [](const QString& what) {
        return tl::unexpected(Fault{what, {}, StageFile::tr("Choose another file"), {}});
    };
    const QByteArray text = writeStage(stage);
    if (text.size() > largestStageFile)
        return tooMuch(StageFile::tr("the stage is larger than our own file of it may be (%1 MB)")
                           .arg(largestStageFile >> 20));
    if (valuesIn(text) > mostJsonValues)
        return tooMuch(StageFile::tr("our own file of the stage would hold more than %1 values")
                           .arg(mostJsonValues));
    return {};
}

Expected<Stage> loadStage(const QString& path, const Games& games) {
    const auto text = readLimitedFile(path, largestStageFile);
    if (!text)
        return tl::unexpected(text.error());
    auto stage = readStage(*text, games);
    if (!stage)
        stage.error().file = path;
    return stage;
}

Expected<void> saveStage(const Stage& stage, const QString& path) {
    auto text = verifiedStageText(stage);
    if (text)
        return writeFileAtomically(path, *text);
    text.error().file = path;
    return tl::unexpected(text.error());
}

} // namespace stagewright

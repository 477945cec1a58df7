#include "model/exchange/exchange.h"

#include "model/carrier/carrier.h"
#include "model/exchange/guess_game.h"
#include "model/exchange/stage_code.h"
#include "model/exchange/tabletop.h"
#include "model/exchange/tabletop_reader.h"
#include "model/exchange/tabletop_save.h"
#include "model/exchange/tabletop_writer.h"
#include "model/exchange/tile_lists.h"
#include "model/exchange/web_editor.h"
#include "model/exchange/web_editor_reader.h"
#include "model/exchange/web_editor_writer.h"
#include "model/exchange/windows_editor.h"
#include "model/exchange/windows_editor_reader.h"
#include "model/exchange/windows_editor_writer.h"
#include "model/foreign_file.h"
#include "model/game/entered_pieces.h"
#include "model/game/piece_files.h"
#include "model/game/pieces.h"
#include "model/game/stage_file.h"
#include "model/game/stage_texts.h"
#include "model/json/encoding.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/detected_kind.h"
#include "model/layouts/hextiles/stage/tile_layout.h"
#include "model/limited_file.h"
#include "model/pack/detected_kinds.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/zip_scan.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "model/verified_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct Exchange {
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

/// The first byte that says something: behind blanks.
char firstSign(QByteArrayView text) {
    const auto sign = std::find_if(text.begin(), text.end(), [](char c) {
        return c != ' ' && c != '\t' && c != '\r' && c != '\n';
    });
    return sign == text.end() ? '\0' : *sign;
}

/// Whether the file's name says that it is JSON, and its content that it is nothing that is read.
bool isBadJson(const QString& path, const QByteArray& text) {
    const bool isCalledJson = path.endsWith(Name(".json"), Qt::CaseInsensitive) ||
                              path.endsWith(Name(".rgt"), Qt::CaseInsensitive);
    const char first = firstSign(text);
    return isCalledJson && first != '\0' && first != '{' && first != '[' && !mayBeTabletop(text);
}

bool isSet(const QJsonValue& value) {
    return !value.isUndefined() && !value.isNull();
}

/// Our own files and the web editor's always have `tiles`, and may hold any other field for others.
Format formatOf(const QJsonValue& json) {
    if (isSet(json[Name("Tuiles")]) && !json[Name("tiles")].isArray())
        return Format::WindowsEditor;
    const QJsonArray tiles = json[Name("tiles")].toArray();
    const auto first = std::find_if(tiles.begin(), tiles.end(), isSet);
    const bool isWeb =
        first != tiles.end() && !isSet((*first)[Name("tile")]) && isSet((*first)[Name("id")]);
    return isWeb ? Format::WebEditor : Format::Stage;
}

const Catalogue& catalogueOf(const Games& games) {
    return games.data<Catalogue>();
}

/// A rally of one file, which is as good as a pack.
Expected<Imported> readRallyStages(const QByteArray& text, const Games& games) {
    auto rally = readRally(text, games);
    if (!rally)
        return tl::unexpected(rally.error());
    setDetectedKinds(*rally, games);
    Imported imported{Format::RallyPack, rally->info.title, {}, {}};
    for (const RallyStage& each : rally->stages()) {
        imported.stages.push_back(each.stage);
        imported.numbers.push_back(static_cast<int>(imported.stages.size()));
    }
    RallyPack pack;
    pack.rally = *std::move(rally);
    imported.pack = std::make_shared<const RallyPack>(std::move(pack));
    return imported;
}

/// What was read, if its stages, where it has several, can be a pack.
Expected<Imported> fittingAPack(Expected<Imported> imported, qsizetype readFrom) {
    if (!imported || imported->stages.size() < 2)
        return imported;
    const auto pack = packOf(imported->stages, imported->title);
    if (!pack)
        return tl::unexpected(pack.error());
    if (const auto fits = fitsAFile(*pack, readFrom); !fits)
        return tl::unexpected(fits.error());
    return imported;
}

Expected<Imported> readJson(const QByteArray& text, const Games& games) {
    auto json = parseJson(text);
    if (json ? isRally(*json) : isRallyText(text)) {
        json = QJsonValue(); // not held twice
        return readRallyStages(text, games);
    }
    if (!json)
        return tl::unexpected(json.error());
    if (isSavedTable(*json))
        return fittingAPack(readSavedTable(*json, catalogueOf(games)), text.size());
    const Format format = formatOf(*json);
    if (format == Format::Stage) {
        json = QJsonValue();
        auto stage = readStage(text, games);
        if (!stage)
            return tl::unexpected(stage.error());
        games.face<StagePieces>(*stage).setUnsaidKind(*stage, games);
        return Imported{format, {}, {*std::move(stage)}, {}};
    }
    return format == Format::WebEditor ? readWebEditor(*json, text, catalogueOf(games))
                                       : readWindowsEditor(*json, text, catalogueOf(games));
}

Expected<Imported> readPackStages(const QByteArray& zip, const Games& games) {
    auto opened = readRallyPack(zip, games);
    if (!opened)
        return tl::unexpected(foreignFile(zip).value_or(opened.error()));
    setDetectedKinds(opened->pack, games);
    Imported imported{Format::RallyPack, opened->pack.rally.info.title, {}, {}};
    int number = 0;
    for (const RallyStage& each : opened->pack.rally.stages()) {
        ++number;
        if (opened->lost.contains(each.key))
            continue;
        imported.stages.push_back(each.stage);
        imported.numbers.push_back(number);
    }
    imported.damages = std::move(opened->damages);
    imported.hints = std::move(opened->hints);
    imported.remarks = faultsOfPieceSets(games, opened->pack.tileSets);
    const auto contradicted = contradictionsOfPieceSets(games, opened->pack.tileSets);
    imported.hints.insert(imported.hints.end(), contradicted.begin(), contradicted.end());
    imported.pack = std::make_shared<const RallyPack>(std::move(opened->pack));
    return imported;
}

/// The rally that a picture or a document carries; nothing: it carries none.
std::optional<Expected<Imported>> readCarried(const QByteArray& file, const Games& games) {
    const auto pack = carriedIn(file);
    if (!pack)
        return tl::unexpected(pack.error());
    if (pack->isEmpty())
        return std::nullopt;
    auto imported = readPackStages(*pack, games);
    if (imported)
        imported->isCarried = true;
    return imported;
}

Expected<Exported> writeAsPack(std::span<const Stage> stages, const QString& title) {
    const auto pack = packOf(stages, title);
    const auto zip = pack ? writeRallyPack(*pack) : tl::unexpected(pack.error());
    if (!zip)
        return tl::unexpected(zip.error());
    return Exported{*zip, {}};
}

/// The export, if all its tiles are there when it is read again.
Expected<Exported> verifiedExport(Exported exported, std::span<const Stage> stages,
                                  const Games& games) {
    if (exported.text.size() > largestExchangeFile)
        return tl::unexpected(tooLargeToRead(largestExchangeFile));
    // What it was made of is of hex tiles: that their own games are known is enough.
    std::vector<const Stage*> made;
    for (const Stage& stage : stages)
        made.push_back(&stage);
    const auto again = readStages(exported.text, gamesOf(made).with(catalogueOf(games)));
    if (!again)
        return tl::unexpected(notReadAgain(&again.error()));
    const bool isAll = std::equal(stages.begin(), stages.end(), again->stages.begin(),
                                  again->stages.end(), [](const Stage& one, const Stage& other) {
                                      return one.layout.pieceCount() == other.layout.pieceCount();
                                  });
    if (!isAll)
        return tl::unexpected(notReadAgain(nullptr));
    return exported;
}

Expected<Exported> writeAsCode(const Stage& stage, const Games& games) {
    Stage coded = stage;
    if (coded.info.game.isEmpty()) // a code says one
        guessGame(coded, catalogueOf(games));
    auto code = writeStageCode(coded);
    return code ? verifiedExport(*std::move(code), {&stage, 1}, games) : code;
}

Expected<Exported> writeAsStage(const Stage& stage) {
    auto text = verifiedStageText(stage);
    if (!text)
        return tl::unexpected(text.error());
    return Exported{*std::move(text), {}};
}

std::optional<Fault> whyNotWritten(std::span<const Stage> stages, Format format) {
    if (stages.empty())
        return Fault{Exchange::tr("there is no stage to write"),
                     {},
                     Exchange::tr("Name a file that holds one"),
                     {}};
    for (const Stage& stage : stages)
        if (stage.layout.isEmpty())
            return Fault{Exchange::tr("nothing is laid in the stage, so there is nothing to write"),
                         {},
                         Exchange::tr("Lay something first"),
                         {}};
    const bool isOfTiles = format == Format::WebEditor || format == Format::WindowsEditor ||
                           format == Format::TabletopSimulator || format == Format::Code;
    for (const Stage& stage : stages)
        if (isOfTiles && !stage.layout.as<TileLayout>())
            return Fault{Exchange::tr("files of this format hold stages of hex tiles only"),
                         {},
                         Exchange::tr("Choose a format of Stagewright's own"),
                         {}};
    if (stages.size() > 1 && holdsOneStage(format))
        return Fault{Exchange::tr("a file of this format holds one stage only, these are %n",
                                  nullptr, static_cast<int>(stages.size())),
                     {},
                     Exchange::tr("Write each to a file of its own"),
                     {}};
    return std::nullopt;
}

/// A text for people, if a kind of layout knows what to make of it.
/// @param otherwise what is wrong with a text of which nobody does
Expected<Imported> readTextOfStages(const QByteArray& file, const Games& games,
                                    const Fault& otherwise) {
    const auto text = textForPeople(file);
    auto stages = stagesOfText(text.value_or(QString()), games);
    if (stages)
        return fittingAPack(Imported{Format::TileText, {}, *std::move(stages), {}}, file.size());
    return tl::unexpected(stages.error().place.isEmpty() ? otherwise : stages.error());
}

/// What is called a pack or JSON and is none is a bad one, not something else.
Expected<Imported> readFile(const QString& path, const QByteArray& file, const Games& games) {
    if (isPack(path, file))
        return readPackStages(file, games);
    if (auto carried = readCarried(file, games))
        return *std::move(carried);
    const QByteArray text = inUtf8(file);
    if (const auto foreign = foreignFile(text))
        return tl::unexpected(*foreign);
    const bool isLong = text.size() > largestExchangeFile;
    if (isLong && (text.size() > largestRallyFile || !isRallyText(text)))
        return tl::unexpected(tooLarge(path, largestExchangeFile));
    if (isBadJson(path, text))
        return readJson(text, games);
    auto read = readStages(text, games);
    const char first = firstSign(text);
    return read || first == '{' || first == '[' ? read
                                                : readTextOfStages(file, games, read.error());
}

} // namespace

Expected<Imported> readStages(const QByteArray& file, const Games& games) {
    if (looksLikeZip(file))
        return readPackStages(file, games);
    if (auto carried = readCarried(file, games))
        return *std::move(carried);
    // Whatever words it holds: the page that shows a script holds all of it.
    const QByteArray text = inUtf8(file);
    if (const auto foreign = foreignFile(text))
        return tl::unexpected(*foreign);
    const char first = firstSign(text);
    if (first == '{' || first == '[')
        return readJson(text, games);
    if (mayBeStageCode(text))
        return readStageCode(text);
    // A script needs no mark of its own: only its tables count.
    if (mayBeTabletop(text))
        return fittingAPack(readTabletop(text, catalogueOf(games)), text.size());
    return tl::unexpected(Fault{Exchange::tr("there is no stage in it: this is no JSON, "
                                             "no rally pack and no script with a TileList"),
                                {},
                                Exchange::tr("Choose another file"),
                                {}});
}

Expected<Imported> loadStages(const QString& path, const Games& games) {
    const auto file = readLimitedFile(path, largestPack);
    auto imported = file ? readFile(path, *file, games) : tl::unexpected(file.error());
    if (!imported) {
        imported.error().file = path;
        return imported;
    }
    for (std::vector<Fault>* said : {&imported->remarks, &imported->damages, &imported->hints})
        for (Fault& each : *said)
            each.file = path;
    return imported;
}

Expected<RallyPack> packOf(std::span<const Stage> stages, const QString& title) {
    if (stages.size() > static_cast<std::size_t>(mostStages))
        return tl::unexpected(
            Fault{Exchange::tr("a rally has at most %n stages", nullptr, mostStages),
                  {},
                  Exchange::tr("Write some of them to another pack"),
                  {}});
    RallyPack pack;
    pack.rally.info.title = title;
    for (const Stage& stage : stages) {
        RallyStage added;
        added.stage = stage;
        apply(addStage(pack.rally, added, pack.rally.stages().size()), pack.rally);
    }
    pack.rally.info.evening.players = stages.size() == 1
                                          ? Rally(stages.front()).info.evening.players
                                          : playersFor(pack.rally.stages());
    return pack;
}

std::vector<Fault> lossesOf(const RallyPack& pack) {
    std::vector<Fault> losses;
    const auto lose = [&](bool lost, const QString& what) {
        if (lost)
            losses.push_back({what, {}, {}, {}});
    };
    Rally stagesOnly;
    stagesOnly.info.title = pack.rally.info.title;
    lose(!pack.rally.drivers().isEmpty() || !pack.rally.results().empty(),
         Exchange::tr("the drivers and results of the rally are left out"));
    lose(pack.rally.info != stagesOnly.info || pack.rally.sessions() != stagesOnly.sessions(),
         Exchange::tr("what is said of the rally beside its title is left out"));
    const auto& stages = pack.rally.stages();
    lose(std::any_of(stages.begin(), stages.end(),
                     [](const RallyStage& each) {
                         RallyStage bare;
                         bare.key = each.key;
                         bare.stage = each.stage;
                         bare.session = each.session;
                         return each != bare;
                     }),
         Exchange::tr("what the rally says of its stages is left out"));
    lose(!pack.tileSets.empty(), Exchange::tr("the rally's own tile sets are left out"));
    lose(!pack.others.empty(), Exchange::tr("%n other file(s) of the pack are left out", nullptr,
                                            static_cast<int>(pack.others.size())));
    return losses;
}

Expected<Exported> writeImported(const Imported& imported, Format format, const Games& games) {
    if (!imported.pack)
        return writeStages(imported.stages, imported.title, format, games);
    if (format == Format::RallyPack) {
        if (!imported.whole())
            return tl::unexpected(
                Fault{Exchange::tr("the pack is damaged or of a newer version, and what cannot be "
                                   "read in it would be lost"),
                      {},
                      Exchange::tr("Name a folder with -o and the format \"stage\" to save the "
                                   "stages that can be read"),
                      {}});
        auto zip = writeRallyPack(*imported.pack);
        if (!zip)
            return tl::unexpected(zip.error());
        return Exported{*std::move(zip), {}};
    }
    const auto tiles = withPieceSets(games, imported.pack->tileSets);
    if (!tiles)
        return tl::unexpected(tiles.error());
    auto exported = writeStages(imported.stages, imported.title, format, tiles->games);
    if (exported) {
        const std::vector<Fault> losses = lossesOf(*imported.pack);
        exported->losses.insert(exported->losses.begin(), losses.begin(), losses.end());
    }
    return exported;
}

Expected<Exported> writeStages(std::span<const Stage> stages, const QString& title, Format format,
                               const Games& games) {
    if (const auto fault = whyNotWritten(stages, format))
        return tl::unexpected(*fault);
    switch (format) {
    case Format::Stage:
        return writeAsStage(stages.front());
    case Format::WebEditor:
        return verifiedExport(writeWebEditor(stages.front(), catalogueOf(games)), stages, games);
    case Format::WindowsEditor:
        return verifiedExport(writeWindowsEditor(stages.front(), catalogueOf(games)), stages,
                              games);
    case Format::TabletopSimulator:
        return verifiedExport(writeTabletop(stages, title, catalogueOf(games)), stages, games);
    case Format::RallyPack:
        return writeAsPack(stages, title);
    case Format::Code:
        return writeAsCode(stages.front(), games);
    case Format::TileText:
        return Exported{tilesAsText(stages, games), {}};
    case Format::Csv:
        return Exported{tilesAsCsv(stages, games), {}};
    case Format::Markdown:
        return Exported{tilesAsMarkdown(stages, games), {}};
    case Format::Forum:
        break;
    }
    return Exported{tilesAsForumText(stages, games), {}};
}

Games gamesOf(const Imported& file, const Games& games) {
    if (!file.pack || file.pack->tileSets.empty())
        return games;
    auto own = withPieceSets(games, file.pack->tileSets);
    if (!own)
        return games;
    return std::move(own->games);
}

} // namespace stagewright

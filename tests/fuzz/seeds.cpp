#include "model/carrier/carrier.h"
#include "model/drive/rules_file.h"
#include "model/exchange/built_in_games.h"
#include "model/exchange/exchange.h"
#include "model/game/piece_files.h"
#include "model/game/stage_file.h"
#include "model/layouts/cards/play/card_game.h"
#include "model/layouts/cards/table/shop_mixer.h"
#include "model/layouts/points/racing/titan_game.h"
#include "model/layouts/zones/boards/zone_boards_file.h"
#include "model/layouts/zones/chain/roadbook_text.h"
#include "model/rally/pack_writer.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_edits.h"
#include "model/rally/results_file.h"
#include "model/season/season_file.h"
#include "tests/model/carrier/empty_carriers.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace stagewright;

namespace {

/// Writes seeds into a folder for each target.
class Seeds {
public:
    explicit Seeds(const QString& folder) : folder_(folder) {}

    void add(const QString& target, const QByteArray& content) {
        const QDir place(folder_.filePath(target));
        good_ = folder_.mkpath(target) && good_;
        QFile file(place.filePath(QStringLiteral("seed-%1").arg(++count_)));
        good_ = file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && good_;
    }

    [[nodiscard]] bool good() const { return good_; }

private:
    QDir folder_;
    int count_ = 0;
    bool good_ = true;
};

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void addStage(Seeds& seeds, const Stage& stage, const Games& games) {
    seeds.add(QStringLiteral("stage"), writeStage(stage));
    for (const Format format : {Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator,
                                Format::RallyPack, Format::Code})
        for (const FormatName& each : formats())
            if (each.format == format)
                if (const auto text = writeStages(std::span(&stage, 1), {}, format, games))
                    seeds.add(QString(each.name), text->text);
}

/// Pictures and documents with a pack in them, and with another thing in each place for one.
void addCarriers(Seeds& seeds, const Stage& stage, const Games& games) {
    const auto pack = writeStages(std::span(&stage, 1), {}, Format::RallyPack, games);
    if (!pack)
        return;
    const QByteArray base64 = pack->text.toBase64();
    const QByteArray keyword("Stagewright rally\0", 18);
    for (const auto& [carrier, empty] :
         {std::pair(Carrier::Pdf, smallPdf()), std::pair(Carrier::Png, smallPng()),
          std::pair(Carrier::Svg, smallSvg())})
        if (const auto file = carrying(empty, carrier, pack->text))
            seeds.add(QStringLiteral("carrier"), *file);
    seeds.add(QStringLiteral("carrier"), smallPng(pngChunk("tEXt", keyword + base64)));
    seeds.add(QStringLiteral("carrier"),
              smallPng(pngChunk("iTXt", keyword + QByteArray("\0\0\0\0", 4) + base64)));
    seeds.add(QStringLiteral("carrier"),
              smallPdf({pdfStream("", pack->text), pdfStream("/Filter /FlateDecode", "x")}));
    seeds.add(QStringLiteral("carrier"), smallSvg("<g><s:rally xmlns:s='urn:x-stagewright:rally'>" +
                                                  base64 + "</s:rally></g>"));
}

/// Files as other people's programs write them: what is not set is null, a script has other forms
/// of a place, a table is saved with its scripts.
void addForeignForms(Seeds& seeds) {
    seeds.add(QStringLiteral("rgt"),
              R"({"Path":null,"Name":null,"Tuiles":[null,{"X":54,"Y":52,"TuileId":"202A",)"
              R"("Orientation":null,"Tokens":null}]})");
    seeds.add(QStringLiteral("web"),
              R"({"title":null,"tiles":[{"q":0,"r":0,"id":"202a","tile":null,"tokens":[null]}]})");
    const QByteArray script =
        "function all()\nTileList = {{Number='202b', location=Vector(-0.9, 0.96, -11.93)},"
        "{Number='203a', location={x=-0.9, y=0.96, z=14.97}, rotation={y=120}},"
        "{Number='202b', location=Vector(-0.9, 0.96, -11.93)}}\nend\n"
        "function SS1()\nTileList = {[1] = {Number='202b', location=Vector(-0.9, 0.96, -11.93)}}\n"
        "end\nfunction SS2()\nTileList = {}\nTileList[#TileList + 1] = {Number='203a', "
        "location={x=-0.9, y=0.96, z=14.97}, rotation={y=120}}\nend\n";
    seeds.add(QStringLiteral("lua"), script);
    const QJsonObject card{{QStringLiteral("Nickname"), QStringLiteral("Rally 1")},
                           {QStringLiteral("LuaScript"), QString::fromUtf8(script)}};
    const QJsonObject bag{{QStringLiteral("ContainedObjects"), QJsonArray{card}}};
    seeds.add(QStringLiteral("lua"),
              QJsonDocument(QJsonObject{{QStringLiteral("SaveName"), QStringLiteral("Table")},
                                        {QStringLiteral("LuaScript"), QString()},
                                        {QStringLiteral("ObjectStates"), QJsonArray{bag}}})
                  .toJson(QJsonDocument::Compact));
}

/// Records small enough for the fuzzer to get anywhere: a file of each tile.
void addTiles(Seeds& seeds, const QByteArray& file) {
    const QJsonArray tiles = QJsonDocument::fromJson(file)[QStringLiteral("tiles")].toArray();
    for (const QJsonValue& tile : tiles)
        seeds.add(QStringLiteral("catalogue"),
                  QJsonDocument(QJsonObject{{QStringLiteral("format"), 1},
                                            {QStringLiteral("tiles"), QJsonArray{tile}}})
                      .toJson(QJsonDocument::Compact));
}

/// The tracks of the box, one by one and three as a Grand Slam, with titans.
void addTracks(Seeds& seeds, const TitanGame& game) {
    Stage stage;
    stage.info.game = QStringLiteral("titan-race");
    TitanLayout slam;
    slam.stack = StackKind::GrandSlam;
    for (const TrackRecord& record : game.tracks) {
        TitanLayout loop;
        loop.tracks = {trackOfTheBox(record)};
        for (const TitanRecord& titan : game.titans)
            loop.titans.append(SeatedTitan{titan.id, static_cast<int>(loop.titans.size()) + 1});
        stage.layout = Layout(loop);
        seeds.add(QStringLiteral("track"), writeStage(stage));
        if (slam.tracks.size() < grandSlamTracks) {
            PointTrack named;
            named.id = record.id;
            named.byId = slam.tracks.isEmpty();
            slam.tracks.append(named);
        }
    }
    slam.backs.insert(QStringLiteral("kaldeira"), QStringLiteral("laguna"));
    stage.layout = Layout(slam);
    seeds.add(QStringLiteral("track"), writeStage(stage));
}

/// A table of each mode, with all that a file can say.
void addTables(Seeds& seeds, const CardGame& game) {
    Stage stage;
    stage.info.game = QStringLiteral("dirt-dust");
    for (const CardMode mode : allCardModes) {
        CardTable table = begun(CardTable());
        table.shop = shopWithB(4, 1);
        for (qsizetype seat = 0; seat < table.seats.size(); ++seat)
            table.seats[seat].driver = game.driverIds()[seat];
        table = inMode(table, mode);
        table = withNote(table, {2, 3, 1, 0, QStringLiteral("left"), {}});
        table.seats[0].name = QStringLiteral("A");
        table.seats[0].score = SeatScore{41, 4, 2, 4, 1, false};
        table.hazard = HazardFaces{{{2, 0}, {3, 1}, {3, 2}, {1, 0}, {0, 0}, {0, 0}}};
        table.minutesARound = 7.5;
        table.trialMinutes = TrialMinutes{};
        table.played << PlayedEvening{QTime(19, 0), QTime(20, 10), 10};
        stage.layout = Layout(table);
        seeds.add(QStringLiteral("cards"), writeStage(stage));
    }
}

/// What is public of the printed boards, an owner's file, and public stages over them, as files and
/// as texts.
void addPrintedBoards(Seeds& seeds, const ZoneBoards& boards) {
    const QString folder = QStringLiteral(TEST_DATA_DIR "/rallyman-2009/");
    seeds.add(QStringLiteral("boards"), textOfZoneBoards(boards));
    seeds.add(QStringLiteral("boards"), contentOf(folder + QStringLiteral("training-zones.json")));
    seeds.add(
        QStringLiteral("boards"),
        R"({"format": 1, "game": "rallyman-2009", "board": {"order": "anticlockwise", )"
        R"("mm": [297, 198]}, "zones": [{"zone": "B", "sides": [{"side": "B/20", "surface": )"
        R"("snow", "firstEnd": 20, "interior": [30], "roads": [{"points": ["20", "30", "24"],)"
        R"( "text": "2*sh c3x2/4x3k3> b4 t3k4 s~r"}]}]}]})");
    const QJsonArray stages =
        QJsonDocument::fromJson(contentOf(folder + QStringLiteral("roadbooks.json")))
            .object()[QStringLiteral("stages")]
            .toArray();
    QByteArray all;
    for (const QJsonValue stage : stages) {
        const QByteArray written = stage[QStringLiteral("written")].toString().toUtf8();
        seeds.add(QStringLiteral("chain"), written);
        all += "SS 1: " + written + "\n";
        if (const auto sections = readRoadbookLine(QString::fromUtf8(written), boards))
            seeds.add(QStringLiteral("chain"), writeStage(stageOf({{}, *sections})));
    }
    seeds.add(QStringLiteral("chain"), all);
}

void addRally(Seeds& seeds) {
    Rally rally;
    rally.info.title = QStringLiteral("Rally");
    rally.info.boxes = {{QStringLiteral("dirt-core"), 1}};
    Driver driver;
    driver.name = QStringLiteral("A");
    apply(addDriver(rally, driver), rally);
    apply(addStage(rally, RallyStage(), 0), rally);
    StageResult result;
    result.outcome = Timed{97};
    apply(enterResult(rally, {rally.stages()[0].key, rally.drivers()[0].key}, result), rally);
    seeds.add(QStringLiteral("rally"), writePack(rally) + '\0' + writeResults(rally));
}

/// A season with all that a file can say, and a roster.
void addSeason(Seeds& seeds) {
    RosterDriver driver{QStringLiteral("A"), QStringLiteral("red"), 7,
                        QStringLiteral("T"), QStringLiteral("C"),   {}};
    SeasonRound round;
    round.title = QStringLiteral("Monte");
    round.file = QStringLiteral("monte.rallypack");
    round.date = QDate(2026, 1, 20);
    round.stages << QStringLiteral("SS");
    round.powerStage = 0;
    round.fastestLap = QStringLiteral("B");
    round.results = {{QStringLiteral("A"), 1, false, 97, {1}, {}},
                     {QStringLiteral("B"), {}, true, {}, {0}, {}}};
    RallySeason season;
    season.rules = {{{}, {10, 6}, {3}, 1, 10}, 2, 2, {TieRule::AllPoints, TieRule::Places}};
    season.drivers << driver;
    season.rounds << round;
    seeds.add(QStringLiteral("season"), writeSeason(season));
    season.rules.points = builtInPointsTables().front();
    seeds.add(QStringLiteral("season"), writeSeason(season));
    Roster roster;
    roster.drivers << driver;
    seeds.add(QStringLiteral("season"), writeRoster(roster));
}

} // namespace

/// fuzz_seeds FOLDER: writes the corpora.
int main(int argc, char** argv) {
    const auto known = builtInGames();
    const auto games = known ? known->data<PieceFiles>().withBuiltIn(*known) : known;
    if (argc != 2 || !games)
        return 2;
    Seeds seeds(QString::fromLocal8Bit(argv[1]));
    const QDir stages(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook"));
    for (const QString& name : stages.entryList(QDir::Files))
        if (const auto stage = loadStage(stages.filePath(name), *games))
            addStage(seeds, *stage, *games);
    if (const auto stage = loadStage(stages.filePath(QStringLiteral("rally1-ss1.json")), *games))
        addCarriers(seeds, *stage, *games);
    const QDir tiles(QStringLiteral(RESOURCES_DIR "/catalogue/tiles"));
    for (const QString& name : tiles.entryList(QDir::Files))
        addTiles(seeds, contentOf(tiles.filePath(name)));
    seeds.add(QStringLiteral("catalogue"),
              contentOf(QStringLiteral(RESOURCES_DIR "/catalogue/boxes.json")));
    for (const char* game : {"dirt", "gt"})
        seeds.add(QStringLiteral("rules"), builtInRulesText(QString::fromLatin1(game)));
    addTracks(seeds, games->data<TitanGame>());
    addTables(seeds, games->data<CardGame>());
    addPrintedBoards(seeds, games->data<ZoneBoards>());
    addRally(seeds);
    addSeason(seeds);
    addForeignForms(seeds);
    return seeds.good() ? 0 : 1;
}

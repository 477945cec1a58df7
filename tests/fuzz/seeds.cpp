#include "model/drive/rules_file.h"
#include "model/exchange/exchange.h"
#include "model/rally/rally_edit.h"
#include "model/rally/rally_file.h"
#include "model/stage/stage_file.h"

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

void addStage(Seeds& seeds, const Stage& stage, const Catalogue& catalogue) {
    seeds.add(QStringLiteral("stage"), writeStage(stage));
    for (const Format format :
         {Format::WebEditor, Format::WindowsEditor, Format::TabletopSimulator, Format::RallyPack})
        for (const FormatName& each : formats())
            if (each.format == format)
                if (const auto text = writeStages(std::span(&stage, 1), {}, format, catalogue))
                    seeds.add(QString(each.name), text->text);
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

} // namespace

/// fuzz_seeds FOLDER: writes the corpora.
int main(int argc, char** argv) {
    const auto catalogue = builtInCatalogue();
    if (argc != 2 || !catalogue)
        return 2;
    Seeds seeds(QString::fromLocal8Bit(argv[1]));
    const QDir stages(QStringLiteral(TEST_DATA_DIR "/dirt-rulebook"));
    for (const QString& name : stages.entryList(QDir::Files))
        if (const auto stage = loadStage(stages.filePath(name)))
            addStage(seeds, *stage, *catalogue);
    const QDir tiles(QStringLiteral(RESOURCES_DIR "/catalogue/tiles"));
    for (const QString& name : tiles.entryList(QDir::Files))
        addTiles(seeds, contentOf(tiles.filePath(name)));
    seeds.add(QStringLiteral("catalogue"),
              contentOf(QStringLiteral(RESOURCES_DIR "/catalogue/boxes.json")));
    for (const char* game : {"dirt", "gt"})
        seeds.add(QStringLiteral("rules"), builtInRulesText(QString::fromLatin1(game)));
    addRally(seeds);
    return seeds.good() ? 0 : 1;
}

#include "tests/rulebook_stages.h"

#include "model/exchange/built_in_games.h"
#include "model/game/stage_file.h"
#include "model/layouts/hextiles/catalogue/catalogue.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <stdexcept>

namespace stagewright {

namespace {

std::vector<std::string> filesIn(const QString& folder) {
    const QDir dir(QStringLiteral(TEST_DATA_DIR "/") + folder);
    std::vector<std::string> files;
    const QStringList names = dir.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
    for (const QString& name : names)
        files.push_back((folder + u'/' + name).toStdString());
    return files;
}

} // namespace

const Catalogue& catalogue() {
    static const Expected<Catalogue> loaded = builtInCatalogue();
    if (!loaded)
        throw std::runtime_error(sentence(loaded.error()).toStdString());
    return *loaded;
}

const Games& gamesWithoutPieces() {
    static const Expected<Games> loaded = builtInGames().map(withParts);
    if (!loaded)
        throw std::runtime_error(sentence(loaded.error()).toStdString());
    return *loaded;
}

const Games& games() {
    static const Games all = gamesWithoutPieces().with(catalogue());
    return all;
}

TileId tileId(const char* text) {
    const auto id = TileId::parse(QString::fromLatin1(text));
    if (!id || !catalogue().find(*id))
        throw std::runtime_error(std::string("no such tile side: ") + text);
    return *id;
}

Stage stageFrom(const QString& file) {
    auto stage = loadStage(QStringLiteral(TEST_DATA_DIR "/") + file, games());
    if (!stage)
        throw std::runtime_error(sentence(stage.error()).toStdString());
    return *stage;
}

std::vector<std::string> rulebookStages() {
    return filesIn(QStringLiteral("dirt-rulebook"));
}

std::vector<std::string> gtCircuits() {
    return filesIn(QStringLiteral("gt-circuits"));
}

std::string caseName(const testing::TestParamInfo<std::string>& info) {
    std::string name =
        QFileInfo(QString::fromStdString(info.param)).completeBaseName().toStdString();
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

} // namespace stagewright

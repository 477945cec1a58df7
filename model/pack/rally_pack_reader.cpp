#include "model/pack/rally_pack_reader.h"

#include "model/game/stage_file.h"
#include "model/json/text.h"
#include "model/limited_file.h"
#include "model/pack/entry_names.h"
#include "model/pack/name_key.h"
#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_writer.h"
#include "model/pack/slug.h"
#include "model/pack/zip_reader.h"
#include "model/rally/pack_reader.h"
#include "model/rally/results_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace stagewright {

namespace {

struct PackReader {
    Q_DECLARE_TR_FUNCTIONS(PackReader)
};

/// The fault of a text in the pack: the entry is part of the place.
Fault inEntry(Fault fault, const QString& entry) {
    fault.place = fault.place.isEmpty() || fault.place == entry
                      ? entry
                      : entry + QStringLiteral(", ") + fault.place;
    fault.file.clear();
    return fault;
}

/// A name directly in a folder of the pack, with such an ending.
bool isIn(QLatin1StringView folder, const QString& name, QLatin1StringView ending) {
    return name.startsWith(folder) && name.endsWith(ending) &&
           name.lastIndexOf(u'/') == folder.size() - 1 &&
           name.size() > folder.size() + ending.size();
}

/// Takes the files of a pack one after another; what nobody has asked for is left in the end.
class PackFiles {
public:
    explicit PackFiles(std::vector<ZipFile> files) {
        for (ZipFile& file : files) {
            const QString key = nameKey(file.name);
            files_.emplace(key, std::move(file));
        }
    }

    std::optional<ZipFile> take(const QString& name) {
        auto node = files_.extract(nameKey(name));
        return node.empty() ? std::nullopt : std::optional(std::move(node.mapped()));
    }

    [[nodiscard]] std::map<QString, ZipFile>& rest() { return files_; }

private:
    std::map<QString, ZipFile> files_; ///< by key: other programs write names in other ways
};

class Opening {
public:
    Opening(std::vector<ZipFile> files, const Games& games)
        : files_(std::move(files))
        , games_(games) {}

    Expected<OpenedPack> run() {
        const auto main = files_.take(entryNames::rally);
        if (!main)
            return tl::unexpected(Fault{PackReader::tr("this is no rally pack: no entry pack.json"),
                                        {},
                                        PackReader::tr("Unpack it, and choose a file that is in "
                                                       "it"),
                                        {}});
        if (!main->content)
            return tl::unexpected(main->content.error());
        room_ -= valuesIn(*main->content);
        QList<qsizetype> lost;
        qsizetype count = 0;
        auto rally = readPack(*main->content, [&](const QString& file) -> Expected<Stage> {
            auto stage = stageOf(file);
            if (!stage)
                lost.append(count);
            ++count;
            return stage ? *std::move(stage) : standInFor(file);
        });
        if (!rally)
            return tl::unexpected(inEntry(rally.error(), entryNames::rally));
        opened_.pack.rally = *std::move(rally);
        for (const qsizetype index : lost)
            opened_.lost.append(opened_.pack.rally.stages()[index].key);
        takeResults();
        takeRest();
        return std::move(opened_);
    }

private:
    std::optional<Stage> stageOf(const QString& name) {
        const auto file = files_.take(name);
        if (!file) {
            opened_.damages.push_back({PackReader::tr("the stage is not in the pack"),
                                       name,
                                       PackReader::tr("Ask whoever made the pack for a whole one"),
                                       {}});
            return std::nullopt;
        }
        if (const QByteArray* text = textOf(*file)) {
            auto stage = readStage(*text, games_);
            if (stage)
                return *std::move(stage);
            opened_.damages.push_back(inEntry(stage.error(), name));
        }
        return std::nullopt;
    }

    /// The text of a part of the rally; null if it is damaged, or too much beside those before it,
    /// which is then noted.
    const QByteArray* textOf(const ZipFile& file) {
        const QByteArray* text = contentOf(file);
        const qsizetype values = text ? valuesIn(*text) : 0;
        if (values > mostJsonValues)
            return text; // its reader says where
        if (values > room_) {
            opened_.damages.push_back(
                {PackReader::tr("with it the texts of the pack hold more than %1 values together")
                     .arg(mostRallyValues),
                 file.name,
                 PackReader::tr("Part the rally into several packs"),
                 {}});
            return nullptr;
        }
        room_ -= values;
        return text;
    }

    /// Null if it is damaged, which is then noted.
    const QByteArray* contentOf(const ZipFile& file) {
        if (file.content)
            return &*file.content;
        opened_.damages.push_back(file.content.error());
        return nullptr;
    }

    static Stage standInFor(const QString& file) {
        Stage empty;
        empty.info.title = file.section(u'/', -1).chopped(entryNames::json.size());
        return empty;
    }

    void takeResults() {
        const auto file = files_.take(entryNames::results);
        const QByteArray* text = file ? textOf(*file) : nullptr;
        if (!text)
            return;
        auto rally = withResults(opened_.pack.rally, *text);
        if (rally)
            opened_.pack.rally = *std::move(rally);
        else
            opened_.damages.push_back(inEntry(rally.error(), entryNames::results));
    }

    void takeRest() {
        UniqueNames sets; // as they are written
        for (auto& [key, file] : files_.rest()) {
            if (!contentOf(file))
                continue;
            QByteArray content = *std::move(file.content);
            const QString& name = file.name;
            if (isIn(entryNames::tileSets, name, entryNames::json)) {
                opened_.pack.tileSets.emplace(
                    sets.unique(tileSetName(name.sliced(entryNames::tileSets.size()))),
                    std::move(content));
                continue;
            }
            if (name == entryNames::preview) {
                opened_.pack.preview = std::move(content);
                continue;
            }
            if (isIn(entryNames::stages, name, entryNames::json))
                opened_.hints.push_back(
                    {PackReader::tr(
                         "pack.json does not name this stage; it is kept, but not shown"),
                     name,
                     {},
                     {}});
            opened_.pack.others.emplace(name, std::move(content));
        }
    }

    PackFiles files_;
    const Games& games_;
    OpenedPack opened_;
    qsizetype room_ = mostRallyValues; ///< for values of texts
};

} // namespace

bool isPackFile(const QString& path) {
    QFile file(path);
    const bool isOpen = QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly);
    return isPack(path, isOpen ? file.read(4) : QByteArray());
}

bool isPack(const QString& path, QByteArrayView content) {
    return path.endsWith(QStringLiteral(".rallypack"), Qt::CaseInsensitive) ||
           looksLikeZip(content);
}

Expected<OpenedPack> readRallyPack(const QByteArray& zip, const Games& games) {
    auto files = readZip(zip, QString(entryNames::rally));
    if (!files)
        return tl::unexpected(files.error());
    qint64 size = 0;
    for (const ZipFile& file : *files)
        size += file.content ? file.content->size() + file.name.size() : 0;
    auto opened = Opening(*std::move(files), games).run();
    if (opened)
        if (const auto fits = fitsAFile(opened->pack, size); !fits)
            return tl::unexpected(fits.error());
    return opened;
}

Expected<OpenedPack> loadRallyPack(const QString& path, const Games& games) {
    const auto zip = readLimitedFile(path, largestPack);
    if (!zip)
        return tl::unexpected(zip.error());
    auto opened = readRallyPack(*zip, games);
    if (!opened) {
        opened.error().file = path;
        return opened;
    }
    for (Fault& damage : opened->damages)
        damage.file = path;
    for (Fault& hint : opened->hints)
        hint.file = path;
    return opened;
}

} // namespace stagewright

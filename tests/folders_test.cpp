#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace stagewright {
namespace {

QDir root() {
    return QDir(QStringLiteral(TEST_DATA_DIR "/../.."));
}

QString sourceText(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return QString::fromUtf8(file.readAll());
}

/// The folders in the order that CONTRIBUTING.md gives them.
QStringList orderOfFolders() {
    static const QRegularExpression row(QStringLiteral("^\\| `([a-z/]+)` \\|"),
                                        QRegularExpression::MultilineOption);
    QStringList folders;
    auto rows = row.globalMatch(sourceText(root().filePath(QStringLiteral("CONTRIBUTING.md"))));
    while (rows.hasNext())
        folders << rows.next().captured(1);
    return folders;
}

using Includes = std::map<QString, QStringList>;

/// For each file of the libraries the headers of theirs that it includes.
const Includes& includesOfFiles() {
    static const Includes all = [] {
        static const QRegularExpression include(
            QStringLiteral("^#include \"((?:model|validators|editor)/[a-z_0-9/]+\\.h)\""),
            QRegularExpression::MultilineOption);
        Includes includes;
        for (const char* library : {"model", "validators", "editor"}) {
            QDirIterator files(root().filePath(QString::fromLatin1(library)),
                               {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                               QDirIterator::Subdirectories);
            while (files.hasNext()) {
                const QString file = root().relativeFilePath(files.next());
                QStringList& headers = includes[file];
                auto found = include.globalMatch(sourceText(root().filePath(file)));
                while (found.hasNext())
                    headers << found.next().captured(1);
            }
        }
        return includes;
    }();
    return all;
}

QString folderOf(const QString& file) {
    return file.section(u'/', 0, -2);
}

/// For each folder of the libraries the others whose headers it includes, each with a file that
/// does so.
std::map<QString, std::map<QString, QString>> includesOfFolders() {
    std::map<QString, std::map<QString, QString>> known;
    for (const auto& [file, headers] : includesOfFiles()) {
        auto& others = known[folderOf(file)];
        for (const QString& header : headers)
            if (folderOf(header) != folderOf(file))
                others.emplace(folderOf(header), file);
    }
    return known;
}

bool isOfHexTiles(const QString& file) {
    return file.contains(QStringLiteral("/hextiles/"));
}

/// What is about hex tiles besides: other programs' files hold nothing else.
bool maySpeakOfHexTiles(const QString& file) {
    return isOfHexTiles(file) || file.startsWith(QStringLiteral("model/exchange/")) ||
           file.startsWith(QStringLiteral("model/design/"));
}

/// The one line that says that there are hex tiles.
bool makesTheList(const QString& file, const QString& header) {
    return file == QStringLiteral("editor/main.cpp") &&
           header == QStringLiteral("editor/hextiles/tile_parts.h");
}

/// The shortest way from a file over its includes to a header of hex tiles; empty: there is none.
QStringList wayToHexTiles(const QString& file, const Includes& includes) {
    std::map<QString, QString> from{{file, QString()}};
    QStringList next{file};
    while (!next.isEmpty()) {
        const QString at = next.takeFirst();
        const auto headers = includes.find(at);
        if (headers == includes.end())
            continue;
        for (const QString& header : headers->second) {
            if (makesTheList(at, header) || !from.emplace(header, at).second)
                continue;
            if (!isOfHexTiles(header)) {
                next << header;
                continue;
            }
            QStringList way{header};
            while (way.front() != file)
                way.prepend(from.at(way.front()));
            return way;
        }
    }
    return {};
}

TEST(Folders, IncludeOnlyThoseAboveThemInTheCodesMap) {
    const QStringList order = orderOfFolders();
    const auto known = includesOfFolders();
    ASSERT_GT(known.size(), 30U);
    for (const auto& [folder, others] : known) {
        EXPECT_EQ(order.count(folder), 1) << folder.toStdString() << " is not in the code's map";
        for (const auto& [other, file] : others)
            EXPECT_LT(order.indexOf(other), order.indexOf(folder))
                << file.toStdString() << " includes " << other.toStdString();
    }
    EXPECT_EQ(static_cast<std::size_t>(order.size()), known.size());
}

TEST(Folders, NoneButThoseOfHexTilesAndTheirFilesIncludeThemByWhateverWay) {
    int looked = 0;
    for (const auto& [file, headers] : includesOfFiles()) {
        if (maySpeakOfHexTiles(file))
            continue;
        ++looked;
        const QStringList way = wayToHexTiles(file, includesOfFiles());
        EXPECT_TRUE(way.isEmpty()) << way.join(QStringLiteral(" -> ")).toStdString();
    }
    EXPECT_GT(looked, 300);
}

TEST(Folders, AWayToHexTilesIsFoundThroughOtherHeaders) {
    const QString start = QStringLiteral("editor/main.cpp");
    const QString parts = QStringLiteral("editor/hextiles/tile_parts.h");
    const QString list = QStringLiteral("model/exchange/list.h");
    const QString rally = QStringLiteral("model/rally/rally.h");
    const QString hex = QStringLiteral("model/layouts/hextiles/hex/hex.h");
    EXPECT_EQ(wayToHexTiles(start, {{start, {parts, rally}}, {rally, {rally}}}), QStringList());
    EXPECT_EQ(wayToHexTiles(start, {{start, {parts, rally}}, {rally, {list}}, {list, {hex}}}),
              (QStringList{start, rally, list, hex}));
    EXPECT_EQ(wayToHexTiles(rally, {{rally, {list, parts}}, {list, {hex}}}),
              (QStringList{rally, parts}));
}

/// Two of one name break the one-definition rule wherever both are seen, and a template of one may
/// be taken for that of the other.
TEST(Folders, NoTypeIsNamedTwiceInHeaders) {
    static const QRegularExpression type(
        QStringLiteral("^(?:struct|class|enum class) (\\w+)[^;{]*\\{"),
        QRegularExpression::MultilineOption);
    std::map<QString, QStringList> headers;
    for (const auto& [file, included] : includesOfFiles()) {
        if (!file.endsWith(QStringLiteral(".h")))
            continue;
        auto found = type.globalMatch(sourceText(root().filePath(file)));
        while (found.hasNext())
            headers[found.next().captured(1)] << file;
    }
    headers.erase(QStringLiteral("std")); // `struct std::hash<...>`
    EXPECT_GT(headers.size(), 300U);
    for (const auto& [name, where] : headers)
        EXPECT_EQ(where.size(), 1) << name.toStdString() << ": " << where.join(u' ').toStdString();
}

} // namespace
} // namespace stagewright

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

/// For each folder of the libraries the others whose headers it includes, each with a file that
/// does so.
std::map<QString, std::map<QString, QString>> includesOfFolders() {
    static const QRegularExpression include(
        QStringLiteral("^#include \"((?:model|validators|editor)(?:/[a-z]+)?)/[a-z_]+\\.h\""),
        QRegularExpression::MultilineOption);
    std::map<QString, std::map<QString, QString>> known;
    for (const char* library : {"model", "validators", "editor"}) {
        QDirIterator files(root().filePath(QString::fromLatin1(library)),
                           {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = root().relativeFilePath(files.next());
            const QString folder = file.section(u'/', 0, -2);
            auto& others = known[folder];
            auto found = include.globalMatch(sourceText(root().filePath(file)));
            while (found.hasNext())
                if (const QString other = found.next().captured(1); other != folder)
                    others.emplace(other, file);
        }
    }
    return known;
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

} // namespace
} // namespace stagewright

#include "model/atomic_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <optional>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace stagewright {

namespace {

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

struct stat statusOf(const QString& path) {
    struct stat found {};
    EXPECT_EQ(stat(QFile::encodeName(path).constData(), &found), 0);
    return found;
}

/// A group that this user may give a file to, other than that of new files.
std::optional<gid_t> otherGroup() {
    if (geteuid() == 0)
        return getegid() + 1;
    std::array<gid_t, 64> groups{};
    const int count = getgroups(static_cast<int>(groups.size()), groups.data());
    for (int i = 0; i < count; ++i)
        if (groups[static_cast<std::size_t>(i)] != getegid())
            return groups[static_cast<std::size_t>(i)];
    return std::nullopt;
}

QByteArray attributeOf(const QString& path, const char* name) {
    QByteArray value(1000, '\0');
    const auto size = getxattr(QFile::encodeName(path).constData(), name, value.data(),
                               static_cast<std::size_t>(value.size()));
    return size < 0 ? QByteArray("(none)") : value.first(size);
}

bool setAttribute(const QString& path, const char* name, const QByteArray& value) {
    return setxattr(QFile::encodeName(path).constData(), name, value.constData(),
                    static_cast<std::size_t>(value.size()), 0) == 0;
}

} // namespace

TEST(AtomicFile, ReplacesTheOldFile) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "longer and old"));
    ASSERT_TRUE(writeFileAtomically(path, "new"));
    EXPECT_EQ(contentOf(path), "new");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
              QStringList{QStringLiteral("file")});
}

TEST(AtomicFile, LeavesNothingWhereItCannotWrite) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("no/file"));
    const auto written = writeFileAtomically(path, "new");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().file, path);
    EXPECT_FALSE(writeFileAtomically(folder.path(), "new"));
    EXPECT_TRUE(
        QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST(AtomicFile, DoesNotReplaceADevice) {
    for (const char* name : {"/dev/null", "/dev/full"}) {
        const QString device = QString::fromLatin1(name);
        ASSERT_FALSE(writeFileAtomically(device, "new"));
        EXPECT_FALSE(QFileInfo(device).isFile());
    }
}

TEST(AtomicFile, LinksInACircleAreAFault) {
    const QTemporaryDir folder;
    const QString one = folder.filePath(QStringLiteral("one"));
    ASSERT_TRUE(QFile::link(QStringLiteral("two"), one));
    ASSERT_TRUE(QFile::link(QStringLiteral("one"), folder.filePath(QStringLiteral("two"))));
    EXPECT_FALSE(writeFileAtomically(one, "new"));
    EXPECT_TRUE(QFileInfo(one).isSymLink());
}

TEST(AtomicFile, ThroughLinksTheFileBehindThemIsReplaced) {
    const QTemporaryDir folder;
    ASSERT_TRUE(writeFileAtomically(folder.filePath(QStringLiteral("0")), "old"));
    for (const int i : {1, 2, 3})
        ASSERT_TRUE(QFile::link(QString::number(i - 1), folder.filePath(QString::number(i))));
    ASSERT_TRUE(writeFileAtomically(folder.filePath(QStringLiteral("3")), "new"));
    EXPECT_EQ(contentOf(folder.filePath(QStringLiteral("0"))), "new");
    for (const int i : {1, 2, 3})
        EXPECT_TRUE(QFileInfo(folder.filePath(QString::number(i))).isSymLink());
}

TEST(AtomicFile, ALimitOfFileSizesIsAFaultWithARemedyAndTheOldFileStays) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto before = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit full{16, usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &full), 0);
    const auto small = writeFileAtomically(path, QByteArray(100, 'x'));
    const auto large = writeFileAtomically(path, QByteArray(100'000, 'x'));
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, before);
    for (const auto& written : {small, large}) {
        ASSERT_FALSE(written);
        EXPECT_EQ(written.error().what.toStdString(),
                  "cannot be written: the file would be larger than it may be");
        EXPECT_EQ(written.error().remedy.toStdString(),
                  "Raise the limit of file sizes, or choose another place");
    }
    EXPECT_EQ(contentOf(path), "old");
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST(AtomicFile, ModesStay) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    const mode_t mask = umask(022);
    umask(mask);
    EXPECT_EQ(statusOf(path).st_mode & 07777U, 0666U & ~mask);
    for (const mode_t mode : {0600U, 0640U, 0664U, 0666U, 0755U}) {
        ASSERT_EQ(chmod(qPrintable(path), mode), 0);
        ASSERT_TRUE(writeFileAtomically(path, "new"));
        EXPECT_EQ(statusOf(path).st_mode & 07777U, mode);
    }
}

TEST(AtomicFile, WhatIsTheOwnersAloneIsReadByNobodyElse) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "new", FilePermissions::OwnerOnly));
    EXPECT_EQ(statusOf(path).st_mode & 07777U, 0600U);
    ASSERT_EQ(chmod(qPrintable(path), 0644), 0);
    ASSERT_TRUE(writeFileAtomically(path, "again", FilePermissions::OwnerOnly));
    EXPECT_EQ(statusOf(path).st_mode & 07777U, 0600U);
}

TEST(AtomicFile, TheGroupStays) {
    const auto group = otherGroup();
    if (!group)
        GTEST_SKIP() << "this user is in one group alone";
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    ASSERT_EQ(chown(qPrintable(path), geteuid(), *group), 0);
    ASSERT_EQ(chmod(qPrintable(path), 0660), 0);
    ASSERT_TRUE(writeFileAtomically(path, "new"));
    EXPECT_EQ(statusOf(path).st_gid, *group);
    EXPECT_EQ(statusOf(path).st_mode & 07777U, 0660U);
    EXPECT_EQ(contentOf(path), "new");
}

TEST(AtomicFile, ExtendedAttributesStay) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    if (!setAttribute(path, "user.from", "a friend"))
        GTEST_SKIP() << "this file system has none";
    ASSERT_TRUE(setAttribute(path, "user.empty", ""));
    ASSERT_TRUE(writeFileAtomically(path, "new"));
    EXPECT_EQ(attributeOf(path, "user.from"), "a friend");
    EXPECT_EQ(attributeOf(path, "user.empty"), "");
    EXPECT_EQ(contentOf(path), "new");
}

TEST(AtomicFile, AccessListsStay) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    // Version 2; owner rw-, user 1 r--, group ---, mask r--, others ---.
    const QByteArray list = QByteArray::fromHex("02000000"
                                                "01000600ffffffff"
                                                "0200040001000000"
                                                "04000000ffffffff"
                                                "10000400ffffffff"
                                                "20000000ffffffff");
    constexpr const char* name = "system.posix_acl_access";
    if (!setAttribute(path, name, list))
        GTEST_SKIP() << "this file system has none";
    ASSERT_TRUE(writeFileAtomically(path, "new"));
    EXPECT_EQ(attributeOf(path, name), list);
    EXPECT_EQ(statusOf(path).st_mode & 07777U, 0640U);
}

TEST(AtomicFile, AFileThatIsProtectedIsNotReplaced) {
    if (geteuid() == 0)
        GTEST_SKIP() << "to root everything may be written";
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    ASSERT_TRUE(writeFileAtomically(path, "old"));
    ASSERT_EQ(chmod(qPrintable(path), 0444), 0);
    const auto written = writeFileAtomically(path, "new");
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().what.toStdString(), "cannot be written: permission denied");
    EXPECT_EQ(contentOf(path), "old");
}

} // namespace stagewright

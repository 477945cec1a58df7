#include "editor/instance/socket_path.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace stagewright {
namespace {

/// Sets a variable of the environment as long as it lives.
class Environment {
public:
    Environment(const char* name, const QByteArray& value)
        : name_(name)
        , before_(qgetenv(name))
        , wasSet_(qEnvironmentVariableIsSet(name)) {
        qputenv(name, value);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;
    ~Environment() { wasSet_ ? qputenv(name_, before_) : qunsetenv(name_); }

private:
    const char* name_;
    QByteArray before_;
    bool wasSet_;
};

TEST(SocketPath, IsOfThisDisplayInAFolderOfTheUser) {
    const QTemporaryDir folder;
    const Environment runtime("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    const Environment first("DISPLAY", ":7");
    const QString path = windowSocketPath();
    EXPECT_TRUE(path.startsWith(folder.path() + u'/')) << path.toStdString();
    EXPECT_EQ(windowSocketPath(), path);
    const Environment second("DISPLAY", ":8");
    EXPECT_NE(windowSocketPath(), path);
}

TEST(SocketPath, AFolderThatOthersCanWriteToIsNotUsed) {
    const QTemporaryDir folder;
    const QTemporaryDir temporary;
    const Environment place("TMPDIR", temporary.path().toLocal8Bit());
    const Environment runtime("XDG_RUNTIME_DIR", folder.path().toLocal8Bit());
    const auto open = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::WriteOther;
    ASSERT_TRUE(QFile::setPermissions(folder.path(), open));
    const QString path = windowSocketPath();
    EXPECT_TRUE(path.startsWith(temporary.path() + QStringLiteral("/stagewright-")))
        << path.toStdString();
    // Nor is the folder in its place, if somebody has made it before.
    ASSERT_TRUE(QFile::setPermissions(path.section(u'/', 0, -2), open));
    EXPECT_EQ(windowSocketPath(), QString());
}

} // namespace
} // namespace stagewright

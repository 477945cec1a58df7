#include "model/game/stage_file.h"
#include "tests/editor/cli/program.h"
#include "tests/editor/cli/temporary_files.h"
#include "tests/editor/wait_until.h"
#include "tests/rulebook_stages.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QProcess>
#include <QSettings>
#include <QTest>

#include <csignal>
#include <memory>
#include <sys/types.h>

namespace stagewright {
namespace {

/// The real program, twice, with a home and a display of their own.
class SecondStart : public TemporaryFiles {
protected:
    SecondStart() {
        QDir().mkpath(path("run"));
        QFile::setPermissions(path("run"), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        for (const char* name : {"a.json", "b.json"})
            EXPECT_TRUE(
                saveStage(stageFrom(QStringLiteral("dirt-rulebook/rally1-ss1.json")), path(name)));
    }

    [[nodiscard]] QStringList environment() const {
        return {QStringLiteral("HOME=") + path("home"),
                QStringLiteral("XDG_RUNTIME_DIR=") + path("run"),
                QStringLiteral("QT_QPA_PLATFORM=offscreen")};
    }

    /// @param waits until later starts can reach it
    std::unique_ptr<QProcess> begin(const QStringList& arguments, bool waits = true) const {
        auto process = std::make_unique<QProcess>();
        process->setProcessEnvironment([this] {
            QProcessEnvironment variables;
            for (const QString& each : environment())
                variables.insert(each.section(u'=', 0, 0), each.section(u'=', 1));
            return variables;
        }());
        process->start(QStringLiteral(STAGEWRIGHT_PROGRAM), arguments);
        EXPECT_TRUE(process->waitForStarted());
        if (waits) {
            EXPECT_TRUE(waitUntil([this] { return !QDir(path("run")).isEmpty(socketFilter); }));
        }
        return process;
    }

    /// Ends it as a system does that shuts down, when it keeps in mind what is open.
    void end(QProcess& process) const {
        process.terminate();
        EXPECT_TRUE(process.waitForFinished(waitLimit));
    }

    [[nodiscard]] QStringList remembered(const char* what) const {
        const QSettings settings(path("home/.config/stagewright/stagewright.conf"),
                                 QSettings::IniFormat);
        return settings.value(QLatin1StringView(what)).toStringList();
    }
    /// What was open in the one that ended last.
    [[nodiscard]] QStringList session() const { return remembered("openFiles"); }

    static constexpr QDir::Filters socketFilter = QDir::System | QDir::Files | QDir::NoDotAndDotDot;
};

TEST_F(SecondStart, HandsItsFilesToTheWindowThatIsOpen) {
    const auto first = begin({path("a.json")});
    QElapsedTimer clock;
    clock.start();
    const ProgramRun second = runProgram({QStringLiteral("b.json")}, environment(), path(""));
    EXPECT_EQ(second.exitCode, 0);
    EXPECT_EQ(second.messages, "");
    EXPECT_LT(clock.elapsed(), 5000); // it does not wait for anything
    EXPECT_EQ(runProgram({}, environment()).exitCode, 0);
    EXPECT_EQ(first->state(), QProcess::Running);
    end(*first);
    EXPECT_EQ(session(), (QStringList{path("a.json"), path("b.json")}));
    EXPECT_TRUE(QDir(path("run")).isEmpty(socketFilter));
}

TEST_F(SecondStart, HasAWindowOfItsOwnIfItIsAskedFor) {
    const auto first = begin({path("a.json")});
    const auto second = begin({QStringLiteral("--new-window"), path("b.json")}, false);
    EXPECT_TRUE(waitUntil([this] { return remembered("recentFiles").contains(path("b.json")); }));
    EXPECT_EQ(second->state(), QProcess::Running);
    end(*second);
    EXPECT_EQ(session(), QStringList(path("b.json")));
    end(*first);
    EXPECT_EQ(session(), QStringList(path("a.json")));
}

TEST_F(SecondStart, TakesOverFromOneThatDied) {
    const auto first = begin({path("a.json")});
    first->kill();
    EXPECT_TRUE(first->waitForFinished());
    const auto left = QDir(path("run")).entryInfoList(socketFilter);
    ASSERT_EQ(left.size(), 1);
    const auto second = begin({path("a.json")}, false);
    const auto isReplaced = [&] {
        const QFileInfo now(left.front().filePath());
        return now.metadataChangeTime() != left.front().metadataChangeTime();
    };
    ASSERT_TRUE(waitUntil(isReplaced));
    EXPECT_EQ(runProgram({path("b.json")}, environment()).exitCode, 0);
    end(*second);
    EXPECT_EQ(session(), (QStringList{path("a.json"), path("b.json")}));
}

TEST_F(SecondStart, CommandsAreCarriedOutWhereTheyWereTyped) {
    const auto first = begin({path("a.json")});
    const ProgramRun list = runProgram({QStringLiteral("list"), path("b.json")}, environment());
    EXPECT_EQ(list.exitCode, 0);
    EXPECT_TRUE(list.output.contains("205"));
    end(*first);
    EXPECT_EQ(session(), QStringList(path("a.json")));
}

} // namespace
} // namespace stagewright

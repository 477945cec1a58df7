#include "editor/recovery/recovery_folder.h"
#include "model/game/stage_file.h"
#include "tests/editor/recovery/restless_steps.h"
#include "tests/editor/wait_until.h"
#include "tests/rulebook_stages.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

/// A line of the journal of the restless editor.
struct Event {
    QByteArray what;
    int steps;
    qint64 time;
};

/// One run of the restless editor.
class Round {
public:
    explicit Round(quint32 seed) {
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QStringLiteral(RESTLESS_EDITOR), {folder_.path(), QString::number(seed)});
    }

    [[nodiscard]] bool hasBegun() {
        process_.waitForFinished(1);
        return !journal().empty();
    }
    /// After so many milliseconds.
    void kill(qint64 after) {
        EXPECT_FALSE(process_.waitForFinished(static_cast<int>(std::max<qint64>(0, after))));
        EXPECT_EQ(process_.state(), QProcess::Running);
        killed_ = QDateTime::currentMSecsSinceEpoch();
        process_.kill();
        process_.waitForFinished();
    }
    bool endBySignal() {
        killed_ = QDateTime::currentMSecsSinceEpoch();
        process_.terminate();
        return process_.waitForFinished() && process_.exitStatus() == QProcess::NormalExit;
    }

    [[nodiscard]] std::vector<Event> journal() const {
        QFile file(at("journal"));
        std::vector<Event> events;
        if (!file.open(QIODevice::ReadOnly))
            return events;
        for (QByteArray line = file.readLine(); line.endsWith('\n'); line = file.readLine()) {
            const QList<QByteArray> words = line.trimmed().split(' ');
            events.push_back({words[0], words[1].toInt(), words[2].toLongLong()});
        }
        return events;
    }

    /// The steps of the stage in the file; -1: it is none of the script, 0: there is no file.
    [[nodiscard]] int inTheFile() const {
        if (!QFile::exists(at("stage.json")))
            return 0;
        const auto stage = loadStage(at("stage.json"), games());
        return stage ? stepsOf(*stage) : -1;
    }

    [[nodiscard]] std::vector<int> offered() const {
        std::vector<int> steps;
        for (const RecoverableCopy& left :
             RecoveryFolder(at("recovery")).recoverableCopies(games()))
            steps.push_back(stepsOf(left.copy.rally.stages().front().stage));
        return steps;
    }

    [[nodiscard]] qint64 killed() const { return killed_; }

private:
    [[nodiscard]] QString at(const char* name) const {
        return folder_.filePath(QLatin1StringView(name));
    }

    QTemporaryDir folder_;
    QProcess process_;
    qint64 killed_ = 0;
};

/// That of the last save that came to its end, or of one that was under way.
bool isSaved(int steps, const std::vector<Event>& journal) {
    std::vector<int> possible{0};
    for (const Event& event : journal) {
        if (event.what == "saved")
            possible = {event.steps};
        if (event.what == "save")
            possible.push_back(event.steps);
    }
    return std::find(possible.begin(), possible.end(), steps) != possible.end();
}

/// How long before the kill the stage was last as it is after these steps, in milliseconds.
qint64 age(int steps, const std::vector<Event>& journal, qint64 killed) {
    qint64 least = killed;
    for (std::size_t i = 0; i < journal.size(); ++i)
        if (journal[i].steps == steps)
            least = std::min(least, i + 1 == journal.size() ? 0 : killed - journal[i + 1].time);
    return std::max<qint64>(least, 0);
}

/// @return the age of the younger of file and copy
qint64 check(const Round& round) {
    const std::vector<Event> journal = round.journal();
    const int file = round.inTheFile();
    EXPECT_TRUE(isSaved(file, journal)) << file;
    const std::vector<int> offered = round.offered();
    EXPECT_LE(offered.size(), 1U);
    qint64 youngest = age(file, journal, round.killed());
    for (const int steps : offered) {
        EXPECT_GE(steps, 0);
        youngest = std::min(youngest, age(steps, journal, round.killed()));
    }
    EXPECT_LE(youngest, 5000) << "file " << file;
    return youngest;
}

TEST(Killed, AtAnyMomentTheFileIsOneThatWasSavedAndFiveSecondsAreLostAtMost) {
    constexpr int atOnce = 4;
    const int asked = qEnvironmentVariableIntValue("STAGEWRIGHT_KILL_ROUNDS");
    const int rounds = asked > 0 ? asked : 20;
    QRandomGenerator random(20260101);
    qint64 oldest = 0;
    int withCopy = 0;
    for (int begun = 0; begun < rounds; begun += atOnce) {
        std::vector<std::pair<std::unique_ptr<Round>, int>> running; // each with its time to live
        for (int i = 0; i < std::min(atOnce, rounds - begun); ++i)
            running.emplace_back(std::make_unique<Round>(random.generate()), random.bounded(7000));
        ASSERT_TRUE(waitUntil([&] {
            return std::all_of(running.begin(), running.end(),
                               [](auto& each) { return each.first->hasBegun(); });
        }));
        std::sort(running.begin(), running.end(),
                  [](const auto& a, const auto& b) { return a.second < b.second; });
        QElapsedTimer time;
        time.start();
        for (auto& [round, lives] : running)
            round->kill(lives - time.elapsed());
        for (const auto& each : running) {
            withCopy += each.first->offered().empty() ? 0 : 1;
            oldest = std::max(oldest, check(*each.first));
        }
    }
    std::printf("%d rounds, %d with a recovery copy, at most %lld ms lost\n", rounds, withCopy,
                static_cast<long long>(oldest));
    EXPECT_GT(withCopy, 0);
}

TEST(Killed, PolitelyNothingIsLost) {
    Round round(1);
    ASSERT_TRUE(waitUntil([&] { return round.journal().size() > 30; }));
    EXPECT_TRUE(round.endBySignal());
    const std::vector<Event> journal = round.journal();
    const std::vector<int> offered = round.offered();
    const int kept = offered.empty() ? round.inTheFile() : offered.front();
    EXPECT_EQ(kept, journal.back().steps);
}

} // namespace

} // namespace stagewright

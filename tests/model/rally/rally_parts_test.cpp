#include "model/json/text.h"
#include "model/rally/rally_edits.h"
#include "model/rally/rally_parts.h"
#include "model/rally/rally_text.h"
#include "tests/model/rally/rallies.h"
#include "tests/rulebook_stages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace stagewright {
namespace {

Rally firstRally() {
    Rally rally = rulebookRally(1);
    rally.info.title = QStringLiteral("Jean \"{\" Bouvier");
    Driver ann;
    ann.name = QStringLiteral("Ann");
    rally = after(rally, addDriver(rally, ann));
    return with(rally, 2, 1, drove(97));
}

TEST(RallyParts, AreJoinedToTheEqualRally) {
    const Rally rally = firstRally();
    const RallyParts parts = partsOf(rally);
    ASSERT_EQ(parts.stages.size(), 3);
    EXPECT_TRUE(parts.stages[0].file.startsWith(QStringLiteral("stages/01")));
    const auto back = joined(parts, games());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, rally);
    EXPECT_EQ(partsOf(*back), parts);
}

TEST(RallyParts, OfARallyWithoutResultsHoldNone) {
    EXPECT_TRUE(partsOf(rulebookRally(1)).results.isEmpty());
}

TEST(RallyParts, AStageThatIsNamedMustBeThere) {
    RallyParts parts = partsOf(firstRally());
    const QString file = parts.stages.takeLast().file;
    const auto back = joined(parts, games());
    ASSERT_FALSE(back);
    EXPECT_EQ(back.error().file, file);
}

TEST(RallyText, IsReadBackAndKnownFromAStage) {
    const Rally rally = firstRally();
    const QByteArray text = writeRally(rally);
    EXPECT_TRUE(isRallyText(text));
    EXPECT_FALSE(isRallyText(partsOf(rally).stages[0].text));
    EXPECT_FALSE(isRallyText("no JSON"));
    for (const QByteArray& given : {text, QByteArray("\xef\xbb\xbf") + text}) {
        const auto back = readRally(given, games());
        ASSERT_TRUE(back) << sentence(back.error()).toStdString();
        EXPECT_EQ(*back, rally);
        EXPECT_EQ(writeRally(*back), text);
    }
}

RC_GTEST_PROP(RallyText, OfAnyRallyIsReadBack, ()) {
    const Rally rally = anyRally();
    const auto back = readRally(writeRally(rally), games());
    RC_ASSERT(back.has_value());
    RC_ASSERT(*back == rally);
}

/// The fault of a text in which `before` became `after`, and the line on which that is.
std::pair<Fault, int> faultOf(QByteArray text, const QByteArray& before, const QByteArray& now) {
    const qsizetype at = text.indexOf(before);
    text.replace(at, before.size(), now);
    const auto line = 1 + std::count(text.begin(), text.begin() + at, '\n');
    const auto rally = readRally(text, games());
    return {rally ? Fault{} : rally.error(), static_cast<int>(line)};
}

TEST(RallyText, FaultsNameTheLineOfTheWholeFile) {
    const QByteArray text = writeRally(firstRally());
    for (const auto& [before, now] :
         std::vector<std::pair<QByteArray, QByteArray>>{{"\"players\": 4", "\"players\": \"four\""},
                                                        {"\"217a\"", "\"21x7a\""},
                                                        {"\"time\": 97", "\"time\": -1"}}) {
        const auto [fault, line] = faultOf(text, before, now);
        EXPECT_TRUE(fault.place.startsWith(QStringLiteral("line %1,").arg(line)))
            << before.toStdString() << ": " << sentence(fault).toStdString() << " for " << line;
    }
}

TEST(RallyText, WhatIsNoRallyFileIsRefused) {
    for (const char* text :
         {"{}", "[]", "{\"pack\": 3, \"stages\": []}", "{\"pack\": {\"format\": 1}}",
          "{\"pack\": {\"format\": 1}, \"stages\": {}}",
          "{\"pack\": {\"format\": 1}, \"stages\": [{}]}",
          "{\"pack\": {\"format\": 1}, \"stages\": [], \"more\": 1}",
          "{\"pack\": {\"format\": 2}, \"stages\": []}"})
        EXPECT_FALSE(readRally(text, games())) << text;
    EXPECT_TRUE(readRally("{\"pack\": {\"format\": 1}, \"stages\": []}", games()));
}

TEST(RallyText, HoldsAsManyValuesAsAPackAndNotOneMore) {
    const auto rally = [](qsizetype zeros) {
        QByteArray text = R"({"pack": {"format": 1, "stages": [{"id": 1, "file": "stages/1.json"},
            {"id": 2, "file": "stages/2.json"}, {"id": 3, "file": "stages/3.json"}]}, "stages": [)";
        for (const qsizetype count : {qsizetype{900'000}, qsizetype{900'000}, zeros})
            text += "{\"tiles\": [], \"x\": [" + QByteArray("0,").repeated(count - 1) + "0]},";
        text.back() = ']';
        return text + '}';
    };
    qsizetype most = 690'000;
    const auto read = readRally(rally(most), games());
    ASSERT_TRUE(read) << sentence(read.error()).toStdString();
    const RallyParts parts = partsOf(*read);
    qsizetype values = valuesIn(parts.pack);
    for (const RallyPart& part : parts.stages)
        values += valuesIn(part.text);
    most += 2'500'000 - values;
    const auto largest = readRally(rally(most), games());
    ASSERT_TRUE(largest) << sentence(largest.error()).toStdString();
    EXPECT_TRUE(verifiedRallyText(*largest).has_value());
    EXPECT_EQ(sentence(readRally(rally(most + 1), games()).error()).toStdString(),
              "a pack of the rally would hold more than 2500000 values. Choose another file.");
    EXPECT_EQ(readRally(rally(800'000), games()).error().what.toStdString(),
              "there are more than 2500002 values up to here");
}

TEST(RallyText, IsSavedAndLoaded) {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.json"));
    ASSERT_TRUE(saveRally(firstRally(), path));
    const auto back = loadRally(path, games());
    ASSERT_TRUE(back) << sentence(back.error()).toStdString();
    EXPECT_EQ(*back, firstRally());
    const auto none = loadRally(folder.filePath(QStringLiteral("none.json")), games());
    ASSERT_FALSE(none);
    EXPECT_TRUE(none.error().file.endsWith(QStringLiteral("none.json")));
}

} // namespace
} // namespace stagewright

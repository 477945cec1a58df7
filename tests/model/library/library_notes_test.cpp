#include "model/library/library_notes.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

LibraryEntry entryAt(const char* path, const QByteArray& digest) {
    LibraryEntry entry;
    entry.path = QString::fromLatin1(path);
    entry.digest = digest;
    return entry;
}

EntryNotes someNotes() {
    return {{QStringLiteral("snow"), QStringLiteral("club")},
            4,
            {QDate(2026, 11, 7), QDate(2026, 12, 2)},
            QStringLiteral("Fine with \"five\".\nMind the ford.")};
}

TEST(LibraryNotes, AreReadAsTheyWereWritten) {
    LibraryNotes notes;
    notes.set(entryAt("/a.json", "11"), someNotes());
    notes.set(entryAt("/b.json", "22"), {{}, 1, {}, {}});
    const QByteArray text = libraryNotesText(notes);
    const auto read = readLibraryNotes(text);
    ASSERT_TRUE(read) << sentence(read.error()).toStdString();
    EXPECT_EQ(read->of(entryAt("/a.json", "11")), someNotes());
    EXPECT_EQ(read->of(entryAt("/b.json", "22")).stars, 1);
    EXPECT_EQ(libraryNotesText(*read), text);
    EXPECT_EQ(read->tags(), QStringList({QStringLiteral("club"), QStringLiteral("snow")}));
}

TEST(LibraryNotes, StayWithAFileThatIsEditedOrMoved) {
    LibraryNotes notes;
    notes.set(entryAt("/a.json", "11"), someNotes());
    EXPECT_EQ(notes.of(entryAt("/a.json", "99")), someNotes());       // edited in its place
    EXPECT_EQ(notes.of(entryAt("/moved/a.json", "11")), someNotes()); // as it is
    EXPECT_TRUE(notes.of(entryAt("/moved/a.json", "99")).isEmpty());
    EXPECT_TRUE(notes.of(entryAt("/torn.json", "")).isEmpty());
    notes.follow(QStringLiteral("/a.json"), QStringLiteral("/c.json"));
    EXPECT_EQ(notes.of(entryAt("/c.json", "99")), someNotes());
    EXPECT_TRUE(notes.of(entryAt("/a.json", "99")).isEmpty());
}

TEST(LibraryNotes, ThatAreTakenBackAreNotWritten) {
    LibraryNotes notes;
    notes.set(entryAt("/a.json", "11"), someNotes());
    notes.set(entryAt("/a.json", "11"), {});
    EXPECT_EQ(libraryNotesText(notes), libraryNotesText({}));
}

TEST(LibraryNotes, KeepWhatANewerProgramAdded) {
    const QByteArray text = R"({"format": 1, "files": [{"path": "/a.json", "content": "11",
        "stars": 2, "colour": "red"}]})";
    auto read = readLibraryNotes(text);
    ASSERT_TRUE(read);
    EXPECT_TRUE(libraryNotesText(*read).contains(R"("colour": "red")"));
}

TEST(LibraryNotes, SayWhereTheyAreWrong) {
    const auto fault = [](const QByteArray& text) {
        const auto read = readLibraryNotes(text);
        return read ? QString() : sentence(read.error());
    };
    EXPECT_TRUE(fault("{").contains(QStringLiteral("line 1")));
    const QString stars = fault("{\"format\": 1, \"files\": [\n{\"path\": \"a\", \"content\": "
                                "\"1\", \"stars\": 6}]}");
    EXPECT_TRUE(stars.contains(QStringLiteral("line 2"))) << stars.toStdString();
    EXPECT_TRUE(stars.contains(QStringLiteral("files[0].stars"))) << stars.toStdString();
    EXPECT_FALSE(fault("{\"format\": 2, \"files\": []}").isEmpty());
    EXPECT_TRUE(fault("{\"format\": 1, \"files\": [{\"path\": \"a\", \"content\": \"1\", "
                      "\"played\": [\"soon\"]}]}")
                    .contains(QStringLiteral("files[0].played")));
}

} // namespace
} // namespace stagewright

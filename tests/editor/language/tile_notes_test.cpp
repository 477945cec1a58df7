#include "model/layouts/hextiles/catalogue/catalogue.h"
#include "model/layouts/hextiles/catalogue/tile_notes.h"
#include "tests/editor/language/spoken_in.h"
#include "tests/editor/language/texts.h"
#include "tests/rulebook_stages.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {
namespace {

/// All that the built-in records say in words.
std::set<QString> notesOfTheCatalogue() {
    std::set<QString> notes;
    for (const TileSide& side : catalogue().sides())
        for (const QString& note : {side.notes, side.unsure})
            if (!note.isEmpty())
                notes.insert(note);
    return notes;
}

/// What lupdate is given.
std::set<QString> notesToTranslate() {
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/tile_notes.h"));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    const QRegularExpression noted(QStringLiteral(R"(^QT_TRANSLATE_NOOP\("TileNotes", (".*")\)$)"),
                                   QRegularExpression::MultilineOption);
    const QString text = QString::fromUtf8(file.readAll());
    std::set<QString> notes;
    auto all = noted.globalMatch(text);
    while (all.hasNext()) {
        const QString literal = u'[' + all.next().captured(1) + u']';
        notes.insert(QJsonDocument::fromJson(literal.toUtf8()).array().first().toString());
    }
    return notes;
}

TEST(TileNotes, ToTranslateAreThoseOfTheCatalogue) {
    EXPECT_FALSE(notesToTranslate().empty());
    EXPECT_EQ(notesToTranslate(), notesOfTheCatalogue()) << "see translations/README.md";
}

TEST(TileNotes, HaveATranslationInEveryLanguage) {
    for (const char* language : {"pl", "fr", "de"}) {
        std::set<QString> translated;
        for (const Message& message : readLanguage(QString::fromLatin1(language)))
            if (message.context == u"TileNotes" && message.finished)
                translated.insert(message.source);
        EXPECT_EQ(translated, notesOfTheCatalogue()) << language;
    }
}

TEST(TileNotes, AreSaidInTheLanguageOfTheProgram) {
    const QString note = catalogue().find(tileId("153a"))->unsure;
    EXPECT_EQ(translatedNote(note), note);
    const SpokenIn polish(QStringLiteral("pl"));
    EXPECT_EQ(translatedNote(note),
              QStringLiteral("Pola na moście są przyjęte: jeden rząd dwóch pól."));
}

TEST(TileNotes, AreSaidInAPlayersWordsInEnglishToo) {
    // A record names its spaces by letters, which are not printed on the tile.
    const QRegularExpression space(QStringLiteral("\\b[b-n]\\b"),
                                   QRegularExpression::UseUnicodePropertiesOption);
    for (const char* language : {"en", "de"}) {
        const SpokenIn spoken(QString::fromLatin1(language));
        for (const QString& note : notesOfTheCatalogue())
            EXPECT_FALSE(translatedNote(note).contains(space))
                << translatedNote(note).toStdString();
    }
    const SpokenIn english(QStringLiteral("en"));
    EXPECT_EQ(translatedNote(catalogue().find(tileId("201a"))->notes),
              QStringLiteral("A yard beside the road, open at its S edge."));
}

TEST(TileNotes, OfTheUsersOwnTilesStayAsTheyAre) {
    const SpokenIn german(QStringLiteral("de"));
    const QString own = QStringLiteral("Uwaga na łosie.");
    EXPECT_EQ(translatedNote(own), own);
}

} // namespace
} // namespace stagewright

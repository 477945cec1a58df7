#include "tests/editor/language/texts.h"

#include <QDir>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace stagewright {
namespace {

/// All that the pattern matches, each once.
std::set<QString> matches(const QRegularExpression& pattern, const QString& text) {
    std::set<QString> found;
    QRegularExpressionMatchIterator all = pattern.globalMatch(text);
    while (all.hasNext())
        found.insert(all.next().captured());
    return found;
}

bool spaceBefore(const QString& text) {
    return !text.isEmpty() && text.front().isSpace();
}

bool spaceBehind(const QString& text) {
    return !text.isEmpty() && text.back().isSpace();
}

class Translations : public testing::TestWithParam<const char*> {
protected:
    const QString language_ = QString::fromLatin1(GetParam());
    const std::vector<Message> messages_ = readLanguage(language_);
};

TEST_P(Translations, AreFinished) {
    ASSERT_FALSE(messages_.empty());
    for (const Message& message : messages_) {
        EXPECT_TRUE(message.finished) << where(message);
        for (const QString& text : message.said)
            EXPECT_FALSE(text.isEmpty()) << where(message);
    }
}

TEST_P(Translations, HaveThePluralFormsOfTheirLanguage) {
    const qsizetype forms = language_ == u"pl" ? 3 : 2;
    for (const Message& message : messages_)
        EXPECT_EQ(message.said.size(), message.plural ? forms : 1) << where(message);
}

TEST_P(Translations, HaveThePlaceholdersOfTheirSource) {
    const QRegularExpression placeholder(QStringLiteral("%L?[0-9]+|%n"));
    const bool firstMeansOne = language_ != u"fr"; // in French it stands for none, too
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            std::set<QString> expected = matches(placeholder, message.source);
            if (message.plural && firstMeansOne && text == message.said.front() &&
                !text.contains(QStringLiteral("%n")))
                expected.erase(QStringLiteral("%n")); // "once"
            EXPECT_TRUE(matches(placeholder, text) == expected)
                << where(message) << ": " << text.toStdString();
        }
}

TEST_P(Translations, HaveNoSpaceAtTheirEndsThatTheirSourceHasNot) {
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            EXPECT_EQ(spaceBefore(text), spaceBefore(message.source)) << where(message);
            EXPECT_EQ(spaceBehind(text), spaceBehind(message.source)) << where(message);
        }
}

TEST_P(Translations, NameTheSameKeysAndOptions) {
    const QRegularExpression named(QStringLiteral("(?<![\\w-])--?[a-z][a-z-]*|(?<!\\w)[RF](?!\\w)"),
                                   QRegularExpression::UseUnicodePropertiesOption);
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            // Of a box on a sheet or a column, not a key.
            const bool isLetter = plain(message.source).remove(QStringLiteral("%1")).size() == 1;
            EXPECT_TRUE(isLetter ||
                        matches(named, plain(text)) == matches(named, plain(message.source)))
                << where(message) << ": " << text.toStdString();
            EXPECT_FALSE(text.contains(u'\t')) << where(message) << " would show another shortcut";
        }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translations, testing::Values("en", "pl", "fr", "de"));

TEST(TranslationFiles, AreThoseThatAreTested) {
    const QStringList files =
        QDir(QStringLiteral(TRANSLATIONS_DIR))
            .entryList({QStringLiteral("stagewright_*.ts")}, QDir::Files, QDir::Name);
    EXPECT_EQ(files.join(u' '), QStringLiteral("stagewright_de.ts stagewright_en.ts "
                                               "stagewright_fr.ts stagewright_pl.ts"));
}

TEST(TranslationFiles, HoldTheSameTexts) {
    std::map<QString, std::set<std::string>> texts;
    for (const QString& language :
         {QStringLiteral("pl"), QStringLiteral("fr"), QStringLiteral("de")})
        for (const Message& message : readLanguage(language))
            texts[language].insert(where(message));
    EXPECT_EQ(texts[QStringLiteral("pl")], texts[QStringLiteral("fr")]);
    EXPECT_EQ(texts[QStringLiteral("pl")], texts[QStringLiteral("de")]);
}

TEST(FrenchTexts, HaveUnbreakableSpacesAtTheirMarks) {
    // Two semicolons stand between the filters of a file dialog.
    const QRegularExpression amiss(
        QStringLiteral("[^\u202f\u00a0](?:[!?\u00bb]|(?<!;);(?!;)|:(?=\\s|$))|"
                       "\u00ab[^\u202f\u00a0]"));
    for (const Message& message : readLanguage(QStringLiteral("fr")))
        for (const QString& text : message.said)
            EXPECT_TRUE(matches(amiss, text).empty())
                << where(message) << ": " << text.toStdString();
}

} // namespace
} // namespace stagewright

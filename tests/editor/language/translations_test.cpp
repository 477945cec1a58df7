#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace stagewright {
namespace {

struct Message {
    QString context;
    QString source;
    bool plural = false;
    bool finished = true;
    QStringList said; ///< one text, or one for each plural form
};

std::string where(const Message& message) {
    return (message.context + QStringLiteral(": ") + message.source).toStdString();
}

Message readMessage(QXmlStreamReader& xml, const QString& context) {
    Message message;
    message.context = context;
    message.plural = xml.attributes().hasAttribute(QStringLiteral("numerus"));
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() != u"translation") {
            xml.skipCurrentElement();
        } else {
            message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            if (!message.plural)
                message.said << xml.readElementText();
            while (message.plural && xml.readNextStartElement())
                message.said << xml.readElementText();
        }
    }
    return message;
}

std::vector<Message> readLanguage(const QString& language) {
    QFile file(QStringLiteral(TRANSLATIONS_DIR "/stagewright_%1.ts").arg(language));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    if (!xml.readNextStartElement())
        return messages;
    while (xml.readNextStartElement()) { // contexts
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == u"name")
                context = xml.readElementText();
            else if (xml.name() == u"message")
                messages.push_back(readMessage(xml, context));
            else
                xml.skipCurrentElement();
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

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

/// The letter after the ampersand; null if there is none.
QChar mnemonic(const QString& text) {
    for (qsizetype i = 0; i + 1 < text.size(); ++i) {
        if (text.at(i) != u'&')
            continue;
        if (text.at(i + 1) != u'&')
            return text.at(i + 1).toUpper();
        ++i; // two of them are one that is shown
    }
    return {};
}

/// The entries of the menus that take them from one context, without ampersands. A new entry
/// belongs in here.
std::vector<std::pair<QString, QString>> menuEntries() {
    return {
        {QStringLiteral("bar"), QStringLiteral("File|Edit|View|Help")},
        {QStringLiteral("File"),
         QStringLiteral("New stage…|Open…|Save|Save as…|Export PDF…|Add tile file…|Close|Quit")},
        {QStringLiteral("Edit"),
         QStringLiteral("Undo|Redo|Cut|Copy|Paste|Duplicate|Turn clockwise|Turn counter-clockwise|"
                        "Flip|Lay another way|Replace with the palette's tile|Take back|Delete|"
                        "Select all|Reverse the stage|Find a tile|Boxes and table…")},
        {QStringLiteral("View"),
         QStringLiteral("Zoom in|Zoom out|Fit the stage|Next tab|Previous tab|Show hints|"
                        "Reset panels")},
        {QStringLiteral("Help"), QStringLiteral("About Stagewright")},
    };
}

/// What is seen, and heeds Alt, together: a menu, the window, else a context. Empty for an entry
/// that no menu above names.
QString companyOf(const Message& message) {
    if (message.context == u"LayerName" || message.context == u"stagewright::ArtChoice")
        return QStringLiteral("View");
    if (message.context == u"stagewright::DriveChoices" ||
        message.context == u"stagewright::StagePanel")
        return QStringLiteral("bar");
    if (message.context != u"ActionText")
        return message.context;
    const QString plain = QString(message.source).remove(u'&');
    for (const auto& [menu, entries] : menuEntries())
        if (entries.split(u'|').contains(plain))
            return menu;
    return {};
}

/// Notes the letters that are taken in each company, and complains of one that is taken twice.
class Letters {
public:
    void take(const Message& message, const QString& text) {
        const QChar letter = mnemonic(text);
        if (letter.isNull())
            return;
        const QString company = companyOf(message);
        EXPECT_FALSE(company.isEmpty()) << where(message) << " is in no menu that is known here";
        const auto [other, isFree] = taken_.emplace(std::pair(company, letter), text);
        EXPECT_TRUE(isFree) << text.toStdString() << " has the letter of "
                            << other->second.toStdString();
    }

private:
    std::map<std::pair<QString, QChar>, QString> taken_;
};

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
    for (const Message& message : messages_)
        for (const QString& text : message.said)
            EXPECT_TRUE(matches(placeholder, text) == matches(placeholder, message.source))
                << where(message) << ": " << text.toStdString();
}

TEST_P(Translations, HaveNoSpaceAtTheirEndsThatTheirSourceHasNot) {
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            EXPECT_EQ(spaceBefore(text), spaceBefore(message.source)) << where(message);
            EXPECT_EQ(spaceBehind(text), spaceBehind(message.source)) << where(message);
        }
}

TEST_P(Translations, NameTheSameKeysAndOptions) {
    const QRegularExpression named(
        QStringLiteral("(?<![\\w-])--?[a-z][a-z-]*|(?<![\\w&])[RF](?!\\w)"));
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            EXPECT_TRUE(matches(named, text) == matches(named, message.source))
                << where(message) << ": " << text.toStdString();
            EXPECT_FALSE(text.contains(u'\t')) << where(message) << " would show another shortcut";
        }
}

TEST_P(Translations, HaveOneMnemonicForEachEntryOfAMenu) {
    Letters letters;
    for (const Message& message : messages_)
        for (const QString& text : message.said) {
            EXPECT_EQ(mnemonic(text).isNull(), mnemonic(message.source).isNull())
                << where(message) << ": " << text.toStdString();
            letters.take(message, text);
        }
}

INSTANTIATE_TEST_SUITE_P(Languages, Translations, testing::Values("en", "pl", "fr", "de"));

TEST(TranslationFiles, AreThoseThatAreTested) {
    const QStringList files = QDir(QStringLiteral(TRANSLATIONS_DIR))
                                  .entryList({QStringLiteral("*.ts")}, QDir::Files, QDir::Name);
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

TEST(EnglishTexts, HaveOneMnemonicForEachEntryOfAMenu) {
    Letters letters;
    for (const Message& message : readLanguage(QStringLiteral("pl")))
        letters.take(message, message.source);
}

TEST(FrenchTexts, HaveUnbreakableSpacesAtTheirMarks) {
    const QRegularExpression amiss(
        QStringLiteral("[^\u202f\u00a0](?:[;!?\u00bb]|:(?=\\s|$))|\u00ab[^\u202f\u00a0]"));
    for (const Message& message : readLanguage(QStringLiteral("fr")))
        for (const QString& text : message.said)
            EXPECT_TRUE(matches(amiss, text).empty())
                << where(message) << ": " << text.toStdString();
}

} // namespace
} // namespace stagewright

#include "tests/editor/language/texts.h"

#include <gtest/gtest.h>

#include <map>
#include <utility>

namespace stagewright {
namespace {

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
        {QStringLiteral("bar"), QStringLiteral("File|Edit|View|Rally|Help")},
        {QStringLiteral("File"),
         QStringLiteral(
             "New stage…|Open…|Open recent|Save|Save as…|Export PDF…|Add tile file…|Close|Quit")},
        {QStringLiteral("Edit"),
         QStringLiteral(
             "Undo|Redo|Cut|Copy|Paste|Duplicate|Turn clockwise|Turn counter-clockwise|"
             "Flip|Lay another way|Replace with the palette's tile|Take back|Delete|"
             "Select all|Next token|Reverse the stage|Find a tile|Boxes and table…|Settings…")},
        {QStringLiteral("View"),
         QStringLiteral("Zoom in|Zoom out|Fit the stage|Next tab|Previous tab|Show hints|"
                        "Tiles in the palette|Reset panels")},
        {QStringLiteral("Help"),
         QStringLiteral(
             "Manual|Welcome page|Find a command…|Keyboard shortcuts…|About Stagewright")},
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
    const bool inMenus = message.context == u"ActionText";
    const bool openMenus = message.context == u"stagewright::PictureSizeActions" ||
                           message.context == u"stagewright::RallyActions"; // with their titles
    if (!inMenus && !openMenus)
        return message.context;
    for (const auto& [menu, entries] : menuEntries())
        if (entries.split(u'|').contains(plain(message.source)))
            return menu;
    return inMenus ? QString() : message.context;
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

class Mnemonics : public testing::TestWithParam<const char*> {};

TEST_P(Mnemonics, AreOneForEachEntryOfAMenu) {
    Letters letters;
    for (const Message& message : readLanguage(QString::fromLatin1(GetParam())))
        for (const QString& text : message.said) {
            EXPECT_EQ(mnemonic(text).isNull(), mnemonic(message.source).isNull())
                << where(message) << ": " << text.toStdString();
            letters.take(message, text);
        }
}

INSTANTIATE_TEST_SUITE_P(Languages, Mnemonics, testing::Values("pl", "fr", "de"));

/// The English texts themselves, which every other file holds.
TEST(EnglishMnemonics, AreOneForEachEntryOfAMenu) {
    Letters letters;
    for (const Message& message : readLanguage(QStringLiteral("pl")))
        letters.take(message, message.source);
}

} // namespace
} // namespace stagewright

#include "editor/language/language.h"
#include "editor/manual/manual.h"
#include "validators/hextiles/rule.h"
#include "validators/rally_rule.h"

#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>
#include <tuple>

namespace stagewright {

namespace {

bool has(const Manual& manual, const QString& id) {
    return std::any_of(manual.sections.begin(), manual.sections.end(),
                       [&](const ManualSection& each) { return each.id == id; });
}

QStringList allRules() {
    QStringList ids;
    for (const LocalRule& rule : localRules())
        ids << rule.id;
    for (const BorderRule& rule : borderRules())
        ids << rule.id;
    for (const GlobalRule& rule : globalRules())
        ids << rule.id;
    for (const RallyRule& rule : rulesOfRallies())
        ids << rule.id;
    return ids;
}

QStringList outline(const Manual& manual) {
    QStringList lines;
    for (const ManualSection& section : manual.sections)
        lines << QStringLiteral("%1 %2").arg(section.level).arg(section.id);
    return lines;
}

class Manuals : public testing::TestWithParam<const char*> {
protected:
    const QString language_ = QString::fromLatin1(GetParam());
    const Manual manual_ = readManual(language_);
};

TEST_P(Manuals, IsInItsLanguage) {
    EXPECT_EQ(manual_.language, language_);
    EXPECT_GE(manual_.markdown.count(u'\n'), 250);
    EXPECT_LE(manual_.markdown.count(u'\n'), 700); // of four games
}

TEST_P(Manuals, HasTheSectionsOfTheEnglishOneInTheSameOrder) {
    EXPECT_EQ(outline(manual_).join(u'\n'), outline(readManual(QStringLiteral("en"))).join(u'\n'));
}

TEST_P(Manuals, HasAnIdOfItsOwnBehindEachHeading) {
    std::set<QString> ids;
    for (const ManualSection& section : manual_.sections) {
        EXPECT_TRUE(ids.insert(section.id).second) << section.id.toStdString();
        EXPECT_FALSE(section.title.isEmpty()) << section.id.toStdString();
    }
    const qsizetype marked = manual_.markdown.count(
        QRegularExpression(QStringLiteral("^#"), QRegularExpression::MultilineOption));
    EXPECT_EQ(marked, static_cast<qsizetype>(manual_.sections.size()));
    EXPECT_FALSE(manual_.markdown.contains(QStringLiteral("{#")));
}

TEST_P(Manuals, SaysOfEachRuleWhatItsFindingsMean) {
    for (const QString& rule : allRules())
        EXPECT_TRUE(has(manual_, sectionOfRule(rule))) << rule.toStdString();
    const auto ofRules =
        std::count_if(manual_.sections.begin(), manual_.sections.end(),
                      [](const ManualSection& each) { return each.id.startsWith(u"finding-"); });
    EXPECT_EQ(ofRules, allRules().size()) << "and of no rule that is not there";
}

TEST_P(Manuals, LinksLeadToItsOwnSections) {
    const QRegularExpression link(QStringLiteral("(?<!!)\\[[^\\]]*\\]\\(([^)]*)\\)"));
    auto links = link.globalMatch(manual_.markdown);
    EXPECT_TRUE(links.hasNext());
    while (links.hasNext()) {
        const QString target = links.next().captured(1);
        EXPECT_TRUE(target.startsWith(u'#') && has(manual_, target.mid(1))) << target.toStdString();
    }
    EXPECT_EQ(manual_.markdown.count(QStringLiteral("](")),
              readManual(QStringLiteral("en")).markdown.count(QStringLiteral("](")));
}

TEST_P(Manuals, AsTextHaveNoMarksOfLinks) {
    const QString text = manualText(manual_);
    EXPECT_FALSE(text.contains(QStringLiteral("](")));
    EXPECT_TRUE(text.contains(manual_.sections.back().title));
}

INSTANTIATE_TEST_SUITE_P(Languages, Manuals, testing::Values("en", "pl", "fr", "de"));

} // namespace

TEST(Manual, IdsStandBehindHeadingsOnly) {
    const Manual manual =
        parseManual(QStringLiteral("en"), QStringLiteral("# All {#all}\n\nNo {#id} here.\n\n"
                                                         "## Part two {#two}\nSee [all](#all).\n"));
    ASSERT_EQ(manual.sections.size(), 2U);
    EXPECT_EQ(manual.sections[1].level, 2);
    EXPECT_EQ(manual.sections[1].id, QStringLiteral("two"));
    EXPECT_EQ(manual.sections[1].title, QStringLiteral("Part two"));
    EXPECT_EQ(manual.markdown,
              QStringLiteral("# All\n\nNo {#id} here.\n\n## Part two\nSee [all](#all).\n"));
    EXPECT_TRUE(manualText(manual).endsWith(QStringLiteral("See all.\n")));
}

TEST(Manual, OfALanguageThatItLacksIsEnglish) {
    EXPECT_EQ(readManual(QStringLiteral("it")).language, QStringLiteral("en"));
}

} // namespace stagewright

#include "editor/manual/manual_html.h"
#include "tests/rulebook_stages.h"

#include <QImage>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <set>

namespace stagewright {

namespace {

std::set<QString> captured(const char* pattern, const QString& text) {
    std::set<QString> found;
    auto all = QRegularExpression(QString::fromLatin1(pattern)).globalMatch(text);
    while (all.hasNext())
        found.insert(all.next().captured(1));
    return found;
}

QString pageOf(const char* markdown) {
    QImage red(8, 4, QImage::Format_RGB32);
    red.setDevicePixelRatio(2);
    red.fill(Qt::red);
    return manualHtml(parseManual(QStringLiteral("de"), QString::fromUtf8(markdown)),
                      [&](const QString& name) { return name == u"red" ? red : QImage(); });
}

} // namespace

TEST(ManualHtml, HoldsWhatTheTextHolds) {
    const QString page = pageOf("# Buch {#book}\n\nA *b* **c** `d<e`, [f](#two).\n\n"
                                "- one\n- two\n\n1. first\n\n## Zwei {#two}\n\n"
                                "| Key | What |\n| --- | --- |\n| `F1` | help & more |\n\nEnd.\n");
    EXPECT_TRUE(page.startsWith(QStringLiteral("<!DOCTYPE html>\n<html lang=\"de\">")));
    for (const char* part :
         {"<title>Buch</title>", "<h1 id=\"book\">Buch</h1>", "<h2 id=\"two\">Zwei</h2>",
          "<li><a href=\"#two\">Zwei</a></li>",
          "<p>A <em>b</em> <strong>c</strong> <code>d&lt;e</code>, <a href=\"#two\">f</a>.</p>",
          "<ul>\n<li>one</li>\n<li>two</li>\n</ul>", "<ol>\n<li>first</li>\n</ol>",
          "<tr><th>Key</th><th>What</th></tr>\n<tr><td><code>F1</code></td>"
          "<td>help &amp; more</td></tr>\n</table>\n<p>End.</p>"})
        EXPECT_TRUE(page.contains(QString::fromUtf8(part))) << part << "\n" << page.toStdString();
}

TEST(ManualHtml, NeedsNoOtherFileAndItsLinksLeadSomewhere) {
    for (const char* language : {"en", "pl", "fr", "de"}) {
        const Manual manual = readManual(QString::fromLatin1(language));
        const QString page = manualHtml(manual, picturesOf(games(), 1));
        const std::set<QString> ids = captured(" id=\"([^\"]*)\"", page);
        EXPECT_EQ(ids.size(), manual.sections.size());
        for (const QString& target : captured(" href=\"([^\"]*)\"", page))
            EXPECT_TRUE(target.startsWith(u'#') && ids.contains(target.mid(1)))
                << target.toStdString();
        const std::set<QString> pictures = captured(" src=\"([^\"]*)\"", page);
        EXPECT_GE(pictures.size(), 10U);
        for (const QString& source : pictures)
            EXPECT_TRUE(source.startsWith(u"data:image/png;base64,")) << source.toStdString();
    }
}

TEST(ManualHtml, APictureIsInThePageAndOneThatIsNotThereIsLeftOut) {
    const QString page = pageOf("# Buch {#book}\n\n![Red & dry](red) end ![None](blue).\n\n"
                                "| A |\n| --- |\n| ![In a table](red) |\n");
    const QRegularExpression tag(QStringLiteral(
        "<img src=\"data:image/png;base64,([^\"]*)\" width=\"4\" alt=\"([^\"]*)\">"));
    auto all = tag.globalMatch(page);
    QStringList described;
    while (all.hasNext()) {
        const auto match = all.next();
        described << match.captured(2);
        const QImage picture =
            QImage::fromData(QByteArray::fromBase64(match.captured(1).toLatin1()), "PNG");
        EXPECT_EQ(picture.size(), QSize(8, 4));
        EXPECT_EQ(picture.pixelColor(0, 0), QColor(Qt::red));
    }
    EXPECT_EQ(described,
              QStringList({QStringLiteral("Red &amp; dry"), QStringLiteral("In a table")}));
    EXPECT_FALSE(page.contains(QStringLiteral("None")));
}

} // namespace stagewright

#include "editor/rally/markup.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

std::string html(const Markup& text) {
    return text.html().toStdString();
}

const QString wild = QStringLiteral("<b>%1 & %2</b>");

TEST(Markup, PlainTextIsEscapedWhereverItComesIn) {
    EXPECT_EQ(html(wild), "&lt;b&gt;%1 &amp; %2&lt;/b&gt;");
    EXPECT_EQ(html(Markup(QStringLiteral("a")) + QStringLiteral("<")), "a&lt;");
    EXPECT_EQ(html(Markup::sentence(QStringLiteral("1 < 2"))), "1 &lt; 2");
}

TEST(Markup, MarksStayAsTheyAre) {
    EXPECT_EQ(html(Markup::of("<b>%1</b>", QStringLiteral("&"))), "<b>&amp;</b>");
    EXPECT_EQ(html(Markup::of("<i>%1</i>", Markup::of("<b>x</b>"))), "<i><b>x</b></i>");
    EXPECT_EQ(html(Markup::sentence(QStringLiteral("%1 & more"), Markup::of("<b>x</b>"))),
              "<b>x</b> &amp; more");
}

TEST(Markup, APlaceWithinAPartIsNoPlace) {
    EXPECT_EQ(html(Markup::of("%1|%2", wild, QStringLiteral("x"))),
              "&lt;b&gt;%1 &amp; %2&lt;/b&gt;|x");
}

} // namespace
} // namespace stagewright

#include "model/carrier/carrier.h"
#include "tests/model/carrier/carriers.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

QByteArray rallyElement(const QByteArray& text) {
    return "<metadata>\n<rally xmlns=\"urn:x-stagewright:rally\" encoding=\"base64\">" + text +
           "</rally></metadata>\n";
}

QByteArray inLines(const QByteArray& text) {
    QByteArray lines;
    for (qsizetype at = 0; at < text.size(); at += 76)
        lines += "\n  " + text.mid(at, 76);
    return lines;
}

TEST(SvgCarrier, ReadsDrawingsThatOtherProgramsHaveWrittenAnew) {
    const QByteArray text = smallPack().toBase64();
    EXPECT_EQ(carriedIn(smallSvg(rallyElement(inLines(text)))), smallPack());
    EXPECT_EQ(carriedIn(smallSvg("<g><sw:rally xmlns:sw='urn:x-stagewright:rally'>" + text +
                                 "</sw:rally></g>")),
              smallPack());
    EXPECT_EQ(carriedIn("\xEF\xBB\xBF<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" "
                        "\"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n"
                        "<!-- drawn anew --><svg xmlns=\"http://www.w3.org/2000/svg\">" +
                        rallyElement(text) + "</svg>"),
              smallPack());
}

TEST(SvgCarrier, TheSameNameOfAnotherNamespaceIsNone) {
    const QByteArray text = smallPack().toBase64();
    EXPECT_EQ(carriedIn(smallSvg("<rally>" + text + "</rally>")), QByteArray());
    EXPECT_EQ(carriedIn(smallSvg("<!-- " + rallyElement(text) + " -->")), QByteArray());
    EXPECT_EQ(carriedIn(smallSvg("<title xmlns:s=\"urn:x-stagewright:rally\">a</title>")),
              QByteArray());
}

TEST(SvgCarrier, EntitiesAreNotReadWhateverTheyAre) {
    QByteArray bomb = "<!DOCTYPE svg [\n<!ENTITY a \"AAAAAAAAAA\">\n";
    for (char name = 'b'; name < 'k'; ++name)
        bomb += QByteArray("<!ENTITY ") + name + " \"" +
                ("&" + QByteArray(1, static_cast<char>(name - 1)) + ";").repeated(10) + "\">\n";
    bomb += "]>\n<svg xmlns=\"http://www.w3.org/2000/svg\">" + rallyElement("&j;") + "</svg>";
    EXPECT_NE(carriedFault(bomb).find("the drawing declares entities, of which nothing is read"),
              std::string::npos)
        << carriedFault(bomb);
    const QByteArray outside = "<!DOCTYPE svg [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n"
                               "<svg xmlns=\"http://www.w3.org/2000/svg\">" +
                               rallyElement("&a;") + "</svg>";
    EXPECT_NE(carriedFault(outside).find("declares entities"), std::string::npos);
    // Nor one that nobody has declared.
    EXPECT_NE(
        carriedFault(smallSvg(rallyElement("&a;"))).find("line 4: the drawing cannot be read"),
        std::string::npos)
        << carriedFault(smallSvg(rallyElement("&a;")));
}

TEST(SvgCarrier, ADamagedOneSaysWhere) {
    const char* damaged = "line 4: the rally that the file carries is damaged";
    const QByteArray text = smallPack().toBase64();
    EXPECT_EQ(carriedFault(smallSvg(rallyElement("no base64!"))), damaged);
    EXPECT_EQ(carriedFault(smallSvg(rallyElement({}))), damaged);
    EXPECT_EQ(carriedFault(smallSvg(rallyElement(text + "\xC3\xA9"))), damaged);
    const QByteArray whole = smallSvg(rallyElement(text));
    EXPECT_NE(carriedFault(whole.first(whole.size() - 60)).find("the drawing cannot be read"),
              std::string::npos);
    EXPECT_NE(
        carriedFault(smallSvg(rallyElement(text + "<b/>"))).find("the drawing cannot be read"),
        std::string::npos);
}

TEST(SvgCarrier, WhichOfTwoIsMeantIsNotGuessed) {
    const QByteArray element = rallyElement(smallPack().toBase64());
    EXPECT_EQ(carriedFault(smallSvg(element + element)),
              "line 6: the file carries a second rally, and which is meant cannot be told");
}

} // namespace
} // namespace stagewright

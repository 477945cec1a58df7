#include "editor/hextiles/faces/lettering.h"

#include <gtest/gtest.h>

namespace stagewright {
namespace {

TEST(Lettering, DrawsCapitalsOfTheHeightAskedForAboutTheOrigin) {
    const QRectF box = Lettering().outline(u"H", 0.2).boundingRect();
    EXPECT_NEAR(box.height(), 0.2, 0.005);
    EXPECT_NEAR(box.center().x(), 0, 0.01);
    EXPECT_NEAR(box.center().y(), 0, 0.005);
}

TEST(Lettering, DrawsEachDigitDifferently) {
    const Lettering lettering;
    for (char16_t a = u'0'; a <= u'9'; ++a)
        for (char16_t b = a + 1; b <= u'9'; ++b)
            EXPECT_NE(lettering.outline(QStringView(&a, 1), 0.1),
                      lettering.outline(QStringView(&b, 1), 0.1));
}

TEST(Lettering, DrawsTextOfAnyLength) {
    const Lettering lettering;
    EXPECT_GT(lettering.outline(u"FINISH", 0.1).boundingRect().width(),
              3 * lettering.outline(u"F", 0.1).boundingRect().width());
}

} // namespace
} // namespace stagewright

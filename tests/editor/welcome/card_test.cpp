#include "editor/welcome/card.h"
#include "editor/welcome/card_grid.h"

#include <QWidget>

#include <gtest/gtest.h>

#include <vector>

namespace stagewright {
namespace {

/// Width that the sign, the distances and the bold name of a card take at least.
int neededFor(const QString& name) {
    QFont bold;
    bold.setBold(true);
    return QFontMetrics(bold).horizontalAdvance(name) + 20 + 4 * 10;
}

TEST(Card, AGamesNameIsNotCut) {
    const QString name = QStringLiteral("The first Rallyman with all of its boxes");
    QWidget page;
    auto* grid = new CardGrid(&page);
    std::vector<Card*> cards;
    for (const QString& each : {name, QStringLiteral("GT"), QStringLiteral("DIRT")}) {
        cards.push_back(new Card(QIcon(), each, QString()));
        grid->addWidget(cards.back());
    }
    page.resize(3 * neededFor(name), 300); // three cards, two with their gaps
    grid->activate();
    for (const Card* card : cards) {
        EXPECT_GE(card->width(), neededFor(name));
        EXPECT_LE(card->geometry().right(), page.width());
    }
    EXPECT_EQ(cards[0]->y(), cards[1]->y());
    EXPECT_GT(cards[2]->y(), cards[1]->y());
}

TEST(Card, AVeryLongNameDoesNotWidenThePage) {
    const Card longest(QIcon(), QString(500, u'm'), QString());
    EXPECT_LE(longest.sizeHint().width(), 2 * longest.pictureSize().width());
}

} // namespace
} // namespace stagewright

#include "model/layouts/zones/chain/chain_offers.h"
#include "tests/model/layouts/zones/zone_files.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace stagewright {
namespace {

ChainLayout chainIn(const char* line) {
    ChainLayout chain;
    const auto sections = readRoadbookLine(QString::fromLatin1(line), {});
    EXPECT_TRUE(sections.has_value()) << line;
    chain.sections = sections.value_or(QList<StageSection>());
    return chain;
}

/// "T0-T1", in brackets where spaces are not entered; "T3 ?" where the road is not known.
std::string nameOfOffer(const ChainOffer& offer) {
    if (!offer.section)
        return nameOfEnd(offer.entry.zone, offer.entry.number, offer.entry.snow).toStdString() +
               " ?";
    const std::string name = nameOf(*offer.section).toStdString();
    return offer.isEntered ? name : '(' + name + ')';
}

TEST(ChainOffers, BehindABoardAreTheEndThatLiesThere) {
    const auto offers = offersBehind(chainIn("L0-L1 / C7-C6"), publicBoards());
    ASSERT_EQ(offers.size(), 1U);
    EXPECT_EQ(nameOfOffer(offers[0]), "(L2-L3)");
}

TEST(ChainOffers, OfFreeRoomAreAllEndsOfAllBoardsThatFit) {
    // Behind L0-L1 nothing lies: any board but L, by any of its ends.
    ChainLayout chain = chainIn("L0-L1");
    chain.boxes = {QStringLiteral("base")};
    const auto offers = offersBehind(chain, publicBoards());
    EXPECT_EQ(offers.size(), 3U * 2 * zoneEnds);
    EXPECT_EQ(nameOfOffer(offers.front()), "(C0-C9)");
    EXPECT_EQ(nameOfOffer(offers.back()), "V9* ?");
    for (const ChainOffer& offer : offers)
        EXPECT_NE(offer.entry.zone, u'L');
    // The road from C6 leads back to L, beside which V may not lie on C.
    chain = chainIn("L0-L1 / C7-C6 / L2-L3");
    const auto beside = offersBehind(chain, publicBoards());
    const auto has = [&](const TableEnd& end) {
        return std::any_of(beside.begin(), beside.end(),
                           [&](const ChainOffer& offer) { return offer.entry == end; });
    };
    EXPECT_TRUE(has({u'V', 2}));
    EXPECT_FALSE(has({u'V', 0}));
}

TEST(ChainOffers, RoadsThatAreEnteredComeFirst) {
    ZoneBoards boards = trainingBoards();
    const auto offers = offersBehind({}, boards);
    ASSERT_EQ(offers.size(), 3U * zoneEnds);
    EXPECT_EQ(nameOfOffer(offers[0]), "T0-T1");
    EXPECT_EQ(nameOfOffer(offers[1]), "T1-T0");
    EXPECT_EQ(nameOfOffer(offers.back()), "U9 ?");
    const auto firstUnknown = std::find_if(offers.begin(), offers.end(),
                                           [](const auto& offer) { return !offer.isEntered; });
    // Ten ends of T, two of T*, six of U.
    EXPECT_EQ(firstUnknown - offers.begin(), 18);
}

} // namespace
} // namespace stagewright

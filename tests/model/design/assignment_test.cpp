#include "model/design/assignment.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

namespace stagewright {

namespace {

double sumOf(const std::vector<std::vector<int>>& costs, const std::vector<std::size_t>& given) {
    double sum = 0;
    for (std::size_t i = 0; i < given.size(); ++i)
        sum += costs[i][given[i]];
    return sum;
}

/// Of all ways to give each place a thing.
double leastOfAll(const std::vector<std::vector<int>>& costs, std::size_t things) {
    std::vector<std::size_t> order(things);
    std::iota(order.begin(), order.end(), std::size_t{0});
    double least = 1e18;
    do
        least = std::min(least,
                         sumOf(costs, {order.begin(),
                                       order.begin() + static_cast<std::ptrdiff_t>(costs.size())}));
    while (std::next_permutation(order.begin(), order.end()));
    return least;
}

} // namespace

RC_GTEST_PROP(Assignment, CostsAsLittleAsTheBestOfAllWays, ()) {
    const auto things = *rc::gen::inRange<std::size_t>(1, 7);
    const auto places = *rc::gen::inRange<std::size_t>(1, things + 1);
    const auto costs = *rc::gen::container<std::vector<std::vector<int>>>(
        places, rc::gen::container<std::vector<int>>(things, rc::gen::inRange(0, 50)));
    const auto given = assigned(places, things, [&](std::size_t place, std::size_t thing) {
        return static_cast<double>(costs[place][thing]);
    });
    RC_ASSERT(given.has_value());
    RC_ASSERT((std::set<std::size_t>(given->begin(), given->end()).size() == places));
    RC_ASSERT(sumOf(costs, *given) == leastOfAll(costs, things));
}

} // namespace stagewright

#pragma once

#include "validators/rule.h"

namespace stagewright {

// The rules, one a file. rule.cpp lists them in the order in which they are asked.

// Local ones.
void sharedHex(const Ground& ground, Hex hex, Findings& findings);
void roadMeetsVerge(const Ground& ground, Hex hex, Findings& findings);
void laneCountsDiffer(const Ground& ground, Hex hex, Findings& findings);
void openRoadEnd(const Ground& ground, Hex hex, Findings& findings);

// Global ones.
void inventory(const Ground& ground, const Survey& survey, Findings& findings);
void startAndFinish(const Ground& ground, const Survey& survey, Findings& findings);
void noRoute(const Ground& ground, const Survey& survey, Findings& findings);

} // namespace stagewright

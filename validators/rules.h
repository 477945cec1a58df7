#pragma once

#include "validators/rule.h"

namespace stagewright {

// The rules, one a file. rule.cpp lists them in the order in which they are asked.

// Local ones.
void unknownTile(const Ground& ground, Hex hex, Findings& findings);
void sharedHex(const Ground& ground, Hex hex, Findings& findings);
void serviceApart(const Ground& ground, Hex hex, Findings& findings);
void strayToken(const Ground& ground, Hex hex, Findings& findings);

// Those of road ends.
void roadMeetsVerge(const Ground& ground, const Border& border, Findings& findings);
void laneCountsDiffer(const Ground& ground, const Border& border, Findings& findings);
void slantsDiffer(const Ground& ground, const Border& border, Findings& findings);
void openRoadEnd(const Ground& ground, const Border& border, Findings& findings);

// Global ones.
void inventory(const Ground& ground, const Survey& survey, Findings& findings);
void startAndFinish(const Ground& ground, const Survey& survey, Findings& findings);
void noRoute(const Ground& ground, const Survey& survey, Findings& findings);
void noWayThrough(const Ground& ground, const Survey& survey, Findings& findings);
void unreachableSpace(const Ground& ground, const Survey& survey, Findings& findings);
void severalParts(const Ground& ground, const Survey& survey, Findings& findings);
void offTheRoute(const Ground& ground, const Survey& survey, Findings& findings);
void largerThanTable(const Ground& ground, const Survey& survey, Findings& findings);
void againstPrint(const Ground& ground, const Survey& survey, Findings& findings);
void unclearJunction(const Ground& ground, const Survey& survey, Findings& findings);
void surfaceChanges(const Ground& ground, const Survey& survey, Findings& findings);
void mixedGames(const Ground& ground, const Survey& survey, Findings& findings);
void unsureRecord(const Ground& ground, const Survey& survey, Findings& findings);
void changedRecord(const Ground& ground, const Survey& survey, Findings& findings);

/// Whether the stage has what a route joins (start and finish; a circuit: its start-finish tile),
/// and yet none is found.
[[nodiscard]] bool routeIsMissed(const Ground& ground, const Survey& survey);

// What may mend their findings.
[[nodiscard]] std::optional<Fix> removeDoubledTiles(const Ground& ground, const Finding& finding);
[[nodiscard]] std::optional<Fix> turnSoThatItFits(const Ground& ground, const Finding& finding);
[[nodiscard]] std::optional<Fix> removeStrayTokens(const Ground& ground, const Finding& finding);
[[nodiscard]] std::optional<Fix> useOtherTiles(const Ground& ground, const Finding& finding);
[[nodiscard]] std::optional<Fix> makeItACircuit(const Ground& ground, const Finding& finding);
[[nodiscard]] std::optional<Fix> turnWithThePrint(const Ground& ground, const Finding& finding);

} // namespace stagewright

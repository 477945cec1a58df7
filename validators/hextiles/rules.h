#pragma once

#include "validators/hextiles/rule.h"

namespace stagewright {

// The rules, one a file. rule.cpp lists them in the order in which they are asked.

// Local ones.
void unknownTile(const RuleContext& context, Hex hex, Findings& findings);
void sharedHex(const RuleContext& context, Hex hex, Findings& findings);
void serviceApart(const RuleContext& context, Hex hex, Findings& findings);
void strayToken(const RuleContext& context, Hex hex, Findings& findings);

// Those of road ends.
void roadMeetsVerge(const RuleContext& context, const Border& border, Findings& findings);
void laneCountsDiffer(const RuleContext& context, const Border& border, Findings& findings);
void slantsDiffer(const RuleContext& context, const Border& border, Findings& findings);
void openRoadEnd(const RuleContext& context, const Border& border, Findings& findings);

// Global ones.
void unknownGame(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void inventory(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void startAndFinish(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void noRoute(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void noWayThrough(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void unreachableSpace(const RuleContext& context, const RouteAnalysis& analysis,
                      Findings& findings);
void severalParts(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void offTheRoute(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void largerThanTable(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void againstPrint(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void unclearJunction(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void surfaceChanges(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void mixedGames(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void unsureRecord(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);
void changedRecord(const RuleContext& context, const RouteAnalysis& analysis, Findings& findings);

/// Whether the stage has what a route joins (start and finish; a circuit: its start-finish tile),
/// and yet none is found.
[[nodiscard]] bool routeIsMissed(const RuleContext& context, const RouteAnalysis& analysis);

// What may mend their findings.
[[nodiscard]] std::optional<Fix> removeDoubledTiles(const RuleContext& context,
                                                    const Finding& finding);
[[nodiscard]] std::optional<Fix> turnSoThatItFits(const RuleContext& context,
                                                  const Finding& finding);
[[nodiscard]] std::optional<Fix> removeStrayTokens(const RuleContext& context,
                                                   const Finding& finding);
[[nodiscard]] std::optional<Fix> makeItAKnownGame(const RuleContext& context,
                                                  const Finding& finding);
[[nodiscard]] std::optional<Fix> useOtherTiles(const RuleContext& context, const Finding& finding);
[[nodiscard]] std::optional<Fix> makeItACircuit(const RuleContext& context, const Finding& finding);
[[nodiscard]] std::optional<Fix> turnWithThePrint(const RuleContext& context,
                                                  const Finding& finding);

} // namespace stagewright

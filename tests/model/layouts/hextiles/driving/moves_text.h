#pragma once

#include "model/layouts/hextiles/driving/tile_space_graph.h"

#include <QByteArray>

#include <string>

namespace stagewright {

// Moves as text. A space is named by its id; the halves of a slide row by its first space's id and
// 1 or 2: "a1".

/// The moves within one road of a tile side of the catalogue, "a-c a-d ...", in the order of the
/// record.
std::string movesOn(const char* side, bool forward = true, std::size_t road = 0);

/// Likewise of a road of a hand-made file of one tile (`roads` as in a catalogue).
std::string movesOnRoad(const QByteArray& roads, bool forward = true);

/// The moves over the border between two roads, "c-a d-b ...".
std::string movesBetween(const char* before, const char* after, bool beforeForward = true,
                         bool afterForward = true, std::size_t beforeRoad = 0,
                         std::size_t afterRoad = 0);
/// The spaces that a slanted border cuts, likewise.
std::string joinedBetween(const char* before, const char* after, bool beforeForward = true,
                          bool afterForward = true);

/// What holds on the move `from` - `to` within a road: "3", "3!" (a hazard in that gear), "-" (no
/// limit), with "+1" for a hazard in any gear.
std::string held(const char* side, const std::string& from, const std::string& to,
                 bool forward = true, std::size_t road = 0);

/// The names of the spaces where jumps from a space of a stage land, with the number of the road
/// before them: "1a 1b".
std::string landingsFrom(const DrivenRoute& route, const SpaceGraph& graph, const std::string& jump,
                         int skipped);

/// The space of a graph with that name, "1a".
SpaceVertex vertexNamed(const DrivenRoute& route, const SpaceGraph& graph, const std::string& name);

/// A route over roads of the catalogue, all forward, from the first one's beginning to the last
/// one's end; lines are taken from the first and the last road.
DrivenRoute routeOver(std::initializer_list<const char*> sides);

} // namespace stagewright

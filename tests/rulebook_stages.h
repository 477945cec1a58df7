#pragma once

#include "model/game/games.h"
#include "model/layouts/hextiles/stage/tile_layout.h"

#include <QString>

#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

namespace stagewright {

class Catalogue;

/// The catalogue compiled into the program, loaded once.
const Catalogue& catalogue();

/// The games that come with the program, with that catalogue, and what the libraries under test ask
/// of a kind of layout.
const Games& games();

/// The same before their pieces have been read.
const Games& gamesWithoutPieces();

/// Each program of tests says it, for the libraries that it has: adds what they ask.
Games withParts(const Games& games);

/// A side of it that must exist.
TileId tileId(const char* text);

/// A file of tests/data, which must be one that opens.
Stage stageFrom(const QString& file);

/// Paths within tests/data of the 18 rulebook stages, "dirt-rulebook/rally1-ss1.json", sorted.
std::vector<std::string> rulebookStages();
/// Likewise of the 8 GT circuits.
std::vector<std::string> gtCircuits();

/// The name of a parametrised case: the file without folder and ending, "rally1_ss1".
std::string caseName(const testing::TestParamInfo<std::string>& info);

} // namespace stagewright

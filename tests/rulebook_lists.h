#pragma once

#include "model/design/list_to_lay.h"

#include <QString>

#include <vector>

namespace stagewright {

/// A list of tiles of tests/data, as a rulebook prints it.
struct RulebookList {
    QString name; ///< "rally1-ss1", "course8"
    std::vector<ListedTile> tiles;
};

/// The 18 stages of Rallyman: DIRT and the 8 circuits of Rallyman: GT.
std::vector<RulebookList> rulebookLists();

/// The one of that name, which there must be.
std::vector<ListedTile> rulebookList(const char* name);

/// Tiles by their names, "202a", "105"; one that is named twice is there twice.
std::vector<ListedTile> listed(std::initializer_list<const char*> tiles);

/// What is to be laid of a list, from the boxes that it needs, by roads alone.
ListToLay toLay(const std::vector<ListedTile>& tiles);

} // namespace stagewright

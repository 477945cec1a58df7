#pragma once

#include "model/pack/rally_pack.h"
#include "model/pack/rally_pack_reader.h"
#include "tests/model/pack/zip_maker.h"

#include <string>
#include <vector>

namespace stagewright {

/// As a zip has it, without the frame of zlib.
QByteArray deflated(const QByteArray& content);

/// An entry that is deflated.
MadeEntry deflatedEntry(const char* name, const QByteArray& content);

/// The text of a stage of one straight tile with that title.
QByteArray stageText(const char* title);

/// What a pack of three stages, "One", "Two", "Three", consists of, to be spoilt: pack.json, then
/// the stages as stages/01-one.json and so on, then results.json.
std::vector<MadeEntry> threeStages();

/// A pack with a stage of the rulebook, results, own tiles, a preview, and an entry unknown.
RallyPack fullPack();

/// The sentence of the fault that keeps a zip from being opened, or those of what is damaged in it;
/// empty if it is opened whole.
std::string complaints(const QByteArray& zip);

/// Opened, which must succeed.
OpenedPack opened(const QByteArray& zip);

/// The titles of the stages, with a comma between.
std::string titlesOf(const RallyPack& pack);

} // namespace stagewright

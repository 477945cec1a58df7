#pragma once

#include "editor/cars/drive_scene.h"
#include "model/drive/race/test_race.h"
#include "model/rally/rally.h"

namespace stagewright {

/// Colours of so many cars: those of the rally's drivers, in their order; for the others usual ones
/// that nobody has.
[[nodiscard]] std::vector<QColor> carColours(const Rally& rally, std::size_t cars);

/// What is to be seen of a record that is played as far as `head`.
/// @param colours one for each car
[[nodiscard]] DriveScene sceneOf(const DriveRecord& record, const PlayHead& head,
                                 const std::vector<QColor>& colours,
                                 std::optional<std::size_t> followed);

/// What is to be seen of a drive by hand, its choices with it.
/// @param chosen index into the rolls of `choices`; nothing: none is
/// @param hints whether the best driver's choice is seen
[[nodiscard]] DriveScene sceneOf(const TestDrive& drive, const OpenChoices& choices,
                                 std::optional<std::size_t> chosen, bool hints, QColor colour);

/// The cars that drive along with the person's, which is in the scene already.
/// @param colours one for each car, the person's first
void addOthers(const RaceSoFar& race, const std::vector<QColor>& colours, DriveScene& scene);

} // namespace stagewright

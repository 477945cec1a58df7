#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace stagewright {

/// How a driver drives. Each plays as well as it can within its manner.
enum class Profile : unsigned char {
    Careful, ///< rolls nothing that can lose control while stopping is possible
    Brisk,   ///< stops when one hazard more would lose control
    FlatOut, ///< rolls each plan at once
    Optimal  ///< the exact solver's policy
};

inline constexpr std::array allProfiles{Profile::Careful, Profile::Brisk, Profile::FlatOut,
                                        Profile::Optimal};

/// "careful", "brisk", "flat-out", "optimal": as the command line writes it in every language.
[[nodiscard]] QString name(Profile profile);
[[nodiscard]] std::optional<Profile> profileNamed(QStringView name);

} // namespace stagewright

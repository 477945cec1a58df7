#pragma once

#include <QString>
#include <QStringView>

#include <array>
#include <optional>

namespace stagewright {

/// How a driver of a race chooses.
enum class Manner : unsigned char {
    /// For time, one die after the other, a loss of control at what it costs in a race (rules of
    /// the race, "how drivers choose").
    Reference,
    // As Profile says, among the moves that are open.
    Careful,
    Brisk,
    FlatOut,
    Optimal
};

inline constexpr std::array allManners{Manner::Reference, Manner::Careful, Manner::Brisk,
                                       Manner::FlatOut, Manner::Optimal};

/// "reference", "careful", "brisk", "flat-out", "optimal": as the command line writes it in every
/// language.
[[nodiscard]] QString name(Manner manner);
[[nodiscard]] std::optional<Manner> mannerNamed(QStringView name);

} // namespace stagewright

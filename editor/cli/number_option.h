#pragma once

#include "model/fault.h"

#include <QCommandLineOption>
#include <QCommandLineParser>

#include <cstdint>
#include <limits>
#include <optional>

namespace stagewright {

// Numbers on the command line: with a point, as programs write them, whatever the country.

/// What to do about a text that is not the number that is wanted; empty where it does not tell what
/// was meant.
[[nodiscard]] QString remedyOfNumber(const QString& text);

struct WholeRange {
    std::int64_t least;
    std::int64_t most = std::numeric_limits<std::int64_t>::max();
};

/// The whole number that an option was given; nothing if it was not. The fault is of one that is
/// none, or out of range.
[[nodiscard]] Expected<std::optional<std::int64_t>>
wholeNumberOf(const QCommandLineParser& parser, const QCommandLineOption& option, WholeRange range);

/// The number of an option that was given, or has a value where it is not.
/// @param wanted what is said if it is none, or out of range
[[nodiscard]] Expected<double> numberOf(const QCommandLineParser& parser,
                                        const QCommandLineOption& option, double least, double most,
                                        const QString& wanted);

} // namespace stagewright

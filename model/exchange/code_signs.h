#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace stagewright {

/// Five bits, 0 to 31. Written they are the digits and the capital letters without I, L, O and U.
using Sign = std::uint8_t;
using Signs = std::vector<Sign>;

/// More are not read: a code of so many is none that anybody passes on.
inline constexpr std::size_t mostSigns = 50'000;

[[nodiscard]] QByteArray textOfSigns(std::span<const Sign> signs);

/// The signs of a text as people pass it on: in small letters too, O read as 0, I and L as 1;
/// blanks, line breaks and hyphens between signs say nothing. Nothing if there is anything else in
/// the text, or more than mostSigns.
[[nodiscard]] std::optional<Signs> signsIn(QByteArrayView text);

/// What stands behind the signs of a code, so that a wrong one is noticed: see EXCHANGE.md.
using CheckSigns = std::array<Sign, 4>;
[[nodiscard]] CheckSigns checkSigns(std::span<const Sign> signs);

/// What one is followed by that is read three signs at a time, the first counting most.
inline constexpr int groupValues = 32 * 32 * 32;
void addGroup(Signs& signs, int value);

/// Four bits a sign, the lowest first; a sign of 16 or more is followed by another. @pre from 0
void addNumber(Signs& signs, int number);

/// Of either sign: 0, -1, 1, -2, 2 and so on are the numbers 0, 1, 2, 3, 4.
void addOffset(Signs& signs, int offset);

/// Takes signs apart again. What is not there, or is a number of more than 24 bits, is read as 0,
/// and `isBroken` from then on.
class SignReader {
public:
    explicit SignReader(std::span<const Sign> signs) : signs_(signs) {}

    [[nodiscard]] bool isAtEnd() const { return at_ == signs_.size(); }
    [[nodiscard]] bool isBroken() const { return isBroken_; }

    [[nodiscard]] int sign();
    [[nodiscard]] int group();
    [[nodiscard]] int number();
    [[nodiscard]] int offset();

private:
    std::span<const Sign> signs_;
    std::size_t at_ = 0;
    bool isBroken_ = false;
};

} // namespace stagewright

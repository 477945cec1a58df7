#include "model/exchange/code_signs.h"

#include <algorithm>
#include <string_view>

namespace stagewright {

namespace {

constexpr std::string_view signLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::string_view betweenSigns = " \t\r\n-";
constexpr int signBits = 5;

constexpr int checkBits = 20;
/// The divisor of the remainder that the check signs are, without its highest bit.
constexpr std::uint32_t checkDivisor = 0x2265B;
/// Added to the remainder: else a 0 behind a code would go unnoticed.
constexpr std::uint32_t checkMask = 0xFFFFF;

constexpr int numberBits = 4;
constexpr int moreFollows = 1 << numberBits;
constexpr int mostNumberSigns = 6;

char asTyped(char letter) {
    if ('a' <= letter && letter <= 'z')
        letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O')
        return '0';
    return letter == 'I' || letter == 'L' ? '1' : letter;
}

} // namespace

QByteArray textOfSigns(std::span<const Sign> signs) {
    QByteArray text;
    text.reserve(static_cast<qsizetype>(signs.size()));
    for (const Sign sign : signs)
        text.append(signLetters.at(sign));
    return text;
}

std::optional<Signs> signsIn(QByteArrayView text) {
    Signs signs;
    for (const char letter : text) {
        if (betweenSigns.find(letter) != std::string_view::npos)
            continue;
        const std::size_t sign = signLetters.find(asTyped(letter));
        if (sign == std::string_view::npos || signs.size() == mostSigns)
            return std::nullopt;
        signs.push_back(static_cast<Sign>(sign));
    }
    return signs;
}

CheckSigns checkSigns(std::span<const Sign> signs) {
    std::uint32_t rest = 0;
    for (const Sign sign : signs)
        for (int bit = signBits - 1; bit >= 0; --bit) {
            const std::uint32_t in = (sign >> bit) & 1U;
            const std::uint32_t out = (rest >> (checkBits - 1)) & 1U;
            rest = (rest << 1U) & checkMask;
            if (in != out)
                rest ^= checkDivisor;
        }
    rest ^= checkMask;
    CheckSigns check{};
    for (auto sign = check.rbegin(); sign != check.rend(); ++sign) {
        *sign = static_cast<Sign>(rest % 32);
        rest >>= signBits;
    }
    return check;
}

void addGroup(Signs& signs, int value) {
    for (int shift = 2 * signBits; shift >= 0; shift -= signBits)
        signs.push_back(static_cast<Sign>((value >> shift) % 32));
}

void addNumber(Signs& signs, int number) {
    for (; number >= moreFollows; number >>= numberBits)
        signs.push_back(static_cast<Sign>(moreFollows + number % moreFollows));
    signs.push_back(static_cast<Sign>(number));
}

void addOffset(Signs& signs, int offset) {
    addNumber(signs, offset < 0 ? -2 * offset - 1 : 2 * offset);
}

int SignReader::sign() {
    if (isAtEnd())
        isBroken_ = true;
    return isBroken_ ? 0 : signs_[at_++];
}

int SignReader::group() {
    int value = 0;
    for (int i = 0; i < 3; ++i)
        value = value * 32 + sign();
    return isBroken_ ? 0 : value;
}

int SignReader::number() {
    int number = 0;
    for (int i = 0; i < mostNumberSigns; ++i) {
        const int next = sign();
        number += next % moreFollows << (i * numberBits);
        if (next < moreFollows)
            return isBroken_ ? 0 : number;
    }
    isBroken_ = true;
    return 0;
}

int SignReader::offset() {
    const int number = this->number();
    return number % 2 == 1 ? -(number + 1) / 2 : number / 2;
}

} // namespace stagewright

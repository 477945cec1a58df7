#include "model/exchange/token_names.h"

#include <algorithm>
#include <array>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TokenName {
    Name windows;
    Name own;
};

constexpr std::array tokenNames{
    TokenName{Name("asphalt1"), Name("chicane-limit-asphalt")},
    TokenName{Name("asphalt2"), Name("chicane-asphalt")},
    TokenName{Name("asphalt3"), Name("water-asphalt")},
    TokenName{Name("asphalt4"), Name("jump-asphalt")},
    TokenName{Name("dirt1"), Name("chicane-limit-gravel")},
    TokenName{Name("dirt2"), Name("chicane-gravel")},
    TokenName{Name("dirt3"), Name("water-gravel")},
    TokenName{Name("dirt4"), Name("jump-gravel")},
    TokenName{Name("ice1"), Name("chicane-limit-snow")},
    TokenName{Name("ice2"), Name("chicane-snow")},
    TokenName{Name("ice3"), Name("water-snow")},
    TokenName{Name("ice4"), Name("jump-snow")},
    TokenName{Name("climbm1"), Name("climb-ascent")},
    TokenName{Name("climbp1"), Name("climb-descent")},
    TokenName{Name("climbw"), Name("cloud")},
    TokenName{Name("climbr1"), Name("oxygen-1")},
    TokenName{Name("climbr2"), Name("oxygen-2")},
    TokenName{Name("climbr3"), Name("oxygen-3")},
    TokenName{Name("greendoor"), Name("joker-entrance")},
    TokenName{Name("reddoor"), Name("joker-exit")},
    TokenName{Name("whitedoor"), Name("finish")},
};

/// Tokens that only the web editor has.
constexpr std::array webTokens{Name("chicane"), Name("chicane-limit"), Name("jump"),
                               Name("water"),   Name("oxygen"),        Name("mud-spray")};

} // namespace

QString tokenFromWindows(const QString& id) {
    const auto found = std::find_if(tokenNames.begin(), tokenNames.end(), [&](const auto& each) {
        return id.compare(each.windows, Qt::CaseInsensitive) == 0;
    });
    return found == tokenNames.end() ? id : QString(found->own);
}

std::optional<QString> tokenForWindows(const QString& id) {
    const auto found = std::find_if(tokenNames.begin(), tokenNames.end(),
                                    [&](const auto& each) { return each.own == id; });
    return found == tokenNames.end() ? std::nullopt : std::optional(QString(found->windows));
}

bool webEditorHasToken(const QString& id) {
    return tokenForWindows(id) ||
           std::find(webTokens.begin(), webTokens.end(), id) != webTokens.end();
}

} // namespace stagewright

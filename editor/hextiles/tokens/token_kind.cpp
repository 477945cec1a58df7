#include "editor/hextiles/tokens/token_kind.h"

#include "model/json/object_reader.h"
#include "model/json/text.h"
#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>

#include <algorithm>
#include <array>
#include <utility>

namespace stagewright {

namespace {

using Name = QLatin1StringView;

struct TokenText {
    Q_DECLARE_TR_FUNCTIONS(TokenKind)
};

constexpr std::array shapes{
    std::pair(Name("chicane"), TokenShape::Chicane),
    std::pair(Name("chicane-limit"), TokenShape::ChicaneLimit),
    std::pair(Name("jump"), TokenShape::Jump),
    std::pair(Name("water"), TokenShape::Water),
    std::pair(Name("arch"), TokenShape::Arch),
    std::pair(Name("climb-up"), TokenShape::ClimbUp),
    std::pair(Name("climb-down"), TokenShape::ClimbDown),
    std::pair(Name("cloud"), TokenShape::Cloud),
    std::pair(Name("oxygen"), TokenShape::Oxygen),
    std::pair(Name("mud"), TokenShape::Mud),
};

constexpr std::array surfaces{
    std::pair(Name("asphalt"), Terrain::Asphalt),
    std::pair(Name("gravel"), Terrain::Gravel),
    std::pair(Name("snow"), Terrain::Snow),
};

template <typename Pairs, typename Value>
Value named(const Pairs& pairs, const QString& name, Value otherwise) {
    const auto found = std::find_if(pairs.begin(), pairs.end(),
                                    [&](const auto& each) { return each.first == name; });
    return found == pairs.end() ? otherwise : found->second;
}

TokenKind readKind(const QJsonValue& json, const JsonPath& place, Faults& faults) {
    ObjectReader reader(json, place, faults);
    TokenKind kind;
    kind.id = reader.text(Name("id"));
    kind.shape = named(shapes, reader.text(Name("shape")), TokenShape::Unknown);
    kind.size = {reader.optionalNumber(Name("width")).value_or(kind.size.width()),
                 reader.optionalNumber(Name("height")).value_or(kind.size.height())};
    kind.surface =
        named(surfaces, reader.optionalText(Name("surface")).value_or(QString()), Terrain::None);
    kind.colour = QColor::fromString(reader.optionalText(Name("colour")).value_or(QString()));
    kind.text = reader.optionalText(Name("text")).value_or(QString());
    for (const QJsonValue game : reader.optionalArray(Name("games")).value_or(QJsonArray()))
        kind.games << game.toString();
    if (kind.size.isEmpty())
        reader.fault(Name("width"), TokenText::tr("must be more than nothing"));
    return kind;
}

} // namespace

Expected<QList<TokenKind>> readTokenKinds(const QByteArray& text) {
    const auto json = parseJson(text);
    if (!json)
        return tl::unexpected(json.error());
    Faults faults;
    const JsonPath top;
    ObjectReader reader(*json, top, faults);
    QList<TokenKind> kinds;
    const QJsonArray list = reader.array(Name("tokens"));
    const JsonPath place = reader.at(Name("tokens"));
    for (qsizetype i = 0; i < list.size(); ++i)
        kinds.append(readKind(list.at(i), JsonPath(place, i), faults));
    if (!faults.none())
        return tl::unexpected(faults.list().front());
    return kinds;
}

const QList<TokenKind>& tokenKinds() {
    static const QList<TokenKind> kinds = [] {
        QFile file(QStringLiteral(":/tokens/tokens.json"));
        return file.open(QIODevice::ReadOnly)
                   ? readTokenKinds(file.readAll()).value_or(QList<TokenKind>())
                   : QList<TokenKind>();
    }();
    return kinds;
}

QList<TokenKind> tokenKindsOf(const QString& game) {
    QList<TokenKind> kinds;
    for (const TokenKind& kind : tokenKinds())
        if (kind.games.isEmpty() || kind.games.contains(game))
            kinds.append(kind);
    const bool isNamed = std::any_of(kinds.begin(), kinds.end(),
                                     [](const TokenKind& kind) { return !kind.games.isEmpty(); });
    return isNamed ? kinds : tokenKinds();
}

TokenKind tokenKind(const QString& id) {
    const auto& kinds = tokenKinds();
    const auto found = std::find_if(kinds.begin(), kinds.end(),
                                    [&](const TokenKind& each) { return each.id == id; });
    if (found != kinds.end())
        return *found;
    TokenKind unknown;
    unknown.id = id;
    unknown.text = QStringLiteral("?");
    return unknown;
}

QString nameOf(const TokenKind& kind) {
    return tokenName(kind.id);
}

} // namespace stagewright

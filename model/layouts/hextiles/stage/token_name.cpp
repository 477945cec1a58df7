#include "model/layouts/hextiles/stage/token_name.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

using Id = QLatin1StringView;

struct TokenNames {
    Q_DECLARE_TR_FUNCTIONS(TokenKind)
};

/// Of ids without a surface.
QString nameOfPiece(QStringView id) {
    if (id == Id("chicane"))
        return TokenNames::tr("Chicane");
    if (id == Id("chicane-limit"))
        return TokenNames::tr("Chicane with a limit");
    if (id == Id("jump"))
        return TokenNames::tr("Jump");
    if (id == Id("water"))
        return TokenNames::tr("Water");
    if (id == Id("climb-ascent"))
        return TokenNames::tr("Climb, uphill");
    if (id == Id("climb-descent"))
        return TokenNames::tr("Climb, downhill");
    if (id == Id("cloud"))
        return TokenNames::tr("Cloud");
    if (id == Id("oxygen"))
        return TokenNames::tr("Oxygen");
    if (id == Id("mud-spray"))
        return TokenNames::tr("Mud spray");
    if (id == Id("joker-entrance"))
        return TokenNames::tr("Joker, entrance");
    if (id == Id("joker-exit"))
        return TokenNames::tr("Joker, exit");
    if (id == Id("finish"))
        return TokenNames::tr("Finish arch");
    return {};
}

/// What stands behind the last hyphen says of which surface a piece is, or which of several.
QString withEnding(const QString& piece, QStringView ending) {
    if (ending == Id("asphalt"))
        return TokenNames::tr("%1, asphalt").arg(piece);
    if (ending == Id("gravel"))
        return TokenNames::tr("%1, gravel").arg(piece);
    if (ending == Id("snow"))
        return TokenNames::tr("%1, snow").arg(piece);
    const bool isNumber = ending.size() == 1 && ending.front().isDigit();
    return isNumber ? TokenNames::tr("%1, %2").arg(piece, ending) : QString();
}

} // namespace

QString tokenName(const QString& id) {
    if (const QString whole = nameOfPiece(id); !whole.isEmpty())
        return whole;
    const qsizetype hyphen = id.lastIndexOf(u'-');
    if (hyphen <= 0)
        return id;
    const QString piece = nameOfPiece(QStringView(id).left(hyphen));
    const QString named =
        piece.isEmpty() ? QString() : withEnding(piece, QStringView(id).mid(hyphen + 1));
    return named.isEmpty() ? id : named;
}

} // namespace stagewright

#include "model/game/own_rules_form.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace stagewright {

const OwnRulesForm* ownRulesFormOf(const QByteArray& text, const Games& games) {
    const QString game =
        QJsonDocument::fromJson(text).object().value(QStringLiteral("game")).toString();
    if (game.isEmpty())
        return nullptr;
    for (const auto& [kind, form] : games.faces<OwnRulesForm>())
        if (form.game == game)
            return &form;
    return nullptr;
}

} // namespace stagewright

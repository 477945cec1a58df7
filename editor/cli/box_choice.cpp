#include "editor/cli/box_choice.h"

#include "model/rally/rally.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct BoxChoice {
    Q_DECLARE_TR_FUNCTIONS(BoxChoice)
};

Expected<QString> boxAmong(const std::vector<GameBox>& boxes, const QString& name) {
    QStringList ids;
    QStringList meant;
    for (const GameBox& box : boxes) {
        ids << box.id;
        if (box.id == box.game + u'-' + name)
            meant << box.id;
    }
    if (ids.contains(name))
        return name;
    if (meant.size() == 1)
        return meant.front();
    return tl::unexpected(
        Fault{meant.empty() ? BoxChoice::tr("there is no box \"%1\"").arg(name)
                            : BoxChoice::tr("several boxes may be meant by \"%1\"").arg(name),
              {},
              BoxChoice::tr("The boxes are %1").arg(ids.join(QStringLiteral(", "))),
              {}});
}

} // namespace

Expected<QString> boxNamed(const QString& name, const Games& games) {
    return boxAmong(allBoxes(games), name);
}

Expected<BoxCounts> boxesNamed(const QString& names, const Games& games) {
    const std::vector<GameBox> all = allBoxes(games);
    BoxCounts boxes;
    for (const QString& each : names.split(u',')) {
        const auto box = boxAmong(all, each.section(u':', 0, 0).trimmed());
        if (!box)
            return tl::unexpected(box.error());
        const QString number = each.contains(u':') ? each.section(u':', 1) : QStringLiteral("1");
        bool isNumber = false;
        const int copies = number.trimmed().toInt(&isNumber);
        if (!isNumber || copies < 0 || copies > mostBoxCopies)
            return tl::unexpected(
                Fault{BoxChoice::tr("\"%1\" is not a number of boxes").arg(number.trimmed()),
                      {},
                      BoxChoice::tr("Give a whole number from 0 to %1, such as %2:2")
                          .arg(mostBoxCopies)
                          .arg(*box),
                      {}});
        if (copies > 0)
            boxes[*box] += copies;
    }
    return boxes;
}

} // namespace stagewright

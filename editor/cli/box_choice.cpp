#include "editor/cli/box_choice.h"

#include "model/rally/rally.h"

#include <QCoreApplication>

namespace stagewright {

namespace {

struct BoxChoice {
    Q_DECLARE_TR_FUNCTIONS(BoxChoice)
};

QString everyName(const Catalogue& catalogue) {
    QStringList names;
    for (const Box& box : catalogue.boxes())
        names << box.id;
    return names.join(QStringLiteral(", "));
}

} // namespace

Expected<const Box*> boxNamed(const QString& name, const Catalogue& catalogue) {
    if (const Box* box = catalogue.box(name))
        return box;
    BoxList meant;
    for (const Box& box : catalogue.boxes())
        if (box.id == box.game + u'-' + name)
            meant.push_back(&box);
    if (meant.size() == 1)
        return meant.front();
    return tl::unexpected(
        Fault{meant.empty() ? BoxChoice::tr("there is no box \"%1\"").arg(name)
                            : BoxChoice::tr("several boxes may be meant by \"%1\"").arg(name),
              {},
              BoxChoice::tr("The boxes are %1").arg(everyName(catalogue)),
              {}});
}

Expected<BoxList> boxesNamed(const QString& names, const Catalogue& catalogue) {
    BoxList boxes;
    for (const QString& each : names.split(u',')) {
        const auto box = boxNamed(each.section(u':', 0, 0).trimmed(), catalogue);
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
                          .arg((*box)->id),
                      {}});
        boxes.insert(boxes.end(), static_cast<std::size_t>(copies), *box);
    }
    return boxes;
}

} // namespace stagewright

#include "editor/cli/box_choice.h"

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
    return tl::unexpected(Fault{BoxChoice::tr("there is no box \"%1\"").arg(name),
                                {},
                                BoxChoice::tr("The boxes are %1").arg(everyName(catalogue)),
                                {}});
}

Expected<BoxList> boxesNamed(const QString& names, const Catalogue& catalogue) {
    BoxList boxes;
    for (const QString& name : names.split(u',')) {
        const auto box = boxNamed(name.trimmed(), catalogue);
        if (!box)
            return tl::unexpected(box.error());
        boxes.push_back(*box);
    }
    return boxes;
}

} // namespace stagewright

#include "editor/fields/field_to_focus.h"

namespace stagewright {

QWidget* fieldToFocus(QWidget& place, const QWidget* except) {
    const auto takesFocus = [&](const QWidget* widget) {
        return widget && widget != except && place.isAncestorOf(widget) && widget->isVisible() &&
               widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0;
    };
    for (QWidget* known : {place.focusProxy(), place.focusWidget()})
        if (takesFocus(known))
            return known;
    for (QWidget* each = place.nextInFocusChain(); each != &place; each = each->nextInFocusChain())
        if (takesFocus(each))
            return each;
    return nullptr;
}

} // namespace stagewright

#include "editor/fields/plain_labels.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>

namespace stagewright {

PlainLabels::PlainLabels(QCoreApplication& application) {
    application.installEventFilter(this);
}

/// Labels are polished before they are measured or seen.
bool PlainLabels::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Polish)
        if (auto* label = qobject_cast<QLabel*>(watched);
            label && label->textFormat() != Qt::RichText)
            label->setTextFormat(Qt::PlainText);
    return false;
}

} // namespace stagewright

#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QWidget>

#include <set>
#include <string>

namespace stagewright {

/// The kinds of windows that come to the screen while it lives.
class ShownWindows : public QObject {
public:
    ShownWindows() { QCoreApplication::instance()->installEventFilter(this); }

    [[nodiscard]] const std::set<std::string>& kinds() const { return kinds_; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (event->type() == QEvent::Show && widget && widget->isWindow())
            kinds_.insert(widget->metaObject()->className());
        return false;
    }

private:
    std::set<std::string> kinds_;
};

} // namespace stagewright

#include "editor/window/help.h"

#include "editor/language/language.h"

#include <QCoreApplication>

#include <utility>

namespace stagewright {

Help::Help(Rule rule, PictureOf pictureOf, QWidget& window)
    : QObject(&window)
    , rule_(std::move(rule))
    , pictureOf_(std::move(pictureOf))
    , window_(window) {}

void Help::show() {
    const QString rule = rule_();
    if (!rule.isEmpty())
        return explain(rule);
    const bool isNew = !manual_;
    ManualWindow& manual = open();
    if (isNew)
        manual.turnTo(QStringLiteral("manual"));
}

void Help::explain(const QString& rule) {
    open().turnTo(sectionOfRule(rule));
}

void Help::drawAgain() {
    if (manual_)
        manual_->drawAgain();
}

void Help::takeOver(const Help& other) {
    if (!other.manual())
        return;
    ManualWindow& manual = open();
    manual.setGeometry(other.manual()->geometry());
    manual.turnTo(other.manual()->section());
}

ManualWindow& Help::open() {
    if (!manual_) {
        manual_ = new ManualWindow(readManual(languageOf(*QCoreApplication::instance())),
                                   pictureOf_, &window_);
        manual_->setAttribute(Qt::WA_DeleteOnClose);
    }
    manual_->show(); // before it turns to a section: only then it knows where that lies
    manual_->raise();
    manual_->activateWindow();
    return *manual_;
}

} // namespace stagewright

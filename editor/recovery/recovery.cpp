#include "editor/recovery/recovery.h"

#include <QEvent>
#include <QGuiApplication>
#include <QWidget>

#include <algorithm>
#include <utility>

namespace stagewright {

Recovery::Recovery(RecoveryFolder folder, QWidget* window)
    : QObject(window)
    , folder_(std::move(folder)) {
    window->installEventFilter(this);
    connect(qGuiApp, &QGuiApplication::commitDataRequest, this, &Recovery::keepNow,
            Qt::DirectConnection);
    connect(qGuiApp, &QCoreApplication::aboutToQuit, this, &Recovery::keepNow);
}

void Recovery::watch(Document& document) {
    auto* autosave = new Autosave(document, folder_, this);
    autosave->setDelay(delay_);
    connect(autosave, &Autosave::failed, this, &Recovery::failed);
    connect(autosave, &Autosave::worksAgain, this, &Recovery::worksAgain);
    // One that goes without being closed leaves its copy.
    connect(&document, &QObject::destroyed, this, [this, autosave] {
        std::erase(autosaves_, autosave);
        delete autosave;
    });
    autosaves_.push_back(autosave);
}

void Recovery::setDelay(std::chrono::milliseconds delay) {
    delay_ = delay;
    for (Autosave* autosave : autosaves_)
        autosave->setDelay(delay);
}

void Recovery::close(const Document& document) {
    const auto found =
        std::find_if(autosaves_.begin(), autosaves_.end(),
                     [&](const Autosave* each) { return &each->document() == &document; });
    if (found == autosaves_.end())
        return;
    disconnect(&document, nullptr, this, nullptr);
    (*found)->forget();
    delete *found;
    autosaves_.erase(found);
}

void Recovery::closeAll() {
    while (!autosaves_.empty())
        close(autosaves_.back()->document());
}

bool Recovery::keepNow() {
    bool kept = true;
    for (Autosave* autosave : autosaves_)
        kept = autosave->keepNow() && kept;
    return kept;
}

bool Recovery::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::WindowDeactivate)
        for (Autosave* autosave : autosaves_)
            autosave->keep();
    return QObject::eventFilter(watched, event);
}

} // namespace stagewright

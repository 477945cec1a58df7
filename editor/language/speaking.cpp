#include "editor/language/speaking.h"

#include <QCoreApplication>
#include <QTranslator>

namespace stagewright {

Speaking::Speaking(const QString& language) {
    if (language.isEmpty())
        return;
    words_ = std::make_unique<QTranslator>();
    // The one installed last is asked first.
    if (words_->load(QStringLiteral(":/translations/stagewright_%1.qm").arg(language)))
        QCoreApplication::installTranslator(words_.get());
}

/// The translator takes itself out.
Speaking::~Speaking() = default;

} // namespace stagewright

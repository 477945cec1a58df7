#include "editor/language/temporary_language.h"

#include <QCoreApplication>
#include <QTranslator>

namespace stagewright {

namespace {

/// English is in the sources, and its file holds but plurals: what it has not is said as it is
/// there, and not in the language of the program.
class Words : public QTranslator {
public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char* remark,
                                    int n) const override {
        const QString said = QTranslator::translate(context, source, remark, n);
        return said.isEmpty() ? QString::fromUtf8(source) : said;
    }
};

} // namespace

TemporaryLanguage::TemporaryLanguage(const QString& language) {
    if (language.isEmpty())
        return;
    words_ = std::make_unique<Words>();
    // The one installed last is asked first.
    if (words_->load(QStringLiteral(":/translations/stagewright_%1.qm").arg(language)))
        QCoreApplication::installTranslator(words_.get());
}

/// The translator takes itself out.
TemporaryLanguage::~TemporaryLanguage() = default;

} // namespace stagewright

#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace stagewright {

/// Lets the program speak another language while this lives: what is printed may be for others.
class TemporaryLanguage {
public:
    /// @param language one of languages(); empty: it stays with its own
    explicit TemporaryLanguage(const QString& language);
    ~TemporaryLanguage();

    TemporaryLanguage(const TemporaryLanguage&) = delete;
    TemporaryLanguage& operator=(const TemporaryLanguage&) = delete;

private:
    std::unique_ptr<QTranslator> words_;
};

} // namespace stagewright

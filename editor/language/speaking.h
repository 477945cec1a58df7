#pragma once

#include <QString>

#include <memory>

class QTranslator;

namespace stagewright {

/// Lets the program speak another language while this lives: what is printed may be for others.
class Speaking {
public:
    /// @param language one of languages(); empty: it stays with its own
    explicit Speaking(const QString& language);
    ~Speaking();

    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    std::unique_ptr<QTranslator> words_;
};

} // namespace stagewright

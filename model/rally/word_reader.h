#pragma once

#include "model/json/object_reader.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>
#include <cstddef>

namespace stagewright {

/// Which of `words` the field holds; `otherwise` if it is missing. Another word is a fault.
template <std::size_t count>
[[nodiscard]] std::size_t readWord(ObjectReader& reader, QLatin1StringView field,
                                   const std::array<QLatin1StringView, count>& words,
                                   std::size_t otherwise) {
    const auto text = reader.optionalText(field);
    if (!text)
        return otherwise;
    QStringList all;
    for (std::size_t i = 0; i < count; ++i) {
        if (*text == words[i])
            return i;
        all << QString(words[i]);
    }
    reader.fault(field, QCoreApplication::translate("WordReader", "must be one of: %1")
                            .arg(all.join(QStringLiteral(", "))));
    return otherwise;
}

} // namespace stagewright

#pragma once

#include "model/exchange/exchange.h"
#include "tests/rulebook_stages.h"

#include <gtest/gtest.h>

namespace stagewright {

/// What a text holds, which must be readable.
inline Imported importedFrom(const QByteArray& text) {
    auto imported = readStages(text, games());
    if (!imported) {
        ADD_FAILURE() << sentence(imported.error()).toStdString() << '\n' << text.toStdString();
        return {};
    }
    return *std::move(imported);
}

/// Likewise, of one stage.
inline Stage stageIn(const QByteArray& text) {
    const Imported imported = importedFrom(text);
    EXPECT_EQ(imported.stages.size(), 1U);
    return imported.stages.empty() ? Stage() : imported.stages.front();
}

/// What is wrong with a text, "PLACE: WHAT"; empty if nothing is.
inline std::string faultIn(const QByteArray& text) {
    const auto imported = readStages(text, games());
    return imported ? std::string()
                    : (imported.error().place + QStringLiteral(": ") + imported.error().what)
                          .toStdString();
}

/// The file that comes of a stage.
inline Exported exportedTo(Format format, const Stage& stage) {
    auto exported = writeStages(std::span(&stage, 1), {}, format, games());
    if (!exported) {
        ADD_FAILURE() << sentence(exported.error()).toStdString();
        return {};
    }
    return *std::move(exported);
}

/// Remarks or losses, one a line.
inline std::string linesOf(const std::vector<Fault>& remarks) {
    std::string lines;
    for (const Fault& remark : remarks)
        lines += sentence(remark).toStdString() + '\n';
    return lines;
}

} // namespace stagewright

#pragma once

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// The option of the commands that work on one stage of a rally.
class StageOption {
public:
    /// Adds it to the parser.
    explicit StageOption(QCommandLineParser& parser);

    struct Choice {
        std::optional<int> number; ///< from 1; nothing: the first
    };

    /// @return nothing if what was given is no number, which has then been said
    [[nodiscard]] std::optional<Choice> read(const QCommandLineParser& parser) const;

private:
    QCommandLineOption stage_;
};

} // namespace stagewright

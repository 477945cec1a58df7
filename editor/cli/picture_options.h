#pragma once

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// How a command is to write a picture.
struct PictureChoice {
    QString path; ///< of a kind that pictures can be written to
    bool mono = false;
    int pixelsPerTile = 0;
};

/// The options of the commands that write pictures.
class PictureOptions {
public:
    /// Adds them to the parser.
    explicit PictureOptions(QCommandLineParser& parser);

    /// @return nothing if they were given wrongly, which has then been said
    [[nodiscard]] std::optional<PictureChoice> read(const QCommandLineParser& parser) const;

private:
    QCommandLineOption output_;
    QCommandLineOption mono_;
    QCommandLineOption pixels_;
};

} // namespace stagewright

#pragma once

#include "editor/sheets/picture_file.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// How a command is to write a picture.
struct PictureChoice {
    QString path; ///< may be standard output
    QString kind; ///< "svg"; one of those that pictures can be written as
    bool mono = false;
    int pixelsPerTile = 0;
};

/// Writes the picture where and as it was chosen.
/// @param carried the pack that it carries inside; empty: none
[[nodiscard]] Expected<void> writeChosen(const Picture& picture, const PictureChoice& choice,
                                         double pixelsPerMillimetre,
                                         const QByteArray& carried = {});

/// The options of the commands that write pictures.
class PictureOptions {
public:
    /// Adds them to the parser.
    explicit PictureOptions(QCommandLineParser& parser);

    /// @return nothing if they were given wrongly, which has then been said
    [[nodiscard]] std::optional<PictureChoice> read(const QCommandLineParser& parser) const;

private:
    [[nodiscard]] Expected<QString> readKind(const QCommandLineParser& parser,
                                             const QString& path) const;

    QCommandLineOption output_;
    QCommandLineOption mono_;
    QCommandLineOption kind_;
    QCommandLineOption pixels_;
};

} // namespace stagewright

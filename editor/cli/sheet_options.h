#pragma once

#include "editor/sheets/sheets.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// What the sheet command was told of its pages.
struct SheetChoice {
    SheetPlan plan;
    QString numbers; ///< of the pages to print (editor/sheets/page_numbers.h); empty: all
};

/// What the sheet command can be told of its pages.
class SheetOptions {
public:
    /// Adds them to the parser.
    explicit SheetOptions(QCommandLineParser& parser);

    /// @return nothing if something given cannot be used, which has then been said
    [[nodiscard]] std::optional<SheetChoice> read(const QCommandLineParser& parser) const;

    /// The number of the one stage to print, from 1; 0: all. Nothing likewise.
    [[nodiscard]] std::optional<int> stage(const QCommandLineParser& parser) const;

    /// One of languages(), or empty: the system's. Nothing likewise.
    [[nodiscard]] std::optional<QString> language(const QCommandLineParser& parser) const;

private:
    QCommandLineOption pages_;
    QCommandLineOption paper_;
    QCommandLineOption margin_;
    QCommandLineOption mono_;
    QCommandLineOption scale_;
    QCommandLineOption overlap_;
    QCommandLineOption tile_;
    QCommandLineOption only_;
    QCommandLineOption language_;
    QCommandLineOption stage_;
};

} // namespace stagewright

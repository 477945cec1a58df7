#pragma once

#include "editor/sheets/sheets.h"
#include "model/exchange/carried_rally.h"

#include <QCommandLineParser>

#include <optional>

namespace stagewright {

/// What the sheet command was told of its pages.
struct SheetChoice {
    SheetPlan plan;
    bool hasParts = false; ///< whether it was told which; else they are those of a stage alone
    QString numbers;       ///< of the pages to print (editor/sheets/page_numbers.h); empty: all
    Carried carried = Carried::Stages; ///< inside the PDF
};

/// What the sheet command can be told of its pages.
class SheetOptions {
public:
    /// Adds them to the parser.
    explicit SheetOptions(QCommandLineParser& parser);

    /// @return the fault of what cannot be used
    [[nodiscard]] Expected<SheetChoice> read(const QCommandLineParser& parser) const;

    /// One of languages(), or empty: the system's. Nothing if it is none, which has then been said.
    [[nodiscard]] std::optional<QString> language(const QCommandLineParser& parser) const;

private:
    QCommandLineOption pages_;
    QCommandLineOption paper_;
    QCommandLineOption margin_;
    QCommandLineOption mono_;
    QCommandLineOption blank_;
    QCommandLineOption qr_;
    QCommandLineOption scale_;
    QCommandLineOption overlap_;
    QCommandLineOption tile_;
    QCommandLineOption only_;
    QCommandLineOption language_;
};

} // namespace stagewright

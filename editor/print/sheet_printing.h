#pragma once

#include "editor/print/printer_choice.h"
#include "model/fault.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>
#include <optional>

class QPrinter;

namespace stagewright {

/// What is asked while sheets are printed, so that a test can answer.
struct PrintQuestions {
    std::function<QString()> pathForPdf; ///< empty: none
    /// Nothing: not to print.
    std::function<std::optional<PrinterChoice>(QPrinter& printer, const PagesToPrint& pages)>
        printer;
    std::function<bool(const QString& path)> mayReplace; ///< what may be there
    /// Whether it is written; if not, that has been said.
    std::function<bool(const QString& path, const QByteArray& content)> write;
    std::function<void(const QString& what)> complain;
};

/// Draws pages of a document onto paper or into a file. Slow drawing can be stopped.
class SheetPrinting final {
    Q_DECLARE_TR_FUNCTIONS(PrintDialog)

public:
    /// All must outlive it.
    /// @param language that the pages speak; empty: that of the program
    /// @param carried the pack that a PDF carries inside; empty: none
    SheetPrinting(const SheetDocument& document, QString language, const PrintQuestions& questions,
                  QWidget* parent, Expected<QByteArray> carried = QByteArray());

    /// Where and as the user chooses.
    /// @param wanted not empty
    /// @return how many pages; nothing: none, for a reason that the user knows
    [[nodiscard]] std::optional<int> print(const PageChoice& wanted) const;
    /// @return nothing if the user has stopped it, or was told why there is none
    [[nodiscard]] std::optional<QByteArray> pdf(const PageChoice& pages) const;

private:
    [[nodiscard]] std::optional<int> drawTo(QPrinter& printer, const PageChoice& pages) const;

    const SheetDocument& document_;
    QString language_;
    const PrintQuestions& questions_;
    QWidget* parent_;
    Expected<QByteArray> carried_;
};

} // namespace stagewright

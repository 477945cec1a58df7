#pragma once

#include "editor/print/printer_choice.h"

#include <QtPrintSupport/QPrintDialog>

namespace stagewright {

/// The system's dialog to choose a printer. It offers what comes true: which pages, in which order
/// and how often is seen to by who draws them, as no printer does it alike, and a file is written
/// by the program itself. Paper and margins were chosen before.
class PrinterDialog final : public QPrintDialog {
    Q_OBJECT

public:
    /// @param printer is set up for what is chosen; must outlive it
    PrinterDialog(QPrinter& printer, PagesToPrint pages, QWidget* parent = nullptr);

    /// Once it is accepted.
    [[nodiscard]] const PrinterChoice& choice() const { return choice_; }

    void accept() override;

protected:
    void childEvent(QChildEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void offerWhatComesTrue();
    void giveLettersOnce();
    [[nodiscard]] bool isToFile() const;
    /// As the dialog's fields say.
    [[nodiscard]] PrinterChoice chosen() const;

    QPrinter& printer_;
    PagesToPrint pages_;
    PrinterChoice choice_;
};

} // namespace stagewright

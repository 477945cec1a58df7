#pragma once

#include "editor/print/forecaster.h"
#include "editor/print/page_preview.h"
#include "editor/print/print_form.h"
#include "editor/print/sheet_printing.h"
#include "model/exchange/carried_rally.h"

#include <QDialog>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>

namespace stagewright {

/// A rally to print, and the stage of it that is open.
struct PrintJob {
    RallyPack pack;
    qsizetype openStage = 0;
    Games games;
    QStringList overlays;
    HouseRules house{};
};

/// Prints sheets, or writes them as a PDF: all choices, and what comes of them page by page.
class PrintDialog final : public QDialog {
    Q_OBJECT

public:
    PrintDialog(PrintJob job, const PrintChoice& choice, PrintQuestions questions,
                QWidget* parent = nullptr);

    [[nodiscard]] PrintForm& form() const { return *form_; }
    [[nodiscard]] PagePreview& preview() const { return *preview_; }
    [[nodiscard]] QPushButton& print() const { return *print_; }
    [[nodiscard]] QPushButton& exportPdf() const { return *exportPdf_; }
    /// How many pages there are, or what is wrong.
    [[nodiscard]] QLabel& status() const { return *status_; }

Q_SIGNALS:
    /// A PDF was written.
    void exported(const QString& path);
    /// So many pages went to the printer.
    void printed(int pages);

private:
    void layOut();
    void fitForm();
    void addKeys();
    void refresh();
    void tell(const PrintChoice& choice);
    /// Whether they say what is found out behind the window.
    [[nodiscard]] bool arePagesToFind(const SheetPlan& plan) const;
    [[nodiscard]] SheetSubject subject(const PrintChoice& choice) const;
    void writePdf();
    void sendToPrinter();
    [[nodiscard]] std::vector<qsizetype> shownStages(const PrintChoice& choice) const;
    [[nodiscard]] SheetPrinting printing();

    PrintJob job_;
    PrintQuestions questions_;
    PacksToCarry packs_;
    Forecaster forecaster_;
    Expected<SheetDocument> document_;
    PageChoice pages_; ///< to be printed; empty where something is wrong
    QTimer rest_;      ///< after the last change, until the pages are laid out again
    PrintForm* form_;
    QScrollArea* formArea_; ///< in which the form is
    PagePreview* preview_;
    QLabel* status_;
    QPushButton* print_;
    QPushButton* exportPdf_;
};

} // namespace stagewright

#pragma once

#include "editor/sheets/sheet_pages.h"

#include <QImage>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

namespace stagewright {

/// Shows sheets page by page, as large as it is. A page is drawn when it is looked at.
class PagePreview final : public QWidget {
    Q_OBJECT

public:
    explicit PagePreview(QWidget* parent = nullptr);

    /// Stays at the page where it is, if there still is one.
    /// @param language in which the pages are drawn; empty: the program's
    void show(const SheetDocument& document, const QString& language);
    using QWidget::show;
    /// Which of the pages are printed; the others are seen as left out.
    void mark(const PageChoice& printed);
    /// Nothing to see, and why.
    void showNothing(const QString& why);

    [[nodiscard]] std::size_t page() const { return page_; }
    [[nodiscard]] const QImage& picture() const { return picture_; }
    [[nodiscard]] QToolButton& next() const { return *next_; }
    [[nodiscard]] QToolButton& previous() const { return *previous_; }
    /// "Page 1 of 12", "Page 2 of 12, left out"
    [[nodiscard]] QLabel& number() const { return *number_; }

public Q_SLOTS:
    void turn(int pages);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QRect room() const;
    void refresh();
    [[nodiscard]] bool isPrinted() const;

    SheetDocument document_;
    PageChoice printed_;
    QString language_;
    QString why_;
    std::size_t page_ = 0;
    QImage picture_; ///< null: to be drawn
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* number_;
};

} // namespace stagewright

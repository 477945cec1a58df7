#pragma once

#include "editor/print/page_view.h"
#include "editor/sheets/sheet_pages.h"

#include <QImage>
#include <QLabel>
#include <QToolButton>
#include <QWidget>

#include <optional>

namespace stagewright {

/// Shows sheets page by page, whole or closer. A page is drawn when it is looked at.
///
/// Closer and back: Ctrl and the wheel, two fingers, + and -, buttons; Ctrl+0 the whole page. Close
/// by, wheel, arrow keys and dragging move it; the wheel turns to the next page at its end.
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
    [[nodiscard]] const PageView& view() const { return view_; }
    [[nodiscard]] QToolButton& closer() const { return *closer_; }
    [[nodiscard]] QToolButton& farther() const { return *farther_; }
    [[nodiscard]] QToolButton& whole() const { return *whole_; }
    [[nodiscard]] QToolButton& next() const { return *next_; }
    [[nodiscard]] QToolButton& previous() const { return *previous_; }
    /// "Page 1 of 12", "Page 2 of 12, left out"
    [[nodiscard]] QLabel& number() const { return *number_; }

public Q_SLOTS:
    void turn(int pages);
    void zoomIn();
    void zoomOut();
    void showWhole();

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void addButtons();
    [[nodiscard]] QRect room() const;
    void refresh();
    /// The view is another now.
    void look();
    void zoom(double factor, QPointF at);
    void moveOrTurn(QPointF by);
    [[nodiscard]] QImage drawn() const;
    [[nodiscard]] bool isPrinted() const;

    SheetDocument document_;
    PageChoice printed_;
    QString language_;
    QString why_;
    std::size_t page_ = 0;
    PageView view_;
    QImage picture_;             ///< of the whole page; null: to be drawn
    std::optional<QPoint> drag_; ///< where the pointer was last
    int spun_ = 0;               ///< of a notch of the wheel
    QToolButton* closer_;
    QToolButton* farther_;
    QToolButton* whole_;
    QToolButton* previous_;
    QToolButton* next_;
    QLabel* number_;
};

} // namespace stagewright
